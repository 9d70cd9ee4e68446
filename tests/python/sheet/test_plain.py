"""Braille and text to read aloud contain the puzzles, and an embosser can use the braille."""

from functools import partial
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import practice
from sudoku_workshop.sheet import Puzzle, Section
from sudoku_workshop.sheet.plain import aloud, braille
from tests.support.paper import puzzle

X_WINGS = Path(__file__).parents[1] / "cli" / "x_wings.txt"


def read(brf: str) -> list[tuple[str, str]]:
    """Return (number, cells) of the grids, in order."""
    found: list[tuple[str, str]] = []
    for line in brf.replace("\f", "\r\n").split("\r\n"):
        if line.startswith("#"):
            found.append((line[1:], ""))
        elif line and found and not line[0].isalpha():
            number, cells = found.pop()
            found.append((number, cells + line.replace(" ", "")))
    return found


@pytest.mark.parametrize("name", ["4", "6", "9"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_braille_holds_the_puzzles_and_their_solutions(name: str, language: str) -> None:
    puzzles = tuple(puzzle(name, seed) for seed in range(5))
    brf = braille([Section("", puzzles)], "Ten 10 puzzles: 數獨!", partial(say, language), language)
    assert brf.isascii()
    assert all(page.count("\r\n") <= 25 for page in brf.split("\f"))
    assert all(len(line) <= 40 for line in brf.split("\r\n"))
    grids = [text_of(one.board.givens).replace(".", "-") for one in puzzles]
    grids += [text_of(one.solution or ()) for one in puzzles]
    assert read(brf) == [("ABCDE"[at % 5], cells) for at, cells in enumerate(grids)]
    assert ("TEN #AJ PUZZLES" in brf) == (language == "en")
    assert ("SOLUTIONS" in brf) == (language == "en")


def test_a_long_title_goes_on_in_further_lines_of_braille() -> None:
    words = [f"Word{letter}" for letter in "ABCDEFGHIJKLM"]
    page, *_ = braille([Section("", (puzzle("4"),))], " ".join(words), partial(say, "en"), "en").split("\f")
    head = page.partition("#")[0].split("\r\n")
    assert " ".join(head).split() == [word.upper() for word in words]
    assert max(map(len, head)) <= 40


@pytest.mark.parametrize("name", ["16", "25"])
def test_large_grids_fit_on_a_braille_page(name: str) -> None:
    one = puzzle(name, share=1.0)
    pages = braille([Section("", (one,))], "", partial(say, "en"), "en").split("\f")
    assert all(page.count("\r\n") <= 25 for page in pages)
    assert all(len(line) <= 40 for page in pages for line in page.split("\r\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_to_read_aloud_names_every_cell(language: str) -> None:
    one = puzzle(seed=1)
    told = aloud([Section("Easy", (one, Puzzle(parse("." * 81))))], "Title", partial(say, language)).splitlines()
    assert told[:5] == ["Title", "", "Easy", "", say(language, "sheet.puzzle", number=1)]
    for row in range(9):
        cells = [str(value or say(language, "cell.blank")) for value in one.board.givens[row * 9 : row * 9 + 9]]
        assert told[5 + row] == say(language, "aloud.row", row=row + 1, cells=say(language, "list.comma").join(cells))
    assert say(language, "sheet.several") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exercise_is_read_aloud_with_its_notes_and_its_answer(language: str) -> None:
    board = parse(X_WINGS.read_text(encoding="utf-8").split()[0])
    found = practice(board, "x-wing", language)
    assert found
    position, answer = found
    one = Puzzle(board, steps=(answer,), position=position)
    told = aloud([Section("", (one,))], "", partial(say, language)).splitlines()
    for row in range(9):
        cells = [
            str(position.values[cell])
            if position.values[cell]
            else say(language, "aloud.notes", digits=" ".join(map(str, candidates(position, cell))))
            for cell in range(row * 9, row * 9 + 9)
        ]
        assert told[1 + row] == say(language, "aloud.row", row=row + 1, cells=say(language, "list.comma").join(cells))
    behind = "\n".join(told).partition(say(language, "sheet.answers"))[2]
    assert behind.split() == " ".join(words for line in answer.lines for words in line).split()
