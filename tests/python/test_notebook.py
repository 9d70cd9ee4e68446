"""Tests of the output in notebooks: a board as a picture, and a run of an algorithm with a slider.

`python -m tests.python.test_notebook` writes the page of a run again; look at it before you commit it.
"""

import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.attempt import solving
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_name import GEOMETRIES
from sudoku_workshop.languages import LANGUAGES

PUZZLE = sudoku.parse("400520703000003000100007000014000006700050001500000420000400005000800000201076008")
SOLUTION = sudoku.solve(PUZZLE)
NEARLY = sudoku.parse(
    "".join("." if cell in (0, 1, 9, 10, 80) else str(digit) for cell, digit in enumerate(SOLUTION.values))
)
PAGE = Path(__file__).with_name("run.html.txt")
TEXT = "{http://www.w3.org/2000/svg}text"
GROUP = "{http://www.w3.org/2000/svg}g"


def texts(picture: str) -> list[tuple[str, str | None, str | None]]:
    """Return the texts in a picture as (text, weight, colour)."""
    return [
        (text.text or "", text.get("font-weight") or group.get("font-weight"), group.get("fill"))
        for group in ElementTree.fromstring(picture).iter(GROUP)
        for text in group.findall(TEXT)
    ]


class Images(HTMLParser):
    """The images of a page: their alternative texts, and their pictures."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.pictures: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "img":
            self.words.append(told["alt"] or "")
            self.pictures.append(unquote((told["src"] or "").removeprefix("data:image/svg+xml,")))


def digits(picture: str) -> str:
    """Return the digits in a picture, in the order of the drawing."""
    return "".join(text for text, _, _ in texts(picture)).strip()


@pytest.mark.parametrize("name", GEOMETRIES)
def test_a_board_of_any_geometry_shows_itself_with_its_line_as_words(name: str) -> None:
    kind = geometry(name)
    board = board_of(kind, [*range(1, kind.n + 1), *[0] * (kind.cells - kind.n)])
    picture = board._repr_svg_()
    assert digits(picture) == text_of(range(1, kind.n + 1))
    labels = [group.get("aria-label") for group in ElementTree.fromstring(picture).iter(GROUP)]
    [words] = Images(board._repr_html_()).words
    assert words in labels
    assert words.startswith(f"Sudoku board: {text_of(board.values)}")
    assert words.count("contains each digit once") == len(kind.rules)
    shown = Images(board._repr_html_())
    assert shown.pictures == [picture]
    assert ("#4c4c4c" in picture) == bool(kind.shapes)


def test_clues_entries_and_candidates_are_told_apart() -> None:
    written = [SOLUTION[1, 2] if cell == 1 else digit for cell, digit in enumerate(PUZZLE.givens)]
    board = board_of(PUZZLE.geometry, PUZZLE.givens, written)
    found = texts(board._repr_svg_())
    assert [text for text, weight, fill in found if (weight, fill) == ("normal", "#1a5499")] == ["9"]
    assert [text for text, weight, fill in found if (weight, fill) == ("bold", None)] == list(
        text_of(filter(None, PUZZLE.givens))
    )
    assert len(found) == 1 + sum(map(bool, PUZZLE.givens))


def test_candidates_are_shown_where_some_are_struck_out_or_where_they_are_asked_for() -> None:
    struck = board_of(PUZZLE.geometry, PUZZLE.givens, None, 1 << 5 * 81 + 2)  # 6 in r1c3
    few, all_ = texts(struck._repr_svg_()), texts(sudoku.svg(PUZZLE, candidates=True))
    assert len(texts(sudoku.svg(PUZZLE))) == len(texts(sudoku.svg(struck, candidates=False))) < len(few)
    assert len(all_) == len(few) + 1


def test_a_board_that_nobody_shows_loads_nothing_more() -> None:
    program = "import sudoku_workshop.grid.board, sys; print(*sys.modules)"
    source = Path(sudoku.__file__).parents[1]
    ran = subprocess.run([sys.executable, "-c", program], cwd=source, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[1] for module in ran.stdout.split() if module.startswith("sudoku_workshop.")}
    assert loaded == {"error", "rules", "grid"}


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_run_is_what_the_algorithm_does(algorithm: Any) -> None:
    attempt = solving(ALGORITHMS[algorithm], PUZZLE, "7")
    expected = []
    for event in attempt.run:
        attempt.replay.take(event)
        expected.append((event[0], event[1], tuple(attempt.replay.values)))
        if len(expected) == 1000:
            break
    run = sudoku.watch(algorithm, PUZZLE, seed=7)
    assert [(moment.kind, moment.cell, moment.board.values) for moment in run] == expected
    assert {moment.board.givens for moment in run} == {PUZZLE.givens}
    assert run.counters == attempt.replay.counters
    assert all(moment.words and "{" not in moment.words for moment in run)


def test_a_run_is_a_sequence() -> None:
    run = sudoku.watch("exact-cover", PUZZLE)
    assert run.complete
    assert (run[-1], run[3:5], list(run)[7]) == (run[len(run) - 1], [run[3], run[4]], run[7])
    with pytest.raises(IndexError):
        run[len(run)]
    assert [moment.board for moment in run if moment.kind == "solution"] == [SOLUTION]
    assert repr(run) == f"<exact-cover on {PUZZLE!r}: {len(run)} events>"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_page_of_a_run_shows_its_beginning_and_its_end_and_stays_small(algorithm: Any) -> None:
    """Check the pictures, and the size of the page for any number of events, which can be thousands or unlimited."""
    run = sudoku.watch(algorithm, PUZZLE)
    page = run._repr_html_()
    begin, end = Images(page).pictures
    assert digits(begin).replace(" ", "") == text_of(filter(None, PUZZLE.givens))
    last = SOLUTION if run.counters.solutions else run[-1].board
    assert sorted(digits(end).replace(" ", "")) == sorted(text_of(filter(None, last.values)))
    assert len(sudoku.watch(algorithm, "." * 81)._repr_html_()) < 100_000
    assert len(sudoku.watch(algorithm, "." * 81, events=50)) == 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_speaks_the_language_that_is_asked_for(language: Any) -> None:
    run = sudoku.watch("first-solution", PUZZLE, language=language)
    words = run[0].words + re.sub(r'oninput="[^"]*"', "", run._repr_html_())
    assert ("trying" in words) == (language == "en")
    assert f'lang="{language}"' in words


def test_a_digit_without_a_place_is_told_as_one_that_no_cell_has() -> None:
    [moment] = sudoku.watch("engine", "12345678." + "........9" + "." * 63)
    told = "Contradiction: a digit has no possible cell left, or a cell has no candidate left."
    assert (moment.kind, moment.cell, moment.words) == ("conflict", -1, told)


def test_the_end_is_told() -> None:
    assert "1000 of 1000…" in sudoku.watch("every-solution", PUZZLE)._repr_html_()
    assert "Done: 1 solution." in sudoku.watch("exact-cover", PUZZLE)._repr_html_()
    none = f"12345678{'.' * 9}9{'.' * 63}"  # r1c9 has no candidate
    assert "Done: no solution." in sudoku.watch("exact-cover", none)._repr_html_()


def page_of_a_run() -> str:
    """Return the page of a run without escapes, so that people can read it."""
    return unescape(unquote(sudoku.watch("first-solution", NEARLY)._repr_html_())) + "\n"


def test_the_page_of_a_run_is_as_it_was() -> None:
    assert page_of_a_run() == PAGE.read_text(encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text(page_of_a_run(), encoding="utf-8")
