"""Extended rectangles and polygons: cells that could be filled in two ways if they had only a few digits.

If some cells contained only certain digits and every way to fill them had another one with the same digits in every
house, the puzzle would not have exactly one solution. At least one of their other candidates, the guardians, is true.

- *Extended unique rectangle*: two columns of a stack cross three rows of different bands, and the cells have three
  digits. In every row, the two digits could be exchanged. (Likewise two rows of a band.)
- *Borescoper's deadly pattern* (unique polygon): four cells of a box where two rows cross two columns, two cells of the
  same columns in a row of another box, and two cells of the same rows in a column of a third box, with four digits. One
  of the first four cells may be left out, with three digits.

Source: the Sudopedia (deadly patterns) and https://www.sudokuwiki.org/Extended_Unique_Rectangles; the last pattern by
Borescoper and Qiu Yanzhe.
"""

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations, product

from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.guarded import Guarded, guarded_step, is_classic, refuted_by_all
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

MOST_GUARDIANS = 3


@cache
def extended_rectangles() -> tuple[Mask, ...]:
    """Return the sets of six cells where two lines of a band or stack cross three lines, one of each stack or band."""
    found = []
    for group, (one, other), crossed in product(range(3), combinations(range(3), 2), product(range(3), repeat=3)):
        lines = [number * 3 + place for number, place in enumerate(crossed)]
        pair = group * 3 + one, group * 3 + other
        found.append(mask_of(row * 9 + column for row in lines for column in pair))
        found.append(mask_of(row * 9 + column for row in pair for column in lines))
    return tuple(found)


@cache
def polygons(size: int) -> tuple[Mask, ...]:
    """Return the sets of cells of Borescoper's deadly patterns with this number of cells, 7 or 8."""
    found = []
    pairs = list(combinations(range(3), 2))
    for box_row, box_column, rows, columns in product(range(3), range(3), pairs, pairs):
        tall = [box_row * 3 + row for row in rows]
        wide = [box_column * 3 + column for column in columns]
        square = [row * 9 + column for row in tall for column in wide]
        above = [row for row in range(9) if row // 3 != box_row]
        beside = [column for column in range(9) if column // 3 != box_column]
        for row, column in product(above, beside):
            arms = mask_of([row * 9 + each for each in wide] + [each * 9 + column for each in tall])
            corners = [square] if size == 8 else [[cell for cell in square if cell != left] for left in square]
            found += [arms | mask_of(cells) for cells in corners]
    return tuple(found)


def find_deadly(position: Position, slug: str) -> Iterator[Step]:
    """Yield the deadly patterns of this technique."""
    shapes = {
        "extended-unique-rectangle": [(3, extended_rectangles())],
        "borescoper-deadly-pattern": [(3, polygons(7)), (4, polygons(8))],
    }
    several = position.at_least_two  # a cell with one candidate is simpler to use
    for count, areas in shapes[slug] if is_classic(position) else ():
        for area in areas:
            if not area & ~several:
                yield from _of_area(position, slug, area, count)


def _of_area(position: Position, slug: str, area: Mask, count: int) -> Iterator[Step]:
    """Yield a step for each set of `count` digits that leaves few guardians in the cells and removes something."""
    shared = [mask_of(digits) for digits in combinations(bits_of(position.digits_in(area)), count)]
    for digits in shared:
        if all((position.digits_of[cell] & digits).bit_count() > 1 for cell in bits_of(area)):
            guardians = position.candidates_in(area) & ~position.at(area, digits)
            gone = refuted_by_all(position, guardians) if 0 < guardians.bit_count() <= MOST_GUARDIANS else 0
            if gone:
                found = Guarded(position.at(area, digits), area, digits, guardians)
                yield guarded_step(position, slug, found, gone)


RECORDS = tuple(
    Technique(slug, "uniqueness", None, "", CELLS + ": {guardians}", partial(find_deadly, slug=slug), hint, hodoku)
    for slug, hint, hodoku in (("extended-unique-rectangle", 622, 755), ("borescoper-deadly-pattern", 838, 757))
)
