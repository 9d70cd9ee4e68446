"""A booklet: each side of a sheet has two pages. When the sheets are folded and nested, the pages are in order."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sudoku_workshop.sheet.drawing import Moved, Page
from sudoku_workshop.sheet.options import Options

Draw = Callable[[], Page]
FOLD = 4  # number of pages on a folded sheet


def cover(options: Options, drawn: Draw) -> list[Draw]:
    """Return the pages of the front cover. In a booklet, these include the empty page on its inside."""
    return [drawn, partial(blank, options)] if options.booklet else [drawn]


def back(options: Options, before: int, drawn: Draw) -> list[Draw]:
    """Return the pages of the back cover, which come after `before` other pages.

    In a booklet, blank pages are added, so that the back cover is the last page of the outermost sheet.
    """
    empty = -(before + 1) % FOLD if options.booklet else 0
    return [*[partial(blank, options)] * empty, drawn]


def blank(options: Options) -> Page:
    return Page(*options.page, ())


def imposed(options: Options, pages: Sequence[Draw]) -> list[Draw]:
    """Return the sides of the sheets, front and back in turn. The printer must flip the sheets on the short edge."""
    return [side for some in signatures(options, pages) for side in _folded(options, some)]


def opened(options: Options, pages: Sequence[Draw]) -> list[Draw]:
    """Return a booklet as it is read: its first page, then two pages at a time, and its last page."""
    padded: list[Draw] = [*pages, *[partial(blank, options)] * (-len(pages) % FOLD)]
    inner = zip(padded[1:-1:2], padded[2:-1:2], strict=True)
    return [*padded[:1], *(partial(_side, options, left, right, 0) for left, right in inner), *padded[1:][-1:]]


def signatures(options: Options, pages: Sequence[Draw]) -> Iterator[Sequence[Draw]]:
    """Return the groups of pages that are folded together: all pages, or `options.signature` pages at a time."""
    size = max(FOLD, options.signature // FOLD * FOLD) if options.signature else max(1, len(pages))
    return (pages[start : start + size] for start in range(0, len(pages), size))


def _folded(options: Options, pages: Sequence[Draw]) -> Iterator[Draw]:
    padded: list[Draw] = [*pages, *[partial(blank, options)] * (FOLD - 1)]
    for index, (left, right) in enumerate(page_order(len(pages))):
        yield partial(_side, options, padded[left], padded[right], index // 2 * options.creep)


def page_order(count: int) -> list[tuple[int, int]]:
    """Return, for each side of the sheets, which pages are on its left and on its right, counted from 0.

    Numbers from `count` on are blank pages. The front of the outermost sheet has the last page on the left and the
    first page on the right. Its back has the second page and the last but one.
    """
    total = -(-count // FOLD) * FOLD
    sides = []
    for first in range(0, total // 2, 2):
        last = total - 1 - first
        sides += [(last, first), (first + 1, last - 1)]
    return sides


def _side(options: Options, left: Draw, right: Draw, creep: float) -> Page:
    """Draw two pages side by side, each moved by `creep` towards the fold.

    When the sheets are folded, inner sheets stick out, and their edges are cut off. Without the move, the outer margins
    of inner pages would become narrower.
    """
    width, height = options.sheet
    return Page(width, height, (Moved(left().operations, creep, 0), Moved(right().operations, width / 2 - creep, 0)))
