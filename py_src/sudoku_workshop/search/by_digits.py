"""Masks by sets of digits, which are made when they are first needed."""

from collections.abc import Sequence

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.rules.frame import Digits


class ByDigits(dict[Digits, Mask]):
    """A mask for every set of digits: the union of the masks of its digits."""

    def __init__(self, of_digit: Sequence[Mask]) -> None:
        super().__init__({0: 0} | {1 << digit: mask for digit, mask in enumerate(of_digit)})

    def __missing__(self, digits: Digits) -> Mask:
        """Return the mask of a set of digits that has not been asked for before."""
        low = digits & -digits
        self[digits] = found = self[low] | self[digits ^ low]
        return found


class Options(dict[Digits, tuple[tuple[Digits, Mask], ...]]):
    """The digits of every set with the mask of each."""

    def __init__(self, masks: ByDigits) -> None:
        super().__init__()
        self._masks = masks

    def __missing__(self, digits: Digits) -> tuple[tuple[Digits, Mask], ...]:
        """Return the digits of a set that has not been asked for before, each with its mask."""
        self[digits] = found = tuple((1 << bit, self._masks[1 << bit]) for bit in bits_of(digits))
        return found
