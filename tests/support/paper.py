"""The content of printed pages and its places, read by programs that know nothing of our layout."""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream, DictionaryObject

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Document, Options, Puzzle, Section, Type, pages
from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.metrics import HEIGHTS
from sudoku_workshop.sheet.pdf import pdf
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.typeset import LATINS
from tests.support.readers import MM

MATRIX = tuple[float, float, float, float, float, float]
UNIT: MATRIX = (1, 0, 0, 1, 0, 0)

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"


class Mark(NamedTuple):
    """A piece of text, with the place of its first letter in millimetres from the upper left corner."""

    text: str
    x: float
    y: float
    size: float
    turned: bool
    face: str


class Stroke(NamedTuple):
    """Lines drawn at once."""

    width: float
    segments: tuple[tuple[float, float, float, float], ...]

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        xs = [x for a, _, b, _ in self.segments for x in (a, b)]
        ys = [y for _, a, _, b in self.segments for y in (a, b)]
        return min(xs), min(ys), max(xs), max(ys)


def puzzle(size: str = "9", seed: int = 0, share: float = 0.4, **known: Any) -> Puzzle:
    """Return a puzzle of any size with its solution: random clues of a full grid made by shifting and shuffling."""
    grid, dice = geometry(size), random.Random(f"{size}/{seed}")
    n, (width, height) = grid.n, grid.box
    digits = dice.sample(range(1, n + 1), n)
    full = [digits[(width * (row % height) + row // height + column) % n] for row in range(n) for column in range(n)]
    return Puzzle(board_of(grid, [d if dice.random() < share else 0 for d in full]), tuple(full), **known)


def sibling(seed: int) -> Puzzle:
    """Return PUZZLE with its digits renamed and the rows of its bands shuffled, so its solution is not cached yet."""
    dice = random.Random(seed)
    renamed = PUZZLE.translate(str.maketrans("123456789", "".join(dice.sample("123456789", 9))))
    rows = [row for band in range(3) for row in dice.sample(range(band * 3, band * 3 + 3), 3)]
    return Puzzle(parse("".join(renamed[row * 9 : row * 9 + 9] for row in rows)))


def type_of(language: str, options: dict[str, Any]) -> Type:
    return Type(language, digits=STYLES[options.get("style", "plain")].digits)


def drawn(puzzles: Sequence[Puzzle] | Sequence[Section], language: str = "en", **options: Any) -> list[Page]:
    """Return the pages as drawings."""
    sections = [part if isinstance(part, Section) else Section("", (part,)) for part in puzzles]
    if puzzles and isinstance(puzzles[0], Puzzle):
        sections = [Section("", tuple(part for section in sections for part in section.puzzles))]
    made = pages(Document(sections, Options(**options), partial(say, language), type_of(language, options)))
    return [draw() for draw in made]


def printed(puzzles: Sequence[Puzzle] | Sequence[Section], language: str = "en", **options: Any) -> PdfReader:
    """Return the pages as a PDF that was written and read again."""
    return PdfReader(BytesIO(pdf(drawn(puzzles, language, **options), type_of(language, options), Options(**options))))


def data(reader: PdfReader) -> bytes:
    assert isinstance(reader.stream, BytesIO)
    return reader.stream.getvalue()


def contents(page: PageObject) -> ContentStream:
    found = page.get_contents()
    assert found is not None
    return found


def resources(page: PageObject) -> DictionaryObject:
    found = page["/Resources"]
    assert isinstance(found, DictionaryObject)
    return found


def operations(page: PageObject) -> Iterator[tuple[list[Any], str, MATRIX]]:
    """Yield (operands, operator, transformation) in order, in millimetres, parsed by pypdf without our code."""
    height = float(page.mediabox.height)
    matrix: MATRIX = (1 / MM, 0, 0, -1 / MM, 0, height / MM)
    stack = []
    for operands, operator in contents(page).operations:
        name = operator.decode()
        if name == "q":
            stack.append(matrix)
        elif name == "Q":
            matrix = stack.pop()
        elif name == "cm":
            matrix = times(tuple(map(float, operands)), matrix)
        yield operands, name, matrix


def times(a: Any, b: MATRIX) -> MATRIX:
    """Return the transformation that applies a and then b."""
    return (
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    )  # fmt: skip


def marks(page: PageObject) -> list[Mark]:
    """Return all texts of a page."""
    found, face, size, text_matrix = [], "", 0.0, UNIT
    for operands, operator, matrix in operations(page):
        if operator == "Tf":
            face, size = str(operands[0])[1:], float(operands[1])
        elif operator == "Tm":
            text_matrix = times(tuple(map(float, operands)), matrix)
        elif operator == "Tj":
            text = bytes(operands[0].original_bytes).decode("utf-16-be")
            scale = abs(text_matrix[0])
            found.append(Mark(text, text_matrix[4], text_matrix[5], size * scale, text_matrix[0] < 0, face))
    return found


def strokes(page: PageObject) -> list[Stroke]:
    """Return all lines of a page."""
    found, width, start, segments = [], 0.0, (0.0, 0.0), list[tuple[float, float, float, float]]()
    for operands, operator, m in operations(page):
        if operator == "w":
            width = float(operands[0])
        elif operator in ("m", "l"):
            x, y = map(float, operands)
            point = (x * m[0] + y * m[2] + m[4], x * m[1] + y * m[3] + m[5])
            if operator == "l":
                segments.append((*start, *point))
            start = point
        elif operator in ("S", "f", "f*"):
            if operator == "S" and segments:
                found.append(Stroke(width * abs(m[0]), tuple(segments)))
            segments = []
    return found


class Grid(NamedTuple):
    """A grid as bounded by its outer lines."""

    x: float
    y: float
    side: float


def grids(page: PageObject) -> list[Grid]:
    """Return the grids of a page in the order of drawing.

    They are all squares bounded by lines, inner and outer ones together.
    """
    found = dict.fromkeys(
        Grid(round(left, 3), round(top, 3), round(right - left, 3))
        for left, top, right, bottom in (stroke.bounds for stroke in strokes(page) if len(stroke.segments) >= 4)
        if abs((right - left) - (bottom - top)) < 0.01
    )
    return list(found)


def inside(x: float, y: float, found: Sequence[Grid]) -> bool:
    """Return whether a point is in one of the grids."""
    return any(grid.x < x < grid.x + grid.side and grid.y < y < grid.y + grid.side for grid in found)


def read_grid(page_marks: Sequence[Mark], grid: Grid, n: int) -> tuple[str, float]:
    """Return the characters of a grid, row by row, and the largest distance of a digit from the middle of its cell."""
    cells, worst, cell = ["."] * (n * n), 0.0, grid.side / n
    for mark in page_marks:
        x, y = middle(mark)
        column, row = int((x - grid.x) // cell), int((y - grid.y) // cell)
        if len(mark.text) == 1 and 0 <= column < n and 0 <= row < n and mark.size > 0.5 * cell:
            assert cells[row * n + column] == ".", "two digits in one cell"
            cells[row * n + column] = mark.text
            worst = max(worst, abs(x - grid.x - (column + 0.5) * cell), abs(y - grid.y - (row + 0.5) * cell))
    return "".join(cells), worst


def middle(mark: Mark) -> tuple[float, float]:
    """Return the middle of a digit or capital."""
    sign = -1 if mark.turned else 1
    widths = LATINS.get(mark.face, LATINS["latin-bold"])
    width = mark.size * sum(widths.get(letter, 1000) for letter in mark.text) / 1000
    height = HEIGHTS.get(mark.face.partition("-")[0], HEIGHTS["latin"])
    return mark.x + sign * width / 2, mark.y - sign * height * mark.size / 2
