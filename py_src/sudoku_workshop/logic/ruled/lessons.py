"""The lessons on techniques for puzzles with rules: which there are, and how their positions are written.

Imported only when such a lesson is opened, because its positions come from the page.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.step import Phrase, Phrases, Step, Word

DOTS = ("white", "black", "xv")
SUMS = ("killer", "arrow", "little-killer", "derived")
LINES = ("renban", "palindrome", "between", "region-sum", "sandwich")
CELL = re.compile(r"(\+?)(.)")


class RuleLesson(NamedTuple):
    """A lesson: the technique that it explains and, if it explains only some of its steps, the rules that they name."""

    technique: str
    kinds: frozenset[str] = frozenset()

    def steps(self, board: Board) -> Iterator[Step]:
        """Return the steps on a board that the lesson explains."""
        return (step for step in find(self.technique, board) if self.explains(step))

    def explains(self, step: Step) -> bool:
        """Return whether the lesson explains a step."""
        return step.technique == self.technique and (not self.kinds or bool(self.kinds & kinds_in(step.words)))


def kinds_in(words: Mapping[str, Word]) -> set[str]:
    """Return the kinds of rules that values in a sentence name, also within phrases."""
    found: set[str] = set()
    for word in words.values():
        for phrase in word.phrases if isinstance(word, Phrases) else [word] if isinstance(word, Phrase) else []:
            found |= {phrase.key.removeprefix("named.").removeprefix("link.")} | kinds_in(phrase.words)
    return found


def _about(technique: str, *kinds: str) -> RuleLesson:
    return RuleLesson(technique, frozenset(kinds))


# Names of lessons, in the order of the list. A lesson on all steps of a technique has the name of the technique.
LESSONS = {
    "no-partner": _about("no-partner", *DOTS),
    "no-partner-thermometer": _about("no-partner", "thermometer"),
    "no-partner-whisper": _about("no-partner", "whisper"),
    "sum-bounds": _about("sum-bounds"),
    "sum-combinations": _about("sum-combinations"),
    "innies": _about("innies"),
    "outies": _about("outies"),
    "innies-outies": _about("innies-outies"),
    "rule-single": _about("rule-single", *SUMS, "renban", "contains"),
    "rule-ways": _about("rule-ways", *SUMS, *LINES),
    "rule-ways-arrow": _about("rule-ways", "arrow"),
    "rule-pointing": _about("rule-pointing", *SUMS, "renban", "contains"),
    "rule-pointing-windoku": _about("rule-pointing", "hidden-house"),
    "house-exclusion": _about("house-exclusion", *DOTS, *LINES, "thermometer", "whisper"),
    "house-exclusion-knight": _about("house-exclusion", "knight"),
    "conflicting-combinations": _about("conflicting-combinations"),
    "common-exclusion": _about("common-exclusion"),
    "seen-set": _about("seen-set"),
    "equal-sets": _about("equal-sets"),
    "rule-net": _about("rule-net"),
}


def read_position(line: str) -> Board:
    """Return the position in a line: the name of its geometry, its digits (entries after +), what is crossed out."""
    name, digits, crossed = line.split(" ")
    pairs = [(bool(plus), 0 if symbol == BLANK else SYMBOLS.index(symbol) + 1) for plus, symbol in CELL.findall(digits)]
    givens = [0 if is_entry else digit for is_entry, digit in pairs]
    return board_of(geometry(name), givens, [digit for _, digit in pairs], int(crossed, 16))


def write_position(board: Board) -> str:
    """Return the line of a position. `read_position` reads it again."""
    digits = "".join(
        ("+" if digit and not given else "") + (SYMBOLS[digit - 1] if digit else BLANK)
        for given, digit in zip(board.givens, board.values, strict=True)
    )
    return f"{board.geometry.name} {digits} {board.crossed:x}"
