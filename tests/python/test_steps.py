"""Tests of the steps, paths and hints that people use."""

import pickle
from html import escape
from itertools import pairwise
from typing import Any

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.languages import LANGUAGES

PUZZLE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."
HARD = sudoku.path(PUZZLE)


def test_a_step_is_a_line_a_sentence_and_named_values() -> None:
    (wing,) = [step for step in HARD if step.technique == "xy-wing"]
    assert repr(wing) == "XY-Wing: 3/4/9 in r1c3,r2c25 => r1c5<>3"
    assert str(wing).startswith("At least one of r1c3 and r2c5 is 3. ")
    assert str(wing).endswith("So r1c5 is not 3.")
    assert " ".join(wing.explanation) == str(wing)
    assert wing.cells == ((1, 3), (2, 2), (2, 5))
    assert wing.digits == (3, 4, 9)
    assert wing.eliminations == (sudoku.Candidate(row=1, column=5, digit=3),)
    assert (wing.placements, wing.er, wing.name) == ((), 4.2, "XY-Wing")


def test_steps_lead_from_board_to_board() -> None:
    assert [step.after for step in HARD] == [*HARD.boards[1:]]
    for before, after in pairwise(HARD.boards):
        assert before != after
    for step in HARD:
        for row, column, digit in step.placements:
            assert step.after[row, column] == digit
        for row, column, digit in step.eliminations:
            assert digit in step.board.candidates(row, column)
            assert digit not in step.after.candidates(row, column)
    assert HARD.boards[-1].same_grid(sudoku.solve(PUZZLE))


def test_equal_steps_are_one_member_of_a_set_and_pickled_steps_are_equal() -> None:
    again = sudoku.path(PUZZLE, language="ko")
    assert {*HARD} == {*again}
    assert len({*HARD, *again}) == len(HARD)
    assert pickle.loads(pickle.dumps(HARD[10])) == HARD[10]
    assert HARD[10] != HARD[11]


def test_hints_steps_and_paths_have_the_same_steps() -> None:
    hint = sudoku.hint(PUZZLE)
    found = list(sudoku.steps(PUZZLE))
    assert hint.step == found[0] == HARD[0]
    assert len({*found}) == len(found) > 100
    assert str(hint) == str(HARD[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_are_explained_in_each_language(language: str) -> None:
    told = {str(step) for step in sudoku.path(PUZZLE, language=language)}  # type: ignore[arg-type]
    assert len(told) > 50
    assert (told & {str(step) for step in HARD} != set()) == (language == "en")


def test_hints_name_mistakes_before_steps() -> None:
    board = sudoku.parse(PUZZLE)
    solution = sudoku.solve(PUZZLE)
    slip = board.with_value(1, 1, solution[1, 1] % 9 + 1)
    wrong = sudoku.hint(slip)
    assert (wrong.code, wrong.wrong, wrong.step) == ("wrong-entries", ((1, 1),), None)
    assert str(wrong).startswith("r1c1 is wrong")
    crossed = sudoku.hint(board.without_candidate(1, 1, solution[1, 1]))
    assert (crossed.code, crossed.wrong) == ("wrong-notes", ((1, 1),))
    assert str(sudoku.hint(solution)) == "The puzzle is already solved."


def test_attributes_of_earlier_steps_name_the_new_ones() -> None:
    with pytest.raises(AttributeError, match=r"'links'; it is step.as_json\(\)\['links'\] now"):
        HARD[0].links  # type: ignore[attr-defined]  # noqa: B018
    assert HARD[10].as_json()["marks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notebooks_show_steps_hints_and_paths_in_the_language(language: Any) -> None:
    path = sudoku.path(PUZZLE, language=language)
    (wing,) = [step for step in path if step.technique == "xy-wing"]
    told = wing._repr_html_()
    assert "<img" in told
    assert all(escape(sentence) in told for sentence in wing.explanation)
    assert wing.name in told
    assert path._repr_html_().count("<details>") == len(path)
    wrong = sudoku.hint(sudoku.parse(PUZZLE).with_value(1, 1, 9), language=language)
    assert escape(str(wrong)) in wrong._repr_html_()


def test_steps_of_puzzles_with_rules_are_shown_and_explained() -> None:
    cages = [sudoku.rules.killer(f"r{row}c1", f"r{row}c2", number=5) for row in (1, 3, 4)]
    for step in sudoku.path(sudoku.parse("...2 .... 2.4. 4...").with_rules(*cages)):
        assert step.cells
        assert step.digits
        assert str(step) == " ".join(step.explanation)
        assert "<img" in step._repr_html_()
        assert hash(step) == hash(pickle.loads(pickle.dumps(step)))


def test_steps_and_hints_are_drawn_with_their_marks() -> None:
    step = next(step for step in HARD if step.eliminations)
    hint = sudoku.hint(step.board)
    assert hint.step
    picture = sudoku.svg(step)
    assert escape(step.explanation[0]) in picture
    assert picture != sudoku.svg(step.board, candidates=True)
    assert sudoku.svg(hint) == sudoku.svg(hint.step)
    assert sudoku.html(hint).startswith(f'<img alt="{escape(str(hint))}" src="data:image/svg+xml,')
    solved = sudoku.hint(sudoku.solve(PUZZLE))
    assert sudoku.svg(solved) == sudoku.svg(solved.board)
