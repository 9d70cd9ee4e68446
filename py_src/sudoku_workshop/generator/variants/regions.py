"""Random jigsaw regions: cells change places between regions, and every region stays in one piece.

The regions start as boxes, or as rows if there are no boxes. With symmetry, each exchange is made in the opposite part
of the grid, too, so the regions look the same upside down.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from sudoku_workshop.generator.variants.kind import Kind
from sudoku_workshop.rules.cells import are_neighbours
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.jigsaw import SIGNS, Regions
from sudoku_workshop.rules.rule import Rule

EXCHANGES = 40  # per row of the grid, how many exchanges are tried


def random_regions(frame: Frame, random: Random, symmetric: bool = False) -> Regions:
    """Return random regions of n cells."""
    owners = _start(frame)
    for _ in range(EXCHANGES * frame.n):
        owners = _exchanged(owners, frame.n, random, symmetric)
    return Regions.by_sign([SIGNS[owner] for owner in owners], frame)


def _start(frame: Frame) -> list[int]:
    """Return the number of the region of each cell before any exchange."""
    n = frame.n
    owners = [cell // n for cell in range(n * n)]
    for number, box in enumerate(frame.boxes):
        for cell in box:
            owners[cell] = number
    return owners


def _exchanged(owners: list[int], n: int, random: Random, symmetric: bool) -> list[int]:
    """Return the regions after a random exchange, or as they were if a region would fall into pieces."""
    cell = random.randrange(n * n)
    mine, near = owners[cell], _near(cell, n)
    others = sorted({owners[other] for other in near} - {mine})
    if not others:
        return owners
    other = random.choice(others)
    back = [each for each in range(n * n) if owners[each] == other and any(owners[at] == mine for at in _near(each, n))]
    moves = {cell: other, random.choice(back): mine}
    if symmetric:
        moves |= _opposite(owners, moves)
    after = [moves.get(at, owner) for at, owner in enumerate(owners)]
    changed = {*moves.values()} | {owners[at] for at in moves}
    return after if all(_is_region(after, region, n) for region in changed) and _is_steady(after, symmetric) else owners


def _is_steady(owners: Sequence[int], symmetric: bool) -> bool:
    """Return whether regions look the same after half a turn, if they must."""
    return not symmetric or len({*zip(owners, reversed(owners), strict=True)}) == len({*owners})


def _opposite(owners: Sequence[int], moves: Mapping[int, int]) -> dict[int, int]:
    """Return the moves of cells to regions after half a turn. Regions must look the same after it."""
    last = len(owners) - 1
    return {last - cell: owners[last - owners.index(owner)] for cell, owner in moves.items()}


def _is_region(owners: Sequence[int], region: int, n: int) -> bool:
    """Return whether a region has n cells and is in one piece."""
    cells = {cell for cell, owner in enumerate(owners) if owner == region}
    if len(cells) != n:
        return False
    waiting = [cells.pop()]
    while waiting:
        reached = cells.intersection(_near(waiting.pop(), n))
        cells -= reached
        waiting += reached
    return not cells


def _near(cell: int, n: int) -> list[int]:
    """Return the cells that share a side with a cell."""
    return [
        other
        for other in (cell - n, cell - 1, cell + 1, cell + n)
        if 0 <= other < n * n and are_neighbours(cell, other, n)
    ]


def _random(frame: Frame, random: Random) -> Iterable[Rule]:
    return (random_regions(frame, random),)


def _symmetric(frame: Frame, random: Random) -> Iterable[Rule]:
    return (random_regions(frame, random, symmetric=True),)


RECORDS = (
    Kind("jigsaw", ("regions",), _random),
    Kind("jigsaw-symmetric", ("regions",), _symmetric),
    Kind("jigsaw-drawn", ("regions",), drawn=True),
)
