"""Pages for a printing press: each page is in the middle of a larger sheet, with a bleed and crop marks around it."""

from collections.abc import Callable, Iterator

from sudoku_workshop.sheet.drawing import Lines, Moved, Page

BLEED = 3.0  # the width of the bleed: the strip around the page that is printed but cut off
AROUND = 10.0  # the distance from the page to the edge of the sheet, on every side
LENGTH, WIDTH = 5.0, 0.25  # the length and width of a crop mark, which ends at the bleed


def framed(draw: Callable[[], Page]) -> Page:
    """Draw a page for a printing press: in the middle of a larger sheet, with crop marks."""
    page = draw()
    inner = Moved(page.operations, AROUND, AROUND)
    marks = Lines(tuple(_marks(page.width, page.height)), WIDTH)
    return Page(page.width + 2 * AROUND, page.height + 2 * AROUND, (marks, inner), AROUND, page.number)


def _marks(width: float, height: float) -> Iterator[tuple[float, float, float, float]]:
    """Yield the lines of two crop marks at each corner, outside the bleed."""
    far = AROUND - BLEED - LENGTH
    for x in (AROUND, AROUND + width):
        for y in (far, 2 * AROUND + height - far - LENGTH):
            yield x, y, x, y + LENGTH
    for y in (AROUND, AROUND + height):
        for x in (far, 2 * AROUND + width - far - LENGTH):
            yield x, y, x + LENGTH, y
