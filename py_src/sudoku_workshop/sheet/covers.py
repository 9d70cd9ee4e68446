"""The outside of a book: front and back cover, drawn from a puzzle as the page draws it small, clues between lines."""

from collections.abc import Iterator

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Operation, Ring, Text, box
from sudoku_workshop.sheet.furniture import TITLE_LINES, Stack
from sudoku_workshop.sheet.grid import Frame, lines
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.setting import FOOTER, HEADING, LINE, SUBTITLE, TITLE, Setting
from sudoku_workshop.sheet.word import signs_of

FRONT, BACK = 0.78, 0.3  # the side of the drawing, of the page's shorter side within its margins
MOST = 0.55  # of the page's height
LARGE = 2.0  # the cover's title, of that of a page
ABOVE, BETWEEN = 0.06, 0.07  # of the page's height: over the drawing, and from there to the title
LEAST, SPAN = 0.3, 0.52  # of a cell: the side of the square of a 1, and how much larger that of the largest digit is


def front(setting: Setting, puzzle: Puzzle, count: int) -> list[Operation]:
    """A drawing of the puzzle, title and subtitle; at the foot how many puzzles there are, and the author."""
    options, space = setting.options, setting.space
    side = min(min(space.width, space.height) * FRONT, space.height * MOST)
    drawing, below = _ornament(setting, puzzle, space, side, space.height * ABOVE)
    stack = Stack(setting, below)
    stack.add(options.title, TITLE * LARGE, TITLE_LINES, bold=True, middle=True, role="H1")
    stack.skip(SUBTITLE / 2)
    stack.add(options.subtitle, HEADING, TITLE_LINES, middle=True)
    return [drawing, *stack.operations, *_foot(setting, count)]


def back(setting: Setting, puzzle: Puzzle) -> list[Operation]:
    """The drawing small, and below it the title once more."""
    space = setting.space
    side = min(space.width, space.height) * BACK
    drawing, below = _ornament(setting, puzzle, space, side, (space.height - side) / 2 - setting.size(TITLE))
    stack = Stack(setting, below)
    stack.add(setting.options.title, HEADING, TITLE_LINES, bold=True, middle=True)
    stack.add(setting.options.subtitle, LINE, TITLE_LINES, middle=True)
    return [drawing, *stack.operations]


def _foot(setting: Setting, count: int) -> Iterator[Operation]:
    space, size = setting.space, setting.size(LINE)
    words = setting.say("sheet.count.one" if count == 1 else "sheet.count.other", count=count)
    author = setting.type.fit(setting.options.author, size, space.width, bold=True)
    x, bottom = space.x + space.width / 2, space.y + space.height - setting.size(FOOTER)
    if author:
        yield Text(x, bottom - size * 2, author, size, "middle", True)
    yield Text(x, bottom, setting.type.fit(words, size, space.width), size, "middle")


def _ornament(setting: Setting, puzzle: Puzzle, space: Space, side: float, above: float) -> tuple[Figure, Space]:
    """The puzzle so far down in the middle, and the space below it."""
    board, top = puzzle.board.puzzle, space.y + above
    frame = setting.frame(board.geometry, space.x + (space.width - side) / 2, top, side)
    drawn = (*_lines(setting, frame), Area(tuple(_squares(frame, board)), setting.accent))
    bottom = top + side + space.height * BETWEEN
    rest = space._replace(y=bottom, height=space.y + space.height - bottom)
    return Figure(drawn, signs_of(setting.options, setting.type, puzzle).text(board.givens)), rest


def _lines(setting: Setting, frame: Frame) -> Iterator[Operation]:
    """The lines of the boxes and the frame; those of single cells would only be noise here."""
    thin, *thick = [each for each in lines(frame) if isinstance(each, Lines)]
    yield thin._replace(dash=(frame.cell * 0.04, frame.cell * 0.21))
    yield from (line._replace(ink=setting.accent) for line in thick if line.dash is None)


def _squares(frame: Frame, board: Board) -> Iterator[Ring]:
    """One in the cell of each clue, the larger the higher the digit."""
    n = board.geometry.n
    for cell, digit in enumerate(board.givens):
        if digit:
            (x, y), side = frame.centre(cell), frame.cell * (LEAST + SPAN * (digit - 1) / (n - 1))
            yield box(x - side / 2, y - side / 2, side, side)
