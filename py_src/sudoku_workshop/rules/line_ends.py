"""The base of lines whose ends limit the digits on the line."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import ClassVar, NamedTuple

from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import CACHED, LocalRule, Own
from sudoku_workshop.rules.shapes import BROAD, BULB, Point, Shape, circle, line, shortened

END = BULB + BROAD / 2  # the distance of the line from the middle of the cell at its end


class Ends(NamedTuple):
    """The smaller and the larger digit at the ends of a line, and the digits that the other cells may then have."""

    low: Digits
    high: Digits
    inside: Digits


class LineWithEnds(LocalRule):
    """A line on which the digits at the two ends determine the digits that the other cells may have."""

    is_line: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line, and the marks at its ends."""
        points = self.points(frame)
        return line(shortened(points, END), "grey"), self.end(points[0]), self.end(points[-1])

    def end(self, at: Point) -> Shape:
        """Return the mark at an end of the line."""
        return circle(at, BULB, None, "grey", 0.08)

    def ends(self, n: int) -> Iterable[Ends]:
        """Return the digits that the ends may have."""
        raise NotImplementedError

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits that fit some digits at the ends."""
        return narrowed_by_ends(own, tuple(self.ends(frame.n)))


@cache
def pairs_of_ends(n: int) -> list[Ends]:
    """Return each two digits with the digits between them."""
    bits = [1 << place for place in range(n)]
    return [Ends(low, high, (high - 1) & -(low << 1)) for low, high in combinations_with_replacement(bits, 2)]


@lru_cache(maxsize=CACHED)
def narrowed_by_ends(own: Own, ends: tuple[Ends, ...]) -> Sequence[Digits]:
    """Return the digits of each cell of a line for which its ends can have some of these digits."""
    first, *between, last = own
    left_first = left_last = left = 0
    for low, high, inside in ends:
        rising, falling = first & low and last & high, first & high and last & low
        if (rising or falling) and all(digits & inside for digits in between):
            left |= inside
            left_first |= (rising and low) | (falling and high)
            left_last |= (rising and high) | (falling and low)
    return [left_first, *[digits & left for digits in between], left_last]
