"""Tests of blocks of thin lines: each is ignored as one piece, and puzzles beside them or of thin lines are read."""

import json

import pytest

from sudoku_workshop.notation import NotationError, parse, read
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLVED

GRID = "\n".join(ROWS)
BLOCKS = ["1\n", ".\n\n", "a1\n \n\n", "1 2 3\r\n"]
ONE_A_LINE = "\n".join(PUZZLE)
FLAT = "\n".join("12..3..4..1..2..")


@pytest.mark.parametrize("block", BLOCKS)
def test_a_grid_beside_thin_blocks_is_read_and_each_block_is_one_piece(block: str) -> None:
    reading = read(f"{block * 700}\n{GRID}\n\n{block * 700}")
    assert reading.puzzles == (parse(PUZZLE),)
    below = 700 * block.count("\n") + len(ROWS) + 3
    assert [(part.line, part.column) for part in reading.ignored] == [(1, 1), (below, 1)]
    assert {part.text for part in reading.ignored} == {(block * 700).strip()}
    assert reading.skipped == reading.ignored


@pytest.mark.parametrize("block", BLOCKS)
def test_a_thin_block_alone_is_no_puzzle(block: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(block * 700)
    assert (caught.value.code, caught.value.line) == ("empty", 1)


@pytest.mark.parametrize(("grid", "times"), [(ONE_A_LINE, 10), (FLAT, 50)], ids=["81 lines", "16 lines"])
def test_grids_of_one_cell_a_line_are_no_block(grid: str, times: int) -> None:
    assert read(f"{grid}\n\n" * times).puzzles == (parse(grid),) * times


def test_the_largest_grid_of_one_cell_a_line_is_no_block() -> None:
    assert parse(".\n" * 625).geometry.n == 25
    with pytest.raises(NotationError):
        parse(".\n" * 626)


def test_arrays_of_one_number_a_line_are_no_block() -> None:
    grids = [[[int(c) for c in row.replace(".", "0")] for row in rows] for rows in (ROWS, SOLVED[::-1]) * 6]
    assert len(read(json.dumps(grids, indent=1)).puzzles) == 12


def test_a_mark_of_comments_in_a_record_is_no_comment() -> None:
    record = json.dumps({"puzzle": PUZZLE, "name": 'a 12" board # 3'})
    told = read(f"{record}\n{record}\n").records
    assert [found and found.facts["name"] for found in told] == ['a 12" board # 3'] * 2


@pytest.mark.parametrize("thin", ["1\n", "ab\n", "a1\n\n"])
def test_thin_lines_beside_an_array_are_one_piece(thin: str) -> None:
    rows = json.dumps([[int(digit) for digit in row.replace(".", "0")] for row in ROWS])
    reading = read(f"{thin * 300}{rows}\nwords\n{thin * 300}")
    assert reading.puzzles == (parse(PUZZLE),)
    words = 300 * thin.count("\n") + 2
    assert [part.line for part in reading.ignored] == [1, words, words + 1]
