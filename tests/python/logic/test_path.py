"""The steps that are possible now, by each order, and the solution path."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from pathlib import Path as File

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import (
    Path,
    TechniqueOrder,
    find,
    finders,
    first_untried,
    next_steps,
    path,
    take_path,
    take_steps,
)
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step, apply
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.records import HINT_ORDER, HODOKU_ORDER, LAST_RESORT
from sudoku_workshop.logic.techniques.technique import Technique
from sudoku_workshop.search import solve
from tests.support.samples import sample

pytestmark = pytest.mark.law

GRID = geometry("9")
LARGER = {"naked-triple", "swordfish", "naked-quadruple", "jellyfish", "hidden-quadruple"}
PUZZLE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."  # dug at random


@pytest.fixture
def board() -> Board:
    return board_of(GRID, digits_of(GRID, PUZZLE))


@pytest.mark.parametrize("order", ["hint", "ladder"])
def test_the_last_board_of_a_path_is_the_solution(board: Board, order: str) -> None:
    found = path(board, order)  # type: ignore[arg-type]  # a parameter is a plain string
    solved = solve(board)
    assert found.solved
    assert solved is not None
    assert found.boards[-1].values == solved.values
    assert found.boards[0] == board


def test_every_board_of_a_path_is_the_one_before_with_its_step_applied(board: Board) -> None:
    found = path(board)
    assert [apply(before, step) for before, step in zip(found.boards, found.steps, strict=False)] == [*found.boards[1:]]


def test_a_path_takes_the_first_of_the_steps_available(board: Board) -> None:
    found = path(board)
    assert [next(next_steps(before)) for before in found.boards[:-1]] == list(found.steps)


@pytest.mark.parametrize("order", ["hint", "ladder"])
def test_a_path_in_parts_is_the_whole_path(board: Board, order: TechniqueOrder) -> None:
    """Check parts without any time, each of which tries one finder."""
    steps: list[Step] = []
    boards, tried = [board], 0
    for _ in range(10_000):
        part, left = take_path(boards[-1], finders(order), tried, lambda: True)
        assert part.boards[0] == boards[-1]
        steps += part.steps
        boards += part.boards[1:]
        if left is None:
            break
        assert part.steps or left == tried + 1
        tried = left
    assert Path(tuple(steps), tuple(boards), part.solved) == path(board, order)


def test_positions_of_a_path_have_the_steps_of_fresh_positions(board: Board) -> None:
    found = path(board, "ladder")
    looks = ((step for find in finders("ladder") for step in find(Position(before))) for before in found.boards[:-1])
    assert [next(steps) for steps in looks] == list(found.steps)


def test_the_ladder_may_leave_small_houses_to_the_smaller_complements(data: Callable[[str], File]) -> None:
    """Check puzzles that need larger subsets or fish, and nearly as hard ones, because such steps are rare."""
    everywhere = [rung.find for rung in LADDER]
    lines = data("rated-se121.txt").read_text().splitlines()
    boards = [board_of(GRID, digits_of(GRID, line[:81])) for line in lines if line and line[0] in "123456789.0"]
    larger = 0
    for board in boards[::9]:
        steps = [step for _, step in take_steps(board, everywhere)]
        assert steps == list(path(board, "ladder").steps)
        larger += sum(step.technique in LARGER for step in steps)
    assert larger >= 6


TOLD_TOGETHER = {"xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic"}


@pytest.mark.parametrize("order", [HINT_ORDER, HODOKU_ORDER])
def test_each_place_in_an_order_belongs_to_one_technique(order: tuple[Technique, ...]) -> None:
    places = [(each.hint if order is HINT_ORDER else each.hodoku) or 0 for each in order]
    assert places == sorted(set(places))
    assert order[-1].slug == LAST_RESORT


def test_next_steps_come_in_a_persons_order_and_each_technique_finds_its_own(board: Board) -> None:
    late = path(board).boards[-25]
    steps = list(next_steps(late))
    order = [technique.slug for technique in HINT_ORDER]
    numbers = [order.index(step.technique) for step in steps if order.count(step.technique) == 1]
    assert numbers == sorted(numbers)
    for slug in {step.technique for step in steps} - TOLD_TOGETHER:
        assert list(find(slug, late)) == [step for step in steps if step.technique == slug]


def test_chains_and_loops_come_by_length_and_remove_what_each_technique_finds(board: Board) -> None:
    compared = 0
    for late in path(board).boards[-30 :: sample(5, 1)]:
        together = [step for step in next_steps(late) if step.technique in TOLD_TOGETHER]
        apart = [step for slug in TOLD_TOGETHER for step in find(slug, late)]
        assert reduce(or_, (step.eliminations for step in together), 0) == reduce(
            or_, (step.eliminations for step in apart), 0
        )
        lengths = [(len(step.links) + 1) // 2 for step in together]  # a loop has one link more than a chain
        assert lengths == sorted(lengths)
        compared += len(together)
    assert compared > 9


def test_techniques_of_the_ladder_alone_are_found_by_name_too(board: Board) -> None:
    late = path(board).boards[-25]
    known = {technique.slug for technique in HINT_ORDER} | TOLD_TOGETHER
    rungs = [rung for rung in LADDER if not known.issuperset(rung.slugs)]
    alone = [step for rung in rungs for step in rung.find(Position(late)) if step.technique not in known]
    assert alone
    for slug in {step.technique for step in alone}:
        assert list(find(slug, late)) == [step for step in alone if step.technique == slug]


def test_an_unknown_name_is_refused(board: Board) -> None:
    with pytest.raises(KeyError, match="no-wing"):
        find("no-wing", board)


def test_no_step_on_a_full_board(board: Board) -> None:
    solved = solve(board)
    assert solved is not None
    assert list(next_steps(solved)) == []
    assert path(solved).solved


def test_a_path_stops_if_no_technique_has_a_step() -> None:
    empty = board_of(geometry("6"), [0] * 36)
    found = path(empty)
    assert (found.steps, found.boards, found.solved) == ((), (empty,), False)


COUNT_ON_ONE_SOLUTION = {
    *("uniqueness-test-1", "uniqueness-test-2", "uniqueness-test-3", "uniqueness-test-4", "uniqueness-test-5"),
    *("uniqueness-test-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2"),
    *("unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4", "bug-1", "bug-2", "bug-3", "bug-4"),
    *("avoidable-rectangle-3", "avoidable-rectangle-4", "bug-lite", "extended-unique-rectangle"),
    *("borescoper-deadly-pattern", "symmetrical-placement"),
}


def test_exactly_the_techniques_that_rely_on_one_solution_say_so() -> None:
    assert {each.slug for each in HINT_ORDER if each.unique} == COUNT_ON_ONE_SOLUTION
    assert {each.slug for each in HINT_ORDER if not each.unique} & COUNT_ON_ONE_SOLUTION == set()
    ladder = {slug: rung.unique for rung in LADDER for slug in rung.slugs}
    assert {slug for slug, unique in ladder.items() if unique} == COUNT_ON_ONE_SOLUTION & set(ladder)


def test_uniqueness_can_be_switched_off(board: Board) -> None:
    with_it = {step.technique for step in path(board, "ladder").steps}
    without = {step.technique for step in path(board, "ladder", unique=False).steps}
    assert "uniqueness-test-1" in with_it
    unique = {slug for rung in LADDER if rung.unique for slug in rung.slugs}
    assert without & unique == set()


def test_the_search_for_all_steps_says_where_it_stopped() -> None:
    assert first_untried({"skyscraper", "template-set"}) == "multiple-forcing-chain"
    assert first_untried({"dynamic-forcing-chain"}) == "dynamic-forcing-chain-plus"
    assert first_untried({"forcing-net"}) is None
    assert first_untried(()) is None
