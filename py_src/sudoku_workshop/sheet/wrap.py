"""A cover that is wrapped around a book: its back on the left, the spine in the middle, and its front on the right.

It is one page, which has the width of two book pages and of the spine. The spine is as wide as the leaves of the book.
"""

from dataclasses import replace

from sudoku_workshop.sheet import ean
from sudoku_workshop.sheet.covers import front
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Moved, Operation, Page, Text
from sudoku_workshop.sheet.furniture import Stack
from sudoku_workshop.sheet.limits import SheetError
from sudoku_workshop.sheet.options import STOCKS, Options
from sudoku_workshop.sheet.plan import read
from sudoku_workshop.sheet.press import framed
from sudoku_workshop.sheet.setting import HEADING, LINE, SUBTITLE, Setting

SPINE_LEAST = 5.0  # in millimetres: a narrower spine has no words, because folding is not exact
ON_SPINE, MOST_ON_SPINE = 0.5, 6.0  # the font size as a share of the spine, and at most
MARGIN = 12.0  # the least distance of texts from the edges of the cover
BACK_LINES = 60
EDGE = 8.0  # the distance of the barcode from the spine and from the foot


def spine_of(options: Options, pages: int) -> float:
    """Return the width of the spine in millimetres: as the options say, or that of the leaves of the book."""
    return options.spine or round((pages + pages % 2) / 2 * STOCKS[options.stock], 2)


def wrap(document: Document) -> Page:
    """Draw the cover of a document. Raises SheetError for a wrong ISBN, or if there are no puzzles."""
    options = document.setting.options
    if options.isbn and not ean.digits_of(options.isbn):
        raise SheetError("isbn", found=options.isbn)
    outside = replace(options, booklet=False, gutter=0.0, margin=max(options.margin, MARGIN), footer=False)
    setting = document.setting._replace(options=outside)
    (width, height), spine = options.page, spine_of(options, len(read(document)))
    puzzles = [puzzle for section in document.sections for puzzle in section.puzzles]
    if not puzzles:
        raise SheetError("no-puzzles")
    drawn: list[Operation] = [Moved(tuple(_back(setting, width, height)), 0, 0)]
    if spine >= SPINE_LEAST:
        drawn.append(Moved(tuple(_spine(setting, height, spine)), width + spine / 2, 0, quarter=True))
    drawn.append(Moved(tuple(front(setting, puzzles[0], len(puzzles))), width + spine, 0))
    page = Page(2 * width + spine, height, tuple(drawn))
    return framed(lambda: page) if options.press else page


def _back(setting: Setting, width: float, height: float) -> list[Operation]:
    """Draw the back: its text, and at the foot the barcode, next to the spine."""
    options, space = setting.options, setting.space
    stack = Stack(setting, space)
    stack.add(options.title, HEADING, 3, bold=True)
    stack.skip(LINE)
    stack.add(options.back_text, SUBTITLE, BACK_LINES)
    drawn = stack.operations
    if options.isbn:
        x, y = width - EDGE - ean.WIDTH, height - EDGE - ean.HEIGHT
        drawn += ean.drawn(options.isbn, x, y)
    return drawn


def _spine(setting: Setting, height: float, spine: float) -> list[Operation]:
    """Draw the words on the spine as a line from left to right, with the origin at its beginning. It is then turned."""
    options, size = setting.options, min(spine * ON_SPINE, MOST_ON_SPINE)
    wrap, room = setting.type.wrap, height - 2 * MARGIN
    y = size * 0.36  # digits and capitals are about 0.72 high
    author = wrap(options.author, size, room * 0.35, 1)
    title = wrap(options.title, size, room * (0.6 if author else 1), 1, bold=True)
    return [
        *(Text(MARGIN, y, line, size, bold=True) for line in title),
        *(Text(height - MARGIN, y, line, size, "end") for line in author),
    ]
