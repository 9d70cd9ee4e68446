"""Independent definitions of all rules, to check ours against. Nothing of ours is imported.

A puzzle is a list of rules: a kind, cells as (row, column) from 1, and perhaps a number. `checks` turns a rule into
tests of the digits of some cells.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

Place = tuple[int, int]  # row and column, from 1


class Plain(NamedTuple):
    """A rule as plain data. The regions of a jigsaw are in `regions`, and several groups of cells in `groups`."""

    kind: str
    cells: tuple[Place, ...] = ()
    number: int = 0
    regions: tuple[tuple[Place, ...], ...] = ()
    groups: tuple[tuple[Place, ...], ...] = ()
    listed: tuple[int, ...] = ()
    table: str = ""


class Puzzle(NamedTuple):
    """The size of a grid, the width and height of its boxes, and its rules."""

    n: int
    box: tuple[int, int]
    rules: tuple[Plain, ...] = ()


class Check(NamedTuple):
    """Cells, and a test of their digits in the same order."""

    cells: tuple[Place, ...]
    holds: Callable[..., bool]


Demand = Callable[[Plain, Puzzle], Iterable[Check]]


def different(*digits: int) -> bool:
    return len({*digits}) == len(digits)


def places(puzzle: Puzzle) -> list[Place]:
    return [(row, column) for row in range(1, puzzle.n + 1) for column in range(1, puzzle.n + 1)]


def boxes(puzzle: Puzzle) -> list[list[Place]]:
    """Return the cells of each box, row by row; none if a box would be a row."""
    (width, height), n = puzzle.box, puzzle.n
    found: dict[Place, list[Place]] = {}
    for row, column in places(puzzle):
        found.setdefault(((row - 1) // height, (column - 1) // width), []).append((row, column))
    return list(found.values()) if 1 < height < n else []


def lines_and_boxes(puzzle: Puzzle) -> list[tuple[Place, ...]]:
    """Return the rows, the columns, and the boxes unless regions replace them."""
    numbers = range(1, puzzle.n + 1)
    rows = [tuple((row, column) for column in numbers) for row in numbers]
    columns = [tuple((row, column) for row in numbers) for column in numbers]
    jigsaw = any(rule.kind == "regions" for rule in puzzle.rules)
    return rows + columns + [tuple(box) for box in boxes(puzzle) if not jigsaw]


def touching(puzzle: Puzzle) -> Iterator[tuple[Place, Place]]:
    """Yield each two cells that share a side, the upper or left one first."""
    for row, column in places(puzzle):
        if column < puzzle.n:
            yield (row, column), (row, column + 1)
        if row < puzzle.n:
            yield (row, column), (row + 1, column)


def unmarked(puzzle: Puzzle, *kinds: str) -> Iterator[tuple[Place, Place]]:
    """Yield each two cells that share a side and have none of these marks."""
    marked = [{*rule.cells} for rule in puzzle.rules if rule.kind in kinds]
    return (pair for pair in touching(puzzle) if {*pair} not in marked)


def apart(puzzle: Puzzle, *steps: tuple[int, int]) -> Iterator[Check]:
    """Yield a check for each two cells whose rows and columns differ by these numbers."""
    for one, other in combinations(places(puzzle), 2):
        if tuple(sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))) in steps:
            yield Check((one, other), different)


def ratio(number: int) -> Callable[[int, int], bool]:
    return lambda a, b: max(a, b) == number * min(a, b)


def total(number: int) -> Callable[..., bool]:
    return lambda *digits: sum(digits) == number


def weighted(groups: Sequence[Sequence[Place]], factors: Sequence[int], number: int) -> Check:
    """Return the check that the digits of each group, times its factor, add up to a number."""
    every = [factor for cells, factor in zip(groups, factors, strict=True) for _ in cells]
    cells = tuple(cell for group in groups for cell in group)
    return Check(cells, lambda *digits: sum(a * b for a, b in zip(digits, every, strict=True)) == number)


def arrow(rule: Plain, _puzzle: Puzzle) -> Iterator[Check]:
    circle, line = rule.groups
    yield Check(
        (*circle, *line),
        lambda *digits: int("".join(map(str, digits[: len(circle)]))) == sum(digits[len(circle) :]),
    )


def entropy(digit: int, n: int) -> int:
    """Return 0, 1 or 2 for a low, middle or high digit. The middle group alone may have one digit more or fewer."""
    outer = next(k for k in range(1, n) if abs(n - 2 * k - k) <= 1)
    return 0 if digit <= outer else 2 if digit > n - outer else 1


def successive(cells: Sequence[Place], number: int) -> list[tuple[Place, ...]]:
    """Return each run of so many cells of a line, or the whole line if it is shorter."""
    return [tuple(cells[at : at + number]) for at in range(max(1, len(cells) - number + 1))]


def region_by_region(rule: Plain, _puzzle: Puzzle) -> Iterator[Check]:
    return (Check(region, different) for region in rule.regions)


def windows(_rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
    (width, height), n = puzzle.box, puzzle.n
    for top in range(2, n - height + 1, height + 1):
        for left in range(2, n - width + 1, width + 1):
            cells = [(row, column) for row in range(top, top + height) for column in range(left, left + width)]
            yield Check(tuple(cells), different)


def same_places(_rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
    return (Check(tuple(box[k] for box in boxes(puzzle)), different) for k in range(puzzle.n))


def beside_dots(test: Callable[[int, int], bool]) -> Demand:
    return lambda _rule, puzzle: (Check(pair, test) for pair in unmarked(puzzle, "white", "black"))


def no_ratio(rule: Plain, puzzle: Puzzle) -> Iterable[Check]:
    ratios = [ratio(other.number) for other in puzzle.rules if other.kind == "black"] or [ratio(2)]
    return beside_dots(lambda a, b: not any(test(a, b) for test in ratios))(rule, puzzle)


def no_sum(rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
    return (Check(pair, lambda a, b: a + b != rule.number) for pair in unmarked(puzzle, "xv"))


def extreme(test: Callable[[int, int], bool]) -> Demand:
    """Return the checks of a cell against its neighbours, except those with the same mark."""

    def demand(rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
        marked = [cell for other in puzzle.rules if other.kind == rule.kind for cell in other.cells]
        for pair in touching(puzzle):
            for cell, other in (pair, pair[::-1]):
                if cell in rule.cells and other not in marked:
                    yield Check((cell, other), test)

    return demand


def each(test: Callable[[int], bool]) -> Demand:
    return lambda rule, _puzzle: (Check((cell,), test) for cell in rule.cells)


def steps(test: Callable[[int, int, Plain], bool]) -> Demand:
    """Return the checks of each cell of a line with the next one."""
    return lambda rule, _puzzle: (Check(pair, lambda a, b: test(a, b, rule)) for pair in pairwise(rule.cells))


def equal(rule: Plain, _puzzle: Puzzle) -> Iterator[Check]:
    half = len(rule.cells) // 2
    others = rule.cells[half:] if rule.kind == "clone" else rule.cells[::-1]
    return (Check(pair, lambda a, b: a == b) for pair in zip(rule.cells[:half], others, strict=False))


def groups(group: Callable[[int, Plain, Puzzle], int]) -> Demand:
    """Return the checks that so many successive cells of a line have digits of different groups."""
    return lambda rule, puzzle: (
        Check(pair, lambda a, b: group(a, rule, puzzle) != group(b, rule, puzzle))
        for run in successive(rule.cells, rule.number)
        for pair in combinations(run, 2)
    )


def together(test: Callable[[Sequence[int], Plain, int], bool]) -> Demand:
    """Return a check of all cells of a rule. The test gets their digits, the rule and n."""
    return lambda rule, puzzle: [Check(rule.cells, lambda *digits: test(digits, rule, puzzle.n))]


def along(test: Callable[[Sequence[int], Plain, int], bool]) -> Demand:
    """Return the checks of a whole row or column."""
    return lambda rule, puzzle: [Check(rule.cells, different), *together(test)(rule, puzzle)]


def is_cut(digits: Sequence[int], total: int) -> bool:
    """Return whether a line can be cut into pieces with this sum."""
    pieces = [k for k in range(1, len(digits) + 1) if sum(digits[:k]) == total]
    return not digits or any(is_cut(digits[k:], total) for k in pieces)


def ends(digits: Sequence[int]) -> tuple[int, int]:
    return digits[0], digits[-1]


def are_equal(*sums: int) -> bool:
    return len({*sums}) == 1


def zipped(digits: Sequence[int], _rule: Plain, _n: int) -> bool:
    half = len(digits) // 2
    sums = [digits[k] + digits[-1 - k] for k in range(half)]
    return are_equal(*sums, *digits[half : len(digits) - half])


def by_region(rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
    """Return the check that all parts of a line, each inside one region, have the same sum."""
    jigsaw = [region for other in puzzle.rules for region in other.regions]
    regions = jigsaw or boxes(puzzle)
    numbers = [next((k for k, region in enumerate(regions) if cell in region), -1) for cell in rule.cells]
    cells = tuple(cell for cell, number in zip(rule.cells, numbers, strict=True) if number >= 0)
    numbers = [number for number in numbers if number >= 0]
    starts = [k for k in range(len(cells)) if k == 0 or numbers[k] != numbers[k - 1]] + [len(cells)]

    def holds(*digits: int) -> bool:
        return are_equal(*(sum(digits[start:end]) for start, end in pairwise(starts)))

    if len(starts) > 2:
        yield Check(cells, holds)


def between_extremes(digits: Sequence[int], n: int) -> int:
    first, last = sorted((digits.index(1), digits.index(n)))
    return sum(digits[first + 1 : last])


def seen(digits: Sequence[int]) -> int:
    return sum(all(before < digit for before in digits[:k]) for k, digit in enumerate(digits))


def indexed(
    where: Callable[[Place, Puzzle], tuple[Sequence[Place], int]],
) -> Demand:
    """Return the checks that the digit of each cell is the place of a digit in a list of cells."""

    def demand(rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
        for cell in rule.cells:
            listed, digit = where(cell, puzzle)
            own = listed.index(cell)
            yield Check(tuple(listed), lambda *digits, own=own, digit=digit: digits[digits[own] - 1] == digit)

    return demand


def in_box(cell: Place, puzzle: Puzzle) -> tuple[Sequence[Place], int]:
    box = next(box for box in boxes(puzzle) if cell in box)
    return box, box.index(cell) + 1


def named(rule: Plain, n: int) -> dict[int, int]:
    """Return how often a look-and-say cage has each digit that it names."""
    return {number % (10 if n <= 9 else 100): number // (10 if n <= 9 else 100) for number in rule.listed}


def has_sum(digits: Sequence[int], total: int) -> bool:
    """Return whether some of the digits add up to a total."""
    return any(sum(some) == total for k in range(1, len(digits) + 1) for some in combinations(digits, k))


def same_digits(rule: Plain, _puzzle: Puzzle) -> Iterator[Check]:
    for one, other in pairwise(rule.groups):
        yield Check(
            (*one, *other), lambda *digits: sorted(digits[: len(digits) // 2]) == sorted(digits[len(digits) // 2 :])
        )


def circles(rule: Plain, puzzle: Puzzle) -> Iterator[Check]:
    """Return the checks of counting circles, which also use that no row or column repeats a digit."""
    for one, other in combinations(rule.cells, 2):
        if one[0] == other[0] or one[1] == other[1]:
            yield Check((one, other), different)
    yield from together(lambda digits, _rule, _n: all(digits.count(digit) == digit for digit in digits))(rule, puzzle)


SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def of_table(rule: Plain, _puzzle: Puzzle) -> Iterator[Check]:
    """Return the checks of a custom rule: a bit of its table for each two digits, or a walk through its machine."""
    form, n, signs = rule.table[0], SIGNS.index(rule.table[1]), rule.table[2:]
    if form in "pa":
        bits = "".join(f"{SIGNS.index(sign):06b}"[::-1] for sign in signs).ljust(n * n, "0")
        for pair in pairwise(rule.cells) if form == "p" else combinations(rule.cells, 2):
            yield Check(pair, lambda a, b: bits[(a - 1) * n + b - 1] == "1")
        return
    width = int(signs[0])
    words = [signs[at : at + width] for at in range(1, len(signs), width)]
    numbers = [sum(SIGNS.index(sign) * 64**place for place, sign in enumerate(reversed(word))) for word in words]

    def accepted(*digits: int) -> bool:
        state = 1
        for digit in digits:
            state = state and numbers[(state - 1) * (n + 1) + digit]
        return state > 0 and numbers[(state - 1) * (n + 1)] == 1

    yield Check(rule.cells, accepted)


DEMANDS: dict[str, Demand] = {
    "regions": region_by_region,
    "diagonal-down": lambda _rule, puzzle: [Check(tuple((i, i) for i in range(1, puzzle.n + 1)), different)],
    "diagonal-up": lambda _rule, puzzle: [
        Check(tuple((i, puzzle.n + 1 - i) for i in range(1, puzzle.n + 1)), different)
    ],
    "windoku": windows,
    "disjoint": same_places,
    "knight": lambda _rule, puzzle: apart(puzzle, (1, 2)),
    "king": lambda _rule, puzzle: apart(puzzle, (0, 1), (1, 1)),
    "nonconsecutive": beside_dots(lambda a, b: abs(a - b) != 1),
    "area": lambda rule, _puzzle: [Check(rule.cells, different)],
    "cage": lambda rule, _puzzle: [Check(rule.cells, different)],
    "killer": lambda rule, _puzzle: [Check(rule.cells, different), Check(rule.cells, total(rule.number))],
    "sum": lambda rule, _puzzle: [Check(rule.cells, total(rule.number))],
    "weighted-sum": lambda rule, _puzzle: [weighted(rule.groups, rule.listed, rule.number)],
    "equal-sums": lambda rule, _puzzle: [weighted(pair, (1, -1), 0) for pair in combinations(rule.groups, 2)],
    "arrow": arrow,
    "little-killer": lambda rule, _puzzle: [Check(rule.cells, total(rule.number))],
    "even": each(lambda a: a % 2 == 0),
    "odd": each(lambda a: a % 2 == 1),
    "minimum": extreme(lambda a, b: a < b),
    "maximum": extreme(lambda a, b: a > b),
    "white": steps(lambda a, b, rule: abs(a - b) == rule.number),
    "black": steps(lambda a, b, rule: ratio(rule.number)(a, b)),
    "all-black": no_ratio,
    "xv": steps(lambda a, b, rule: rule.number in (0, a + b)),
    "all-xv": no_sum,
    "greater": steps(lambda a, b, _rule: a > b),
    "thermometer": steps(lambda a, b, _rule: a < b),
    "slow-thermometer": steps(lambda a, b, _rule: a <= b),
    "whisper": steps(lambda a, b, rule: abs(a - b) >= rule.number),
    "palindrome": equal,
    "clone": equal,
    "nabner": lambda rule, _puzzle: (Check(pair, lambda a, b: abs(a - b) >= 2) for pair in combinations(rule.cells, 2)),
    "entropic": groups(lambda digit, _rule, puzzle: entropy(digit, puzzle.n)),
    "modular": groups(lambda digit, rule, _puzzle: digit % rule.number),
    "parity": groups(lambda digit, _rule, _puzzle: digit % 2),
    "renban": together(lambda digits, _rule, _n: different(*digits) and max(digits) - min(digits) == len(digits) - 1),
    "between": together(
        lambda digits, _rule, _n: all(
            min(digits[0], digits[-1]) < digit < max(digits[0], digits[-1]) for digit in digits[1:-1]
        )
    ),
    "lockout": together(
        lambda digits, rule, _n: (
            abs(digits[0] - digits[-1]) >= rule.number
            and not any(min(digits[0], digits[-1]) <= digit <= max(digits[0], digits[-1]) for digit in digits[1:-1])
        )
    ),
    "sequence": together(lambda digits, _rule, _n: are_equal(*(b - a for a, b in pairwise(digits)))),
    "double-arrow": together(lambda digits, _rule, _n: digits[0] + digits[-1] == sum(digits[1:-1])),
    "zipper": together(zipped),
    "region-sum": by_region,
    "sum-line": together(lambda digits, rule, _n: is_cut(digits, rule.number)),
    "sandwich": along(lambda digits, rule, n: different(*digits) and between_extremes(digits, n) == rule.number),
    "x-sum": along(lambda digits, rule, _n: sum(digits[: digits[0]]) == rule.number),
    "skyscraper": along(lambda digits, rule, _n: seen(digits) == rule.number),
    "numbered-room": together(lambda digits, rule, _n: digits[digits[0] - 1] == rule.number),
    "row-indexer": indexed(lambda cell, puzzle: ([(k, cell[1]) for k in range(1, puzzle.n + 1)], cell[0])),
    "column-indexer": indexed(lambda cell, puzzle: ([(cell[0], k) for k in range(1, puzzle.n + 1)], cell[1])),
    "box-indexer": indexed(in_box),
    "contains": together(
        lambda digits, rule, _n: all(digits.count(digit) >= rule.listed.count(digit) for digit in rule.listed)
    ),
    "contains-exactly": together(
        lambda digits, rule, _n: all(digits.count(digit) == rule.listed.count(digit) for digit in rule.listed)
    ),
    "look-and-say": together(
        lambda digits, rule, n: all(digits.count(digit) == number for digit, number in named(rule, n).items())
    ),
    "rellik": together(lambda digits, rule, _n: different(*digits) and not has_sum(digits, rule.number)),
    "same-values": same_digits,
    "counting": circles,
    "custom": of_table,
}


def checks(rule: Plain, puzzle: Puzzle) -> Iterable[Check]:
    """Return what a rule of a puzzle demands."""
    return DEMANDS[rule.kind](rule, puzzle)


def passes(check: Check, digits: Mapping[Place, int]) -> bool:
    """Return whether the known digits pass a check. Cells that are not in `digits` are blank."""
    found = [digits[cell] for cell in check.cells if cell in digits]
    return check.holds(*found) if check.holds is different or len(found) == len(check.cells) else True
