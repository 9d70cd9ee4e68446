"""The last resort solves every puzzle with a unique solution, on boards of every size, and its steps are sound."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.logic.path import ORDERS, TechniqueOrder, find, finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Branch, NestedChain, Step
from sudoku_workshop.logic.techniques.forcing_net import _within
from sudoku_workshop.logic.techniques.records import LAST_RESORT, TECHNIQUES
from sudoku_workshop.logic.techniques.technique import Finder
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.search import solve
from tests.bench.big import grids
from tests.support.laws import broken
from tools.er_table import NESTED, known

pytestmark = pytest.mark.law

BIG = "big-grids.jsonl"
HARD = (1, 2)  # numbers of 16x16 puzzles in that file: singles suffice for nets in the first, not in the second
SIZES = {"4": 6, "6": 6, "9": 6, "9x": 2, "12": 2}  # the number of puzzles of our own generator, by size
ALONE: tuple[Finder, ...] = tuple(TECHNIQUES[slug].find for slug in (*SINGLES, LAST_RESORT))


def solved_by(puzzle: Board, tried: tuple[Finder, ...]) -> list[tuple[Position, Step]]:
    """Return the steps that lead to the solution, each with the position before it, and check that they are sound."""
    solved, before, steps = solve(puzzle), Position(puzzle), []
    assert solved
    for position, step in take_steps(puzzle, tried):
        assert broken(before, step, solved.grid) is None
        steps.append((before, step))
        before = position
    assert before.is_solved
    return steps


@pytest.mark.parametrize("size", SIZES)
def test_singles_and_the_last_resort_solve_every_puzzle(size: str) -> None:
    used = []
    for number in range(SIZES[size]):
        used += solved_by(make(Recipe(Wish(size=size), "forcing", number)).puzzle, ALONE)
    assert size in ("4", "6") or LAST_RESORT in {step.technique for _, step in used}


def test_they_solve_the_hardest_puzzles(data: Callable[[str], Path]) -> None:
    puzzle = list(known(data(NESTED.name)))[-1].board
    assert any(step.nested for _, step in solved_by(puzzle, ALONE))


@pytest.fixture(scope="module")
def nets_of_hard(data: Callable[[str], Path]) -> list[list[Step]]:
    """Return the forcing nets on the solution paths of hard 16x16 puzzles, and check that the paths are complete."""
    data(BIG)
    ways = [solved_by(big(number), finders("hint")) for number in HARD]
    return [[step for _, step in way if step.technique == LAST_RESORT] for way in ways]


def test_the_path_of_a_hard_16x16_is_complete(nets_of_hard: list[list[Step]]) -> None:
    assert [any(step.nested for step in steps) for steps in nets_of_hard] == [False, True]
    assert all(nets_of_hard)


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_ends_with_the_last_resort(order: TechniqueOrder) -> None:
    assert finders(order)[-1] is TECHNIQUES[LAST_RESORT].find


def big(number: int) -> Board:
    return board_of(geometry("16"), grids(16)[number].digits)


def stories(nested: tuple[NestedChain, ...]) -> Iterator[tuple[Branch, NestedChain]]:
    """Yield each nested chain, at any depth, with its branch."""
    for chain in nested:
        (branch,) = chain.branches
        yield branch, chain
        yield from stories(branch.nested)


def test_a_nested_assumption_leads_to_its_contradiction(nets_of_hard: list[list[Step]]) -> None:
    step = next(step for step in nets_of_hard[1] if step.nested)
    led = {link.end for link in step.links if not link.strong}
    for branch, chain in stories(step.nested):
        assert chain.kind == "contradiction"
        assert chain.without
        assert 1 << branch.links[0].start == chain.gone, "the assumption is what it rules out"
        *_, last = branch.links
        assert any((link.end, link.strong) == (last.end, not last.strong) for link in branch.links) or (
            last.end == branch.links[0].start
        )
    for chain in step.nested:
        assert chain.without & ~mask_of(led) == 0


def test_a_puzzle_with_several_solutions_has_no_forcing_net() -> None:
    empty = board_of(geometry("12"), [0] * 144)
    assert list(islice(find(LAST_RESORT, empty), 1)) == []


@pytest.mark.parametrize(("few", "chosen"), [((5, 3), 3), ((5,), 8)])
def test_the_fewest_nested_assumptions_are_used_if_singles_refute_none(few: tuple[int, ...], chosen: int) -> None:
    needs = {3: 0, 5: 9, 6: 4, 8: 2, 9: 2}
    trials: Any = SimpleNamespace(few=lambda: few, following=lambda: (6, 8, 9), needed=lambda start, _: needs[start])
    assert _within(trials) == chosen
