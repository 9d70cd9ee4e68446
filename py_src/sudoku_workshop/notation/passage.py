"""Passages, which are rows of a text that belong together, and the grids in them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from sudoku_workshop.notation.cells import BAD
from sudoku_workshop.notation.digits import TypedGrid, are_groups
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.shape import (
    LONGEST_ROW,
    Rows,
    distance,
    fit,
    headings,
    misfit,
    one_a_row,
    square,
)
from sudoku_workshop.notation.source import Ignored, Source

BAD_WEIGHT = 4  # of a character that is not a cell: a third of a program's text, but rare in a mistyped puzzle
MOST_MISTAKES = 2  # a row with this number of cells too few or too many may still be meant as a whole grid

PartRead = TypedGrid | NotationError | Ignored


@dataclass(frozen=True)
class Passage:
    """Rows of cells that belong together, in paragraphs, and the name of their format.

    The blank lines between paragraphs may separate grids, or bands of one grid.
    """

    format: str
    paragraphs: Sequence[Rows]

    @cached_property
    def rows(self) -> Rows:
        return self.paragraphs[0] if len(self.paragraphs) == 1 else Rows(chain(*self.paragraphs))

    @cached_property
    def likeness(self) -> int:
        """A number that is higher the more the passage is like a puzzle: its cells, less its wrong characters."""
        return sum(self.rows.widths) - BAD_WEIGHT * sum([row.values.count(BAD) for row in self.rows])

    @cached_property
    def fitting(self) -> list[TypedGrid]:
        """Return the grids of the passage, or an empty list if some row does not belong to a grid."""
        if len(self.paragraphs) < 2:
            return fit(self.rows)
        return square(self.rows) or _each_fitting(self.paragraphs) or fit(self.rows)

    @property
    def is_sound(self) -> bool:
        """Return whether the passage consists of grids, and no grid has a number larger than its number of rows."""
        return bool(self.fitting) and all(max(grid.values) <= grid.n or are_groups(grid) for grid in self.fitting)


def _each_fitting(parts: Iterable[Rows]) -> list[TypedGrid]:
    """Return the grids of all parts of a passage, or an empty list if the rows of any part do not form grids."""
    found: list[TypedGrid] = []
    for rows in parts:
        if (len(rows) > 1 and not rows.width) or not (more := fit(rows)):
            return []  # rows of different widths may be of another kind than those of other parts
        found += more
    return found


def grids(source: Source, passage: Passage) -> Iterator[PartRead]:
    """Yield what a passage contains: grids, errors where rows do not form a grid, and parts that are ignored."""
    if passage.fitting:
        yield from passage.fitting
    elif is_list(passage.rows):
        yield from grids_of_parts(source, (Rows([row]) for row in passage.rows))
    elif len(passage.paragraphs) > 1 and any(fit(drop_headings(rows)) for rows in passage.paragraphs):
        yield from grids_of_parts(source, passage.paragraphs)
    else:
        yield from grids_without_headings(source, passage.rows)


def is_list(rows: Rows) -> bool:
    """Return whether these rows are meant as a list of grids, one per row.

    This is so if any row is a whole grid, or if every row has at most MOST_MISTAKES cells too few or too many.
    """
    width = rows.usual_width
    return width > LONGEST_ROW and (
        any(one_a_row(Rows([row])) for row in rows if len(row.values) == width)
        or max(map(distance, rows.widths)) <= MOST_MISTAKES
    )


def grids_of_parts(source: Source, parts: Iterable[Rows]) -> Iterator[PartRead]:
    """Yield the grids of each part of a passage, or an error for a part without grids.

    Parts are read separately, so that an invalid part does not affect the others.
    """
    for rows in parts:
        yield from fit(rows) or grids_without_headings(source, rows)


def drop_headings(rows: Rows) -> Rows:
    """Return the rows without the headings before and after them, such as the number of a puzzle."""
    first, last = headings(rows)
    return Rows(rows[first : len(rows) - last])


def grids_without_headings(source: Source, rows: Rows) -> Iterator[PartRead]:
    """Yield the grids of these rows without their headings, such as a number or a size. Without grids, yield an error.

    Use this for rows that do not form a grid together with their headings.
    """
    first, last = headings(rows)
    found = fit(drop_headings(rows)) if first or last else []
    if not found:
        yield misfit(source, rows)
        return
    yield from found
    for row in (*rows[:first], *rows[len(rows) - last :]):
        yield from source.ignored(row.place(0), row.place(-1) + 1)
