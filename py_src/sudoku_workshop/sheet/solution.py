"""Solutions on paper: how large they are, where they are, and how they are drawn."""

from collections.abc import Iterator, Sequence

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.arrange import Demand, Item, Places, Space, by_number
from sudoku_workshop.sheet.captions import CAPTION, label
from sudoku_workshop.sheet.drawing import Area, Figure, Operation, Text, box
from sudoku_workshop.sheet.grid import DIGIT_SIZE, digits
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.ruled import ruled
from sudoku_workshop.sheet.setting import LARGE_PRINT, LEADING, LEGIBLE, SMALL, Setting
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.word import signs_of

CELL = 4.0  # the usual size of a cell in a solution
GAP = 5.0
TACTILE_MOST = 1.5 * dots.LEAST
LARGE_CELL = LARGE_PRINT / DIGIT_SIZE + 0.4  # the usual size in large print, where digits are as large as letters
ABOVE = SMALL * CAPTION  # the height of the line above a solution
STRIP_CELL, STRIP_LEAST = 3.2, LEGIBLE / DIGIT_SIZE + 0.08  # the largest and smallest cell of solutions below puzzles
WORDS = 3  # the most lines of the message that replaces a missing solution
STRIP_MOST = 0.35  # the largest share of the page's height for solutions below the puzzles


def cells(setting: Setting, groups: Sequence[Sequence[Puzzle]], room: Space) -> tuple[float, float]:
    """Return the usual size of a cell in solutions, and the size at which the largest solution fills a page.

    In braille, the second size is limited, because braille digits do not grow with the cells.
    """
    whole = _whole(setting, room) / max(map(largest, groups), default=1)
    if setting.options.tactile:
        return dots.LEAST, min(whole, TACTILE_MOST)
    return LARGE_CELL if setting.options.large else setting.size(CELL), whole


def items(setting: Setting, groups: Sequence[Sequence[Puzzle]], room: Space, cell: float) -> Iterator[Item]:
    """Yield the solutions as items to be put in rows, with cells of this size. No item is larger than the room."""
    above, whole = setting.above(ABOVE), _whole(setting, room)
    for group, puzzles in enumerate(groups):
        for puzzle in puzzles:
            side = min(puzzle.board.geometry.side * cell, whole)
            yield Item(side, side + above, group)


def _whole(setting: Setting, room: Space) -> float:
    """Return the side of a solution that fills the room."""
    return Demand(above=setting.above(ABOVE)).side(room.width, room.height)


def largest(puzzles: Sequence[Puzzle]) -> int:
    """Return the number of rows of the largest grid among the puzzles."""
    return max(puzzle.board.geometry.side for puzzle in puzzles)


def strip(setting: Setting, count: int, n: int) -> Places:
    """Return the places for small solutions, in the fewest rows in which the solutions are legible.

    The coordinates of the places start at a corner of the page.
    """
    width, gap, above = setting.space.width, setting.size(GAP), setting.above(ABOVE)
    most = setting.space.height * STRIP_MOST
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        widest, highest = (width + gap) / columns - gap, (most + gap) / rows - gap - above
        side = min(widest, highest, n * max(setting.size(STRIP_CELL), STRIP_LEAST))
        if side >= n * STRIP_LEAST:
            area = Space(0, 0, columns * (side + gap) - gap, rows * (side + above + gap) - gap)
            return Places(area, columns, rows, gap)
    places = by_number(count, Space(0, 0, width, most), Demand(above=above), gap)
    side = Demand(above=above).side(places.width, places.height)
    return places._replace(area=Space(0, 0, width, places.rows * (side + above + gap) - gap))


def solution(setting: Setting, space: Space, number: int, puzzle: Puzzle) -> Iterator[Operation]:
    """Draw a small solution: its grid at the bottom of the space, and its number above the grid."""
    type_, side = setting.type, min(space.width, space.height - setting.above(ABOVE))
    size, y = setting.label(SMALL * 1.2, puzzle.board.geometry, side), space.y + space.height - side
    board, signs = solved(puzzle), signs_of(setting.options, setting.type, puzzle)
    if setting.options.tactile:
        yield dots.number(number, space.x, y - dots.LINE + dots.APART + dots.DIAMETER / 2)
    else:
        words = type_.fit(label(setting, number, puzzle) or str(number), size, side, bold=True)
        yield Text(space.x, y - size * 0.45, words, size, "start", True, setting.accent)
    frame = setting.frame(puzzle.board.geometry, space.x, y, side)
    if isinstance(board, Board):
        drawn = (*ruled(frame, setting.options.coloured, texts=False), *digits(frame, board, signs, setting.accent))
        yield Figure(drawn, signs.text(board.values))
    else:
        yield Area((box(frame.x, frame.y, frame.side, frame.side),), width=setting.style.frame.of(frame.cell))
        for row, line in enumerate(type_.wrap(setting.say(board), size, side - 2 * size, WORDS)):
            yield Text(space.x + side / 2, y + size * (2 + LEADING * row), line, size, "middle")
