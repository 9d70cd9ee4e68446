"""The rules of a puzzle in words, which are printed below its grid."""

from collections.abc import Iterator, Sequence

from sudoku_workshop.rules.sentences import sentences
from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.options import Puzzle, Say
from sudoku_workshop.sheet.setting import FOOTER, LEADING, Setting

DRAWN = ("regions",)  # kinds whose cells are drawn in the grid
ABOVE = 0.7  # the gap between a grid and the rules below it, in font sizes


def rules_of(puzzle: Puzzle, say: Say) -> list[str]:
    """Return the sentences that state the rules of a puzzle. Both diagonals of a 9x9 are drawn and need no words."""
    geometry = puzzle.board.geometry
    return [] if geometry.is_explained else sentences(geometry.rules, geometry.side, say, DRAWN)


def count_lines(setting: Setting, puzzles: Sequence[Puzzle], width: float) -> int:
    """Return the most lines that the rules of one of the puzzles take in this width."""
    return max((len(_lines(setting, puzzle, width)) for puzzle in puzzles), default=0)


def height(setting: Setting, lines: int) -> float:
    """Return the height of this number of lines, with the gap above them."""
    return setting.size(FOOTER) * (lines * LEADING + ABOVE) if lines else 0.0


def drawn(setting: Setting, puzzle: Puzzle, x: float, y: float, width: float, most: int) -> Iterator[Operation]:
    """Draw the rules below a grid, in at most so many lines."""
    size = setting.size(FOOTER)
    for row, line in enumerate(_lines(setting, puzzle, width, most)):
        yield Text(x, y + size * (ABOVE + 1 + row * LEADING), line, size)


def _lines(setting: Setting, puzzle: Puzzle, width: float, most: float = float("inf")) -> list[str]:
    return setting.type.wrap("\n".join(rules_of(puzzle, setting.say)), setting.size(FOOTER), width, most)
