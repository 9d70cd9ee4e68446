"""How often each digit is in counting circles: what the number of circles, their rows and their columns leave."""

from collections.abc import Sequence
from functools import lru_cache

from sudoku_workshop.rules.cell_counts import Counts, fixed, within
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.local import CACHED, Own
from sudoku_workshop.rules.outside import places_of

Lines = tuple[int, ...]  # the places in the list of cells that are in one row, and so on, as masks


@lru_cache(maxsize=CACHED)
def circled(own: Own, directions: tuple[Lines, Lines], n: int) -> Sequence[Digits] | None:
    """Return the digits of each cell. `directions` are the rows and the columns of the cells."""
    places = places_of(own, n)
    able = tuple(min(sum([line & mine != 0 for line in lines]) for lines in directions) for mine in places)
    fewest, most = counted(able, tuple(fixed(own, place) for place in range(n)), len(own))
    left = own
    for lines in directions:
        left = _required(left, places, fewest, lines)
    return within(left, fewest, most)


@lru_cache(maxsize=1 << 8)
def lines_of(cells: Cells, n: int) -> tuple[Lines, Lines]:
    """Return the places of cells that are in the same row, and those in the same column."""
    rows, columns = [0] * n, [0] * n
    for place, cell in enumerate(cells):
        rows[cell // n] |= 1 << place
        columns[cell % n] |= 1 << place
    return tuple(rows), tuple(columns)


def single(number: int) -> tuple[Lines, Lines]:
    """Return so many places of which each is alone, for cells whose rows and columns may repeat a digit."""
    alone = tuple(1 << place for place in range(number))
    return alone, alone


def _required(own: Own, places: Sequence[int], fewest: Counts, lines: Lines) -> Own:
    """Return the candidates after the digits that each of these rows or columns must have, because all of them must.

    Such a digit goes into the only cell for it. If there are as many of them as cells, these have no other digits.
    """
    left, required = list(own), [0] * len(lines)
    for digit, least in enumerate(fewest):
        held = [line & places[digit] for line in lines]
        if least and len(held) - held.count(0) == least:
            for at, cells in enumerate(held):
                required[at] |= (cells != 0) << digit
                if cells and not cells & cells - 1:
                    left[cells.bit_length() - 1] &= 1 << digit
    for cells, digits in zip(lines, required, strict=True):
        if cells and cells.bit_count() == digits.bit_count():
            left = [mine & digits if cells >> at & 1 else mine for at, mine in enumerate(left)]
    return tuple(left)


@lru_cache(maxsize=CACHED)
def counted(able: Counts, has: Counts, total: int) -> tuple[Counts, Counts]:
    """Return how often each digit is at least and at most in the cells. They are as many as the used digits add up to.

    `able` says in how many cells the digit can be, and `has` in how many it is. A mask has sums of digits, from bit 0.
    """
    used = [number > place for place, number in enumerate(able)]  # whether there are enough cells for the digit
    sums = [1]  # before each digit, the sums of the digits before it
    for place, number in enumerate(has):
        sums.append((sums[-1] << place + 1) * used[place] | sums[-1] * (not number))
    fewest, most, goals = [0] * len(has), [0] * len(has), 1 << total  # `goals`: sums that fit the digits that follow
    for place in reversed(range(len(has))):
        is_in = used[place] and (sums[place] << place + 1) & goals
        is_out = not has[place] and sums[place] & goals
        most[place] = place + 1 if is_in else 0
        fewest[place] = 0 if is_out else place + 1
        goals = (goals >> place + 1) * used[place] | goals * (not has[place])
    return tuple(fewest), tuple(most)
