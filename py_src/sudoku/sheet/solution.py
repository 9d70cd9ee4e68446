"""Solutions on paper: what they are, and how they look."""

from collections.abc import Iterable, Iterator

from sudoku.board import Board, board_of
from sudoku.search import count, solve
from sudoku.sheet.arrange import Item, Space
from sudoku.sheet.block import CAPTION
from sudoku.sheet.drawing import Operation, Text
from sudoku.sheet.grid import digits, frame_in, lines
from sudoku.sheet.options import Puzzle
from sudoku.sheet.setting import SMALL, Setting

CELL = 4.0  # the size of a cell that a solution should have
MOST = 6.0  # and the largest that it takes to fill its row
GAP = 5.0


def solved(puzzle: Puzzle) -> Board | str:
    """The board with its only solution written in; else the key of the words for what is wrong."""
    board = board_of(puzzle.board.geometry, puzzle.board.givens)
    if puzzle.solution:
        return board_of(board.geometry, board.givens, puzzle.solution)
    solutions = count(board, 2)
    return (solve(board) if solutions == 1 else None) or ("sheet.several" if solutions else "sheet.none")


def side_in(setting: Setting, puzzle: Puzzle, width: float, cell: float = CELL) -> float:
    """The side of a solution of which as many as possible fill a row."""
    n, gap, cell = puzzle.board.geometry.n, setting.size(GAP), setting.size(cell)
    columns = max(1, int((width + gap) / (n * cell + gap)))
    return min((width + gap) / columns - gap, n * setting.size(MOST))


def items(setting: Setting, groups: Iterable[Iterable[Puzzle]], width: float) -> Iterator[Item]:
    """The solutions as things to be put in rows."""
    above = setting.size(SMALL * CAPTION)
    for group, puzzles in enumerate(groups):
        for puzzle in puzzles:
            side = side_in(setting, puzzle, width)
            yield Item(side, side + above, group)


def solution(setting: Setting, space: Space, number: int, puzzle: Puzzle) -> Iterator[Operation]:
    """A small solution, its number above it, its grid at the bottom of the space."""
    size, type_, side = setting.size(SMALL * 1.2), setting.type, min(space.width, space.height)
    y = space.y + space.height - side
    board = solved(puzzle)
    yield Text(space.x, y - size * 0.45, str(number), size, "start", True, setting.accent)
    frame = frame_in(puzzle.board.geometry, space.x, y, side)
    yield from lines(frame, setting.options.tint)
    if isinstance(board, Board):
        yield from digits(frame, board, setting.options.symbols, setting.accent)
    else:
        words = type_.fit(setting.say(board), size, side - 2 * size)
        yield Text(space.x + side, y - size * 0.45, words, size, "end")
        yield from digits(frame, puzzle.board, setting.options.symbols)
