"""The pictures of steps, before they are put on pages: a board with marks, and sentences broken into lines."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.grid import note_size
from sudoku_workshop.sheet.options import Shown
from sudoku_workshop.sheet.setting import LEADING, LEGIBLE, LINE, Setting

BOARD, BOARD_MOST = 0.44, 74.0  # the side of a board: as a share of the width, and at most, in millimetres
BELOW = 0.45  # the largest side of a board with text below it, as a share of the height
NARROW = 12.0  # the least width of the lines beside a board, in font sizes
GAP = 7.0
INDENT = 2.4  # the indent of sentences from their numbers, in font sizes
BETWEEN = 0.5  # the gap between two steps and below a note, in font sizes
DEEP = 0.3  # how far letters go below their baseline, in font sizes


class StepLine(NamedTuple):
    """A line of text. Its coordinates are counted from the upper left corner of its picture."""

    text: str
    x: float
    y: float
    bold: bool = False


class StepPicture(NamedTuple):
    """A board (or None), and the lines of text beside or below it."""

    shown: Shown | None
    lines: Sequence[StepLine]
    height: float


class Form(NamedTuple):
    """The form of a picture: the side of its board, and the place and width of its text.

    Distances are from the upper left corner of the picture.
    """

    side: float
    left: float
    top: float
    width: float


def legible(setting: Setting, steps: Sequence[Shown]) -> float:
    """Return the side of boards on which all candidates can be read."""
    frames = (setting.frame_to_read(geometry, 0, 0, 1) for geometry in {shown.board.geometry for shown in steps})
    return max((LEGIBLE / note_size(frame) for frame in frames), default=0.0)


def form_in(setting: Setting, space: Space, most: float, least: float) -> Form:
    """Return the form of the pictures on a page.

    The text is beside the board or, if the page is narrow, below it. A board with text beside it has a side of at most
    `most`. It grows until the pictures fill the page. Where there is room, it has a side of at least `least`.
    """
    gap, narrow = setting.size(GAP), NARROW * setting.size(LINE)
    most = max(most, least)
    side = max(least, min(space.width * BOARD, setting.size(BOARD_MOST), most))
    if space.width - side - gap >= narrow:
        count = max(1, int((space.height + gap) / (side + gap)))
        side = max(side, min((space.height + gap) / count - gap, space.width - gap - narrow, most))
        return Form(side, side + gap, 0, space.width - side - gap)
    side = min(space.width, max(space.height * BELOW, least))
    return Form(side, 0, side + gap, space.width)


def pictures(setting: Setting, form: Form, steps: Sequence[Shown], first: int, height: float) -> Iterator[StepPicture]:
    """Yield the pictures of these steps, numbered from `first` on. Pictures that are higher than a page are divided."""
    number = first
    for shown in steps:
        yield from _parts(setting, form, shown, list(_lines(setting, form, shown, number)), height)
        number += len(shown.lines)


def note(setting: Setting, text: str, width: float, height: float) -> Iterator[StepPicture]:
    """Yield a text as pictures without boards. The gap below them is smaller than between other pictures."""
    size, form = setting.size(LINE), Form(0, 0, 0, width)
    broken = setting.type.wrap(text, size, width)
    lines = [StepLine(line, 0, size * (1 + LEADING * row)) for row, line in enumerate(broken)]
    for part in _parts(setting, form, None, lines, height):
        yield part._replace(height=part.height + size * BETWEEN - setting.size(GAP))


def _lines(setting: Setting, form: Form, shown: Shown, number: int) -> Iterator[StepLine]:
    """Yield a picture's lines of text: for each step, its number and name, and then its sentences."""
    size, wrap = setting.size(LINE), setting.type.wrap
    indent, y = INDENT * size, form.top + size
    for at, (name, sentence) in enumerate(shown.lines, number):
        names, sentences = (
            wrap(text, size, form.width - indent, bold=bold) for text, bold in ((name, True), (sentence, False))
        )
        if names or sentences:
            yield StepLine(str(at), form.left, y, True)
        for line, bold in (*((line, True) for line in names), *((line, False) for line in sentences)):
            yield StepLine(line, form.left + indent, y, bold)
            y += size * LEADING
        y += size * BETWEEN


def _parts(
    setting: Setting, form: Form, shown: Shown | None, lines: Sequence[StepLine], height: float
) -> Iterator[StepPicture]:
    """Yield one picture, or several if the text does not fit on a page.

    The further pictures have the rest of the text, and the same board.
    """
    size, up, side = setting.size(LINE), 0.0, form.side
    while True:
        most = max(height, lines[0].y - up + DEEP * size) if lines else height
        here = [line._replace(y=line.y - up) for line in lines if line.y - up + DEEP * size <= most]
        yield StepPicture(shown, here, max([side, *(line.y + DEEP * size for line in here[-1:])]))
        lines = lines[len(here) :]
        if not lines:
            return
        up = lines[0].y - size
        if form.top:
            shown, side = None, 0.0
