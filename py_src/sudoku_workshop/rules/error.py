"""The error for a rule that cannot be used."""

from sudoku_workshop.error import SudokuError

REASONS = {  # in English; a test checks that "error.CODE" in `web/locales/en.json` is the same
    "rule-boxes": "this rule needs a grid with boxes ({rule})",
    "rule-cells": "this rule has the wrong number of cells ({rule}): {found}",
    "rule-groups": "this rule needs at least {fewest} groups of cells ({rule}): {found}",
    "rule-halves": "both shapes must have the same number of cells ({rule})",
    "rule-kind": "no rule is called {rule}",
    "rule-listed-twice": "a digit is named twice ({rule})",
    "rule-neighbours": "the cells of this rule must share a side ({rule})",
    "rule-never": "this rule can never hold in this grid ({rule})",
    "rule-number": "this rule cannot have the number {found} ({rule})",
    "rule-sum": "the sum of the cells of this rule is {least} to {most}, not {number} ({rule})",
    "rule-sum-apart": "these {found} cells see each other, so their sum is {least} to {most}, not {number} ({rule})",
    "rule-size": "this rule needs a grid of at most {most} rows ({rule})",
    "rule-text": "this rule cannot be read ({rule}): {found}",
    "rule-outside": "a cell of this rule is in no grid ({rule})",
    "rule-overlapping": "this rule is not possible in overlapping grids ({rule})",
    "rule-too-few": "this rule has {found} cells, but needs at least {fewest} ({rule})",
    "rule-too-long": "this rule has {found} cells, but at most {most} are possible ({rule})",
    "rule-twice": "this line passes through a cell twice, so it can never hold ({rule})",
    "rule-whole-line": "the cells of this rule must be a whole row or column, in order ({rule})",
    "rules-never": "these rules can never hold together in this grid ({rules})",
}
SHOWN = 80  # how much of a text that is not a rule a message shows


class RuleError(SudokuError):
    """A rule that cannot be used, alone or together with the others. `code` says why, and `kind` is the rule's kind.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.parse("." * 81).with_rules(sudoku.rules.white("r1c1", "r5c5"))
    Traceback (most recent call last):
    sudoku_workshop.rules.error.RuleError: the cells of this rule must share a side (white)
    """

    def __init__(self, code: str, kind: str, **more: object) -> None:
        super().__init__(code, kind)
        self.code, self.kind = code, kind[:SHOWN]
        self.more = {name: found[:SHOWN] if isinstance(found, str) else found for name, found in more.items()}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the further arguments, too."""
        return _again, (self.code, self.kind, self.more)

    @property
    def details(self) -> dict[str, object]:
        """Return the values for the sentence "error.CODE"."""
        return {"rule": self.kind, **self.more}

    def __str__(self) -> str:
        details = {name: ", ".join(found) if isinstance(found, list) else found for name, found in self.details.items()}
        return REASONS[self.code].format(**details)


def _again(code: str, kind: str, more: dict[str, object]) -> RuleError:
    return RuleError(code, kind, **more)
