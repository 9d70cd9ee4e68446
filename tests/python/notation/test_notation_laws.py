"""Laws of reading and writing: written text reads back, text around it changes nothing, and mistakes are noticed."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.notation import NotationError, Reading, parse, read, write
from tests.support.samples import sample

pytestmark = pytest.mark.law

FORM = st.sampled_from(["line", "lines", "grid"])  # formats of cells only; test_formats.py has all formats


@st.composite
def boards(draw: st.DrawFn, sizes: tuple[str, ...] = SIZES) -> Board:
    """Return a board with random digits, from empty to full, perhaps with conflicts, but not `is_like_candidates`."""
    shape = geometry(draw(st.sampled_from(sizes)))
    random = draw(st.randoms(use_true_random=False))
    density = draw(st.sampled_from([0.0, 0.02, 0.3, 0.9, 1.0]))
    board = board_of(
        shape, [random.randint(1, shape.n) if random.random() < density else 0 for _ in range(shape.cells)]
    )
    assume(not is_like_candidates(board))
    return board


def is_like_candidates(board: Board) -> bool:
    """Return whether some row of a 16x16, written as numbers, looks like a 4x4 candidate grid in one line.

    No full row of a valid grid does, because it has a 5.
    """
    rows = [board.values[start : start + 16] for start in range(0, board.geometry.cells, 16)]
    return board.geometry.n == 16 and any({1, 2, 3, 4, 11, 12, 13, 14}.issuperset(row) for row in rows)


NOISE = st.lists(
    st.sampled_from(
        [
            lambda text: text.replace("\n", "\r\n"),
            lambda text: text.replace("\n", "\r"),
            lambda text: "> " + text.replace("\n", "\n> "),
            lambda text: "  " + text.replace("\n", "  \n  "),
            lambda text: f"\n\n{text}\n\n",
            lambda text: f"\ufeff{text}",
            lambda text: f"{text}  # a comment: 1234",
            lambda text: f"This was in the newspaper of Monday:\n{text}\nToo hard for us!",
            lambda text: text.replace(".", "０"),
            lambda text: text.replace(".", "_"),
            lambda text: text.replace(" ", "\u3000"),
            lambda text: text.replace("-", "─").replace("|", "│").replace("+", "┼"),
        ]
    ),
    max_size=4,
    unique=True,
)


@settings(max_examples=sample(40, 400))
@given(boards(), FORM, NOISE)
def test_noise_changes_nothing(board: Board, form: str, noise: list) -> None:  # type: ignore[type-arg]
    """Check what is written, in any or no noise."""
    text = write(board, form)
    for change in noise:
        text = change(text)
    assert parse(text) == board


@settings(max_examples=sample(40, 400))
@given(boards(), FORM, st.data())
def test_a_lost_cell_is_noticed(board: Board, form: str, data: st.DataObject) -> None:
    text = write(board, form)
    at = data.draw(st.sampled_from(lone_cells(text)))
    with pytest.raises(NotationError):
        parse(text[:at] + text[at + 1 :])


@settings(max_examples=sample(40, 400))
@given(boards(), FORM, st.data())
def test_a_cell_too_many_is_noticed(board: Board, form: str, data: st.DataObject) -> None:
    text = write(board, form)
    at = data.draw(st.sampled_from(lone_cells(text)))
    more = " 1 " if form == "grid" else "1"
    with pytest.raises(NotationError):
        parse(text[:at] + more + text[at:])


def lone_cells(text: str) -> list[int]:
    """Return the offsets of the characters that are a cell by themselves, unlike those of 12."""
    return [
        at
        for at, character in enumerate(text)
        if character not in " |+-\n" and not (" " in text and (text[at - 1] + text[at + 1]).strip(" |\n"))
    ]


def is_solution(full: Board, of: Board) -> bool:
    """Return whether a full grid has all digits of a grid with blanks, so that both are one puzzle."""
    return (
        0 not in full.values
        and 0 in of.values
        and all(a in (0, b) for a, b in zip(of.values, full.values, strict=True))
    )


@settings(max_examples=sample(40, 400))
@given(boards(("4", "9", "16")), boards(("4", "9", "16")), FORM)
def test_two_are_two(one: Board, other: Board, form: str) -> None:
    found = read(f"First grid\n{write(one, form)}\nNext grid\n{write(other, form)}")
    if one.geometry != other.geometry or not (is_solution(other, one) or is_solution(one, other)):
        assert found.puzzles == (one, other)


@pytest.mark.parametrize("digit", [1, 9, 10, 12, 15, 16])
def test_a_full_grid_of_one_number_is_no_candidate_grid(digit: int) -> None:
    """Check grids of one number. Without a 10, numbers look like groups of candidates: 15 could be 1 and 5."""
    board = board_of(geometry("16"), [digit] * 256)
    found = read(write(board, "grid"))
    assert (found.puzzles, found.format) == ((board,), "framed")


PIECES = [
    *("53..7....", "6..195...", "53..7....\n" * 9, "1" * 81, "0", "1", "12", ".", "A", "x", "z", "５", "數", "Grid 1"),
    *(" ", "\u3000", "\t", "\n", "\r\n", "\n\n", ",", ";", "|", "+---+", "---", "> ", "#", "//"),
    *("[", "]", "{", "}", "'", '"'),
]


@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES), max_size=60).map("".join)))
def test_any_text_is_read_or_refused(text: str) -> None:
    found, refused = attempt(text)
    for error in (*found.warnings, *([refused] if refused else [])):
        assert (error.line >= 1, error.column >= 1) == (True, True)
        assert str(error).startswith(f"{error.line}:{error.column}: ")
    assert bool(found.puzzles) != bool(refused)


def attempt(text: str) -> tuple[Reading, NotationError | None]:
    """Return the reading of a text and None, or an empty reading and the error."""
    try:
        return read(text), None
    except NotationError as error:
        return Reading((), "", (), ()), error
