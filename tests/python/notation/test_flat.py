"""Tests of grids with 5 and 7 rows, which have no boxes: jigsaws are read with their regions, and written."""

import json
from pathlib import Path

import pytest

from sudoku_workshop.cli import main
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import FLAT
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.logic.path import next_steps, path
from sudoku_workshop.notation import FORMATS, WRITTEN, NotationError, read, write
from sudoku_workshop.notation.links.lzstring import pack
from sudoku_workshop.search import count

REGIONS = {  # made for this test; a letter per region
    "5": "AABBB AACBB ACCCD EECDD EEEDD",
    "7": "AAAABBB AAADBBB CCDDDBE CCDDDEE CCCFEEE FFFFGGE FFGGGGG",
}


def square(name: str) -> list[int]:
    """Return a full grid in which each row is the one above it shifted by two."""
    n = int(name)
    return [(2 * row + column) % n + 1 for row in range(n) for column in range(n)]


def some(name: str) -> Board:
    """Return the grid of `square` with every third digit."""
    digits = [digit if at % 3 == 0 else 0 for at, digit in enumerate(square(name))]
    return board_of(geometry(name), digits, digits)


def jigsaw(name: str) -> str:
    """Return the board of `some` as JSON of f-puzzles, with irregular regions."""
    n, letters = int(name), REGIONS[name].replace(" ", "")
    cells = [
        {"region": ord(letter) - ord("A")} | ({"value": digit, "given": True} if digit else {})
        for letter, digit in zip(letters, some(name).values, strict=True)
    ]
    return json.dumps({"size": n, "grid": [cells[start : start + n] for start in range(0, n * n, n)]})


@pytest.mark.parametrize("name", FLAT)
def test_a_jigsaw_is_read_with_its_regions_from_json_and_from_a_link(name: str) -> None:
    for text in (jigsaw(name), "https://sudokupad.app/fpuz" + pack(jigsaw(name))):
        found = read(text)
        [board] = found.puzzles
        assert (board.values, found.warnings) == (some(name).values, ())
        letters = REGIONS[name].replace(" ", "")
        regions = {tuple(at for at, letter in enumerate(letters) if letter == each) for each in {*letters}}
        assert {house.cells for house in board.geometry.houses if house.kind == "region"} == regions


@pytest.mark.parametrize("name", FLAT)
@pytest.mark.parametrize("form", [form for form in WRITTEN if "regions" in FORMATS[form].tells])
def test_a_form_that_tells_regions_holds_it(name: str, form: str) -> None:
    assert read(write(some(name), form)).puzzles == (some(name),)


@pytest.mark.parametrize("name", FLAT)
def test_digits_without_regions_are_no_grid(name: str) -> None:
    n, text = int(name), "".join(map(str, square(name)))
    rows = "\n".join(text[start : start + n] for start in range(0, n * n, n))
    cells = json.dumps({"size": n, "grid": [[{}] * n] * n})
    for refused in (text, rows, cells):
        with pytest.raises(NotationError):
            read(refused)


@pytest.mark.parametrize("name", FLAT)
def test_rows_and_columns_alone_are_its_houses(name: str) -> None:
    grid, n = geometry(name), int(name)
    assert grid.kinds == ("row", "column")
    assert {len(peers) for peers in grid.peers} == {2 * n - 2}
    twice = [1, *[0] * (n - 2), 1, *[0] * (n * n - n)]
    assert [problem.house and problem.house.kind for problem in problems(board_of(grid, twice, twice))] == ["row"]


def test_latin_squares_are_counted() -> None:
    """Check the number of 5x5 Latin squares. There are 161280, of which 1 in 120 has the first row in order."""
    digits = [1, 2, 3, 4, 5, *[0] * 20]
    assert count(board_of(geometry("5"), digits, digits), 2000) == 1344


@pytest.mark.parametrize("name", FLAT)
def test_every_step_of_a_latin_square_is_right(name: str) -> None:
    solution, board = square(name), some(name)
    for at, digit in enumerate(solution):  # adds digits until there is one solution
        if count(board, 2) == 1:
            break
        digits = [*board.givens[:at], digit, *board.givens[at + 1 :]]
        board = board_of(geometry(name), digits, digits)
    assert count(board, 2) == 1
    steps = [*path(board).steps, *next_steps(board)]
    right = sum(1 << (digit - 1) * len(solution) + at for at, digit in enumerate(solution))
    assert steps
    assert all(not step.eliminations & right and not step.placements & ~right for step in steps)


def test_the_command_line_names_the_rule_that_a_format_cannot_express(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "jigsaw.json"
    file.write_text(jigsaw("5"))
    assert main(["convert", str(file), "--to", "lines"]) != 0
    assert "cannot describe a grid without boxes" in capsys.readouterr().err
    file.write_text(json.dumps({"puzzle": "." * 16, "geometry": "4+king"}))
    assert main(["convert", str(file), "--to", "lines"]) != 0
    assert "this format cannot express this rule: anti-king" in capsys.readouterr().err
