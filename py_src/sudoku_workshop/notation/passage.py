"""A passage of a text: rows that belong together, as some family of formats found them; and the grids in it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from sudoku_workshop.notation.digits import TypedGrid
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.shape import (
    LONGEST_ROW,
    Rows,
    fit,
    headings,
    misfit,
    off,
    one_a_row,
    square,
)
from sudoku_workshop.notation.source import Ignored, Source

SLIPS = 2  # cells too few or too many of a row that is meant as a whole grid

PartRead = TypedGrid | NotationError | Ignored


@dataclass(frozen=True)
class Passage:
    """The name of its format, and its rows in paragraphs (a blank line may part grids, or bands of one grid)."""

    format: str
    paragraphs: Sequence[Rows]

    @cached_property
    def rows(self) -> Rows:
        return self.paragraphs[0] if len(self.paragraphs) == 1 else Rows(chain(*self.paragraphs))

    @cached_property
    def fitting(self) -> list[TypedGrid]:
        """The grids, if every row is in one; else none."""
        if len(self.paragraphs) < 2:
            return fit(self.rows)
        return square(self.rows) or _each_fitting(self.paragraphs) or fit(self.rows)

    @property
    def is_sound(self) -> bool:
        """Return whether it is made of grids, and no number in them is larger than their size."""
        return bool(self.fitting) and all(max(grid.values) <= grid.n for grid in self.fitting)


def _each_fitting(parts: Iterable[Rows]) -> list[TypedGrid]:
    """The grids of all the parts; none as soon as one of them is no grid."""
    found: list[TypedGrid] = []
    for rows in parts:
        if not (more := fit(rows)):
            return []
        found += more
    return found


def grids(source: Source, passage: Passage) -> Iterator[PartRead]:
    """The grids, and what is wrong or left over."""
    if passage.fitting:
        yield from passage.fitting
    elif is_list(passage.rows):
        yield from each(source, (Rows([row]) for row in passage.rows))
    elif len(passage.paragraphs) > 1 and any(fit(body(rows)) for rows in passage.paragraphs):
        yield from each(source, passage.paragraphs)
    else:
        yield from without_headings(source, passage.rows)


def is_list(rows: Rows) -> bool:
    """Return whether these are many grids, one a row, though some row is none, or each has some slips."""
    width = rows.usual_width
    return width > LONGEST_ROW and (
        any(one_a_row(Rows([row])) for row in rows if len(row.values) == width) or max(map(off, rows.widths)) <= SLIPS
    )


def each(source: Source, parts: Iterable[Rows]) -> Iterator[PartRead]:
    """Grids that stand for themselves: a bad one does not spoil the others."""
    for rows in parts:
        yield from fit(rows) or without_headings(source, rows)


def body(rows: Rows) -> Rows:
    """The rows without headings."""
    first, last = headings(rows)
    return Rows(rows[first : len(rows) - last])


def without_headings(source: Source, rows: Rows) -> Iterator[PartRead]:
    """The grids below short lines of digits (a number, a size); where that does not help either, the error.

    They do not fit as they are.
    """
    first, last = headings(rows)
    found = fit(body(rows)) if first or last else []
    if not found:
        yield misfit(source, rows)
        return
    yield from found
    for row in (*rows[:first], *rows[len(rows) - last :]):
        yield from source.ignored(row.place(0), row.place(-1) + 1)
