"""Further spellings of one puzzle, which are read as those of `test_spellings.py` are, and texts that are refused."""

import pytest

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import NotationError, read, write
from sudoku_workshop.notation.reading import draft, plain_board
from tests.python.notation.test_notation import PUZZLE
from tests.support.spellings import BOARD, CANDIDATE_GRIDS, REFUSED, SIBLINGS


@pytest.mark.parametrize("text", SIBLINGS.values(), ids=SIBLINGS.keys())
def test_a_sibling_is_read(text: str) -> None:
    found = read(text)
    assert {text_of(board.values) for board in found.puzzles} == {PUZZLE}
    assert not [warning.code for warning in found.warnings if warning.code != "misread"]


@pytest.mark.parametrize("text", CANDIDATE_GRIDS.values(), ids=CANDIDATE_GRIDS.keys())
def test_candidates_are_read(text: str) -> None:
    assert read(text).puzzles == read(write(BOARD, "candidates")).puzzles


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_a_doubtful_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


@pytest.mark.parametrize("text", [PUZZLE, PUZZLE.replace(".", "0"), f"{PUZZLE}\n", "." * 81, "0" * 81, "1" * 81])
def test_a_plain_line_is_read_as_every_text_is(text: str) -> None:
    assert plain_board(text) is not None
    assert read(text) == draft(text).reading()


@pytest.mark.parametrize(
    "text", [PUZZLE[:80], f"{PUZZLE}.", f" {PUZZLE}", PUZZLE.replace("5", "٥"), PUZZLE[:80] + "\n"]
)
def test_other_texts_are_not_plain(text: str) -> None:
    assert plain_board(text) is None
