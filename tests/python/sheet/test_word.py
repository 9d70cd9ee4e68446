"""A word hidden in the solution: what is printed reads it, and the letters tell nothing of it before."""

from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import solutions
from sudoku_workshop.sheet import Puzzle
from tests.support.paper import PUZZLE, grids, inside, marks, middle, printed, puzzle, read_grid, sibling
from tests.support.running import Runner

WORDS = {"9": "Education", "4": "Bird", "6": "pencil", "9x": "WORKSHIPÉ"}


def read(reader: PdfReader, n: int) -> tuple[list[str], list[str]]:
    """The puzzles, and the solutions, as they stand there."""
    found = [read_grid(marks(page), grid, n)[0] for page in reader.pages for grid in grids(page)]
    return [text for text in found if "." in text], [text for text in found if "." not in text]


@pytest.mark.parametrize("style", ["plain", "newspaper", "clear"])
@pytest.mark.parametrize("row", [1, 3, 9])
@pytest.mark.parametrize("name", WORDS)
def test_the_row_of_every_solution_reads_the_word(name: str, row: int, style: str) -> None:
    n, word = geometry(name).n, WORDS[name].upper()
    some = [puzzle(name, seed) for seed in range(4)]
    clues, found = read(printed(some, word=WORDS[name], word_row=row, style=style), n)
    start = (min(row, n) - 1) * n
    assert [text[start : start + n] for text in found] == [word] * 4
    assert all(given in (".", letter) for given, letter in zip("".join(clues), "".join(found), strict=True))
    assert {*"".join(clues)} <= {*word, "."}


@pytest.mark.parametrize(
    ("language", "word"),
    [("ko", "가나다라마바사아자"), ("zh-Hant", "春夏秋冬東南西北中"), ("en", "日月水火木金土山川")],
)
def test_words_in_other_letters(language: str, word: str) -> None:
    reader = printed([sibling(seed) for seed in range(3)], language, word=word, word_row=5)
    _, found = read(reader, 9)
    assert [text[36:45] for text in found] == [word] * 3


def test_the_diagonal_where_no_digit_comes_twice_on_it() -> None:
    grid = geometry("9x")
    asked = board_of(grid, [int(digit) for digit in DIAGONAL.replace(".", "0")])
    crossed = Puzzle(asked, next(solutions(asked)).values)
    _, found = read(printed([crossed], word="education", word_row=0), 9)
    assert [text[::10] for text in found] == ["EDUCATION"]
    clues, plain = read(printed([sibling(0)], word="education", word_row=0), 9)
    assert {*"".join(clues + plain)} <= {*"123456789."}, "one without room for it stays as it is"


DIAGONAL = ".6..2.3...8....7..........9...45....7.3...1.5....17...3..........8....3...1.8..2."


def test_the_letters_stand_below_in_their_own_order() -> None:
    reader = printed([sibling(0)], word="education", solutions="none", footer=False, show=())
    [page] = reader.pages
    below = [
        mark.text for mark in sorted(marks(page), key=lambda mark: mark.x) if not inside(*middle(mark), grids(page))
    ]
    assert "".join(below) == "ACDEINOTU"


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("balloon", "no word of different letters: balloon"),
        ("two words", "no word of different letters: two words"),
        ("1234", "no word of different letters: 1234"),
        ("bird", "bird has 4 letters; the puzzles have 9 digits"),
        ("ԱԲԳԴԵԶԷԸԹ", "no font has these letters: ԱԲԳԴԵԶԷԸԹ"),
    ],
)
def test_a_word_that_cannot_be_is_refused(sudoku: Runner, tmp_path: Any, word: str, told: str) -> None:
    ran = sudoku("print", "--lang", "en", "--out", str(tmp_path / "x.pdf"), "--word", word, text=PUZZLE)
    assert (ran.status, ran.err) == (2, f"print: {told}\n")


def test_the_command_line_tells_which_puzzles_have_no_room_for_it(sudoku: Runner, tmp_path: Any) -> None:
    ran = sudoku(
        "print", "--lang", "en", "--out", str(tmp_path / "x.pdf"), "--word", "education", text=f"{PUZZLE}\n{'.' * 16}\n"
    )
    assert "puzzle 2" in ran.err
    assert ran.status == 1  # and it has many solutions
