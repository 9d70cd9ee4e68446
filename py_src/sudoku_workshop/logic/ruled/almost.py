"""Almost locked sets: cells that see each other and have one digit more than there are cells.

All digits of the cells are different, so at most one of the digits is missing. Of any two of them, at least one is
there: the places of both are a group of which at least one candidate is true.

Source: the usual almost locked sets. The cells may see each other because of a rule, too.
"""

from itertools import combinations

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import names_of
from sudoku_workshop.logic.ruled.net import Group
from sudoku_workshop.logic.step import Digits, Phrase


def almost_locked(position: Position, most: int) -> tuple[Group, ...]:
    """Return the groups of almost locked sets of two to `most` cells, each once, small sets first."""
    found: dict[Mask, Group] = {}
    for cells, digits in _sets(position, most):
        told = Phrase("almost.set", {"cells": names_of(bits_of(cells), position.geometry), "digits": Digits(digits)})
        for pair in combinations(bits_of(digits), 2):
            members = sum((cells & position.planes[digit]) << digit * position.size for digit in pair)
            found.setdefault(members, Group(members, told))
    return tuple(found.values())


def _sets(position: Position, most: int) -> list[tuple[Mask, Mask]]:
    """Return the cells and the digits of each almost locked set."""
    peers, digits_of, few = position.layout.peers, position.digits_of, position.at_most(most + 1)
    grown = [(1 << cell, digits_of[cell], few & peers[cell] & -(2 << cell)) for cell in bits_of(few)]
    found = []
    for size in range(2, most + 1):
        grown = [
            (cells | 1 << cell, digits | digits_of[cell], others & peers[cell] & -(2 << cell))
            for cells, digits, others in grown
            for cell in bits_of(others)
            if (digits | digits_of[cell]).bit_count() <= most + 1
        ]
        found += [(cells, digits) for cells, digits, _ in grown if digits.bit_count() == size + 1]
    return found
