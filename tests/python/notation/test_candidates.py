"""Tests of candidate grids of all sizes, with and without frames."""

import random

import pytest

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.logic.path import path
from sudoku_workshop.notation import NotationError, Reading, read, write
from sudoku_workshop.search.posed import posed

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


def read_one(text: str) -> Board:
    """Return the board of a text that is one candidate grid."""
    found = read(text)
    assert (found.format, len(found.puzzles), found.warnings, found.ignored) == ("candidates", 1, (), ())
    return found.puzzles[0]


def test_groups_are_candidates_and_lone_digits_values() -> None:
    board = read_one(SMALL)
    assert board.geometry.name == "4"
    assert text_of(board.values) == "1.3.3...2143" + "43.."
    assert [candidates(board, cell) for cell in (1, 3, 6)] == [(2, 4), (2, 4), (1, 2)]


def test_a_lone_digit_that_stands_elsewhere_in_its_house_is_not_written_yet() -> None:
    board = read_one(SMALL)
    assert (board.values[5], candidates(board, 5)) == (0, (4,))


@pytest.mark.parametrize("name", SIZES)
def test_what_is_written_reads_back(name: str) -> None:
    grid = geometry(name)
    board = board_of(grid, [1, *[0] * (grid.cells - 1)], removed=1 << 2 * grid.cells - 1)
    assert read_one(write(board, "candidates")) == posed(board)


@pytest.mark.parametrize("place", range(0, 40, 3))
def test_every_position_on_the_way_to_a_solution_reads_back(place: int) -> None:
    board = path(board_of(geometry("9"), digits_of(geometry("9"), PUZZLE))).boards[place]
    again = read_one(write(board, "candidates"))
    assert (again.values, again.grid) == (board.values, board.grid)


def test_a_full_grid_of_numbers_is_one_even_with_a_slip() -> None:
    """Check a grid of numbers with 11 in place of 10, which has conflicts but no groups of candidates."""
    rows = [[11 if number == 10 else number for number in range(1, 17)] for _ in range(16)]
    found = read("\n".join(" ".join(map(str, row)) for row in rows))
    assert found.format != "candidates"
    assert found.puzzles[0].givens[:16] == tuple(rows[0])


MARKED = write(board_of(geometry("9"), digits_of(geometry("9"), PUZZLE)), "candidates")


@pytest.mark.parametrize(
    "text",
    [
        MARKED.replace("|", ":*").replace(" ", "  #"),
        "".join(character if character.isdigit() else " " for character in MARKED),
        MARKED.replace("-", "─").replace("|", "│").replace("+", "┼").replace("\n", "\r\n"),
        MARKED.replace("+---", ".---").replace("---+", "---."),
        "> " + MARKED.replace("\n", "\n> "),
        MARKED.replace("|", "|\t"),
    ],
)
def test_marks_and_frames_are_ignored(text: str) -> None:
    assert read_one(text) == read_one(MARKED)


def test_a_heading_with_a_number_and_a_puzzle_beside_do_not_matter() -> None:
    found = read(f"Puzzle 12, after 5 steps\n{MARKED}\nfrom\n{PUZZLE}\nAnd:\n{SMALL}")
    assert [board.geometry.name for board in found.puzzles] == ["9", "9", "4"]
    assert found.puzzles[0] == read_one(MARKED)
    assert text_of(found.puzzles[1].givens) == PUZZLE


def reading(text: str) -> Reading | None:
    try:
        return read(text)
    except NotationError:
        return None


def listed(seed: int) -> str:
    """Return random puzzles, one per line, whose runs of digits between blanks are not candidates."""
    rng, blank = random.Random(seed), random.Random(seed).choice("._-")
    digits = "".join(rng.choice("1234" + blank * 3) for _ in range(16 * 4))
    return "\n".join(digits[start : start + 16] for start in range(0, 64, 16))


@pytest.mark.parametrize(
    "text",
    [
        "",
        PUZZLE,
        "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1",  # an ordinary grid, because every group has one digit
        SMALL.replace("24", "25"),  # 5 is not a digit of a 4x4
        SMALL.replace("24", "204"),
        SMALL.replace("| 2 1 ", "| 2 "),
        *(listed(seed) for seed in range(200)),
    ],
)
def test_other_text_is_no_candidate_grid(text: str) -> None:
    found = reading(text)
    assert found is None or found.format != "candidates"
