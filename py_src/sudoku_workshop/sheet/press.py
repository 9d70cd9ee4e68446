"""Pages for a press: a larger sheet with the page in its middle, room to cut away around it, and marks for that."""

from collections.abc import Callable, Iterator

from sudoku_workshop.sheet.drawing import Lines, Moved, Page

BLEED = 3.0  # what may be cut away beyond the page's edge
AROUND = 10.0  # how much larger the sheet is on every side
LENGTH, WIDTH = 5.0, 0.25  # of a mark; it ends where the bleed begins


def framed(draw: Callable[[], Page]) -> Page:
    """A page on its larger sheet."""
    page = draw()
    inner = Moved(page.operations, AROUND, AROUND)
    marks = Lines(tuple(_marks(page.width, page.height)), WIDTH)
    return Page(page.width + 2 * AROUND, page.height + 2 * AROUND, (marks, inner), AROUND, page.number)


def _marks(width: float, height: float) -> Iterator[tuple[float, float, float, float]]:
    """Two lines at each corner, off the bleed."""
    far = AROUND - BLEED - LENGTH
    for x in (AROUND, AROUND + width):
        for y in (far, 2 * AROUND + height - far - LENGTH):
            yield x, y, x, y + LENGTH
    for y in (AROUND, AROUND + height):
        for x in (far, 2 * AROUND + width - far - LENGTH):
            yield x, y, x + LENGTH, y
