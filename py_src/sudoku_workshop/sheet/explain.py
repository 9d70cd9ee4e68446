"""Boards with marks, and the sentences of steps beside each: the path to a puzzle's solution, answers, lessons."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Figure, Operation, Text
from sudoku_workshop.sheet.furniture import inside
from sudoku_workshop.sheet.marks import marked_board
from sudoku_workshop.sheet.options import Shown
from sudoku_workshop.sheet.setting import LEADING, LINE, Chapter, Leaf, Setting
from sudoku_workshop.sheet.symbols import Signs

BOARD, BOARD_MOST = 0.44, 74.0  # the side of a board: of the width, and at most
GAP = 7.0
INDENT = 2.4  # of the sentences, behind their numbers; of the font size
NEAR = 1e-6  # millimetres that adding up may be wrong by
BETWEEN = 0.5  # between two steps, of the font size
MOST_LINES = 60  # of a step: all of them but those of a very long chain
LESSONS = 3  # pictures of a lesson that a page has room for, where its words have


class StepLine(NamedTuple):
    """A line of text of a step; `number` where one begins. `y` from the top of its picture."""

    text: str
    number: str
    bold: bool
    y: float


class StepPicture(NamedTuple):
    """A board and the lines beside it."""

    shown: Shown
    lines: Sequence[StepLine]
    height: float


def leaves(setting: Setting, chapter: Chapter) -> Iterator[Leaf]:
    """The pages of a chapter's explanations, puzzle by puzzle; of exercises the answers, one after the other."""
    if chapter.shown:
        yield from _path(setting, chapter.heading, chapter.shown, 1, chapter)
    if chapter.exercises:
        steps = [shown for puzzle in chapter.puzzles for shown in puzzle.steps]
        yield from _path(setting, _heading(chapter, setting.say("sheet.answers")), steps, chapter.number)
        return
    for number, puzzle in chapter.numbered:
        if puzzle.steps:
            words = setting.say("sheet.path", number=number)
            yield from _path(setting, _heading(chapter, words), puzzle.steps)


def _heading(chapter: Chapter, words: str) -> str:
    return " · ".join(filter(None, (chapter.heading, words)))


def _path(
    setting: Setting, heading: str, steps: Sequence[Shown], first: int = 1, lesson: Chapter | None = None
) -> Iterator[Leaf]:
    """Pages of pictures; that where a `lesson` begins has its note, too."""
    later = inside(setting, heading, False)
    here = inside(setting, heading, False, lesson.first, lesson.note) if lesson else later
    space = later[1]
    side = min(space.width * BOARD, setting.size(BOARD_MOST), space.height)
    if lesson:
        side = min(side, (here[1].height - 2 * setting.size(GAP)) / LESSONS)
    beside = Space(0, 0, space.width - side - setting.size(GAP), space.height)
    pictures = list(_measured(setting, steps, side, beside, first))
    for some in _pages(pictures, here[1].height, space.height, setting.size(GAP)):
        yield partial(_drawn, setting, *here, side, some)
        here = later


def _measured(
    setting: Setting, steps: Sequence[Shown], side: float, beside: Space, first: int
) -> Iterator[StepPicture]:
    """The steps as pictures; what is too much for any page is cut."""
    size, number = setting.size(LINE), first - 1
    for shown in steps:
        made: list[StepLine] = []
        y = size
        for name, sentence in shown.lines:
            number += 1
            for row, (text, bold) in enumerate(_broken(setting, name, sentence, beside.width - INDENT * size)):
                made.append(StepLine(text, "" if row else str(number), bold, y))
                y += size * LEADING
            y += size * BETWEEN
        made = [line for line in made if line.y <= beside.height]
        yield StepPicture(shown, made, max([side, *(line.y + size * 0.3 for line in made[-1:])]))


def _broken(setting: Setting, name: str, sentence: str, width: float) -> Iterator[tuple[str, bool]]:
    """(line, bold): the technique's name, and its sentences below."""
    size, wrap = setting.size(LINE), setting.type.wrap
    yield from ((line, True) for line in wrap(name, size, width, 2, bold=True))
    yield from ((line, False) for line in wrap(sentence, size, width, MOST_LINES))


def _pages(pictures: Sequence[StepPicture], first: float, height: float, gap: float) -> Iterator[list[StepPicture]]:
    """As many pictures a page as there is room for; the first page may have less, and none then."""
    page: list[StepPicture] = []
    used, room = 0.0, first
    for picture in pictures:
        if (page or room < height) and used + picture.height > room + NEAR:
            yield page
            page, used, room = [], 0.0, height
        page.append(picture)
        used += picture.height + gap
    if page:
        yield page


def _drawn(
    setting: Setting, furniture: list[Operation], space: Space, side: float, pictures: Sequence[StepPicture]
) -> list[Operation]:
    drawn, size, y = list(furniture), setting.size(LINE), space.y
    left = space.x + side + setting.size(GAP)
    for picture in pictures:
        board = picture.shown.board
        drawing = marked_board(setting.frame(board.geometry, space.x, y, side), picture.shown)
        drawn.append(Figure(tuple(drawing), Signs(letters=picture.shown.letters).text(board.values)))
        for line in picture.lines:
            if line.number:
                drawn.append(Text(left, y + line.y, line.number, size, "start", True))
            drawn.append(Text(left + INDENT * size, y + line.y, line.text, size, "start", line.bold))
        y += picture.height + setting.size(GAP)
    return drawn
