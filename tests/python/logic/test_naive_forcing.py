"""The rungs from 8.0 on compared with a naive search, and the naive search with Sudoku Explainer.

These are samples. `python -m tests.support.forcing_laws` checks more.
"""

from collections.abc import Callable
from itertools import islice
from math import inf
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board
from tests.support.forcing_laws import (
    FILES,
    NESTED,
    RUNGS,
    differing,
    hard,
    misrated,
    nesting,
    positions,
    spread,
    unsound,
)
from tests.support.samples import sample
from tools.er_table import HIGH, known

pytestmark = pytest.mark.law

SMALL, POSITIONS = 115, sample(2, 4)  # the most candidates of a position, and the number of positions
NESTING = 45  # the most candidates of a position with nested chains
PUZZLES = 12
DYNAMIC = 8.5


@pytest.fixture(scope="module")
def small(data: Callable[[str], Path]) -> list[Board]:
    data(HIGH.name)
    return list(islice(positions(hard(), SMALL), POSITIONS))


def test_every_rung_finds_the_hints_of_the_naive_search_in_its_order(small: list[Board]) -> None:
    assert [found for board in small for found in differing(board, highest=9.0)] == []


def test_nested_chains_are_those_of_the_naive_search(data: Callable[[str], Path]) -> None:
    data(HIGH.name)
    for board in islice(nesting(hard(), NESTING), sample(1, 2)):
        assert differing(board, highest=inf, lowest=NESTED) == []


def test_a_missing_hint_is_noticed(small: list[Board], monkeypatch: pytest.MonkeyPatch) -> None:
    find = RUNGS[DYNAMIC]
    monkeypatch.setitem(RUNGS, DYNAMIC, lambda position: (step for i, step in enumerate(find(position)) if i != 2))
    assert [(found.rung, found.number) for found in differing(small[0], highest=9.0)] == [(DYNAMIC, 2)]


def test_the_naive_search_rates_as_sudoku_explainer(data: Callable[[str], Path]) -> None:
    puzzles = list(known(data(HIGH.name)))[5::300]
    assert [found for puzzle in puzzles for found in misrated(puzzle)] == []


def test_no_step_contradicts_the_solution(data: Callable[[str], Path]) -> None:
    for name in FILES:
        data(name)
    assert [found for puzzle in spread(PUZZLES) for found in unsound(puzzle)] == []
