"""Hints start from the person's board: wrong entries first, then wrong notes, then the easiest step."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.library.steps import hint_of
from sudoku_workshop.logic.hint import apply_notes, different_steps, hint
from sudoku_workshop.logic.path import find, next_steps, path
from sudoku_workshop.notation import parse
from sudoku_workshop.search import bounded, solve
from sudoku_workshop.search.bounded import only_solution
from sudoku_workshop.search.scores import StoppedError, solved_grids

NINE = geometry("9")
KNIGHTS = board_of(geometry("4+knight"), digits_of(geometry("4"), ".2............43"))
PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
UNIQUE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."
COUNTING_ON_ONE = ("uniqueness-test", "hidden-rectangle", "avoidable-rectangle", "bug", "unique-loop")
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"


def board(values: str = PUZZLE) -> Board:
    return board_of(NINE, digits_of(NINE, PUZZLE), digits_of(NINE, values))


def with_entry(cell: int, digit: str) -> Board:
    return board(PUZZLE[:cell] + digit + PUZZLE[cell + 1 :])


def test_the_step_is_true() -> None:
    found = hint(board(), {})
    assert found.code == "step"
    assert found.step is not None
    solved = solve(board())
    assert solved is not None
    assert found.step.placements & ~solved.grid == 0
    assert found.step.eliminations & solved.grid == 0


def test_a_wrong_entry_is_reported_first() -> None:
    found = hint(with_entry(1, "8"), {2: (1,)})
    assert (found.code, found.wrong, found.step) == ("wrong-entries", (1,), None)
    assert "".join(map(str, found.right)) == SOLUTION


def test_notes_without_the_right_digit_are_reported_next() -> None:
    assert SOLUTION[1] == "9"
    found = hint(board(), {1: (6, 8), 0: (1,)})
    assert (found.code, found.wrong) == ("wrong-notes", (1,))


def test_stale_notes_are_reported_before_any_step() -> None:
    found = hint(board(), {1: (6, 8, 9), 2: (5, 6), 0: (1,)})
    assert (found.code, found.wrong, found.step) == ("stale-notes", (2,), None), "5 stands in the row already"


def test_notes_are_the_candidates_of_their_cells() -> None:
    made = apply_notes(board(), {1: (8, 9, 5), 0: (1,)})
    assert candidates(made, 1) == (8, 9), "5 stands in the row already"
    assert candidates(made, 0) == (4,), "a written cell has no notes"
    assert candidates(made, 2) == candidates(board(), 2)


def test_a_note_can_be_the_hint() -> None:
    found = hint(board(), {1: (9,)})
    assert found.step is not None
    steps = [step for step in different_steps(found.board) if step.technique == "naked-single"]
    assert any(step.placements == 1 << 8 * 81 + 1 for step in steps)


@pytest.mark.parametrize(("values", "code"), [(SOLUTION, "solved"), (PUZZLE, "step")])
def test_other_hints(values: str, code: str) -> None:
    assert hint(board(values), {}).code == code


def test_without_one_solution_there_is_no_hint() -> None:
    assert hint(board_of(NINE, [0] * 81), {}).code == "not-one"


@pytest.mark.usefixtures("short_ladder")
def test_a_hint_says_when_no_technique_has_a_step(data: Callable[[str], Path]) -> None:
    hardest = data("solve-hard11.txt").read_text().split()[0]
    *_, last = path(board_of(NINE, digits_of(NINE, hardest))).boards
    notes = {cell: candidates(last, cell) for cell in range(81) if not last.values[cell]}
    assert hint(last, notes).code == "stuck"


@pytest.mark.usefixtures("no_time")
def test_a_hint_does_not_wait_for_a_long_search() -> None:
    """Check that a wrong entry stays unnoticed, that there is a step all the same, and that the hint says so."""
    found = hint(KNIGHTS.with_value(1, 1, 3), {})
    assert (found.code, found.checked) == ("step", False)
    assert str(hint_of(found, "en")).startswith("Your entries and notes were not checked, because")


def test_with_a_short_search_the_same_entry_is_wrong() -> None:
    found = hint(KNIGHTS.with_value(1, 1, 3), {})
    assert (found.code, found.checked) == ("wrong-entries", True)


@pytest.mark.usefixtures("no_time")
def test_without_the_search_there_may_be_no_hint() -> None:
    empty = board_of(geometry("4+knight"), [0] * 16)
    assert [step.technique for step in find("trial", empty)] == ["trial"], "which has no limit"
    assert not [*next_steps(empty)]
    found = hint(empty, {})
    assert (found.code, found.checked) == ("stuck", False)


def test_different_steps_have_different_results() -> None:
    steps = list(different_steps(board()))
    assert len(steps) > 10
    assert len({(step.technique, step.placements, step.eliminations) for step in steps}) == len(steps)


def test_uniqueness_can_be_switched_off() -> None:
    """Check a path that contains a unique rectangle. Without uniqueness, no step may rely on a unique solution."""
    place = next(place for place in path(parse(UNIQUE)).boards if any(find("uniqueness-test-1", place)))
    with_it = {step.technique for step in different_steps(place)}
    without = {step.technique for step in different_steps(place, unique=False)}
    assert without
    assert with_it - without == {name for name in with_it if name.startswith(COUNTING_ON_ONE)} >= {"uniqueness-test-1"}


def test_where_no_technique_leads_on_the_search_goes_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check a grid with many solutions, of which a short search finds none."""

    def give_up_early(start: Any, layout: Any, most: int) -> Any:
        if most <= bounded.MOST:
            raise StoppedError
        return solved_grids(start, layout, most)

    only_solution.cache_clear()
    monkeypatch.setattr(bounded, "solved_grids", give_up_early)
    found = hint(board_of(geometry("4+knight"), [0] * 16), {})
    only_solution.cache_clear()
    assert (found.code, found.checked) == ("not-one", True)
