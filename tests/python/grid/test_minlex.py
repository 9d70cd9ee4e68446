"""Tests of the minlex form: the same for all equivalent puzzles, the smallest of their texts, and as published."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.grid.minlex_row import Columns, RowReading
from tests.python.notation.test_notation import PUZZLE, SOLUTION
from tests.support.paper import puzzle
from tools.minlex import plain_minlex

pytestmark = pytest.mark.law

NINE = geometry("9")


def nine(text: str) -> Board:
    return board_of(NINE, digits_of(NINE, text))


def lines(rng: random.Random, n: int, size: int) -> list[int]:
    """Return a random order of rows or columns, in which bands of `size` stay together."""
    bands = [rng.sample(range(start, start + size), size) for start in range(0, n, size)]
    return [line for band in rng.sample(bands, len(bands)) for line in band]


def another_form(board: Board, seed: int) -> Board:
    """Return an equivalent puzzle: with rows, columns and digits swapped, and perhaps rows and columns exchanged."""
    rng, n, (width, height) = random.Random(seed), board.geometry.n, board.geometry.box
    rows, columns = lines(rng, n, height), lines(rng, n, width)
    names = [0, *rng.sample(range(1, n + 1), n)]
    laid = width == height and rng.random() < 0.5
    places = ((column, row) if laid else (row, column) for row in rows for column in columns)
    return board_of(board.geometry, [names[board.givens[row * n + column]] for row, column in places])


@given(st.sampled_from(["4", "6", "8", "9"]), st.integers(0, 999), st.sampled_from([0.0, 0.1, 0.3, 0.5, 0.8, 1.0]))
def test_every_form_of_a_puzzle_has_the_same_smallest(name: str, seed: int, share: float) -> None:
    board = puzzle(name, seed % 5, share=share).board
    found = minlex(board)
    other = another_form(board, seed)
    assert minlex(other) == found
    assert found <= other.givens
    assert sum(map(bool, found)) == sum(map(bool, board.givens))
    assert minlex(board_of(board.geometry, found)) == found


def test_it_is_the_smallest_of_all_forms() -> None:
    """Compare with all 3,359,232 forms of one grid. `python -m tools.minlex` does the same for 20 grids."""
    board = another_form(nine(PUZZLE), 1)
    assert minlex(board) == plain_minlex(board.givens)


def test_a_full_grid_takes_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the number of readings. Trying all orders of the first row, 123456789, would give 23,328 states."""
    read, texts = RowReading.read, list[object]()

    def counted(self: RowReading, best: list[int]) -> Sequence[Columns]:
        texts.append(self.text)
        return read(self, best)

    monkeypatch.setattr(RowReading, "read", counted)
    assert text_of(minlex(nine(SOLUTION))).startswith("123456789")
    assert len(texts) < 5000


PUBLISHED = [  # the first and the last grid of all (Red Ed, 28 January 2007, in the forum's thread "Canonical Form")
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
]


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_forms_of_full_grids(text: str) -> None:
    assert text_of(minlex(another_form(nine(text), 3))) == text


def test_a_published_list_has_forms_of_its_own(data: Callable[[str], Path]) -> None:
    """Check a list of 300 puzzles with 17 clues: 289 are in their minlex form, and the others have a smaller one."""
    texts = [line[:81].replace("0", ".") for line in data("solve-s17.txt").read_text("utf-8").splitlines()]
    found = [text_of(minlex(another_form(nine(text), 5))) for text in texts]
    assert sum(ours == theirs for ours, theirs in zip(found, texts, strict=True)) == 289
    assert all(ours <= theirs for ours, theirs in zip(found, texts, strict=True))


def test_what_has_no_form_is_refused() -> None:
    for board in (nine("11" + "." * 79), board_of(geometry("16"), [0] * 256)):
        with pytest.raises(ValueError, match="minlex"):
            minlex(board)
