"""Killer cages: the grid is divided at random into cages without repeated digits.

Fewer and larger cages make harder puzzles, so a puzzle without clues begins with large cages, and some of them are
divided until there is one solution. A cage of one cell is a clue, so such cages are avoided and joined to others.
"""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.generator.variants.kind import UP_TO_HARD, Canvas, Kind
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.rule import Rule


def partition(canvas: Canvas) -> list[Cells]:
    """Return the cages of a full grid. A cell that fits into no cage is a cage of its own."""
    cages: list[list[int]] = []
    free = [cell for cell, digit in enumerate(canvas.digits) if digit]
    canvas.random.shuffle(free)
    left = {*free}
    for start in free:
        if start in left:
            cages.append(_grown(canvas, start, left))
    return [tuple(sorted(cage)) for cage in _joined(canvas, cages)]


def _grown(canvas: Canvas, start: int, left: set[int]) -> list[int]:
    """Return a cage around a cell of a random size, and take its cells from those that are left."""
    cage, size = [start], canvas.random.randint(*canvas.cages)
    left.discard(start)
    while len(cage) < size:
        around = sorted({cell for each in cage for cell in _near(canvas, each) if cell in left})
        fitting = [cell for cell in around if _fits(canvas, cage, cell)]
        if not fitting:
            break
        cage.append(canvas.random.choice(fitting))
        left.discard(cage[-1])
    return cage


def _joined(canvas: Canvas, cages: Sequence[list[int]]) -> list[list[int]]:
    """Return the cages after those that are too small have joined a neighbour, if one has room for them."""
    fewest, most = canvas.cages
    kept = [cage for cage in cages if len(cage) >= fewest]
    for small in (cage for cage in cages if len(cage) < fewest):
        around = {cell for each in small for cell in _near(canvas, each)}
        homes = [
            cage
            for cage in kept
            if around.intersection(cage) and len(cage) + len(small) <= most
            if all(_fits(canvas, cage, cell) for cell in small)
        ]
        if homes:
            canvas.random.choice(homes).extend(small)
        else:
            kept.append(small)
    return kept


def divided(canvas: Canvas, cages: Sequence[Cells], least_sizes: Sequence[int] = (4, 3)) -> Iterator[list[Cells]]:
    """Yield divisions of the grid into ever smaller cages: each has one more cage that was divided in two.

    Cages with at least the first of `least_sizes` cells are divided first. Cages of three cells should come last,
    because one cell is left over.
    """
    found = [*cages]
    for least in least_sizes:
        while large := [cage for cage in found if len(cage) >= least]:
            cage = canvas.random.choice(large)
            found.remove(cage)
            found += _halves(canvas, cage)
            yield [*found]


def _halves(canvas: Canvas, cage: Cells) -> tuple[Cells, Cells]:
    """Return the two parts of a cage: two cells that touch and the rest, or one cell if the rest would be in pieces."""
    parts: list[Cells] = [part for part in _pairs(canvas, cage) if _is_whole(canvas, _without(cage, part))]
    parts = parts or [(cell,) for cell in cage if _is_whole(canvas, _without(cage, (cell,)))]
    part = canvas.random.choice(parts)
    return part, _without(cage, part)


def joined(canvas: Canvas, cages: Sequence[Cells], small: Cells) -> Iterator[list[Cells]]:
    """Yield divisions in which a cage of one cell has joined a neighbour, or has taken a cell of it.

    No cage has more cells than are wanted.
    """
    around = {cell for each in small for cell in _near(canvas, each)}
    for cage in canvas.random.sample(cages, len(cages)):
        if around.intersection(cage):
            rest = [other for other in cages if other not in (small, cage)]
            if len(cage) + len(small) <= canvas.cages[1] and all(_fits(canvas, cage, cell) for cell in small):
                yield [*rest, tuple(sorted((*cage, *small)))]
            for cell in around.intersection(cage) if len(cage) > 2 else ():
                left = _without(cage, (cell,))
                if _fits(canvas, small, cell) and _is_whole(canvas, left):
                    yield [*rest, tuple(sorted((*small, cell))), left]


def _pairs(canvas: Canvas, cage: Cells) -> list[Cells]:
    """Return the pairs of cells of a cage that touch."""
    return [(one, other) for one in cage for other in _near(canvas, one) if one < other and other in cage]


def _without(cage: Cells, part: Cells) -> Cells:
    return tuple(cell for cell in cage if cell not in part)


def _is_whole(canvas: Canvas, cells: Cells) -> bool:
    """Return whether cells are in one piece."""
    left, waiting = {*cells[1:]}, [*cells[:1]]
    while waiting:
        reached = left.intersection(_near(canvas, waiting.pop()))
        left -= reached
        waiting += reached
    return not left


def cage_rules(canvas: Canvas, cages: Iterable[Cells]) -> list[Rule]:
    """Return the rules of these cages."""
    return [canvas.rule("killer", cage, canvas.total(cage)) for cage in cages]


def _near(canvas: Canvas, cell: int) -> list[int]:
    """Return the cells that share a side with a cell."""
    side = canvas.frame.side
    row, column = divmod(cell, side)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * side + c for r, c in near if 0 <= r < side and 0 <= c < side]


def _fits(canvas: Canvas, cage: Sequence[int], cell: int) -> bool:
    """Return whether the digit of a cell is not in a cage yet."""
    return canvas.digits[cell] not in [canvas.digits[each] for each in cage]


def _cages(canvas: Canvas) -> list[Rule]:
    return cage_rules(canvas, partition(canvas))


RECORDS = (Kind("killer", ("killer",), place=_cages, trims=True, clueless=True, quick=UP_TO_HARD),)
