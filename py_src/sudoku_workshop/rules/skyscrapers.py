"""Skyscrapers: a clue outside the grid tells how many digits are larger than all before them."""

from collections.abc import Sequence
from functools import lru_cache

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import CACHED, Own
from sudoku_workshop.rules.outside import OutsideClue, check_line
from sudoku_workshop.rules.rule import set_apart

GROUND = 1


class Skyscraper(OutsideClue):
    """`number` digits of the row or column are larger than all digits between them and the clue."""

    kind = "skyscraper"

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are a whole row or column, and so many digits can be seen."""
        check_line(self, frame)
        if self.number not in frame.digits:
            raise RuleError("rule-number", self.kind, found=self.number)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits that fit some skyline."""
        left = list(own)
        set_apart(left, range(len(own)))
        return skylines(tuple(left), self.number or 0) if all(left) else None


@lru_cache(maxsize=CACHED)
def skylines(own: Own, number: int) -> Sequence[Digits] | None:
    """Return the digits of each cell with which so many digits of the line can be seen.

    For each number of digits seen, a mask has the digits that may be the largest up to a cell. Bit 0 is the ground.
    """
    cells = [digits << 1 for digits in own]
    before = [[GROUND, *[0] * number]]  # before each cell, the masks for the cells up to it
    for place, digits in enumerate(cells, 1):
        known = before[-1]
        most = -1 << place  # so many different digits have a largest one that is not smaller
        before.append(
            [
                (digits & _above(shorter) | tallest & _above(digits)) & most
                for shorter, tallest in zip([0, *known], known, strict=False)
            ]
        )
    after, left = [*[0] * number, 1 << len(own)], list[Digits]()  # the masks with which the rest of the line fits
    for digits, known in zip(reversed(cells), reversed(before[:-1]), strict=True):
        fits = 0
        for shorter, tallest, same in zip(known, [*after[1:], 0], after, strict=True):
            fits |= digits & tallest & _above(shorter) | digits & _below(shorter & same)
        left.insert(0, fits >> 1)
        after = [
            _below(digits & tallest) | same & _above(digits)
            for tallest, same in zip([*after[1:], 0], after, strict=True)
        ]
    return left


def _above(digits: int) -> int:
    """Return all digits that are larger than the smallest of a set."""
    return -((digits & -digits) << 1)


def _below(digits: int) -> int:
    """Return all digits that are smaller than the largest of a set, and the ground."""
    return (1 << digits.bit_length()) - 1 >> 1
