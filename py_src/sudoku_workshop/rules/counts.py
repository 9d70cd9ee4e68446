"""Lists of digits that some cells contain, at least or exactly as often as listed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from sudoku_workshop.rules.cell_counts import Counts, within
from sudoku_workshop.rules.edge_marks import quadruple
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Digits, Frame
from sudoku_workshop.rules.local import LocalRule, Own
from sudoku_workshop.rules.outlines import cage, centre
from sudoku_workshop.rules.shapes import Shape


class Contains(LocalRule):
    """The cells contain each of these digits at least as often as it is listed. On 4 cells, this is a quadruple."""

    kind = "contains"
    fewest: ClassVar[int] = 1
    listing: ClassVar[str] = "digits"
    listing_example: ClassVar[tuple[int, ...]] = (1,)
    is_exact: ClassVar[bool] = False
    is_numbered: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the digits in a circle on the corner of 4 cells, or in the corner of a cage."""
        (x, y), (u, v) = centre(self.cells[0], frame.side), centre(self.cells[-1], frame.side)
        if len(self.cells) != 4 or (u - x, v - y) != (1, 1) or self.is_exact:
            words = " ".join(map(str, self.listed))
            return cage(self.cells, frame.side, f"={words}" if self.is_exact else f"≥{words}", dashed=False)
        return quadruple((x + 0.5, y + 0.5), self.listed)

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
