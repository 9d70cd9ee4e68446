"""The protocol of a rule: how the rest of the program asks a rule what it means.

A rule is a kind, a list of cells and, for some kinds, a number. It can mean four things:

houses   sets of n cells that hold every digit once
apart    sets of cells whose digits are all different
only     the digits that a cell may have, whatever the other cells have
pairs    for two cells, which digits go together

`narrow` follows from these four. A kind whose meaning is more than that, such as a sum, defines `narrow` itself.

Digits are 1 to n. A set of digits is a mask whose bit 0 is digit 1.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple, Self

from sudoku_workshop.rules.cells import Cell, cells_of, cells_text
from sudoku_workshop.rules.error import RuleError

Digit = int
Digits = int
Cells = tuple[Cell, ...]
Domains = Sequence[Digits]  # for each cell of the grid, its candidates
Relation = Callable[[Digit, Digit], bool]
Partners = tuple[Digits, ...]  # for each digit 1 to n of a cell, the digits that another cell may have


class Frame(NamedTuple):
    """The grid in which a rule applies: n rows, n columns and n digits, and its boxes unless regions replace them.

    `rules` are all rules of the puzzle, because some rules exempt the cells of others.
    """

    n: int
    boxes: tuple[Cells, ...] = ()
    rules: tuple["Rule", ...] = ()

    @property
    def digits(self) -> range:
        """Return the digits 1 to n."""
        return range(1, self.n + 1)

    @property
    def all(self) -> Digits:
        """Return the set of all digits."""
        return (1 << self.n) - 1


class Pair(NamedTuple):
    """Two cells, and for each digit 1 to n of the first, the digits that the second may have."""

    one: Cell
    other: Cell
    allowed: Partners


@dataclass(frozen=True)
class Rule:
    """A rule. Each kind is a subclass with its name, and with what it says."""

    cells: Cells = ()
    number: int | None = None

    kind: ClassVar[str]
    house: ClassVar[str]  # the kind of its houses, by default the same name
    is_line: ClassVar[bool] = False  # whether the order of the cells matters
    fewest: ClassVar[int] = 0  # the fewest cells
    most: ClassVar[int | None] = 0  # the most cells, or None if there is no limit
    standard: ClassVar[int | None] = None  # for a kind with a number: the number it usually has

    def __init_subclass__(cls) -> None:
        """Name the houses of a kind after the kind, unless it has another name for them."""
        if "kind" in cls.__dict__ and "house" not in cls.__dict__:
            cls.house = cls.kind

    def text(self, n: int) -> str:
        """Return the rule as it is written in the name of a geometry, such as `whisper:5:r1c123`."""
        parts = [self.kind, *([str(self.number)] if self.number is not None else [])]
        return ":".join([*parts, cells_text(self.cells, n)] if self.cells else parts)

    @classmethod
    def usual(cls, n: int) -> int | None:
        """Return the number that a rule of this kind usually has in a grid of n rows, or None if it has no number."""
        return cls.standard

    @classmethod
    def of(cls, cells: Iterable[Cell], number: int | None, frame: Frame) -> Self:
        """Return the rule of this kind on these cells. Raises RuleError if there is no such rule."""
        found = tuple(cells)
        if not cls.is_line:
            found = tuple(sorted({*found}))
        if len(found) < cls.fewest or (cls.most is not None and len(found) > cls.most):
            raise RuleError("rule-cells", cls.kind, found=len(found), fewest=cls.fewest, most=cls.most)
        usual = cls.usual(frame.n)
        if usual is None and number is not None:
            raise RuleError("rule-number", cls.kind, found=number)
        made = cls(found, usual if number is None else number)
        made.check(frame)
        return made

    @classmethod
    def parse(cls, parts: Sequence[str], frame: Frame) -> Self:
        """Return the rule that `text` has written, split at colons and without the kind. Raises RuleError."""
        numbers, cells = [part for part in parts if part.isdecimal()], [part for part in parts if part[:1] == "r"]
        try:
            found = cells_of(cells[0], frame.n) if cells else ()
            number = int(numbers[0]) if numbers else None
        except ValueError as error:
            raise RuleError("rule-text", cls.kind, found=":".join(parts)) from error
        if len(numbers) > 1 or len(cells) > 1 or len(numbers) + len(cells) < len(parts):
            raise RuleError("rule-text", cls.kind, found=":".join(parts))
        return cls.of(found, number, frame)

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

    def pair(self, allowed: Partners) -> Pair:
        """Return the two cells of this rule, with the digits that go together."""
        one, other = self.cells
        return Pair(one, other, allowed)

    def narrow(self, domains: Domains, frame: Frame) -> Domains | None:
        """Return the candidates that this rule leaves, or None if it cannot be satisfied.

        Every digit of a solution stays. If all cells have one candidate, the result says exactly whether they obey the
        rule. Call it again until nothing changes.
        """
        left = list(domains)
        for cell, digits in self.only(frame):
            left[cell] &= digits
        for cells in (*self.houses(frame), *self.apart(frame)):
            _set_apart(left, cells)
        for pair in self.pairs(frame):
            left[pair.one], left[pair.other] = related(left[pair.one], left[pair.other], pair.allowed)
        return left if all(left) else None

    @property
    def arguments(self) -> dict[str, object]:
        """Return the arguments of the sentence `rule.KIND` that states the rule."""
        return {} if self.number is None else {"number": self.number}


def _set_apart(domains: list[Digits], cells: Cells) -> None:
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
