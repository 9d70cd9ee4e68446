"""Tests of the lines of HoDoKu's library: reading, writing, and errors with their position."""

import pytest

from sudoku_workshop.grid.board import board_of, candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.notation import NotationError, parse, read, write
from sudoku_workshop.notation.files.hodoku import read_hodoku, write_hodoku

GRID = geometry("9")
# A random puzzle made for this test: a hidden pair, with some candidates removed.
WRITTEN = "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56+7+8...4..+523.1..7..+14..5"
LINE = f":0210:48:{WRITTEN}:231 641:253 653::7"


def test_all_fields_are_read() -> None:
    case = read_hodoku(LINE)
    assert case is not None
    assert (case.code, case.digits, case.extra) == ("0210", (4, 8), "7")
    assert [(bit // 81 + 1, bit % 81) for bit in bits_of(case.eliminations)] == [(2, 38), (6, 38)]
    assert case.placements == 0
    assert (case.board.givens[58], case.board.values[58]) == (0, 7)
    assert candidates(case.board, 58) == (7,)


def test_removed_candidates_are_gone_and_the_others_are_there() -> None:
    case = read_hodoku(LINE)
    assert case is not None
    whole = board_of(GRID, case.board.givens, case.board.values)
    gone = [(bit // 81 + 1, bit % 81) for bit in bits_of(whole.grid & ~case.board.grid)]
    assert gone == [(6, 27)]  # 2 was not possible in r3c1 anyway


def test_what_is_written_reads_back() -> None:
    case = read_hodoku(LINE)
    assert case is not None
    line = write_hodoku(case.board, case.code, case.digits, case.eliminations, case.placements)
    again = read_hodoku(line)
    assert again is not None
    assert again[:5] == case[:5]


@pytest.mark.parametrize("text", ["", "4...3.8", "a:b:c:d", ":0000:8", "# :0000:8:...::"])
def test_other_text_is_no_line_of_the_library(text: str) -> None:
    assert read_hodoku(text) is None


@pytest.mark.parametrize(
    ("text", "code", "column", "character"),
    [
        (LINE.replace("8...9", "8.z.9"), "bad-character", 15, "z"),
        (LINE.replace("...8", "..8", 1), "cell-count", 94, ":"),
        (LINE.replace("641", "64"), "bad-candidate", 100, "6"),
        (LINE.replace("653", "650"), "bad-candidate", 108, "6"),
        ("  " + LINE.replace("653", "65x"), "bad-candidate", 110, "6"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, code: str, column: int, character: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_hodoku(text, line=3)
    error = caught.value
    assert (error.code, error.line, error.column, error.character) == (code, 3, column, character)


def test_only_9x9_has_such_lines() -> None:
    with pytest.raises(ValueError, match="9x9"):
        write_hodoku(board_of(geometry("4"), [0] * 16))


def test_a_text_of_such_lines_is_read_as_any_other() -> None:
    found = read(
        f"# {'-' * 20}\n# a library\n{LINE}\n\n  {LINE.replace('231 641', '')}\r\n{WRITTEN.replace('+', '')}\n"
    )
    assert (found.format, found.warnings) == ("hodoku", ())
    case = read_hodoku(LINE)
    assert case is not None
    assert found.puzzles[0] == case.board
    assert [text_of(board.values) for board in found.puzzles] == [WRITTEN.replace("+", "")] * 3
    assert [ignored.line for ignored in found.ignored] == [1, 2]


def test_a_bad_line_among_good_ones_is_a_warning() -> None:
    found = read(f"{LINE}\n{LINE.replace('653', '65x')}")
    assert [(error.code, error.line, error.column) for error in found.warnings] == [("bad-candidate", 2, 108)]


def test_the_board_that_is_written_reads_back() -> None:
    board = parse(LINE)
    assert parse(write(board, "hodoku")) == board
    assert write(board, "hodoku").startswith(":0000:x:")


def test_rows_framed_by_colons_are_no_such_line() -> None:
    rows = ["...8...9.", "...1.....", "81...7.2.", ".93.8....", ".5......7", "..1.....9", "..56.....", "4...23.1."]
    framed = "\n".join(f":{row[:3]}:{row[3:6]}:{row[6:]}:" for row in [*rows, ".7...4..5"])
    assert text_of(parse(framed).givens) == "".join([*rows, ".7...4..5"])
