"""Practice: where a technique is the next step, how marks are assessed, and the exercises in Learn."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from sudoku_workshop.generator.practice import sought
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import next_steps, path
from sudoku_workshop.logic.practice import assess_marks, find_all_steps, find_uses, is_next
from sudoku_workshop.logic.step import apply
from sudoku_workshop.logic.techniques.records import GROUPS, HINT_ORDER, TECHNIQUES
from sudoku_workshop.notation import parse
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.search import count, solve
from tests.support.samples import sample
from tools.lessons import FILE, kept

pytestmark = pytest.mark.law

LINES = [line.split(" ", 1) for line in FILE.read_text(encoding="utf-8").splitlines()]
PUZZLE = parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")


def positions(technique: str) -> Iterator[Board]:
    for slug, line in LINES:
        if slug == technique and (case := read_hodoku(line)):
            yield case.board


def test_every_technique_is_in_one_group() -> None:
    assert sorted(slug for slugs in GROUPS.values() for slug in slugs) == sorted(TECHNIQUES)
    assert all(GROUPS.values())


@pytest.mark.parametrize("technique", sorted({slug for slug, _ in LINES}))
def test_a_position_has_a_step_of_its_technique_and_one_solution(technique: str) -> None:
    """For nested chains, check only the first position, because each one takes seconds."""
    number = 1 if technique.startswith("nested") else sample(1, 100)
    for board in islice(positions(technique), number):
        solution = solve(board.puzzle)
        assert solution
        assert count(board.puzzle, 2) == 1
        assert solution.grid & board.grid == solution.grid
        step = next(find_all_steps(technique, board))
        assert solution.grid & apply(board, step).grid == solution.grid
    done = assess_marks(board, technique, step.placements, step.eliminations & ~step.placements)
    assert (done.worth, done.marks) == ("right", 0)


def test_techniques_have_enough_positions() -> None:
    """`python -m tools.lessons` finds positions for a new technique."""
    there = Counter(slug for slug, _ in LINES)
    assert there == {slug: kept(slug) for slug in TECHNIQUES}


@pytest.mark.parametrize("technique", ["naked-single", "pointing", "x-wing", "xy-wing", "uniqueness-test-1", "aic"])
def test_positions_of_a_technique_have_it_as_the_next_step(technique: str) -> None:
    for board in positions(technique):
        assert next(next_steps(board)).technique == technique
        assert is_next(technique, board)


def test_a_use_is_on_the_path() -> None:
    steps = path(PUZZLE)
    for technique in {step.technique for step in steps.steps}:
        at = [number for number, step in enumerate(steps.steps) if step.technique == technique]
        found = list(find_uses(PUZZLE, technique))
        assert (found[0].board, found[0].step) == (steps.boards[at[0]], steps.steps[at[0]])
    assert not list(find_uses(PUZZLE, "template-set"))


def test_techniques_outside_the_hint_order_are_found_beside_the_path() -> None:
    assert "direct-pointing" not in {each.slug for each in HINT_ORDER}
    found = next(use for index in range(40) if (use := sought("direct-pointing", "beside", index)))
    assert found.step.technique == "direct-pointing"
    assert not is_next("direct-pointing", found.board)
    assert not any(sought("template-set", "beside", index) for index in range(5))
    assert any(sought("template-set", "beside", index, beside=True) for index in range(20))


def test_the_same_seed_gives_the_same_position() -> None:
    first = next(index for index in range(40) if sought("naked-pair", "again", index))
    assert sought("naked-pair", "again", first) == sought("naked-pair", "again", first)


def test_marks_are_right_or_also_right() -> None:
    board = next(positions("x-wing"))
    own, *_ = find_all_steps("x-wing", board)
    assert assess_marks(board, "x-wing", 0, own.eliminations) == ("right", 0, own)
    other = next(step for step in next_steps(board) if step.eliminations & ~own.eliminations)
    assert assess_marks(board, "x-wing", 0, other.eliminations & ~own.eliminations) == ("also", 0, other)
    both = assess_marks(board, "x-wing", 0, own.eliminations | other.eliminations)
    assert (both.worth, both.step) == ("right", own)


def test_marks_on_a_puzzle_without_a_solution_are_refused() -> None:
    with pytest.raises(ValueError, match="no solution"):
        assess_marks(parse("12.. .... 3..1 ..2."), "x-wing", 0, 1)


def test_marks_that_contradict_the_solution_are_wrong_whatever_else_is_marked() -> None:
    board = next(positions("x-wing"))
    solution = solve(board.puzzle)
    assert solution
    own = next(find_all_steps("x-wing", board))
    kept, false = (grid & -grid for grid in (board.grid & solution.grid, board.grid & ~solution.grid))
    assert assess_marks(board, "x-wing", 0, own.eliminations | kept)[:2] == ("wrong", kept)
    assert assess_marks(board, "x-wing", false, own.eliminations)[:2] == ("wrong", false)


def test_true_marks_that_no_step_shows_are_early() -> None:
    solution = solve(PUZZLE)
    assert solution
    own, shown = next(next_steps(PUZZLE)), 0
    for step in next_steps(PUZZLE):
        shown |= PUZZLE.grid & ~apply(PUZZLE, step).grid
    unshown = PUZZLE.grid & ~solution.grid & ~shown
    mark = unshown & -unshown
    assert mark
    for marks in (mark, mark | own.eliminations):
        assert assess_marks(PUZZLE, own.technique, own.placements, marks)[:2] == ("early", mark)
