"""Custom rules: a person's own rule as a table, with its name, its sentence, and perhaps the program that made it.

Nothing of it is run when a puzzle is read.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import cells_of, cells_text
from sudoku_workshop.rules.choices_text import FORM as CHOICES
from sudoku_workshop.rules.choices_text import choices_in, choices_text
from sudoku_workshop.rules.custom_look import look_of, shapes_of_look
from sudoku_workshop.rules.custom_words import START, words_of
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.shapes import Shape
from sudoku_workshop.rules.tabled import Tabled
from sudoku_workshop.rules.tables import LONGEST, fitting, size_of

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
            look_of(words_of(about).look)
            size, found = size_of(table), cells_of(cells, frame.side)
            table = _fitting(table, min(size, frame.n))
        except (ValueError, IndexError) as error:
            raise RuleError("rule-text", cls.kind, found=":".join(parts)) from error
        if size < frame.n:
            raise RuleError("rule-size", cls.kind, most=size)
        return replace(cls.of(found, None, frame), table=table, about=about)

    def check(self, frame: Frame) -> None:
        """Raise RuleError if there are more cells than the grid has."""
        if len(self.cells) > frame.side**2:
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=frame.side**2)

    @property
    def arguments(self) -> dict[str, object]:
        """Return the sentence that states the rule, after the rule's name if it has one."""
        name, sentence, *_ = words_of(self.about)
        is_named = name and sentence and name.casefold() not in sentence.casefold()
        return {"sentence": f"{name}: {sentence}" if is_named else sentence or name or UNSTATED}

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the shapes of the look that the person chose."""
        return shapes_of_look(words_of(self.about).look, self.table, self.cells, frame.side)


def _fitting(table: str, n: int) -> str:
    """Return a table for the digits 1 to n. Raises ValueError if it is damaged or too large."""
    is_choices = table[:1] == CHOICES and len(table) <= LONGEST
    return choices_text(choices_in(table, n)) if is_choices else fitting(table, n)
