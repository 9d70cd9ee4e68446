"""Kinds with marks in cells or between them: dots, X and V, signs, quadruples, and even and odd cells.

If all marks are given, a rule about the whole grid says so. Otherwise only some of the possible marks are shown.
"""

from collections.abc import Iterator

from sudoku_workshop.generator.variants.kind import WITHOUT_EXPERT, Canvas, Kind
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.xv_marks import SUMS

SHARE = 0.6  # of the possible marks, how many are shown if not all are
SHADED = 26  # even and odd cells in a 9x9
QUADRUPLES = 12  # in a 9x9


def _dots(canvas: Canvas, share: float) -> Iterator[Rule]:
    """Yield the dots. Where both colours are possible, the dot is black as often as white."""
    for cells in canvas.frame.neighbours():
        low, high = sorted(canvas.digits[cell] for cell in cells)
        kinds = [*["white"] * (high - low == 1), *["black"] * (high == 2 * low)]
        if kinds and canvas.random.random() < share:
            yield canvas.rule(canvas.random.choice(kinds), cells)


def _all_dots(canvas: Canvas) -> Iterator[Rule]:
    yield from _dots(canvas, 1)
    yield canvas.rule("nonconsecutive")
    yield canvas.rule("all-black")


def _some_dots(canvas: Canvas) -> Iterator[Rule]:
    return _dots(canvas, SHARE)


def _sums(canvas: Canvas, share: float) -> Iterator[Rule]:
    for cells in canvas.frame.neighbours():
        if (total := canvas.total(cells)) in SUMS and canvas.random.random() < share:
            yield canvas.rule("xv", cells, total)


def _all_sums(canvas: Canvas) -> Iterator[Rule]:
    yield from _sums(canvas, 1)
    yield from (canvas.rule("all-xv", (), total) for total in SUMS)


def _some_sums(canvas: Canvas) -> Iterator[Rule]:
    return _sums(canvas, SHARE)


def _even_odd(canvas: Canvas) -> Iterator[Rule]:
    """Yield the even and odd cells, as one rule of each kind."""
    cells = canvas.random.sample([cell for cell, digit in enumerate(canvas.digits) if digit], canvas.count(SHADED))
    for kind, rest in (("even", 0), ("odd", 1)):
        if marked := [cell for cell in cells if canvas.digits[cell] % 2 == rest]:
            yield canvas.rule(kind, marked)


def _signs(canvas: Canvas) -> Iterator[Rule]:
    """Yield the signs between all neighbours in the same box, or between all neighbours if there are no boxes."""
    box = {cell: number for number, cells in enumerate(canvas.frame.boxes) for cell in cells}
    for cells in canvas.frame.neighbours():
        if box.get(cells[0]) == box.get(cells[1]):
            yield canvas.rule("greater", sorted(cells, key=lambda cell: -canvas.digits[cell]))


def _quadruples(canvas: Canvas) -> Iterator[Rule]:
    """Yield quadruples that share no cell."""
    side, free = canvas.frame.side, {cell for cell, digit in enumerate(canvas.digits) if digit}
    starts = [cell for cell in sorted(free) if cell % side < side - 1]
    for start in canvas.random.sample(starts, len(starts))[: canvas.count(QUADRUPLES) * 3]:
        cells = _square(start, side)
        if free.issuperset(cells):
            free.difference_update(cells)
            digits = canvas.random.sample([canvas.digits[cell] for cell in cells], canvas.random.randint(2, 4))
            yield canvas.rule("contains", cells, None, sorted(digits))


def _square(cell: Cell, side: int) -> tuple[Cell, ...]:
    return cell, cell + 1, cell + side, cell + side + 1


RECORDS = (
    Kind("kropki", ("white", "black", "nonconsecutive", "all-black"), place=_all_dots, quick=WITHOUT_EXPERT),
    Kind("kropki-some", ("white", "black"), place=_some_dots, trims=True, quick=WITHOUT_EXPERT),
    Kind("xv", ("xv", "all-xv"), place=_all_sums, quick=WITHOUT_EXPERT),
    Kind("xv-some", ("xv",), place=_some_sums, trims=True),
    Kind("even-odd", ("even", "odd"), place=_even_odd),
    Kind("greater-than", ("greater",), place=_signs, trims=True),
    Kind("quadruple", ("contains",), place=_quadruples, trims=True),
)
