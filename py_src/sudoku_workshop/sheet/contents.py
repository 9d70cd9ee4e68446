"""The contents of a book: its headings, each with the page where it begins, to be clicked in a PDF."""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Lines, Operation, Text
from sudoku_workshop.sheet.furniture import inside
from sudoku_workshop.sheet.setting import LINE, Leaf, Setting

ROW = 2.1  # the height of a line, of its font size
DOTS = (0.25, 1.2)  # from a heading to its page: mark and gap
WIDTH = 0.25

Entry = tuple[str, int]  # a heading, and the number of its page


def count(setting: Setting, entries: int) -> int:
    """How many pages so many entries take."""
    return -(-entries // _rows(setting))


def leaves(setting: Setting, entries: Sequence[Entry]) -> Iterator[Leaf]:
    """The pages."""
    furniture, space = _page(setting)
    rows = _rows(setting)
    for start in range(0, len(entries), rows):
        yield partial(_drawn, setting, furniture, space, entries[start : start + rows])


def _page(setting: Setting) -> tuple[list[Operation], Space]:
    return inside(setting, setting.say("sheet.contents"), False)


def _rows(setting: Setting) -> int:
    return max(1, int(_page(setting)[1].height / (setting.size(LINE) * ROW)))


def _drawn(setting: Setting, furniture: list[Operation], space: Space, entries: Sequence[Entry]) -> list[Operation]:
    drawn, size = list(furniture), setting.size(LINE)
    for row, (heading, page) in enumerate(entries, 1):
        drawn += _entry(setting, space, space.y + row * size * ROW - size / 2, heading, page)
    return drawn


def _entry(setting: Setting, space: Space, y: float, heading: str, page: int) -> Iterator[Operation]:
    type_, size, right = setting.type, setting.size(LINE), space.x + space.width
    room = space.width - type_.width(str(page), size) - 2 * size
    words = type_.fit(heading, size, room)
    yield Text(space.x, y, words, size, to=page)
    yield Text(right, y, str(page), size, "end", to=page)
    begin, end = space.x + type_.width(words, size) + size, right - type_.width(str(page), size) - size
    if begin < end:
        yield Lines(((begin, y, end, y),), WIDTH, dash=DOTS)
