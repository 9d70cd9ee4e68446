"""Our answers on small and damaged puzzles with rules, compared with two other solvers."""

import pytest

from sudoku_workshop.rules import KINDS
from tests.conftest import CPSAT_ABSENT
from tests.support.rule_puzzles import fault, has_cpsat, made
from tests.support.samples import sample

pytestmark = pytest.mark.law

NUMBER = sample(40, 600)
NO_CPSAT = f"{CPSAT_ABSENT} it is not among our dependencies"


@pytest.mark.parametrize("first", range(0, NUMBER, 20))
def test_our_answers_are_those_of_a_plain_solver(first: int) -> None:
    assert [told for index in range(first, first + 20) if (told := fault(index, cpsat=False)[1])] == []


@pytest.mark.skipif(not has_cpsat(), reason=NO_CPSAT)
def test_our_answers_are_those_of_cpsat() -> None:
    assert [told for index in range(NUMBER) if (told := fault(index, cpsat=True)[1])] == []


def test_every_kind_occurs_among_the_puzzles() -> None:
    assert {rule.kind for index in range(2 * len(KINDS)) for rule in made(index).grid.rules} == {*KINDS}
