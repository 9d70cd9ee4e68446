"""Fireworks: digits that a row and a column must have in the same three cells.

Take a row and a column and the cell where they cross. If a digit is possible in the row only in the box of that cell
and in one cell outside it, and likewise in the column, then it is in one of these three cells: in both lines, the digit
would otherwise have to be in the box, and the only cell of both lines in the box is the crossing.

In a *triple* firework, three digits have the same three cells, so these cells contain exactly these digits.

Source: shye's fireworks (forum.enjoysudoku.com; https://www.sudokuwiki.org/Fireworks).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.guarded import is_nine
from sudoku_workshop.logic.techniques.technique import SUBSET, Technique


class Firework(NamedTuple):
    """The cell where a row and a column cross, and per digit the cells outside its box: at most one in each line."""

    crossing: Mask
    wings: dict[int, Mask]


def find_triple_firework(position: Position) -> Iterator[Step]:
    """Yield triple fireworks: three digits in three cells."""
    for each in position.once(_fireworks):
        for digits in combinations(each.wings, 3):
            cells = _lines_of(position, each, digits)
            if cells:
                yield from _step(position, "triple-firework", mask_of(digits), each.crossing, cells)


def _lines_of(position: Position, firework: Firework, digits: tuple[int, ...]) -> Mask:
    """Return the outer cells that these digits share, at most one in the row and one in the column, or 0."""
    cells = 0
    for digit in digits:
        cells |= firework.wings[digit]
    rows = cells & position.layout.rows[position.layout.row_of[firework.crossing.bit_length() - 1]].cells
    return cells if rows.bit_count() <= 1 and (cells & ~rows).bit_count() <= 1 else 0


def _fireworks(position: Position) -> list[Firework]:
    """Return, for each blank cell, the digits that its row and its column have outside its box in one cell at most."""
    found, layout = [], position.layout
    for cell in bits_of(position.masks.plane & ~position.written) if is_nine(position) else ():
        box = layout.boxes[layout.box_of[cell]].cells
        lines = layout.rows[layout.row_of[cell]].cells, layout.columns[layout.column_of[cell]].cells
        wings = {}
        for digit in bits_of(position.digits_of[cell]):
            outside = [line & ~box & position.planes[digit] for line in lines]
            if all(each.bit_count() <= 1 for each in outside) and any(outside):
                wings[digit] = outside[0] | outside[1]
        found.append(Firework(1 << cell, wings))
    return found


def _step(position: Position, technique: str, digits: Mask, crossing: Mask, wings: Mask) -> Iterator[Step]:
    cells = crossing | wings
    gone = position.candidates_in(cells) & ~position.at(cells, digits)
    if gone and cells.bit_count() == digits.bit_count():
        marks = (
            Mark("base", position.at(crossing, digits), crossing),
            Mark("fin", position.at(wings, digits), wings),
            Mark("out", gone),
        )
        words: dict[str, Word] = {
            "digits": Digits(digits),
            "cells": Cells(cells),
            "crossing": Cells(crossing),
            "wings": Cells(wings),
        }
        yield Step(technique, None, 0, gone, marks, words=words)


RECORDS = (Technique("triple-firework", "exotic", None, "", SUBSET, find_triple_firework, 655, 747),)
