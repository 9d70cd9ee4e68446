"""Empty rectangle: a box whose candidates of a digit lie in one row and one column, and a strong link outside the box.

If the digit is not in the row's part of the box, it is in the column's part. The near end of the strong link is in the
same row, outside the box. If the link's other end, the far end, is false, the near end is true. The digit is then not
in the row's part of the box, so it is in the column's part. A candidate that sees the far end and is in the column,
outside the box, can therefore be removed. The same holds with row and column exchanged.

Source: HoDoKu's definition.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Link, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import HINGED, Technique


class Corner(NamedTuple):
    """An empty rectangle with a strong link outside its box.

    All candidates of the box are in one row and one column. `line` is that row or column which also contains the near
    end of the link. Candidates are removed from `other`, which is the other of the two.
    """

    digit: int
    box: Region
    link: Mask
    house: House
    near: Cell
    line: House
    other: House


def find_empty_rectangle(position: Position) -> Iterator[Step]:
    """Yield empty rectangles. Each is combined with one strong link."""
    for corner, gone in position.once(_corners):
        yield _corner_step(position, "empty-rectangle", (corner,), gone)


def find_dual_empty_rectangle(position: Position) -> Iterator[Step]:
    """Yield pairs of empty rectangles in one box that remove different candidates. Each pair is one step."""
    for (one, gone), (other, more) in combinations(position.once(_corners), 2):
        if one.digit == other.digit and one.box is other.box and gone != more:
            yield _corner_step(position, "dual-empty-rectangle", (one, other), gone | more)


def _corners(position: Position) -> tuple[tuple[Corner, Mask], ...]:
    """Return the empty rectangles that remove something, each with the cells from which its digit is removed."""
    return tuple(_each_corner(position))


def _each_corner(position: Position) -> Iterator[tuple[Corner, Mask]]:
    layout = position.layout
    for digit, plane in enumerate(position.planes):
        for box in layout.boxes:
            places = position.places[box.number][digit]
            if places.bit_count() < 2:
                continue
            rows, columns = (_across(places, lines) for lines in (layout.rows, layout.columns))
            for row in rows:
                for column in columns:
                    if _is_corner(places, box, row, column):
                        for line, other in ((row, column), (column, row)):
                            yield from _linked(position, digit, box, line, other, plane)


def _across(places: Mask, lines: tuple[Region, ...]) -> list[Region]:
    """Return the lines that contain at least one of these cells."""
    return [line for line in lines if line.cells & places]


def _is_corner(places: Mask, box: Region, row: Region, column: Region) -> bool:
    """Return whether the given cells of a box are all in this row or this column.

    Each of the two lines must contain a cell that is not in the other line.
    """
    return bool(
        row.cells & column.cells & box.cells
        and not places & ~(row.cells | column.cells)
        and places & row.cells & ~column.cells
        and places & column.cells & ~row.cells
    )


def _linked(
    position: Position, digit: int, box: Region, line: Region, other: Region, plane: Mask
) -> Iterator[tuple[Corner, Mask]]:
    """Yield the empty rectangles of a box together with a strong link that starts in `line`.

    The link leads along another line, which is parallel to `other`. Candidates in `other` are removed if they see the
    link's far end along a line that is parallel to `line`.
    """
    layout = position.layout
    crossing, parallel = layout.kinds[other.house.kind], layout.kinds[line.house.kind]
    kind, along = layout.index_of(other.house.kind), layout.index_of(line.house.kind)
    for near in bits_of(plane & line.cells & ~box.cells):
        house = crossing[kind[near]]
        link = house.cells & plane
        if link.bit_count() == 2:
            far = (link & ~(1 << near)).bit_length() - 1
            gone = plane & parallel[along[far]].cells & other.cells & ~box.cells
            if gone:
                yield Corner(digit, box, link, house.house, near, line.house, other.house), gone


def _corner_step(position: Position, name: str, corners: tuple[Corner, ...], gone: Mask) -> Step:
    digit, box = corners[0].digit, corners[0].box
    shift = digit * position.size
    link = 0
    for corner in corners:
        link |= corner.link
    words: dict[str, Word] = {"digit": digit + 1, "house": box.house, "cells": Cells(link)}
    for corner, number in zip(corners, ("", "2"), strict=False):
        words |= {
            f"near{number}": Cells(1 << corner.near),
            f"far{number}": Cells(corner.link & ~(1 << corner.near)),
            f"line{number}": corner.line,
            f"other{number}": corner.other,
            f"across{number}": corner.house,
        }
    marks = (
        Mark("fin", position.places[box.number][digit] << shift, houses=(box.house,)),
        Mark("base", link << shift, houses=tuple(dict.fromkeys(corner.house for corner in corners))),
        Mark("out", gone << shift),
    )
    links = tuple(Link(shift + a, shift + b, True) for a, b in (tuple(bits_of(corner.link)) for corner in corners))
    return Step(name, None, 0, gone << shift, marks, links, words)


RECORDS = (
    Technique("empty-rectangle", "wings", None, "0402", HINGED, find_empty_rectangle, 190, 230),
    Technique("dual-empty-rectangle", "wings", None, "0405", HINGED, find_dual_empty_rectangle, 210, 240),
)
