"""The pages of a book around its puzzles: the title page, the imprint on its back, section openers, running heads."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.furniture import Stack
from sudoku_workshop.sheet.setting import FOOTER, HEADING, LEADING, LINE, SUBTITLE, TITLE, Chapter, Leaf, Setting

LINES = 4  # the most lines of a title on its page
HIGH = 0.3  # how far down a title page or an opener begins, as a share of the height
IMPRINT_LINES, NOTE_LINES = 40, 24


class Side(NamedTuple):
    """A page before it has a number. `running` is the section that its running head names, and may be empty."""

    leaf: Leaf
    running: str = ""
    numbered: bool = True
    is_right: bool = False  # whether it must be a right-hand page


def front(setting: Setting) -> Iterator[Side]:
    """Yield the title page and its back, which has the imprint, if the options ask for them."""
    if setting.options.title_page:
        yield Side(partial(_title, setting), numbered=False)
        yield Side(partial(_imprint, setting), numbered=False)


def opener(setting: Setting, chapter: Chapter) -> Side:
    """Return the page that opens a section, with its heading and note."""
    return Side(partial(_opener, setting, chapter), numbered=False, is_right=True)


def blank() -> Side:
    """Return an empty page, after which the next one is a right-hand page."""
    return Side(list, numbered=False)


def running(setting: Setting, section: str, number: int) -> list[Operation]:
    """Draw the running head of a page: the book's title on left-hand pages, the section on right-hand pages."""
    words = section if number % 2 else setting.options.title
    if setting.options.running != "both" or not section or not words:
        return []
    space, size = setting.space, setting.size(FOOTER)
    [line] = setting.type.wrap(words, size, space.width, 1)
    x, anchor = (space.x + space.width, "end") if number % 2 else (space.x, "start")
    return [Text(x, space.y + size, line, size, "end" if anchor == "end" else "start", role="Artifact")]


def _title(setting: Setting) -> list[Operation]:
    options, space = setting.options, setting.space
    stack, author = Stack(setting, space), Stack(setting, space)
    stack.add(options.title, TITLE * 1.4, LINES, bold=True, middle=True, role="H1")
    stack.skip(SUBTITLE)
    stack.add(options.subtitle, HEADING, LINES, middle=True)
    author.add(options.author, HEADING, 2, middle=True)
    down = space.y + space.height - author.bottom
    return [*stack.lowered(space.height * HIGH), *author.lowered(down)]


def _imprint(setting: Setting) -> list[Operation]:
    """Draw the imprint at the foot of the back of the title page."""
    space, stack = setting.space, Stack(setting, setting.space)
    stack.add(setting.options.imprint, FOOTER, IMPRINT_LINES)
    return list(stack.lowered(max(0.0, space.y + space.height - stack.bottom + setting.size(FOOTER) * (LEADING - 1))))


def _opener(setting: Setting, chapter: Chapter) -> list[Operation]:
    space, stack = setting.space, Stack(setting, setting.space)
    stack.add(chapter.heading, TITLE, LINES, bold=True, middle=True, role="H2")
    stack.skip(LINE)
    stack.add(chapter.note, LINE, NOTE_LINES, middle=True)
    return list(stack.lowered(space.height * HIGH))
