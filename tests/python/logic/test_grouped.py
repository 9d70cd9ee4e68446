"""Grouped chains: every link of every chain, held to its definition."""

from itertools import pairwise

import pytest

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Digits
from sudoku_workshop.logic.techniques.grouped import find_grouped_chain, told_chains
from sudoku_workshop.logic.techniques.node_links import Node

NAMES = ("continuous-nice-loop", "discontinuous-nice-loop", "aic")


def position_of(name: str) -> Position:
    found = example(f"grouped-{name}")
    assert found
    return Position(found[0])


def houses_with(position: Position, cells: int) -> list[int]:
    return [region.cells for region in position.layout.all if not cells & ~region.cells]


def excludes(position: Position, one: Node, other: Node) -> bool:
    """Whether not both can be true: two digits of a cell, or places of a digit that all see each other."""
    if one.digit != other.digit:
        return one.cells == other.cells and one.cells.bit_count() == 1
    return not one.cells & other.cells and all(
        position.layout.peers[cell] & other.cells == other.cells for cell in bits_of(one.cells)
    )


def exhausts(position: Position, one: Node, other: Node) -> bool:
    """Whether one of the two is true: both digits of a cell, or all places of a digit in a house."""
    if one.digit != other.digit:
        return one.cells == other.cells and position.bivalue & one.cells != 0
    plane = position.planes[one.digit]
    return any(house & plane == one.cells | other.cells for house in houses_with(position, one.cells | other.cells))


@pytest.mark.parametrize("name", NAMES)
def test_every_link_between_candidates_and_groups_is_one(name: str) -> None:
    position, links = position_of(name), 0
    for chain in told_chains(position, groups=True, sets=False):
        assert chain.is_grouped
        for (one, is_true), (other, is_next) in pairwise(chain.told):
            assert is_true != is_next
            assert (excludes if is_true else exhausts)(position, one, other)
            links += 1
    assert links


@pytest.mark.parametrize("name", NAMES)
def test_a_set_is_left_by_what_sees_all_places_of_a_digit_that_it_keeps(name: str) -> None:
    position, exits = position_of(name), 0
    for chain in told_chains(position, groups=True, sets=True):
        for (one, _), (other, is_true) in pairwise(chain.told):
            if one.held and not is_true:
                places = one.cells & position.planes[other.digit]
                met = other.cells & position.planes[other.digit]
                assert other.digit != one.digit
                assert one.held.bit_count() == one.cells.bit_count() + 1
                assert all(position.layout.peers[cell] & places == places for cell in bits_of(met))
                exits += 1
    assert exits


@pytest.mark.parametrize("name", NAMES)
def test_a_step_tells_the_digits_that_it_removes(name: str) -> None:
    position = position_of(name)
    steps = list(find_grouped_chain(position, name))
    for step in steps:
        digits = {candidate // position.size for candidate in bits_of(step.eliminations)}
        assert step.words["digits"] == Digits(sum(1 << digit for digit in digits))
        assert step.words["grouped"] or step.words["held"]
    assert steps
