"""Tests that a board written in any format reads back the same, as far as the format can hold it."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_name import GEOMETRIES
from sudoku_workshop.grid.houses import FLAT
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.notation import FORMATS, WRITTEN, missing_part, needed_parts, parse, read, write
from sudoku_workshop.search.posed import posed
from tests.python.notation.test_notation import PUZZLE
from tests.python.notation.test_notation_laws import is_like_candidates
from tests.support.samples import sample

pytestmark = pytest.mark.law

NINE = geometry("9")


def held(board: Board, name: str) -> Board:
    """Return the parts of a board that a format holds."""
    keeps = FORMATS[name].keeps
    plain = board_of(board.geometry, board.givens, board.values)
    gone = plain.grid & ~board.grid
    return {
        "givens": lambda: board_of(board.geometry, board.givens),
        "entries": lambda: plain,
        "candidates": lambda: board_of(board.geometry, board.values, removed=gone),
        "all": lambda: board,
    }[keeps]()


@st.composite
def states(draw: st.DrawFn, name: str) -> Board:
    """Return a random board: givens, entries that may conflict, and crossed-out candidates.

    Each cell has a candidate left, unless the format has no candidates.
    """
    form = FORMATS[name]
    grid = geometry(draw(st.sampled_from([each for each in GEOMETRIES if not missing_part(name, geometry(each))])))
    rng = random.Random(draw(st.integers(0, 10**6)))
    share, entered = draw(st.sampled_from([0.0, 0.3, 0.9])), draw(st.sampled_from([0.0, 0.3]))
    values = [rng.randint(1, grid.n) if rng.random() < share else 0 for _ in range(grid.cells)]
    givens = [0 if rng.random() < entered else value for value in values]
    plain = board_of(grid, givens, values)
    removed = mask_of(bit for bit in bits_of(plain.grid) if rng.random() < draw(st.sampled_from([0.0, 0.2])))
    board = held(board_of(grid, givens, values, removed & ~written(plain)), name)
    assume(all(candidates(board, cell) for cell in range(grid.cells)) or form.keeps in ("givens", "entries"))
    assume(form.keeps != "candidates" or tells_its_digits(board))
    return board


def written(board: Board) -> int:
    return mask_of((digit - 1) * board.geometry.cells + cell for cell, digit in enumerate(board.values) if digit)


def tells_its_digits(board: Board) -> bool:
    """Return whether a candidate grid shows which cells are filled.

    Some cell must have several candidates. If a blank cell has only one, a peer must have it as well, and no peer may
    have the digit of a filled cell.
    """
    peers, cells = board.geometry.peers, [candidates(board, cell) for cell in range(board.geometry.cells)]
    return any(len(found) > 1 for found in cells) and all(
        len(found) > 1 or bool(board.values[cell]) != any(found[0] in cells[peer] for peer in peers[cell])
        for cell, found in enumerate(cells)
    )


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_reads_back(name: str) -> None:
    @settings(max_examples=sample(6, 25))
    @given(states(name))
    def law(board: Board) -> None:
        assume(not is_like_candidates(board))
        found = read(write(board, name))
        assert (found.puzzles, found.skipped) == ((posed(board),), ())

    law()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_law_meets_boards_of_each_kind(name: str) -> None:
    """Check a puzzle, and a board with an entry and a crossed-out candidate."""
    puzzle = parse(PUZZLE)
    values = [4 if cell == 2 else value for cell, value in enumerate(puzzle.givens)]
    for board in (puzzle, board_of(NINE, puzzle.givens, values, removed=1 << 3)):
        kept = held(board, name)
        if FORMATS[name].keeps == "candidates" and not tells_its_digits(kept):
            continue
        assert parse(write(kept, name)) == kept


REASONS = {
    "9x": "cannot express the diagonals",
    "6+boxes:2x3": "cannot express the shape of the boxes",
    **dict.fromkeys(FLAT, "cannot express a grid without boxes"),
}


@pytest.mark.parametrize("of", REASONS)
@pytest.mark.parametrize("name", WRITTEN)
def test_a_form_says_the_geometry_or_refuses_the_puzzle(name: str, of: str) -> None:
    grid = geometry(of)
    board = board_of(grid, [1, *[0] * (grid.cells - 1)])
    if set(needed_parts(grid)) <= set(FORMATS[name].tells):
        assert [each.geometry for each in read(write(board, name)).puzzles] == [grid]
        return
    with pytest.raises(ValueError, match=f"{name} {REASONS[of]}; there are .*json"):
        write(board, name)


@pytest.mark.parametrize("name", [name for name in WRITTEN if FORMATS[name].only_9])
def test_forms_of_9x9_refuse_other_sizes(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is for 9x9 only"):
        write(parse("." * 16), name)


def test_what_is_only_read_is_not_written() -> None:
    with pytest.raises(KeyError):
        write(parse(PUZZLE), "spaces")
