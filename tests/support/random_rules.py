"""Random rules of every kind: any rules, or those that hold for a full grid, so that their puzzles have solutions."""

from collections.abc import Callable, Sequence
from random import Random

from sudoku_workshop import rules
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.custom import Custom
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule
from tests.support.plain_rules import Place, Plain, Puzzle, between_extremes, checks, passes, seen

FITTING: dict[str, tuple[str, Callable[[int, int], int]]] = {  # the marks that exempt cells from a rule about all
    "nonconsecutive": ("white", lambda one, other: abs(one - other) == 1),
    "all-black": ("black", lambda one, other: 2 if max(one, other) == 2 * min(one, other) else 0),
}
ATTEMPTS = 300  # to make a rule that holds for a full grid
WHOLE_LINES = ("sandwich", "x-sum", "skyscraper", "numbered-room")
NUMBERS: dict[str, Callable[[Sequence[int], int], int]] = {  # the number that fits the digits of the cells
    "white": lambda digits, _n: abs(digits[0] - digits[1]),
    "black": lambda digits, _n: max(digits) // min(digits),
    "little-killer": lambda digits, _n: sum(digits),
    "killer": lambda digits, _n: sum(digits),
    "sum": lambda digits, _n: sum(digits),
    "sum-line": lambda digits, _n: sum(digits),
    "sandwich": between_extremes,
    "x-sum": lambda digits, _n: sum(digits[: digits[0]]),
    "skyscraper": lambda digits, _n: seen(digits),
    "numbered-room": lambda digits, _n: digits[digits[0] - 1],
}


def plain(rule: Rule, n: int) -> Plain:
    """Return a rule of ours as plain data."""
    regions = rule.all if isinstance(rule, Regions) else ()
    return Plain(
        rule.kind,
        _places(rule.cells, n),
        rule.number or 0,
        tuple(_places(region, n) for region in regions),
        tuple(_places(cells, n) for cells in rule.groups),
        rule.listed,
        rule.table if isinstance(rule, Custom) else "",
    )


def _places(cells: Sequence[int], n: int) -> tuple[Place, ...]:
    return tuple((cell // n + 1, cell % n + 1) for cell in cells)


def puzzle_of(grid: Geometry) -> Puzzle:
    """Return a geometry with its rules as plain data."""
    return Puzzle(grid.n, grid.box, tuple(plain(rule, grid.n) for rule in grid.rules))


def digits_at(digits: Sequence[int], n: int) -> dict[Place, int]:
    """Return the digits of a grid by place, without blanks."""
    return {(cell // n + 1, cell % n + 1): digit for cell, digit in enumerate(digits) if digit}


def holds(rule: Rule, rules: Sequence[Rule], digits: Sequence[int], base: Geometry) -> bool:
    """Return whether the digits obey a rule of a puzzle with these rules."""
    puzzle = Puzzle(base.n, base.box, tuple(plain(each, base.n) for each in rules))
    found = digits_at(digits, base.n)
    return all(passes(check, found) for check in checks(plain(rule, base.n), puzzle))


def random_rule(kind: str, frame: Frame, random: Random, digits: Sequence[int] = ()) -> Rule | None:
    """Return a random rule of a kind, or None if this attempt made none. With `digits`, parts fit them if they can."""
    if kind == "regions":
        return _regions(frame, random, digits)
    if kind == "custom":
        return _custom(frame, random, digits)
    found = KINDS[kind]
    if found.fewest_groups:
        return _grouped(found, frame, random, digits)
    cells = _random_cells(found, frame, random)
    if digits and kind in ("even", "odd"):
        cells = [cell for cell in cells if digits[cell] % 2 == (kind == "odd")]
    known = [digits[cell] for cell in cells] if digits else []
    number = found.usual(frame.n)
    if known and kind in NUMBERS:
        number = NUMBERS[kind](known, frame.n)
    elif found.has_number(frame.n) and (number is None or random.random() < 0.5):
        number = random.randrange(2 * frame.n + 1)
    try:
        return found.of(cells, number, frame, _listed(kind, known, frame.n, random) if found.listing else ())
    except RuleError:
        return None


def _custom(frame: Frame, random: Random, digits: Sequence[int]) -> Rule:
    """Return a rule with a random table of pairs, or with a machine that adds up. With `digits`, the sum fits them."""
    cells = _walk(frame, random.randint(2, 4), random)
    names, size = [f"r{cell // frame.n + 1}c{cell % frame.n + 1}" for cell in cells], frame.n
    allowed = {(a, b) for a in frame.digits for b in frame.digits if random.random() < 0.6}
    divisor = random.randint(2, 5)
    rest = sum(digits[cell] for cell in cells) % divisor if digits else random.randrange(divisor)

    class Adding:
        start = 0

        def step(self, state: int, digit: int) -> int:
            return (state + digit) % divisor

        def accepts(self, state: int) -> bool:
            return state == rest

    stated = (
        lambda: rules.pairs(lambda a, b: (a, b) in allowed, names, size=size, every=random.random() < 0.5),
        lambda: rules.line(Adding, names, size=size),
        lambda: rules.group(lambda found: sum(found) % divisor == rest, names, size=size),
    )
    return rules.parse_rule(random.choice(stated)().text, frame)


def _grouped(kind: type[Rule], frame: Frame, random: Random, digits: Sequence[int]) -> Rule | None:
    """Return a random rule of a kind with groups of cells and perhaps factors. With `digits`, its number fits them."""
    halved = kind.kind == "same-values"
    cells = _walk(frame, 2 if halved and random.random() < 0.5 else random.randint(2, 5), random)
    cut = len(cells) // 2 if halved else random.randint(1, min(2, len(cells) - 1))
    groups = [cells[:cut], cells[cut:]]
    factors = [random.choice((1, 2, 3)), random.choice((1, -1, -2))] if kind.listing else []
    number = None
    if kind.example is not None:
        fitting = sum(f * digits[cell] for f, group in zip(factors, groups, strict=True) for cell in group if digits)
        number = fitting if digits else random.randint(-5, 15)
    try:
        return kind.of_groups(groups, number, frame, factors)
    except RuleError:
        return None


def _random_cells(kind: type[Rule], frame: Frame, random: Random) -> list[int]:
    """Return random cells for a rule of a kind, in an order that fits it."""
    n = frame.n
    if kind.kind in WHOLE_LINES:
        at = random.randrange(n)
        line = random.choice(([*range(at * n, at * n + n)], [*range(at, n * n, n)]))
        return line[:: random.choice((1, -1))]
    if kind.most == 0:
        return []
    if kind.most == 1:
        return [random.randrange(n * n)]
    if kind.most == 2:
        cells = [*random.choice([*frame.neighbours()])]
        return random.sample(cells, 2) if kind.is_line else cells
    if kind.is_line and kind.kind != "clone":
        return _walk(frame, random.randint(2, 5), random)
    return random.sample(range(n * n), random.choice((1, 2, 4, min(6, n))))


def _listed(kind: str, known: Sequence[int], n: int, random: Random) -> list[int]:
    """Return random digits for a rule that lists digits. They fit the known digits of its cells."""
    digits = random.sample(known, random.randint(1, len(known))) if known else random.choices(range(1, n + 1), k=2)
    if kind == "contains":
        return digits
    if kind == "contains-exactly":
        return [digit for digit in {*digits} for _ in range(known.count(digit) or 1)]
    named = {*digits, random.randint(1, n)}
    return [(known.count(digit) if known else 1) * (10 if n < 10 else 100) + digit for digit in named]


def _walk(frame: Frame, length: int, random: Random) -> list[int]:
    """Return a line of cells that touch, no cell twice."""
    line = [random.randrange(frame.n**2)]
    while len(line) < length:
        row, column = divmod(line[-1], frame.n)
        near = [
            r * frame.n + c
            for r in range(max(0, row - 1), min(frame.n, row + 2))
            for c in range(max(0, column - 1), min(frame.n, column + 2))
            if r * frame.n + c not in line
        ]
        if not near:
            break
        line.append(random.choice(near))
    return line


def _regions(frame: Frame, random: Random, digits: Sequence[int]) -> Rule:
    """Return the boxes (or rows) after some cells have changed places: cells with equal digits if there are digits."""
    n = frame.n
    boxes = frame.boxes or [tuple(range(at, at + n)) for at in range(0, n * n, n)]
    signs = [""] * (n * n)
    for index, cells in enumerate(boxes):
        for cell in cells:
            signs[cell] = str(index)
    for _ in range(random.randint(1, n)):
        one = random.randrange(n * n)
        other = random.choice([cell for cell in range(n * n) if not digits or digits[cell] == digits[one]])
        signs[one], signs[other] = signs[other], signs[one]
    for cell in random.sample(range(n * n), random.choice((0, 0, 0, 2))):
        signs[cell] = "."
    return Regions.by_sign(signs, frame)


def rules_for(digits: Sequence[int], base: Geometry, kinds: Sequence[str], random: Random) -> list[Rule]:
    """Return rules of these kinds that hold for a full grid. Kinds without such a rule are left out."""
    rules: list[Rule] = []
    for kind in kinds:
        for _ in range(ATTEMPTS):
            rule = random_rule(kind, base.frame, random, digits)
            made = [rule, *_exempting(rule, digits, base.frame)] if rule else []
            if rule and all(holds(each, [*rules, *made], digits, base) for each in [*rules, *made]):
                rules += made
                break
    return rules


def _exempting(rule: Rule, digits: Sequence[int], frame: Frame) -> list[Rule]:
    """Return the marks that a rule about all marks needs to hold for a full grid."""
    pairs = [*frame.neighbours()]
    if rule.kind == "all-xv":
        marked = [pair for pair in pairs if digits[pair[0]] + digits[pair[1]] == rule.number]
        return [KINDS["xv"].of(pair, rule.number, frame) for pair in marked]
    if rule.kind not in FITTING:
        return []
    kind, test = FITTING[rule.kind]
    found = [(pair, int(test(digits[pair[0]], digits[pair[1]]))) for pair in pairs]
    return [KINDS[kind].of(pair, number, frame) for pair, number in found if number]
