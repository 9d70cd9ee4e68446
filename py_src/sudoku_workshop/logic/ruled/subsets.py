"""Naked sets of cells that see each other, but not all in one house: in a cage, on a line, a knight's move apart.

As many cells as digits, all different: every digit is in one of the cells, so cells that see all its places lose it.
Source: dclamage's SudokuSolver ("unorthodox tuples"), lisudoku ("ad-hoc naked sets").
"""

from collections.abc import Iterator
from itertools import combinations

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.named import claims
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import reasons_of
from sudoku_workshop.logic.step import Cells, Digits, Mark, Phrases, Step, Word

SIZES = (2, 3, 4)


def find_seen_sets(position: Position) -> Iterator[Step]:
    """Yield naked sets of two to four cells that see each other and are not all in one house, the smallest first."""
    houses = [region.cells for region in position.layout.all]
    for size in SIZES:
        for cells, digits in _sets(position, size):
            if any(not cells & ~house for house in houses):
                continue
            gone = 0
            for digit in bits_of(digits):
                places = (cells & position.planes[digit]) << digit * position.size
                gone |= relations.of(position).seen_by_all(places) & position.open & ~position.candidates_in(cells)
            if gone:
                yield _step(position, cells, digits, gone)


def _sets(position: Position, size: int) -> Iterator[tuple[Mask, int]]:
    """Yield cells that all see each other and have only as many digits as there are cells."""
    few = position.at_most(size)
    grown = [
        (1 << cell, position.digits_of[cell], few & position.layout.peers[cell] & -(2 << cell)) for cell in bits_of(few)
    ]
    for _ in range(size - 1):
        grown = [
            (cells | 1 << cell, digits | position.digits_of[cell], others & position.layout.peers[cell] & -(2 << cell))
            for cells, digits, others in grown
            for cell in bits_of(others)
            if (digits | position.digits_of[cell]).bit_count() <= size
        ]
    yield from ((cells, digits) for cells, digits, _ in grown if digits.bit_count() == size)


def _step(position: Position, cells: Mask, digits: int, gone: int) -> Step:
    first = bits_of(digits)[0] * position.size
    pairs = [(first + one, first + other) for one, other in combinations(bits_of(cells), 2)]
    target = bits_of(gone)[0]
    pairs += [(target // position.size * position.size + cell, target) for cell in bits_of(cells)]
    words: dict[str, Word] = {
        "cells": Cells(cells),
        "digits": Digits(digits),
        "excluded": claims(gone, position.geometry),
        "links": Phrases(reasons_of(position, pairs)),
    }
    marks = (Mark("base", position.candidates_in(cells), cells), Mark("out", gone))
    return Step("seen-set", None, 0, gone, marks, words=words)


RECORDS = (Ruled("seen-set", 4, find_seen_sets, "{digits} in {cells}"),)
