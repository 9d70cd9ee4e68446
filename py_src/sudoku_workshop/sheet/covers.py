"""The front and the back cover of a book. Both show a puzzle without digits: its lines, and a square for each clue."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Operation, Ring, Role, Text, box
from sudoku_workshop.sheet.furniture import TITLE_LINES, Stack
from sudoku_workshop.sheet.grid import Frame, lines
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.setting import FOOTER, HEADING, LEADING, LINE, SUBTITLE, TITLE, Setting
from sudoku_workshop.sheet.word import signs_of

FRONT, BACK = 0.78, 0.3  # the side of each drawing, as a share of the page's shorter side within its margins
MOST = 0.55  # the largest drawing, as a share of the page's height
SMALLER = 0.6  # if the words are long: the smallest side of the drawing, as a share of its usual side
ABOVE, BETWEEN = 0.06, 0.07  # gaps above the drawing and below it, as a share of the page's height
AUTHOR_LINES = 2
LEAST, SPAN = 0.3, 0.52  # in cells: the side of the square for a 1, and what the largest digit adds to it


class Size(NamedTuple):
    """The font sizes of title and subtitle, and the most lines that each of them may take."""

    title: float
    subtitle: float
    lines: int = TITLE_LINES


FRONT_SIZES = Size(TITLE * 2, HEADING), Size(TITLE * 1.5, HEADING), Size(TITLE, SUBTITLE, 4), Size(HEADING, LINE, 8)
BACK_SIZES = Size(HEADING, LINE), Size(LINE, LINE, 8)


def front(setting: Setting, puzzle: Puzzle, count: int) -> list[Operation]:
    """Draw the front cover: puzzle, title and subtitle, and at the foot, the author and the number of puzzles."""
    space = setting.space
    side = min(min(space.width, space.height) * FRONT, space.height * MOST)
    foot, top = _foot(setting, count)
    room = space._replace(height=top - space.y - setting.size(LINE) / 2)
    return [*_outside(setting, puzzle, room, side, space.height * ABOVE, FRONT_SIZES, "H1"), *foot]


def back(setting: Setting, puzzle: Puzzle) -> list[Operation]:
    """Draw the back cover: the puzzle, smaller than on the front cover, and title and subtitle below it."""
    space = setting.space
    side = min(space.width, space.height) * BACK
    above = (space.height - side) / 2 - setting.size(TITLE)
    return _outside(setting, puzzle, space, side, above, BACK_SIZES, "P")


def _foot(setting: Setting, count: int) -> tuple[list[Text], float]:
    """Return the lines at the foot of the cover, and the y coordinate where they begin."""
    space, line = setting.space, setting.size(LINE)
    words = setting.say("sheet.count.one" if count == 1 else "sheet.count.other", count=count)
    stack = Stack(setting, space)
    stack.add(setting.options.author, LINE, AUTHOR_LINES, bold=True, middle=True)
    stack.bottom += line * (2 - LEADING) * bool(stack.operations)
    stack.add(words, LINE, middle=True)
    down = space.y + space.height - setting.size(FOOTER) - (stack.bottom - line * (LEADING - 1))
    return stack.lowered(down), space.y + down


def _outside(
    setting: Setting, puzzle: Puzzle, room: Space, side: float, above: float, sizes: Sequence[Size], role: Role
) -> list[Operation]:
    """Draw a cover's puzzle, with title and subtitle below it, in the first of `sizes` in which these words fit.

    The drawing may become smaller than `side`. If the words do not fit even in the last of the sizes, they are cut.
    """
    between = setting.space.height * BETWEEN
    for size in sizes:
        words, whole = _words(setting, room, size, role)
        left = room.height - above - between - (words.bottom - room.y)
        if whole and left >= side * SMALLER:
            break
    side = min(side, max(left, side * SMALLER))
    drawn = words.lowered(above + side + between)
    return [
        _ornament(setting, puzzle, room, side, above),
        *(text for text in drawn if text.baseline <= room.y + room.height),
    ]


def _words(setting: Setting, room: Space, size: Size, role: Role) -> tuple[Stack, bool]:
    """Return title and subtitle, and whether both fit completely without breaking a word."""
    stack, title, subtitle = Stack(setting, room), setting.options.title, setting.options.subtitle
    stack.add(title, size.title, size.lines, bold=True, middle=True, role=role)
    stack.skip(SUBTITLE / 2)
    stack.add(subtitle, size.subtitle, size.lines, middle=True)
    fits, room_of = setting.type.fits, (room.width, size.lines)
    whole = fits(title, setting.size(size.title), *room_of, True) and fits(
        subtitle, setting.size(size.subtitle), *room_of
    )
    return stack, whole


def _ornament(setting: Setting, puzzle: Puzzle, space: Space, side: float, above: float) -> Figure:
    """Draw the puzzle in the middle of the page's width."""
    board = puzzle.board.puzzle
    frame = setting.frame(board.geometry, space.x + (space.width - side) / 2, space.y + above, side)
    drawn = (*_lines(setting, frame), Area(tuple(_squares(frame, board)), setting.accent))
    return Figure(drawn, signs_of(setting.options, setting.type, puzzle).text(board.givens))


def _lines(setting: Setting, frame: Frame) -> Iterator[Operation]:
    """Yield the lines of the frame and the boxes, and dotted lines between the cells."""
    thin, *thick = [each for each in lines(frame) if isinstance(each, Lines)]
    yield thin._replace(dash=(frame.cell * 0.04, frame.cell * 0.21))
    yield from (line._replace(ink=setting.accent) for line in thick if line.dash is None)


def _squares(frame: Frame, board: Board) -> Iterator[Ring]:
    """Yield a square for each clue. The higher the digit, the larger the square."""
    n = board.geometry.n
    for cell, digit in enumerate(board.givens):
        if digit:
            (x, y), side = frame.centre(cell), frame.cell * (LEAST + SPAN * (digit - 1) / (n - 1))
            yield box(x - side / 2, y - side / 2, side, side)
