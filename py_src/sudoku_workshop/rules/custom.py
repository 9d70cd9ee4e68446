"""Custom rules: a person's own rule as a table, with its name, its sentence, and perhaps the program that made it.

Nothing of it is run when a puzzle is read.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import cells_of, cells_text
from sudoku_workshop.rules.custom_words import START, words_of
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.shapes import Shape, line
from sudoku_workshop.rules.tabled import Tabled
from sudoku_workshop.rules.tables import fitting

UNSTATED = "These cells obey a rule that is given as a table."


@dataclass(frozen=True)
class Custom(Tabled):
    """Cells that obey a person's own rule. `rules.pairs`, `rules.line` and `rules.group` make its table from Python."""

    about: str = START

    kind = "custom"
    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 1

    def text(self, side: int) -> str:
        """Return the rule with its table and its words."""
        return ":".join((self.kind, self.table, self.about, cells_text(self.cells, side)))

    @classmethod
    def parse(cls, parts: Sequence[str], frame: Frame) -> Self:
        """Return the rule of a text. Raises RuleError if its table does not fit the grid."""
        try:
            table, about, cells = parts
            words_of(about)
            table, found = fitting(table, frame.n), cells_of(cells, frame.side)
        except (ValueError, IndexError) as error:
            raise RuleError("rule-text", cls.kind, found=":".join(parts)) from error
        return replace(cls.of(found, None, frame), table=table, about=about)

    @property
    def arguments(self) -> dict[str, object]:
        """Return the sentence that states the rule."""
        name, sentence, _ = words_of(self.about)
        return {"sentence": sentence or name or UNSTATED}

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a dashed line through the cells or, if their order means nothing, an outline."""
        if self.table[:1] in "ag" or len(self.cells) == 1:
            return cage(self.cells, frame.side)
        return (line(self.points(frame), "blue", dashed=True),)
