"""Aligned pair exclusion: what two cells could hold together, tried out against the cells that see both.

A combination is impossible if it puts one digit twice in a house, or takes both candidates of a two-candidate cell that
sees both. A candidate that is in no possible combination goes. Sound: every pair of digits was tried.
"""

from collections.abc import Iterator

from sudoku.board import Grid, Mask, bits_of
from sudoku.geometry import Cell
from sudoku.position import Position
from sudoku.step import Cells, Digits, Mark, Step, Word


def find_aligned_pair_exclusion(position: Position) -> Iterator[Step]:
    """Pairs of cells seen by two two-candidate cells or more; by second cell, then by first."""
    excluders = {}
    for cell in bits_of(position.at_least_two):
        peers = position.layout.peers[cell]
        if peers & position.bivalue and not peers & position.naked:
            excluders[cell] = peers & position.bivalue
    for second in excluders:
        for first in excluders:
            if first >= second:
                break
            common = excluders[first] & excluders[second]
            if common & common - 1:
                yield from _exclude(position, first, second, common)


def _exclude(position: Position, first: Cell, second: Cell, common: Mask) -> Iterator[Step]:
    digits_of = position.digits_of
    taken = {digits_of[cell] for cell in bits_of(common)}
    meet = bool(position.layout.peers[first] >> second & 1)
    left = [0, 0]
    for a in bits_of(digits_of[first]):
        for b in bits_of(digits_of[second]):
            if (a != b and 1 << a | 1 << b not in taken) or (a == b and not meet):
                left[0] |= 1 << a
                left[1] |= 1 << b
    gone = position.at(1 << first, digits_of[first] & ~left[0]) | position.at(1 << second, digits_of[second] & ~left[1])
    if gone:
        yield _step(position, 1 << first | 1 << second, common, gone)


def _step(position: Position, pair: Mask, common: Mask, gone: Grid) -> Step:
    marks = (Mark("base", position.candidates_in(pair) & ~gone, pair), Mark("cover", cells=common), Mark("out", gone))
    words: dict[str, Word] = {
        "cells": Cells(pair),
        "excluders": Cells(common),
        "digits": Digits(position.digits_in(pair)),
    }
    return Step("aligned-pair-exclusion", 6.2, 0, gone, marks, words=words)
