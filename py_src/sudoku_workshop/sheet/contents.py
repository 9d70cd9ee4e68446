"""The table of contents of a book: its headings, each with a page number. In a PDF, the headings are links."""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Lines, Operation, Text
from sudoku_workshop.sheet.furniture import inside
from sudoku_workshop.sheet.setting import LEADING, LINE, Leaf, Setting

ROW = 2.1  # the height of a one-line heading, in font sizes
HEADING = 3  # the most lines of a heading
NUMBER = 2.0  # the room for a page number, in font sizes
DOTS = (0.25, 1.2)  # the dotted line from a heading to its page number: lengths of a dash and a gap
WIDTH = 0.25

Entry = tuple[str, int]  # a heading, and its page number
Place = tuple[list[str], float]  # a heading's lines, and the baseline of its first line


def count(setting: Setting, headings: Sequence[str]) -> int:
    """Return the number of pages of a table of contents with these headings."""
    return len(_pages(setting, headings))


def leaves(setting: Setting, entries: Sequence[Entry]) -> Iterator[Leaf]:
    """Yield the pages of the table of contents."""
    furniture, space = _page(setting)
    numbers = iter([page for _, page in entries])
    for places in _pages(setting, [heading for heading, _ in entries]):
        yield partial(_drawn, setting, furniture, space, list(zip(places, numbers, strict=False)))


def _page(setting: Setting) -> tuple[list[Operation], Space]:
    return inside(setting, setting.say("sheet.contents"), False)


def _pages(setting: Setting, headings: Sequence[str]) -> list[list[Place]]:
    """Return, for each page, its headings and their places."""
    size, (_, space) = setting.size(LINE), _page(setting)
    pages: list[list[Place]] = []
    y = space.height
    for heading in headings:
        lines = setting.type.wrap(heading, size, space.width - (NUMBER + 2) * size, HEADING) or [""]
        height = size * (ROW + LEADING * (len(lines) - 1))
        if y + height > space.height or not pages:
            pages.append([])
            y = 0.0
        pages[-1].append((lines, space.y + y + size * (ROW - 0.5)))
        y += height
    return pages


def _drawn(
    setting: Setting, furniture: list[Operation], space: Space, entries: Sequence[tuple[Place, int]]
) -> list[Operation]:
    drawn = list(furniture)
    for place, page in entries:
        drawn += _entry(setting, space, place, page)
    return drawn


def _entry(setting: Setting, space: Space, place: Place, page: int) -> Iterator[Operation]:
    type_, size, right = setting.type, setting.size(LINE), space.x + space.width
    lines, y = place
    yield from (Text(space.x, y + size * LEADING * row, line, size, to=page) for row, line in enumerate(lines))
    y += size * LEADING * (len(lines) - 1)
    yield Text(right, y, str(page), size, "end", to=page)
    begin, end = space.x + type_.width(lines[-1], size) + size, right - type_.width(str(page), size) - size
    if begin < end:
        yield Lines(((begin, y, end, y),), WIDTH, dash=DOTS)
