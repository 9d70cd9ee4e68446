"""A word hidden in the solution: the printed solution reads it, and the letters do not give it away before."""

import re
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.examples import example
from sudoku_workshop.messages import hint_words
from sudoku_workshop.search import solutions
from sudoku_workshop.sheet import Options, Puzzle, Type
from sudoku_workshop.sheet.word import hidden
from tests.support.paper import PUZZLE, data, grids, inside, marks, middle, printed, puzzle, read_grid, sibling
from tests.support.readers import elements
from tests.support.running import Runner

pytestmark = pytest.mark.law

WORDS = {"9": "Education", "4": "Bird", "6": "pencil", "9x": "WORKSHIPÉ"}


def read(reader: PdfReader, n: int) -> tuple[list[str], list[str]]:
    """Return the puzzles and the solutions on the pages."""
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


def test_a_cover_is_read_aloud_with_the_letters() -> None:
    made = printed([sibling(0)], word="education", title="Glossary", cover=True, back_cover=True)
    document = PdfDocument(data(made))
    figures = [[text for role, text in elements(document, at) if role == "Figure"] for at in range(len(document))]
    assert figures[0] == figures[1] == figures[-1], "front, the puzzle, back"
    assert all(re.fullmatch("[EDUCATION.]{81}", told) for told in figures[0])


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
        ("balloon", "the hidden word must be a word whose letters are all different: balloon"),
        ("two words", "two has 3 letters; expected 9, one for each different digit of a puzzle"),
        ("1234", "the hidden word must be a word whose letters are all different: 1234"),
        ("bird", "bird has 4 letters; expected 9, one for each different digit of a puzzle"),
        ("ԱԲԳԴԵԶԷԸԹ", "no available font has these letters: ԱԲԳԴԵԶԷԸԹ"),
    ],
)
def test_a_word_that_cannot_be_is_refused(sudoku: Runner, tmp_path: Any, word: str, told: str) -> None:
    ran = sudoku("print", "--lang", "en", "--out", str(tmp_path / "x.pdf"), "--word", word, text=PUZZLE)
    assert (ran.status, ran.err) == (2, f"print: {told}\n")


def test_the_command_line_tells_which_puzzles_have_no_room_for_it(sudoku: Runner, tmp_path: Any) -> None:
    ran = sudoku(
        "print", "--lang", "en", "--out", str(tmp_path / "x.pdf"), "--word", "education", text=f"{PUZZLE}\n{'.' * 16}\n"
    )
    assert "does not fit these puzzles: 2." in ran.err
    assert ran.status == 1  # because it has many solutions


CIRCLED = "①②③④⑤⑥⑦⑧⑨ⒶⒷⒸⒹⒺⒻⒼ"
PARTICLES = re.compile(r"[이가은는을를과와으로()]")  # they depend on the letter before them
NO_DIGITS = re.compile(r"r\d+c\d+|^\d\. |(row|column|box|diagonal)(e?s)? \d+((, | and )\d+)*", re.MULTILINE)
WORDED = [
    "full-house",
    "naked-pair",
    "x-wing",
    "finned-franken-x-wing",
    "uniqueness-test-1",
    "aic",
    "grouped-aic",
    "als-xz",
    "als-chain",
    "death-blossom",
    "sue-de-coq",
    "bug-3",
    "kraken-fish-1",
    "template-set",
    "nishio",
    "multiple-forcing-chain",
]  # multiple chains of all kinds
BACK = str.maketrans(dict(zip(CIRCLED, SYMBOLS, strict=False)))


@pytest.mark.parametrize("technique", WORDED)
def test_a_step_names_the_letters_and_changes_nothing_else(technique: str) -> None:
    found = example(technique)
    assert found
    board, step = found
    for language in LANGUAGES:
        told, usual = (hint_words(step, board.geometry, language, letters) for letters in (CIRCLED, SYMBOLS))
        assert {*told} & {*CIRCLED}
        assert PARTICLES.sub("", told.translate(BACK)) == PARTICLES.sub("", usual)
        assert language != "en" or not re.search(r"\d", NO_DIGITS.sub("", told)), told


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_path_to_a_solution_speaks_of_letters(sudoku: Runner, tmp_path: Any, language: str) -> None:
    """Check the letters on the boards, in the sentences, and in the text for screen readers."""
    asked = ("print", "--lang", language, "--path", "--solutions", "none", "--out", str(tmp_path / "x.pdf"))
    assert sudoku(*asked, "--word", "education", text=PUZZLE).err == ""
    reader = PdfReader(tmp_path / "x.pdf")
    first, *explained = reader.pages
    [grid] = grids(first)
    clues, _ = read_grid(marks(first), grid, 9)
    document = PdfDocument(tmp_path / "x.pdf")
    figures = [elements(document, number) for number in range(len(document))]
    alternatives = [text for found in figures for role, text in found if role == "Figure"]
    assert alternatives[0] == clues
    assert all(re.fullmatch("[EDUCATION.]{81}", text) for text in alternatives)
    small = {mark.text for page in explained for mark in marks(page) if len(mark.text) == 1 and mark.text.isalnum()}
    assert {*"EDUCATION"} <= small
    told = "".join(mark.text for page in explained for mark in marks(page) if len(mark.text) > 1)
    assert re.search("[EDUCATION]", told), "nothing else in these sentences has capitals"


def test_answers_of_worksheets_speak_of_letters(sudoku: Runner, tmp_path: Any) -> None:
    wings = (Path(__file__).parents[1] / "cli" / "x_wings.txt").read_text()
    asked = ("print", "--lang", "en", "--practise", "x-wing", "--word", "education", "--out", str(tmp_path / "x.pdf"))
    assert sudoku(*asked, text=wings).status == 0
    *_, answers = PdfReader(tmp_path / "x.pdf").pages
    told = " ".join(mark.text for mark in marks(answers))
    assert re.search(r"(is|are) not [EDUCATION]\b", told), told
    assert not re.search(r"(is|are) not \d", told)


def test_what_is_read_aloud_and_felt_names_the_letters(sudoku: Runner, tmp_path: Any) -> None:
    brf, aloud = tmp_path / "x.brf", tmp_path / "x.txt"
    asked = ("print", "--lang", "en", "--brf", str(brf), "--aloud", str(aloud))
    assert sudoku(*asked, "--word", "education", text=PUZZLE).err == ""
    spoken = re.findall(r"Row \d: (.*)", aloud.read_text())
    assert spoken[9] == ", ".join("EDUCATION"), "the first row of the solution"
    rows = [line.replace(" ", "") for line in brf.read_text().splitlines() if re.fullmatch("[EDUCATION -]{11}", line)]
    assert rows[9] == "EDUCATION"
    assert [row.replace("-", "") for row in rows[:9]] == [re.sub("blank|[, ]", "", row) for row in spoken[:9]]
    assert sudoku(*asked, "--force", "--word", "가나다라마바사아자", text=PUZZLE).err == ""
    assert "가, 나, 다" in aloud.read_text()
    assert re.search(r"\d\d\d \d\d\d \d\d\d", brf.read_text()), "of other alphabets' braille we know nothing"


def test_no_word_is_hidden_if_rules_depend_on_the_values_of_digits() -> None:
    plain = puzzle("4")
    options = Options(word="Bird")
    for name, is_hidden in (("4", True), ("4+knight", True), ("4+even:r1c1", False), ("4+thermometer:r1c12", False)):
        ruled = plain._replace(board=board_of(geometry(name), plain.board.givens))
        assert bool(hidden(options, Type("en"), ruled)) == is_hidden, name
