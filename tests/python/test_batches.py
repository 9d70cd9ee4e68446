"""Tests of functions for many puzzles: order, errors, time limits, progress and laziness."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.library import batches

GOOD, NONE, SEVERAL = "1... ..3. .4.. ...2", "12.. .... 3..1 ..2.", "12.. .... ...1 ...."
ENDLESS = "." * 256  # 16x16, with more solutions than can be counted


def test_each_puzzle_has_its_answer_or_its_error_in_order() -> None:
    outcomes = list(sudoku.batch(sudoku.solve, [GOOD, NONE, "bad", SEVERAL, GOOD], workers=1))
    kinds = [type(outcome.error).__name__ for outcome in outcomes]
    assert kinds == ["NoneType", "NoSolution", "NotationError", "ManySolutions", "NoneType"]
    assert outcomes[0].result() == outcomes[4].answer == sudoku.solve(GOOD)
    with pytest.raises(sudoku.NoSolution):
        outcomes[1].result()


@pytest.mark.process
def test_several_processes_give_the_same_outcomes_as_one() -> None:
    puzzles = [sudoku.generate(size=4, seed="batch", index=index).puzzle for index in range(30)] + [NONE]
    shared, alone = (
        [
            (outcome.puzzle, outcome.answer, str(outcome.error))
            for outcome in sudoku.batch(sudoku.rate, puzzles, workers=workers)
        ]
        for workers in (2, 1)
    )
    assert shared == alone


def test_endless_input_is_read_only_as_it_is_needed() -> None:
    asked = []

    def puzzles() -> Iterator[str]:
        for number in count():
            asked.append(number)
            yield GOOD

    assert len(list(islice(sudoku.batch(sudoku.count, puzzles(), workers=1), 3))) == 3
    assert len(asked) == 3


def test_a_puzzle_whose_time_is_up_does_not_stop_the_others() -> None:
    outcomes = list(sudoku.batch(sudoku.count, [GOOD, ENDLESS, GOOD], workers=1, timeout=0.5))
    assert [outcome.answer for outcome in outcomes] == [1, None, 1]
    assert isinstance(outcomes[1].error, TimeoutError)
    assert str(outcomes[1].error) == "not done after 0.5 s"


def test_progress_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "BEAT", 0)
    told: list[int] = []
    list(sudoku.batch(sudoku.count, [GOOD] * 3, workers=1, progress=told.append))
    assert told == [1, 2, 3]
    list(sudoku.batch(sudoku.count, [GOOD] * 3, workers=1, progress=True))
    assert capsys.readouterr().err.startswith("\r1 done")


def test_equivalent_puzzles_have_one_form_and_others_are_refused() -> None:
    puzzle = sudoku.generate(seed="form").puzzle
    other = sudoku.shuffle(puzzle, seed=1)
    assert other != puzzle
    assert other == sudoku.shuffle(puzzle, seed=1)
    assert sudoku.canonical(other) == sudoku.canonical(puzzle)
    assert sudoku.automorphisms(other) == sudoku.automorphisms(puzzle) == 1
    with pytest.raises(sudoku.SudokuError, match="without further rules"):
        sudoku.canonical(sudoku.Board.empty(4, [sudoku.rules.king()]))


def test_every_listed_name_is_accepted_where_it_belongs() -> None:
    assert [name for name in sudoku.formats() if not sudoku.write("." * 81, name)] == []
    for name in sudoku.symmetries():
        assert sudoku.generate(size=4, symmetry=name, seed="a").met
    assert list(sudoku.grades())[-1] == "ultimate"
    assert sudoku.techniques("ko") != sudoku.techniques()
