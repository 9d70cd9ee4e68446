"""Lists of digits that some cells contain, at least or exactly as often as listed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from sudoku_workshop.rules.cell_counts import Counts, within
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Digits, Frame
from sudoku_workshop.rules.local import LocalRule, Own


class Contains(LocalRule):
    """The cells contain each of these digits at least as often as it is listed. On 4 cells, this is a quadruple."""

    kind = "contains"
    fewest: ClassVar[int] = 1
    listing: ClassVar[str] = "digits"
    listing_example: ClassVar[tuple[int, ...]] = (1,)
    is_exact: ClassVar[bool] = False

    def counts(self, n: int) -> Mapping[Digit, int]:
        """Return how often each listed digit is in the cells."""
        return Counter(self.listed)

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless every digit is one of this grid, and there are enough cells for all of them."""
        counts = self.counts(frame.n)
        for digit in counts:
            if digit not in frame.digits:
                raise RuleError("rule-number", self.kind, found=digit)
        if (wanted := sum(counts.values())) > len(self.cells):
            raise RuleError("rule-too-few", self.kind, found=len(self.cells), fewest=wanted)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits with which the cells can contain the list."""
        return within(own, *self._bounds(frame.n))

    def _bounds(self, n: int) -> tuple[Counts, Counts]:
        counts, any_number = self.counts(n), len(self.cells)
        fewest = tuple(counts.get(digit, 0) for digit in range(1, n + 1))
        most = (counts.get(digit, any_number) if self.is_exact else any_number for digit in range(1, n + 1))
        return fewest, tuple(most)


class ContainsExactly(Contains):
    """The cells contain each of these digits exactly as often as it is listed. Digits that are not listed are free."""

    kind = "contains-exactly"
    is_exact: ClassVar[bool] = True


class LookAndSay(ContainsExactly):
    """The cells contain each digit that the numbers name exactly as often as they say.

    Each number is how often, followed by the digit: 12 is one 2, and 3 is no 3. In grids with more than 9 digits, the
    digit has two places: 102 is one 2.
    """

    kind = "look-and-say"
    listing: ClassVar[str] = "numbers"
    listing_example: ClassVar[tuple[int, ...]] = (12,)

    def counts(self, n: int) -> Mapping[Digit, int]:
        """Return how often each named digit is in the cells."""
        return {number % _places(n): number // _places(n) for number in self.listed}

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless each digit is named once, is one of this grid, and there are enough cells."""
        if len(self.counts(frame.n)) < len(self.listed):
            raise RuleError("rule-listed-twice", self.kind)
        super().check(frame)


def _places(n: int) -> int:
    return 10 if n < 10 else 100
