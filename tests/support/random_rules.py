"""Random rules of every kind: any rules, or those that hold for a full grid, so that their puzzles have solutions."""

from collections.abc import Callable, Sequence
from random import Random

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Frame, Rule
from tests.support.plain_rules import Place, Plain, Puzzle, checks, passes

FITTING: dict[str, tuple[str, Callable[[int, int], int]]] = {  # the marks that exempt cells from a rule about all
    "nonconsecutive": ("white", lambda one, other: abs(one - other) == 1),
    "all-black": ("black", lambda one, other: 2 if max(one, other) == 2 * min(one, other) else 0),
}


def plain(rule: Rule, n: int) -> Plain:
    """Return a rule of ours as plain data."""
    regions = rule.all if isinstance(rule, Regions) else ()
    return Plain(rule.kind, _places(rule.cells, n), rule.number or 0, tuple(_places(region, n) for region in regions))


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
    found = KINDS[kind]
    usual = found.usual(frame.n)
    number = usual if usual is None or random.random() < 0.5 else random.randrange(frame.n + 3)
    if found.most == 2:
        cells = list(random.choice([*frame.neighbours()]))
        if digits and kind in ("white", "black"):
            low, high = sorted(digits[cell] for cell in cells)
            number = high - low if kind == "white" else high // low
    elif found.most == 0:
        cells = []
    elif found.most == 1:
        cells = [random.randrange(frame.n**2)]
    elif found.is_line and kind != "clone":
        cells = _walk(frame, random.randint(2, 5), random)
    else:
        cells = random.sample(range(frame.n**2), random.choice((2, 4, min(6, frame.n))))
        if digits and kind in ("even", "odd"):
            cells = [cell for cell in cells if digits[cell] % 2 == (kind == "odd")]
    if found.example is not None:
        number = sum(digits[cell] for cell in cells) if digits else random.randint(1, len(cells) * frame.n)
    try:
        return found.of(random.sample(cells, len(cells)) if kind == "greater" else cells, number, frame)
    except RuleError:
        return None


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
        for _ in range(30):
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
