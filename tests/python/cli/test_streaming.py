"""Input that is answered while it is being read: order, numbers of lines, solutions, and the size of what is held."""

import io
from collections.abc import Iterator
from itertools import accumulate

import pytest

from sudoku_workshop.cli.pieces import CHUNK, Piece, TooLargeError, pieces
from tests.python.cli.test_cli import PUZZLE, SOLUTION
from tests.support.running import Runner, begun

GRID = "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9))


def read_in(text: str, size: int) -> Iterator[Piece]:
    """Yield the pieces of a text of which the reader gets `size` bytes at a time."""
    stream = io.BytesIO(text.encode())
    return pieces(lambda most: stream.read(min(size, most)), 10_000_000)


@pytest.mark.process
def test_the_first_answer_comes_before_the_second_line() -> None:
    process = begun("-m", "sudoku_workshop", "solve", text_in=True)
    assert process.stdin
    assert process.stdout
    for lines, answers in ((PUZZLE, [SOLUTION]), (f"nonsense\n{PUZZLE}", ["-", SOLUTION]), (PUZZLE, [SOLUTION])):
        process.stdin.write(f"{lines}\n")
        process.stdin.flush()
        assert [process.stdout.readline().strip() for _ in answers] == answers
    _, words = process.communicate()
    assert "-:2:1:" in words
    assert process.returncode == 2


@pytest.mark.parametrize("size", [1, 50, 400, 5000])
@pytest.mark.parametrize(
    "text",
    [
        f"{PUZZLE}\n" * 30,
        f"# a list\n{PUZZLE} 4.5\n\n{PUZZLE},{SOLUTION}\n" * 5,
        f"{PUZZLE}\n{SOLUTION}\n" * 5,
        f"{PUZZLE}\ngarbage\n{PUZZLE}\n{GRID}\n\n{PUZZLE}\n1234\n",
        f'{{"puzzle": "{PUZZLE}"}}\n' * 5 + "x",
        f"{GRID}\n\n{GRID}\n",
        f"[Puzzle]\n{GRID}\n[State]\n{GRID.replace('4', '49', 1)}\n",
        f"puzzle,er\n{PUZZLE},4.5\n{PUZZLE},4.5\n",
    ],
    ids=["lines", "fields", "solutions", "mixed", "records", "grids", "state", "table"],
)
def test_a_text_in_pieces_has_the_same_answers_as_in_one(
    sudoku: Runner, monkeypatch: pytest.MonkeyPatch, text: str, size: int
) -> None:
    whole = sudoku("solve", "--lang", "en", text=text)
    monkeypatch.setattr("sudoku_workshop.cli.pieces.CHUNK", size)
    assert sudoku("solve", "--lang", "en", text=text) == whole


@pytest.mark.parametrize(
    "options",
    [
        "solve",
        "solve --limit 5 --json",
        "solve --all --limit 2000",
        "count --limit 5",
        "check",
        "check --json",
        "check --workers 2",
        "check --geometry 9x",
        "convert --to hodoku",
        "list --columns puzzle,clues",
    ],
)
def test_plain_lines_have_the_same_answers_as_in_the_general_reader(
    sudoku: Runner, monkeypatch: pytest.MonkeyPatch, options: str
) -> None:
    """Check lines with dots and with zeros, and puzzles with one solution, several, none and a repeated clue."""
    lines = [PUZZLE, PUZZLE.replace("0", "."), f"{SOLUTION[:75]}{'.' * 6}", f"55{'.' * 79}", f"1{PUZZLE[1:]}"]
    quick = sudoku(*options.split(), text="\n".join(lines))
    monkeypatch.setattr("sudoku_workshop.cli.inputs.plain_lines", lambda _: [])
    assert quick == sudoku(*options.split(), text="\n".join(lines))
    assert quick.out.count("\n") >= len(lines)


def test_little_is_held_of_a_long_list_and_no_line_is_lost() -> None:
    text = f"{PUZZLE}\n" * 20_000
    found = list(read_in(text, CHUNK))
    assert b"".join(piece.content for piece in found) == text.encode()
    assert max(len(piece.content) for piece in found) <= CHUNK + 82
    lines = accumulate((piece.content.count(b"\n") for piece in found), initial=0)
    assert [piece.line for piece in found] == list(lines)[:-1]


def test_a_text_that_cannot_be_divided_has_a_limit() -> None:
    with pytest.raises(TooLargeError):
        list(pieces(lambda most: b"1" * most, 1000))
    [piece] = read_in(f"{GRID}\n\n" * 50, 100)
    assert piece.is_whole
