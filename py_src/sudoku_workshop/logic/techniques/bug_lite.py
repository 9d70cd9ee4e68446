"""BUG-lite: some cells with two digits each, such that every digit is in none or two of the cells of each house.

In each house, there are then as many digits as cells, so each of the digits is in exactly one of its two cells. If the
cells had no other candidates, the two digits could be exchanged in all cells at once, which would give a second
solution. At least one of their other candidates, the guardians, is true.

With two digits only, this is a unique rectangle or loop. Here, the cells have three digits or more.

Source: the BUG-lite of the Sudopedia ("BUG-Lite") and of Myth Jellies (forum.enjoysudoku.com).
"""

from collections.abc import Iterator

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.guarded import Guarded, guarded_step, is_classic, refuted_by_all
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

MOST_CELLS, MOST_GUARDIANS, MOST_TRIED = 8, 2, 4000


def find_bug_lite(position: Position) -> Iterator[Step]:
    """Yield BUG-lites, those with the fewest cells first."""
    found = {}
    for start in bits_of(position.bivalue) if is_classic(position) else ():
        for pattern in _grown(position, start):
            guardians = _guardians(position, pattern)
            gone = refuted_by_all(position, guardians) if guardians else 0
            if gone and gone not in found:
                found[gone] = pattern, guardians
    for gone, (pattern, guardians) in sorted(found.items(), key=lambda each: each[1][0].bit_count()):
        yield _step(position, pattern, guardians, gone)


def _cells(position: Position, pattern: Grid) -> Mask:
    """Return the cells of these candidates."""
    return mask_of(candidate % position.size for candidate in bits_of(pattern))


def _guardians(position: Position, pattern: Grid) -> Grid:
    """Return the other candidates of the cells of a pattern."""
    return position.candidates_in(_cells(position, pattern)) & ~pattern


def _grown(position: Position, start: Cell) -> Iterator[Grid]:
    """Yield the patterns, as their candidates, that contain a cell with two candidates and no earlier such cell.

    A pattern grows where a digit is in one of its cells only of some house: there, another cell must have it, too.
    """
    todo, tried = [position.candidates_in(1 << start)], 0
    fewer = position.bivalue & (1 << start) - 1
    while todo and tried < MOST_TRIED:
        pattern, tried = todo.pop(), tried + 1
        lonely = _lonely(position, pattern)
        if lonely is None:
            if len({candidate // position.size for candidate in bits_of(pattern)}) > 2:
                yield pattern
            continue
        digit, house = lonely
        cells = _cells(position, pattern)
        if cells.bit_count() < MOST_CELLS:
            for cell in bits_of(house & position.planes[digit] & ~cells & ~fewer):
                for other in bits_of(position.digits_of[cell] & ~(1 << digit)):
                    grown = pattern | 1 << digit * position.size + cell | 1 << other * position.size + cell
                    if _guardians(position, grown).bit_count() <= MOST_GUARDIANS and _fits(position, grown, cell):
                        todo.append(grown)


def _lonely(position: Position, pattern: Grid) -> tuple[int, Mask] | None:
    """Return a digit and a house in which only one cell of the pattern has it, or None."""
    for candidate in bits_of(pattern):
        digit, cell = divmod(candidate, position.size)
        plane = pattern >> digit * position.size & position.masks.plane
        for number in bits_of(position.layout.houses_of[cell]):
            house = position.layout.all[number].cells
            if (plane & house).bit_count() == 1:
                return digit, house
    return None


def _fits(position: Position, pattern: Grid, cell: Cell) -> bool:
    """Return whether no digit is in more than two cells of the pattern in a house of this cell."""
    planes = [pattern >> digit * position.size & position.masks.plane for digit in range(position.n)]
    houses = [position.layout.all[number].cells for number in bits_of(position.layout.houses_of[cell])]
    return all((plane & house).bit_count() <= 2 for plane in planes if plane for house in houses)


def _step(position: Position, pattern: Grid, guardians: Grid, gone: Grid) -> Step:
    digits = mask_of(candidate // position.size for candidate in bits_of(pattern))
    return guarded_step(position, "bug-lite", Guarded(pattern, _cells(position, pattern), digits, guardians), gone)


RECORDS = (Technique("bug-lite", "uniqueness", None, "", CELLS + ": {guardians}", find_bug_lite, 658, 756),)
