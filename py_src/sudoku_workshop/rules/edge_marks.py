"""Marks on the edges and corners between cells: the base of rules about two neighbours, and what they look like."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sudoku_workshop.rules.cells import are_neighbours
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Colour, Point, Shape, circle, line, text

DOT = 0.13  # the radius of a dot


class Mark(Rule):
    """A mark between two neighbours."""

    fewest: ClassVar[int] = 2
    most: ClassVar[int | None] = 2

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are neighbours and the number is not 0."""
        self.check_neighbours(frame)
        if self.number == 0:
            raise RuleError("rule-number", self.kind, found=0)

    @property
    def drawn_key(self) -> str:
        """Return the key of the sentence about all marks of this kind, or about those with an unusual number."""
        return f"rule.{self.kind}" if self.number == self.standard else f"rule.{self.kind}.drawn"

    def middle(self, frame: Frame) -> Point:
        """Return the middle of the edge between the cells."""
        (x, y), (u, v) = self.points(frame)
        return (x + u) / 2, (y + v) / 2

    def check_neighbours(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are neighbours."""
        if not are_neighbours(self.cells[0], self.cells[1], frame.side):
            raise RuleError("rule-neighbours", self.kind)


def dot(rule: Rule, at: Point, fill: Colour, words: Colour) -> Iterator[Shape]:
    """Yield a dot on an edge, and its number if it is not the usual one."""
    yield circle(at, DOT, fill, "ink", 0.03)._replace(over=True)
    if rule.number != rule.standard:
        yield text(at, rule.number, 0.22, words)


def quadruple(at: Point, digits: Sequence[int]) -> Iterator[Shape]:
    """Yield a circle with up to two digits in each of its two lines."""
    yield circle(at, 0.24, "blank", "ink", 0.03)._replace(over=True)
    half = (len(digits) + 1) // 2 if len(digits) > 2 else len(digits)
    lines = [some for some in (digits[:half], digits[half:]) if some]
    for place, some in enumerate(lines):
        words, down = " ".join(map(str, some)), (place - (len(lines) - 1) / 2) * 0.19
        yield text((at[0], at[1] + down), words, 0.2 if len(words) <= 3 else 0.13)


def chevron(at: Point, greater: Point, smaller: Point) -> Shape:
    """Return a sign at a point that opens to the greater digit."""
    (x, y), across, down = at, (smaller[0] - greater[0]) * 0.06, (smaller[1] - greater[1]) * 0.06
    ends = [(x - across + 1.8 * turn * down, y - down + 1.8 * turn * across) for turn in (1, -1)]
    return line((ends[0], (x + across, y + down), ends[1]), "ink", 0.035)._replace(over=True)
