"""Rules as words, for formats with other names: a kind, then its numbers, lists of digits and groups of cells.

    ("killer", "15", (0, 1))    is    killer:15:r1c12

A table of a format turns its own items into these words. A kind that does not exist counts as a rule that is not
supported, so a table may name kinds before they are there.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sudoku_workshop.rules import KINDS, parse_rule
from sudoku_workshop.rules.cells import PART, cells_of, cells_text
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule

Words = tuple[str | Cells, ...]


class Found(NamedTuple):
    """The rules that were found, and the kinds of those that are not supported."""

    rules: list[Rule]
    unknown: list[str]


def rules_of(found: Iterable[Words], frame: Frame) -> Found:
    """Return the rules with these words. Raises RuleError for a rule that cannot be used."""
    words = list(found)
    unknown = [str(kind) for kind, *_ in words if kind not in KINDS]
    return Found([parse_rule(_text(each, frame.n), frame) for each in words if each[0] in KINDS], unknown)


def _text(words: Words, n: int) -> str:
    return ":".join(word if isinstance(word, str) else cells_text(word, n) for word in words)


def words_of(rule: Rule, n: int) -> Words:
    """Return the words of a rule, in the order of its text."""
    return tuple(_word(part, n) for part in rule.text(n).split(":"))


def _word(text: str, n: int) -> str | Cells:
    return cells_of(text, n) if PART.match(text) else text
