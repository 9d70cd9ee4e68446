"""Candidate grids, framed or not, of all sizes."""

import pytest

from sudoku.board import board_of, candidates, digits_of, text_of
from sudoku.geometry import SIZES, geometry
from sudoku.notation.candidates import read_candidates, write_candidates

PUZZLE = "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5"
SMALL = """
+-------+-------+
| 1 24  | 3  24 |
| 3 4   | 12 12 |
+-------+-------+
| 2 1   | 4  3  |
| 4 3   | 12 12 |
+-------+-------+
"""


def test_groups_are_candidates_and_lone_digits_values() -> None:
    board = read_candidates(SMALL)
    assert board is not None
    assert board.geometry.name == "4"
    assert text_of(board.values) == "1.3.3...2143" + "43.."
    assert [candidates(board, cell) for cell in (1, 3, 6)] == [(2, 4), (2, 4), (1, 2)]


def test_a_lone_digit_that_stands_elsewhere_in_its_house_is_not_written_yet() -> None:
    board = read_candidates(SMALL)
    assert board is not None
    assert (board.values[5], candidates(board, 5)) == (0, (4,))


@pytest.mark.parametrize("name", [name for name in SIZES if name not in ("20", "25")])
def test_what_is_written_reads_back(name: str) -> None:
    grid = geometry(name)
    board = board_of(grid, [1, *[0] * (grid.cells - 1)], removed=1 << 2 * grid.cells - 1)
    assert read_candidates(write_candidates(board)) == board


def test_marks_and_words_around_the_groups_are_ignored() -> None:
    board = board_of(geometry("9"), digits_of(geometry("9"), PUZZLE))
    marked = write_candidates(board).replace("|", ":*").replace(" ", "  #")
    assert read_candidates("From a forum\n" + marked + "\nwhat now?") == board


@pytest.mark.parametrize(
    "text",
    [
        "",
        PUZZLE,
        "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1",  # every group one digit: an ordinary grid
        SMALL.replace("24", "25"),  # no digit of a 4x4
        SMALL.replace("24", "204"),
        SMALL.replace("| 2 1 ", "| 2 "),
    ],
)
def test_other_text_is_no_candidate_grid(text: str) -> None:
    assert read_candidates(text) is None
