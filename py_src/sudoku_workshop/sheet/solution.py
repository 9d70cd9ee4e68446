"""Solutions on paper: what they are, and how they look."""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.arrange import Demand, Item, Places, Space, by_number
from sudoku_workshop.sheet.block import CAPTION
from sudoku_workshop.sheet.drawing import Area, Figure, Operation, Text, box
from sudoku_workshop.sheet.grid import DIGIT_SIZE, digits, lines
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.setting import LARGE_PRINT, LEADING, SMALL, Setting
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.word import signs_of

CELL = 4.0  # the size of a cell that a solution should have
MOST = 6.0  # and the largest that it takes to fill its row
GAP = 5.0
LARGE_CELL = LARGE_PRINT / DIGIT_SIZE + 0.4  # of large print: its digits are as large as its letters
ABOVE = SMALL * CAPTION  # the height of the line above
STRIP_CELL, STRIP_LEAST = 2.8, 2.2  # the size of a cell upside down below the puzzles: at most, and at least
WORDS = 3  # lines in place of a solution
STRIP_MOST = 0.35  # of the page's height


def side_in(setting: Setting, puzzle: Puzzle, width: float, growth: float = 1.0) -> float:
    """The side of a solution of which as many as possible fill a row."""
    n, gap = puzzle.board.geometry.n, setting.size(GAP)
    least, most = _cells(setting)
    columns = max(1, int((width + gap) / (n * least * growth + gap)))
    return min((width + gap) / columns - gap, n * most * growth)


def _cells(setting: Setting) -> tuple[float, float]:
    """The size of a cell that a solution should have, and the largest that it takes to fill its row."""
    if setting.options.tactile:
        return dots.LEAST, 1.5 * dots.LEAST
    return (LARGE_CELL, 2 * LARGE_CELL) if setting.options.large else (setting.size(CELL), setting.size(MOST))


def items(
    setting: Setting, groups: Iterable[Iterable[Puzzle]], width: float, most: float, growth: float = 1.0
) -> Iterator[Item]:
    """The solutions as things to be put in rows, none higher than `most`."""
    above = setting.above(ABOVE)
    for group, puzzles in enumerate(groups):
        for puzzle in puzzles:
            side = min(side_in(setting, puzzle, width, growth), most - above)
            yield Item(side, side + above, group)


def largest(puzzles: Sequence[Puzzle]) -> int:
    """The size of the largest grid."""
    return max(puzzle.board.geometry.n for puzzle in puzzles)


def strip(setting: Setting, count: int, n: int) -> Places:
    """Places for small solutions, in as few rows as leave them legible; all start from the page's corner."""
    width, gap, above = setting.space.width, setting.size(GAP), setting.above(ABOVE)
    most = setting.space.height * STRIP_MOST
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        side = min((width + gap) / columns - gap, n * setting.size(STRIP_CELL))
        height = rows * (side + above + gap) - gap
        if side >= n * setting.size(STRIP_LEAST) and height <= most:
            return Places(Space(0, 0, columns * (side + gap) - gap, height), columns, rows, gap)
    places = by_number(count, Space(0, 0, width, most), Demand(above=above), gap)
    side = Demand(above=above).side(places.width, places.height)
    return places._replace(area=Space(0, 0, width, places.rows * (side + above + gap) - gap))


def solution(setting: Setting, space: Space, number: int, puzzle: Puzzle) -> Iterator[Operation]:
    """A small solution, its number above it, its grid at the bottom of the space."""
    size, type_, side = setting.size(SMALL * 1.2), setting.type, min(space.width, space.height - setting.above(ABOVE))
    y = space.y + space.height - side
    board, signs = solved(puzzle), signs_of(setting.options, setting.type, puzzle)
    if setting.options.tactile:
        yield dots.number(number, space.x, y - dots.LINE + dots.APART + dots.DIAMETER / 2)
    else:
        yield Text(space.x, y - size * 0.45, str(number), size, "start", True, setting.accent)
    frame = setting.frame(puzzle.board.geometry, space.x, y, side)
    if isinstance(board, Board):
        drawn = (*lines(frame, setting.options.coloured), *digits(frame, board, signs, setting.accent))
        yield Figure(drawn, signs.text(board.values))
    else:
        yield Area((box(frame.x, frame.y, frame.side, frame.side),), width=setting.style.frame.of(frame.cell))
        for row, line in enumerate(type_.wrap(setting.say(board), size, side - 2 * size, WORDS)):
            yield Text(space.x + side / 2, y + size * (2 + LEADING * row), line, size, "middle")
