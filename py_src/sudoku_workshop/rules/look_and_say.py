"""Look-and-say cages, which say how often they contain which digit."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from sudoku_workshop.rules.counts import ContainsExactly
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.shapes import Shape


class LookAndSay(ContainsExactly):
    """The cells contain each digit that the numbers name exactly as often as they say.

    Each number is how often, followed by the digit: 12 is one 2, and 3 is no 3. In grids with more than 9 digits, the
    digit has two places: 102 is one 2.
    """

    kind = "look-and-say"
    listing: ClassVar[str] = "numbers"
    listing_example: ClassVar[tuple[int, ...]] = (12,)

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a cage with the numbers."""
        return cage(self.cells, frame.side, " ".join(map(str, self.listed)))

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
