"""The protocol of a rule: how the rest of the program asks a rule what it means.

A rule is a kind and cells. Some kinds have a number, a list of numbers, or several groups of cells. A rule can mean
five things:

houses   sets of n cells that hold every digit once
apart    sets of cells whose digits are all different
only     the digits that a cell may have, whatever the other cells have
pairs    for two cells, which digits go together
sums     equations: the digits of some cells, each times a factor, add up to a total

`narrow` follows from these five. A kind whose meaning is more than that defines `narrow` itself. It is then called a
joint rule, and the search asks its `narrow` whenever a digit of its cells is gone.

Digits are 1 to n. A set of digits is a mask whose bit 0 is digit 1.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import ClassVar, NamedTuple, Self

from sudoku_workshop.rules.cells import Cell, cells_of, cells_text
from sudoku_workshop.rules.equations import Equation, left_by
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Digit, Digits, Domains, Frame
from sudoku_workshop.rules.outlines import centre
from sudoku_workshop.rules.shapes import Colour, Point, Shape, line

Relation = Callable[[Digit, Digit], bool]
Partners = tuple[Digits, ...]  # for each digit 1 to n of a cell, the digits that another cell may have
NUMBER = re.compile("-?[0-9]{1,4}", re.ASCII)


class Pair(NamedTuple):
    """Two cells, and for each digit 1 to n of the first, the digits that the second may have."""

    one: Cell
    other: Cell
    allowed: Partners


@dataclass(frozen=True)
class Rule:
    """A rule. Each kind is a subclass with its name, and with what it says.

    `cells` are the cells of all groups. `listed` is a list of numbers, such as digits or the factors of the groups.
    """

    cells: Cells = ()
    number: int | None = None
    listed: tuple[int, ...] = ()
    groups: tuple[Cells, ...] = ()  # only of kinds with several groups

    kind: ClassVar[str]
    house: ClassVar[str]  # the kind of its houses, by default the same name
    is_line: ClassVar[bool] = False  # whether the order of the cells matters
    in_one_grid: ClassVar[bool] = False  # whether the rule means nothing in overlapping grids
    fewest: ClassVar[int] = 0  # the fewest cells of a group
    most: ClassVar[int | None] = 0  # the most cells of a group, or None if there is no limit
    standard: ClassVar[int | None] = None  # for a kind with a number: the number it usually has
    example: ClassVar[int | None] = None  # for a kind whose number has to be stated: a number for examples
    fewest_groups: ClassVar[int] = 0  # for a kind with several groups of cells: the fewest groups
    are_groups_alike: ClassVar[bool] = False  # whether the order of the groups means nothing
    listing: ClassVar[str] = ""  # for a kind with a list of numbers: what they are, such as digits
    listing_example: ClassVar[tuple[int, ...]] = ()
    compares: ClassVar[bool] = False  # whether the first half of the cells is compared with the second
    joined: ClassVar[str] = "; "  # the text between the groups of cells, for people
    is_numbered: ClassVar[bool] = False  # whether each rule of the kind is drawn with numbers that its sentence names
    colour: ClassVar[Colour | None] = None  # of the line that shows a kind of lines

    def __init_subclass__(cls) -> None:
        """Name the houses of a kind after the kind, unless it has another name for them."""
        if "kind" in cls.__dict__ and "house" not in cls.__dict__:
            cls.house = cls.kind

    @property
    def is_joint(self) -> bool:
        """Return whether the rule means more than houses, apart, only, pairs and sums."""
        return type(self).narrow is not Rule.narrow

    def text(self, side: int) -> str:
        """Return the rule as it is written in the name of a geometry of `side` rows, such as `whisper:5:r1c123`."""
        groups = self.groups or ((self.cells,) if self.cells else ())
        return written(self.kind, self.number, self.listed, [cells_text(cells, side) for cells in groups])

    @classmethod
    def usual(cls, n: int) -> int | None:
        """Return the number that a rule of this kind usually has in a grid of n rows, or None if there is none."""
        return cls.standard

    @classmethod
    def has_number(cls, n: int) -> bool:
        """Return whether a rule of this kind has a number in a grid of n rows."""
        return cls.example is not None or cls.usual(n) is not None

    @classmethod
    def of(cls, cells: Iterable[Cell], number: int | None, frame: Frame, listed: Iterable[int] = ()) -> Self:
        """Return the rule of this kind on one group of cells. Raises RuleError if there is no such rule."""
        return cls.of_groups([cells], number, frame, listed)

    @classmethod
    def of_groups(
        cls, groups: Iterable[Iterable[Cell]], number: int | None, frame: Frame, listed: Iterable[int] = ()
    ) -> Self:
        """Return the rule of this kind on these groups of cells. Raises RuleError if there is no such rule."""
        found, numbers = [cls._in_order(cells) for cells in groups], tuple(listed)
        found = sorted(found) if cls.are_groups_alike else found
        if len(found) < cls.fewest_groups:
            raise RuleError("rule-groups", cls.kind, found=len(found), fewest=cls.fewest_groups)
        if bool(numbers) != bool(cls.listing):
            raise RuleError("rule-text", cls.kind, found="_".join(map(str, numbers)))
        if number is None:
            number = cls.usual(frame.n)
        if (number is not None) != cls.has_number(frame.n):
            raise RuleError("rule-number", cls.kind, found="-" if number is None else number)
        if len(frame.corners) > 1 and cls.in_one_grid:
            raise RuleError("rule-overlapping", cls.kind)
        if len(frame.corners) > 1 and not frame.used.issuperset(chain.from_iterable(found)):
            raise RuleError("rule-outside", cls.kind)
        every = tuple(cell for cells in found for cell in cells)
        made = cls(every, number, numbers, tuple(found) if cls.fewest_groups else ())
        made.check(frame)
        return made

    @classmethod
    def _in_order(cls, cells: Iterable[Cell]) -> Cells:
        """Return a group of cells in its order. Raises RuleError if there are too few or too many cells."""
        found = tuple(cells) if cls.is_line else tuple(sorted({*cells}))
        if len(found) < cls.fewest or (cls.most is not None and len(found) > cls.most):
            raise RuleError("rule-cells", cls.kind, found=len(found), fewest=cls.fewest, most=cls.most)
        return found

    @classmethod
    def parse(cls, parts: Sequence[str], frame: Frame) -> Self:
        """Return the rule that `text` has written, split at colons and without the kind. Raises RuleError."""
        left = [*parts]
        try:
            number = int(left.pop(0)) if left and cls.has_number(frame.n) and NUMBER.fullmatch(left[0]) else None
            listed = [*map(int, left.pop(0).split("_"))] if cls.listing and left else []
            groups = [cells_of(part, frame.side) for part in left]
        except ValueError as error:
            raise RuleError("rule-text", cls.kind, found=":".join(parts)) from error
        if len(groups) > 1 and not cls.fewest_groups:
            raise RuleError("rule-text", cls.kind, found=":".join(parts))
        return cls.of_groups(groups or ([] if cls.fewest_groups else [()]), number, frame, listed)

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells and the number fit this kind."""

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return sets of n cells that hold every digit once."""
        return ()

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return sets of cells whose digits are all different."""
        return ()

    def only(self, frame: Frame) -> Iterable[tuple[Cell, Digits]]:
        """Return cells with the digits that they may have."""
        return ()

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return pairs of cells with the digits that go together."""
        return ()

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return equations."""
        return ()

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the shapes that show the rule on a board. Rules about the whole grid have none."""
        return (line(self.points(frame), self.colour),) if self.colour else ()

    @property
    def is_drawn(self) -> bool:
        """Return whether a board shows the rule. Some rules about the whole grid are only stated in words."""
        return bool(self.colour) or type(self).shapes is not Rule.shapes

    @property
    def drawn_key(self) -> str:
        """Return the key of the sentence that states the rule where its cells and numbers are drawn."""
        return f"rule.{self.kind}.drawn" if self.is_numbered else f"rule.{self.kind}"

    def points(self, frame: Frame) -> list[Point]:
        """Return the middles of the cells."""
        return [centre(cell, frame.side) for cell in self.cells]

    def canonical(self) -> Self:
        """Return the rule of the same meaning that names of geometries have."""
        return self

    @classmethod
    def merged(cls, rules: Iterable["Rule"]) -> Iterable["Rule"]:
        """Return rules of this kind as few rules of the same meaning."""
        return rules

    def pair(self, allowed: Partners) -> Pair:
        """Return the two cells of this rule, with the digits that go together."""
        one, other = self.cells
        return Pair(one, other, allowed)

    def involved(self, frame: Frame) -> Cells:
        """Return the cells whose digits a joint rule is about."""
        return self.cells

    def narrow(self, domains: Domains, frame: Frame) -> Domains | None:
        """Return the candidates that this rule leaves, or None if it cannot be satisfied.

        Every digit of a solution stays. If all cells have one candidate, the result says exactly whether they obey the
        rule. Call it again until nothing changes.
        """
        left = list(domains)
        for cell, digits in self.only(frame):
            left[cell] &= digits
        for cells in (*self.houses(frame), *self.apart(frame)):
            set_apart(left, cells)
        for pair in self.pairs(frame):
            left[pair.one], left[pair.other] = related(left[pair.one], left[pair.other], pair.allowed)
        for equation in self.sums(frame):
            found = left_by(equation, tuple([left[cell] for cell in equation.cells]))
            for cell, digits in zip(equation.cells, found, strict=True):
                left[cell] &= digits
        return left if all(left) else None

    @property
    def arguments(self) -> dict[str, object]:
        """Return the arguments of the sentence `rule.KIND` that states the rule."""
        number = {} if self.number is None else {"number": self.number}
        return number | ({"listed": ", ".join(map(str, self.listed))} if self.listed else {})

    def places(self, side: int) -> list[str]:
        """Return the cells as text: one text, two if the rule compares cells, or none if it has no cells."""
        if self.compares:
            half = len(self.cells) // 2
            return [cells_text(self.cells[:half], side), cells_text(self.cells[half:], side)]
        return [*filter(None, [self.place(side)])]

    def place(self, side: int) -> str:
        """Return the cells as text for people. Kinds that differ in more than their cells add what is missing."""
        return self.joined.join(cells_text(cells, side) for cells in self.groups or (self.cells,) if cells)


def written(kind: str, number: int | None, listed: Sequence[int], groups: Iterable[str]) -> str:
    """Return a rule as text: its kind, its number, its list of numbers, and the text of each group of cells."""
    numbers = [str(number)] if number is not None else []
    return ":".join([kind, *numbers, *(["_".join(map(str, listed))] if listed else []), *groups])


def set_apart(domains: list[Digits], cells: Sequence[Cell]) -> None:
    """Remove the digit of each cell with one candidate from the other cells. Two such cells with one digit lose it."""
    for cell in cells:
        if domains[cell].bit_count() == 1:
            for other in cells:
                if other != cell:
                    domains[other] &= ~domains[cell]


@lru_cache(maxsize=1 << 12)
def related(one: Digits, other: Digits, allowed: Partners) -> tuple[Digits, Digits]:
    """Return the digits of two cells that have a partner in the other cell."""
    left = partners = 0
    for digit, partner in enumerate(allowed):
        if one >> digit & 1 and partner & other:
            left |= 1 << digit
            partners |= partner
    return left, other & partners


def partners(relation: Relation, frame: Frame) -> Partners:
    """Return, for each digit 1 to n, the digits to which it is in this relation."""
    return tuple(sum(1 << other - 1 for other in frame.digits if relation(digit, other)) for digit in frame.digits)


def digits_where(test: Callable[[Digit], bool], frame: Frame) -> Digits:
    """Return the set of digits that pass a test."""
    return sum(1 << digit - 1 for digit in frame.digits if test(digit))
