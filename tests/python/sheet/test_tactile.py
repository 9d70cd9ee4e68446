"""Tactile pages: dots of the standard size and spacing that read as the digits, and lines that differ in width."""

from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Operation, Page, Text
from tests.support.paper import drawn, puzzle
from tests.support.running import Runner

# NLS, Library of Congress: Specification 800, Braille Books and Pamphlets, 3.2.2 and 3.2.3, in millimetres
DIAMETER, APART, FROM_CELL = 1.44, 2.34, 6.2
BRAILLE = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠼", "1234567890#", strict=True))


def flat(operations: Iterable[Operation]) -> Iterator[Operation]:
    for operation in operations:
        yield from flat(operation.operations) if isinstance(operation, Figure) else (operation,)


def circles(area: Area) -> list[tuple[float, float, float]]:
    """Return the centre and the diameter of each dot."""
    found = []
    for ring in area.rings:
        xs, ys = zip(*ring, strict=True)
        assert max(xs) - min(xs) == pytest.approx(max(ys) - min(ys), abs=0.01)
        found.append(((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, max(xs) - min(xs)))
    return found


def letter(dots: Iterable[tuple[float, float]]) -> str:
    """Return the braille sign with dots at these places (column, row), counted from 0."""
    return chr(0x2800 + sum(1 << (3 * round(column) + round(row)) for column, row in dots))


def read(page: Page, n: int) -> list[str]:
    """Return the grids, from the places of their dots between the lines of the frame."""
    operations, grids = list(flat(page.operations)), []
    widest = max(one.width for one in operations if isinstance(one, Lines))
    frames = [one.segments for one in operations if isinstance(one, Lines) and one.width > 0.9 * widest]
    for segments in frames:
        left, top = min(s[0] for s in segments), min(s[1] for s in segments)
        cell = (max(s[2] for s in segments) - left) / n
        text = ["."] * (n * n)
        for area in (one for one in operations if isinstance(one, Area)):
            dots = circles(area)
            column, row = int((dots[0][0] - left) // cell), int((dots[0][1] - top) // cell)
            if 0 <= column < n and 0 <= row < n:
                x, y = left + (column + 0.5) * cell - APART / 2, top + (row + 0.5) * cell - APART
                text[row * n + column] = BRAILLE[letter(((a - x) / APART, (b - y) / APART) for a, b, _ in dots)]
        grids.append("".join(text))
    return grids


@pytest.mark.parametrize(("name", "per_page"), [("9", 1), ("9", 2), ("6", 2), ("4", 4)])
def test_dots_of_the_standards_size_read_as_the_puzzles_and_their_solutions(name: str, per_page: int) -> None:
    some, n = [puzzle(name, seed) for seed in range(3)], geometry(name).n
    pages = drawn(some, style="tactile", per_page=per_page, footer=False, margin=10, show=("number",))
    for page in pages:
        for area in (one for one in flat(page.operations) if isinstance(one, Area)):
            dots = circles(area)
            assert [size for _, _, size in dots] == pytest.approx([DIAMETER] * len(dots), abs=0.01)
    found = [text for page in pages for text in read(page, n)]
    assert [text for text in found if "." in text] == [text_of(one.board.givens) for one in some]
    assert [text for text in found if "." not in text] == [text_of(one.solution or ()) for one in some]


LETTERS = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=True))


@pytest.mark.parametrize("word", ["education", "MYSTIFWKQ", "JUVXGLRZH"])
def test_a_hidden_word_is_felt_in_the_solution(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.python.sheet.test_tactile.BRAILLE", LETTERS)
    pages = drawn([puzzle()], style="tactile", per_page=1, footer=False, margin=10, show=(), word=word, word_row=4)
    clues, answer = (text for page in pages for text in read(page, 9))
    assert answer[27:36] == word.upper()
    assert all(clue in (".", letter) for clue, letter in zip(clues, answer, strict=True))
    operations = list(flat(pages[0].operations))
    bottom = max(y for one in operations if isinstance(one, Lines) for _, _, _, y in one.segments)
    dots = sorted((x, y) for one in operations if isinstance(one, Area) for x, y, _ in circles(one) if y > bottom)
    assert min(y for _, y in dots) - DIAMETER / 2 - bottom >= 3.175, "the legend keeps off the lines"
    assert dots[-1][0] - dots[0][0] >= 8 * FROM_CELL


def test_distances_are_the_standards_in_a_cell_and_from_cell_to_cell() -> None:
    [page] = drawn([puzzle()], style="tactile", per_page=1, solutions="none", footer=False, show=("number",))
    head, *others = [circles(one) for one in flat(page.operations) if isinstance(one, Area)]
    left, top = min(x for x, _, _ in head), min(y for _, y, _ in head)
    places = [((x - left) / APART, (y - top) / APART) for x, y, _ in head]
    one = [(column - (FROM_CELL / APART), row) for column, row in places if column > 1.5]
    assert letter([place for place in places if place[0] < 1.5]) == "⠼"
    assert letter(one) == "⠁"
    assert all(abs(value - round(value)) < 0.01 for place in places[:4] + one for value in place)
    for dots in others:
        shifts = {round(abs(a - b) / APART, 2) for (a, _, _), (b, _, _) in combinations(dots, 2)}
        assert shifts <= {0.0, 1.0}
    assert not [text for text in flat(page.operations) if isinstance(text, Text)]


def test_lines_are_told_apart_by_touch_and_keep_off_the_dots() -> None:
    [page] = drawn([puzzle()], style="tactile", per_page=2, solutions="none", footer=False, show=())
    thin, box, frame = sorted({one.width for one in flat(page.operations) if isinstance(one, Lines)})
    assert thin >= 0.5
    assert box >= 1.5 * thin
    assert frame >= 1.2 * box
    lines = next(one for one in flat(page.operations) if isinstance(one, Lines) and one.width == frame)
    cell = (lines.segments[1][3] - lines.segments[0][1]) / 9
    assert (cell - 2 * APART - DIAMETER) / 2 >= 3.175  # an eighth of an inch


@pytest.mark.parametrize(
    ("options", "name", "told"),
    [
        ("--per-page 4", "9", "print: cells of 9.4 mm are too small for braille; at least 12.5 mm is needed"),
        ("--per-page 1", "16", "print: braille supports grids up to 9 × 9, not 16 × 16"),
    ],
)
def test_what_fingers_cannot_read_is_refused(sudoku: Runner, tmp_path: str, options: str, name: str, told: str) -> None:
    flags = ("print", "--lang", "en", "--out", f"{tmp_path}/x.pdf", "--style", "tactile", *options.split())
    text = text_of(puzzle(name).board.givens)
    ran = sudoku(*flags, text="\n".join([text] * 4))
    assert (ran.status, ran.err.strip()) == (2, told)
