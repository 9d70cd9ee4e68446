"""Worksheets for one technique: positions in which it is the next step, and their answers at the end."""

from pathlib import Path

from pypdf import PdfReader

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.logic.path import find
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import practice
from tests.support.paper import PUZZLE, Grid, Mark, grids, marks, middle, read_grid
from tests.support.running import Runner

X_WINGS = Path(__file__).with_name("x_wings.txt")


def cell_of(mark: Mark, grid: Grid) -> int | None:
    """Return the cell of a 9x9 in which a text is, or None."""
    x, y = middle(mark)
    column, row = (int((place - edge) // (grid.side / 9)) for place, edge in ((x, grid.x), (y, grid.y)))
    return row * 9 + column if 0 <= column < 9 and 0 <= row < 9 else None


def test_the_positions_need_the_technique_and_the_answers_stand_at_the_end(sudoku: Runner, tmp_path: Path) -> None:
    puzzles = X_WINGS.read_text(encoding="utf-8").split()
    out = tmp_path / "x.pdf"
    text = "\n".join([*puzzles, PUZZLE])
    ran = sudoku("print", "--practise", "x-wing", "--out", str(out), "--per-page", "2", text=text)
    told = f"No exercise for X-Wing was found in these puzzles, so they are left out: {len(puzzles) + 1}.\n"
    assert (ran.status, ran.err) == (0, told)
    sheet, *answers = PdfReader(out).pages
    words = [mark.text for mark in marks(sheet)]
    assert "Find: X-Wing" in words
    for grid, puzzle in zip(grids(sheet), puzzles, strict=True):
        position, shown = practice(parse(puzzle), "x-wing", "en") or (None, None)
        assert position
        assert shown
        assert next(find("x-wing", position))
        assert read_grid(marks(sheet), grid, 9)[0] == text_of(position.values)
        small = [mark for mark in marks(sheet) if mark.size < grid.side / 20 and len(mark.text) == 1]
        for cell, value in enumerate(position.values):
            here = {mark.text for mark in small if cell_of(mark, grid) == cell}
            assert here == (set() if value else set(map(digit_text, candidates(position, cell))))
    told = " ".join(mark.text for page in answers for mark in marks(page))
    assert "Answers" in told
    assert told.count("X-Wing") == len(puzzles) + len(answers)  # each also has a heading


def test_where_nothing_is_printed_the_status_says_so(sudoku: Runner, tmp_path: Path) -> None:
    out = tmp_path / "x.pdf"
    ran = sudoku("print", "--practise", "x-wing", "--out", str(out), text=PUZZLE)
    assert (ran.status, ran.err) == (1, "No exercise for X-Wing was found in these puzzles, so they are left out: 1.\n")
    assert not out.exists()
