"""Facts about many puzzles in one call: `columns`."""

from typing import get_args

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.library.columns import ALL_PARTS, ERROR

ONE, SEVERAL, NONE = "1... ..3. .4.. ...2", "1... 3... ..2. ...4", "12.. .... 3..1 ..2."


def test_each_puzzle_has_a_value_in_every_column() -> None:
    found = sudoku.columns([ONE, SEVERAL, NONE, "bad"], workers=1)
    assert found["solution"] == [sudoku.write(sudoku.solve(ONE)), None, None, None]
    assert found["solutions"] == [1, 2, 0, None]
    assert [bool(error) for error in found["error"]] == [False, False, False, True]


def test_columns_are_those_asked_for_in_their_order() -> None:
    found = sudoku.columns([ONE, SEVERAL], ["grade", "clues", "minlex"], workers=1)
    assert list(found) == ["grade", "clues", "minlex"]
    assert found["grade"] == [sudoku.rate(ONE).grade, None]
    assert found["minlex"] == [sudoku.write(sudoku.canonical(each)) for each in (ONE, SEVERAL)]


def test_every_fact_is_a_column() -> None:
    assert {name for names in ALL_PARTS for name in names} | {ERROR} == set(get_args(sudoku.Column))


@pytest.mark.process
def test_workers_give_the_same_columns() -> None:
    puzzles: list[sudoku.Source] = [ONE, SEVERAL, "bad", sudoku.parse(NONE)] * 50
    assert sudoku.columns(iter(puzzles), workers=2) == sudoku.columns(puzzles, workers=1)


def test_missing_values_are_errors() -> None:
    found = sudoku.columns([ONE, None, float("nan")], ["clues", "error"], workers=1)  # type: ignore[list-item]
    assert found["clues"] == [4, None, None]
    assert [error is None for error in found["error"]] == [True, False, False]


def test_a_table_is_refused_because_only_one_of_its_columns_has_the_puzzles() -> None:
    class Table(list[str]):
        columns = ("puzzle", "name")

    with pytest.raises(sudoku.SudokuError, match="pass the one with the puzzles"):
        sudoku.columns(Table(), workers=1)


def test_unknown_columns_are_refused() -> None:
    with pytest.raises(sudoku.SudokuError, match="column 'rating' is not known"):
        sudoku.columns([ONE], ["rating"])  # type: ignore[list-item]


def test_a_fault_of_the_engine_is_not_an_error_of_the_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("sudoku_workshop.library.columns.facts_of", broken)
    with pytest.raises(RuntimeError, match="broken"):
        sudoku.columns([ONE], workers=1)
