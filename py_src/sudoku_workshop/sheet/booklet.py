"""A booklet: pages two up on both sides of its sheets, in the order that is right once these are folded and nested."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sudoku_workshop.sheet.drawing import Moved, Page
from sudoku_workshop.sheet.options import Options

Draw = Callable[[], Page]
FOLD = 4  # pages on a sheet


def cover(options: Options, drawn: Draw) -> list[Draw]:
    """The cover, and where a page lies behind it, its empty inside."""
    return [drawn, partial(blank, options)] if options.booklet else [drawn]


def back(options: Options, before: int, drawn: Draw) -> list[Draw]:
    """The cover behind so many pages; of a booklet it is the last page of its outermost sheet."""
    empty = -(before + 1) % FOLD if options.booklet else 0
    return [*[partial(blank, options)] * empty, drawn]


def blank(options: Options) -> Page:
    return Page(*options.page, ())


def imposed(options: Options, pages: Sequence[Draw]) -> list[Draw]:
    """The sides of the sheets, front and back in turn, to be turned over at the short edge."""
    return [side for some in signatures(options, pages) for side in _folded(options, some)]


def signatures(options: Options, pages: Sequence[Draw]) -> Iterator[Sequence[Draw]]:
    """The pages that are folded together: all, or so many at a time."""
    size = max(FOLD, options.signature // FOLD * FOLD) if options.signature else max(1, len(pages))
    return (pages[start : start + size] for start in range(0, len(pages), size))


def _folded(options: Options, pages: Sequence[Draw]) -> Iterator[Draw]:
    padded: list[Draw] = [*pages, *[partial(blank, options)] * (FOLD - 1)]
    for index, (left, right) in enumerate(page_order(len(pages))):
        yield partial(_side, options, padded[left], padded[right], index // 2 * options.creep)


def page_order(count: int) -> list[tuple[int, int]]:
    """Which pages (from 0) lie left and right on each side; numbers from `count` on are blank.

    The outermost sheet holds the last and the first page on its front, the second and the last but one on its back.
    """
    total = -(-count // FOLD) * FOLD
    sides = []
    for first in range(0, total // 2, 2):
        last = total - 1 - first
        sides += [(last, first), (first + 1, last - 1)]
    return sides


def _side(options: Options, left: Draw, right: Draw, creep: float) -> Page:
    """Two pages; inner sheets stand out when folded, and what is cut off there is missed: so they move to the fold."""
    width, height = options.sheet
    return Page(width, height, (Moved(left().operations, creep, 0), Moved(right().operations, width / 2 - creep, 0)))
