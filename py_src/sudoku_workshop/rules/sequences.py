"""Sequences: lines whose digits change by the same amount from cell to cell."""

from collections.abc import Sequence as List
from functools import lru_cache
from typing import ClassVar

from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import CACHED, LocalRule, Own
from sudoku_workshop.rules.shapes import Colour


class Sequence(LocalRule):
    """The digits along the line increase or decrease by the same amount at each step, or are all equal."""

    kind = "sequence"
    colour: ClassVar[Colour | None] = "slate"
    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 3

    def among(self, own: Own, frame: Frame) -> List[Digits] | None:
        """Return the digits of all sequences that fit."""
        return sequences(own, frame.n)


@lru_cache(maxsize=CACHED)
def sequences(own: Own, n: int) -> List[Digits]:
    """Return the digits of each cell in the sequences that these candidates allow."""
    left = [0] * len(own)
    largest = (n - 1) // (len(own) - 1)
    for step in range(-largest, largest + 1):
        firsts = (1 << n) - 1
        for place, digits in enumerate(own):
            firsts &= _moved(digits, -step * place)
        for place in range(len(own)):
            left[place] |= _moved(firsts, step * place)
    return left


def _moved(digits: Digits, step: int) -> Digits:
    return digits << step if step > 0 else digits >> -step
