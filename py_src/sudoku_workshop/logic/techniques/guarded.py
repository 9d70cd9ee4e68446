"""Guardians: candidates that keep an impossible pattern from arising, so at least one of them is true.

Several techniques start from a pattern that cannot be filled, or that would give a second solution. If the guardians
were all false, only that pattern would be left. A candidate that would make every guardian false is therefore false.
"""

from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.grid.names import candidates_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Claims, Digits, Link, Mark, Step, Word


def refuted_by(position: Position, candidate: Candidate) -> Grid:
    """Return the candidates that are false if this one is true: others of its cell, and its digit in cells it sees."""
    digit, cell = divmod(candidate, position.size)
    seen = position.layout.peers[cell] << digit * position.size
    return (seen | position.masks.cell << cell & ~(1 << candidate)) & position.open


def refuted_by_all(position: Position, guardians: Grid) -> Grid:
    """Return the candidates that are false whichever of the guardians is true."""
    gone = position.open & ~guardians
    for guardian in bits_of(guardians):
        gone &= refuted_by(position, guardian)
        if not gone:
            return 0
    return gone


class Guarded(NamedTuple):
    """A pattern that its guardians keep from arising: its candidates, its cells and its digits."""

    pattern: Grid
    cells: Mask
    digits: Mask
    guardians: Grid


def guarded_step(
    position: Position, technique: str, found: Guarded, gone: Grid, links: tuple[Link, ...] = (), **more: Word
) -> Step:
    """Return the step that removes the candidates in `gone`. `more` are further values for its sentences."""
    marks = (
        Mark("base", found.pattern & ~gone, found.cells),
        Mark("fin", found.guardians),
        Mark("out", gone),
    )
    words: dict[str, Word] = {"digits": Digits(found.digits), "cells": Cells(found.cells), **more}
    return Step(technique, None, 0, gone, marks, links, words | _guardian_words(position, found.guardians))


def _guardian_words(position: Position, guardians: Grid) -> dict[str, Word]:
    """Return values for sentences about guardians: one is the `guardian`, and several are `guardians_together`."""
    text = Claims((candidates_text(guardians, position.geometry, "="),))
    one = guardians.bit_count() == 1
    return {
        "guardians": text,
        "guardian": text if one else Claims(()),
        "guardians_together": Claims(()) if one else text,
    }


def is_nine(position: Position) -> bool:
    """Return whether the grid has nine rows, nine columns and nine boxes of 3×3, perhaps with further rules."""
    grid = position.geometry
    return grid.n == 9 and grid.box == (3, 3) and not (grid.is_irregular or grid.is_overlapping)


def is_classic(position: Position) -> bool:
    """Return whether the grid is a 9×9 without further rules, and the puzzle excludes no candidates by itself."""
    return position.geometry.name == "9" and not position.board.excluded
