"""The rules of puzzles in words: at the top of a chapter if all its puzzles have them, otherwise below their grids."""

from collections.abc import Container, Iterator, Sequence

from sudoku_workshop.rules.sentences import sentences
from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.options import Puzzle, Say
from sudoku_workshop.sheet.setting import LEADING, LINE, SMALL, Setting

ABOVE = 0.7  # the gap between a grid and the rules below it, in font sizes
FEW = 2  # the most puzzles on a page whose rules are as large as the captions


def rules_of(puzzle: Puzzle, say: Say, shared: Container[str] = ()) -> list[str]:
    """Return the sentences that state the rules of a puzzle, except those that are `shared` with others.

    Both diagonals of a 9x9 are drawn and need no words. If some rules are not supported, the first sentence says that
    they are not checked, and the author's words follow.
    """
    geometry = puzzle.board.geometry
    found = [] if geometry.is_explained else sentences(geometry.rules, geometry.side, say, drawn=True)
    if geometry.unknown:
        found = [say("sheet.unchecked"), *filter(None, map(str.strip, puzzle.told.splitlines())), *found]
    if geometry.is_overlapping:
        found.insert(0, say("geometry.overlapping.drawn"))
    return [sentence for sentence in found if sentence not in shared]


def shared_rules(puzzles: Sequence[Puzzle], say: Say) -> tuple[str, ...]:
    """Return the sentences that state rules of all these puzzles."""
    first, *others = [rules_of(puzzle, say) for puzzle in puzzles] or [[]]
    return tuple(sentence for sentence in first if all(sentence in other for other in others))


def count_lines(setting: Setting, puzzles: Sequence[Puzzle], width: float, shared: Container[str]) -> int:
    """Return the most lines that the rules of one of the puzzles take in this width."""
    return max((len(_lines(setting, puzzle, width, shared)) for puzzle in puzzles), default=0)


def height(setting: Setting, lines: int) -> float:
    """Return the height of this number of lines, with the gap above them."""
    return _size(setting) * (lines * LEADING + ABOVE) if lines else 0.0


def drawn(
    setting: Setting, puzzle: Puzzle, x: float, y: float, width: float, most: int, shared: Container[str]
) -> Iterator[Operation]:
    """Draw the rules below a grid, in at most so many lines."""
    size = _size(setting)
    for row, line in enumerate(_lines(setting, puzzle, width, shared, most)):
        yield Text(x, y + size * (ABOVE + 1 + row * LEADING), line, size)


def _size(setting: Setting) -> float:
    return setting.size(LINE if setting.options.per_page <= FEW else SMALL)


def _lines(
    setting: Setting, puzzle: Puzzle, width: float, shared: Container[str], most: float = float("inf")
) -> list[str]:
    words = "\n".join(rules_of(puzzle, setting.say, shared))
    return setting.type.wrap(words, _size(setting), width, most)
