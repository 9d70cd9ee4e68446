"""Tests of candidates in one line, and the files of OpenSudoku, GNOME Sudoku, SadMan, Simple Sudoku and QQWing."""

import json

import pytest

from sudoku_workshop.grid.board import board_of, candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.notation import NotationError, parse, read, write
from sudoku_workshop.notation.record import ANSWER
from tests.conftest import ROOT
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLUTION, lines

DIGITS = PUZZLE.replace(".", "0")
GAME = f'<game created="1" state="1" time="0" last_played="0" data="{DIGITS}" note="" command_stack=""/>'


@pytest.mark.parametrize(
    "text",
    [
        f'<opensudoku><name>Of &amp; today</name><game data="{DIGITS}"/></opensudoku>',
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<opensudoku version="2"><folder name="Of &amp; today">{GAME}</folder></opensudoku>',
        f'\n<opensudoku version="2">\n<folder name="Of &amp; today" created="1">\n{GAME}\n</folder>\n</opensudoku>\n',
    ],
)
def test_opensudoku(text: str) -> None:
    found = read(text)
    assert (found.format, found.puzzles, found.ignored) == ("opensudoku", (parse(PUZZLE),), ())
    assert found.about[0].title == "Of & today"


def test_a_file_of_one_sudoku() -> None:
    assert read(f'<sudoku data="{DIGITS}"/>').puzzles == (parse(PUZZLE),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('<opensudoku>\n<game data="123"/></opensudoku>', "2:1: the field data cannot be 123"),
        (f"<opensudoku>\n{GAME[:-4]}", "2:1: the XML is not valid"),
        ("<opensudoku>\n<!-- of today", "2:1: the XML is not valid"),
        ('<!DOCTYPE x [<!ENTITY a "aa">]><opensudoku/>', "1:1: XML with a DTD is not accepted"),
        ('<!DOCTYPE x SYSTEM "file:///etc/passwd"><opensudoku/>', "XML with a DTD is not accepted"),
        ("<opensudoku></opensudoku>", "no puzzle found"),
    ],
)
def test_xml_that_cannot_be_read_is_told(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read(text)


def test_a_bad_game_does_not_spoil_the_others() -> None:
    found = read(f'<opensudoku>{GAME}<game data="1"/>{GAME}</opensudoku>')
    assert (len(found.puzzles), [warning.code for warning in found.warnings]) == (2, ["bad-record"])


def test_gnome_sudoku() -> None:
    cells = [
        {"position": [0, 0], "value": 5, "fixed": True, "earmarks": []},
        {"position": [0, 1], "value": 3, "fixed": False, "earmarks": []},
        {"position": [8, 8], "value": 0, "fixed": False, "earmarks": [1, 2]},
    ]
    found = read(json.dumps({"difficulty_category": "easy", "time_elapsed": 1.5, "cells": cells}))
    [board] = found.puzzles
    assert (found.format, text_of(board.givens)[:3], text_of(board.values)[:3]) == ("gnome", "5..", "53.")
    assert candidates(board, 80) == (1, 2)


@pytest.mark.parametrize(
    "change", [{"position": [9, 0]}, {"position": 1}, {"value": 10}, {"value": "5"}, {"earmarks": ["a"]}]
)
def test_a_cell_that_cannot_be_is_told(change: dict[str, object]) -> None:
    cell = {"position": [0, 0], "value": 5, "fixed": True, "earmarks": []}
    with pytest.raises(NotationError, match="cells cannot be"):
        read(json.dumps({"cells": [cell, cell | change]}))


@pytest.mark.parametrize("blank", [",,,,,,,,", ".........", ""], ids=["commas", "dots", "nothing"])
@pytest.mark.parametrize("state", [[], ["[State]", *ROWS]], ids=["alone", "with its state"])
def test_sadmans_empty_marks_are_no_puzzle(state: list[str], blank: str) -> None:
    marks = ["[PencilMarks]", *[blank] * 9, "[Colours]", *[blank] * 9]
    found = read(lines("[Puzzle]", *ROWS, *state, *marks))
    assert (found.puzzles, found.warnings, found.skipped) == ((parse(PUZZLE),), (), ())
    twice = read(lines("[Puzzle]", *ROWS, *state, *marks, "[Puzzle]", *ROWS, *state, *marks))
    assert len(twice.puzzles) == 2


def test_sadmans_marks_are_left_out_with_a_word() -> None:
    found = read(lines("[Puzzle]", *ROWS, "[PencilMarks]", "12,,3,,,456,,,", *[",,,,,,,,"] * 8))
    assert found.puzzles == (parse(PUZZLE),)
    assert [(warning.code, warning.line, warning.details) for warning in found.warnings] == [
        ("left-out", 11, {"parts": ["pencilmarks"]})
    ]


def test_what_sadmans_file_tells() -> None:
    head = [
        "[Puzzle]",
        "#ABob",
        "#D A title",
        "#C hard to begin",
        "#B 2005-11-02",
        "#L Hard",
        "#U https://a.org/",
        "",
    ]
    found = read(lines(*head, *ROWS))
    assert found.puzzles == (parse(PUZZLE),)
    assert found.about[0][:2] == ("A title", "Bob")
    assert dict(found.about[0].other) == {
        "comment": "hard to begin", "date": "2005-11-02", "level": "Hard", "url": "https://a.org/",
    }  # fmt: skip


def framed(digits: str) -> str:
    frame = "*-----------*"
    rows = [f"|{digits[at : at + 3]}|{digits[at + 3 : at + 6]}|{digits[at + 6 : at + 9]}|" for at in range(0, 81, 9)]
    return lines(frame, *rows[:3], "|---+---+---|", *rows[3:6], "|---+---+---|", *rows[6:], frame)


@pytest.mark.parametrize("both", [True, False], ids=["with the givens", "placed alone"])
def test_simple_sudokus_three_grids_are_one_board(both: bool) -> None:
    placed = PUZZLE.replace("53.", "534", 1)
    whole = board_of(parse(PUZZLE).geometry, parse(PUZZLE).givens, parse(placed).givens)
    marked = board_of(whole.geometry, whole.givens, whole.values, removed=whole.grid & 1 << 3)  # no 1 in r1c4
    second = placed if both else "..4" + "." * 78
    found = read(f"{framed(PUZZLE)}\n\n{framed(second)}\n\n{write(marked, 'candidates').replace('+', '*')}")
    assert (found.format, found.puzzles) == ("simplesudoku", (marked,))


def test_simple_sudokus_two_grids_are_one_board_and_two_puzzles_are_two() -> None:
    found = read(f"{framed(PUZZLE)}\n\n{framed(PUZZLE.replace('53.', '534', 1))}")
    assert [(text_of(board.givens), text_of(board.values)[:3]) for board in found.puzzles] == [(PUZZLE, "534")]
    assert len(read(f"{framed(PUZZLE)}\n\n{framed(PUZZLE[::-1])}").puzzles) == 2
    assert len(read(f"{framed(PUZZLE)}\n\n{framed('..4' + '.' * 78)}").puzzles) == 2, "that may well be another one"


@pytest.mark.parametrize(
    ("third", "begins"),
    [
        (framed(PUZZLE[::-1]), PUZZLE[:-6:-1]),
        (framed(PUZZLE.replace("53..", "5346", 1)), "53467"),
        (write(parse(PUZZLE[::-1]), "candidates"), PUZZLE[:-6:-1]),
        (write(parse("1234" + "." * 12), "candidates"), "1234."),
    ],
    ids=["framed", "framed, with the digits of both", "candidates", "candidates of another size"],
)
def test_what_stands_behind_simple_sudokus_two_grids_and_is_not_their_candidates_is_a_puzzle(
    third: str, begins: str
) -> None:
    found = read(f"{framed(PUZZLE)}\n\n{framed(PUZZLE.replace('53.', '534', 1))}\n\n{third.replace('+', '*')}")
    assert [text_of(board.values)[:5] for board in found.puzzles] == ["534.7", begins]


@pytest.mark.parametrize("first", [True, False])
def test_a_puzzle_in_a_line_is_none_of_simple_sudokus_grids(first: bool) -> None:
    placed = PUZZLE.replace("53.", "534", 1)
    texts = [PUZZLE, framed(placed)] if first else [framed(PUZZLE), placed]
    assert read("\n\n".join(texts)).puzzles == (parse(PUZZLE), parse(placed))


def test_qqwings_table() -> None:
    table = f"Puzzle,Solution,Solve Path,Difficulty\n{PUZZLE},{SOLUTION},,Simple\n"
    assert read(table).puzzles == (parse(PUZZLE),)


def test_candidates_in_a_row() -> None:
    board = parse(write(parse(PUZZLE), "candidates"))
    text = write(board, "sukaku")
    assert len(text) == 729
    for form in (text, text.replace(".", "0"), f"{text} # a comment"):
        assert (read(form).format, read(form).puzzles) == ("sukaku", (board,))
    blank = read("." * 9 + text[9:]).puzzles[0]
    assert [problem.cells for problem in problems(blank) if problem.code == "empty-cell"] == [(0,)]
    with pytest.raises(NotationError):
        read("." * 729)


PROGRAMS = {
    "text 1": "int sudoku[9][9];\nint main()\n{\n\tfor (int i = 0; i < 9; ++i)\n\t\tcin >> sudoku[i][0];\n}",
    "text 3": 'int arr[10][10],siz;\nint main(){\n    for(int i=0;i<9;i++){\n        scanf("%d",&arr[i][0]);\n    }\n}',
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_that_reads_its_puzzle_has_none(program: str) -> None:
    """Check parts of the programs of two tutorials, which are refused alone. A puzzle after them is read."""
    with pytest.raises(NotationError, match="a program that contains no puzzle"):
        read(program)
    assert read(f"{program}\n\n{lines(*(' '.join(row) for row in ROWS))}\n").puzzles == (parse(PUZZLE),)


def test_an_answer_to_an_assignment_is_told_from_a_puzzle() -> None:
    """Check that an answer is refused although its program contains a grid, and its link looks like a row of cells."""
    answer = json.dumps({"format": ANSWER, "version": 1, "assignment": "eNq1" * 30, "code": f"# {PUZZLE}"})
    with pytest.raises(NotationError, match="1:1: this is an answer to an assignment"):
        read(answer)
    assert f'"{ANSWER}"' in (ROOT / "web" / "assign" / "answer-file.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["[" * 20_000, '{"a":' * 20_000])
def test_deep_json_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="1:1: the JSON is nested too deeply"):
        read(text)
    assert read(f"{PUZZLE}\n{text}").puzzles == (parse(PUZZLE),)
