"""Grouped chains: each link of each chain fits its definition."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from operator import or_

import pytest

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Claims, Digits
from sudoku_workshop.logic.techniques.grouped import all_chains, find_grouped_chain, grouped_chains, linked
from sudoku_workshop.logic.techniques.grouped_steps import Chain, NodeClaim
from sudoku_workshop.logic.techniques.node_links import Node
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.search import solve
from tools.hodoku_chains import tabled_chains

# from HoDoKu's test library: a position where loops would go back through a group that contains their start
LASSOS = (
    ":0710-1:38:....7..9.429.5...16..........1+5+94.2.95+2.63..+8...8....+9..6..5....3.2.1+9+67........4:"
    "517 335 435 835 537 737 538 738 467 468 374 474 591 593 394 896:375 875::11"
)
NAMES = ("continuous-nice-loop", "discontinuous-nice-loop", "aic")


def position_of(name: str) -> Position:
    shown = example(f"grouped-{name}")
    assert shown
    return Position(shown[0])


def houses_with(position: Position, cells: int) -> list[int]:
    return [region.cells for region in position.layout.all if not cells & ~region.cells]


def excludes(position: Position, one: Node, other: Node) -> bool:
    """Return whether the two cannot both be true: two digits of a cell, or cells of a digit that all see each other."""
    if one.digit != other.digit:
        return one.cells == other.cells and one.cells.bit_count() == 1
    return not one.cells & other.cells and all(
        position.layout.peers[cell] & other.cells == other.cells for cell in bits_of(one.cells)
    )


def exhausts(position: Position, one: Node, other: Node) -> bool:
    """Return whether at least one of the two is true: both digits of a cell, or all cells of a digit in a house."""
    if one.digit != other.digit:
        return one.cells == other.cells and position.bivalue & one.cells != 0
    plane = position.planes[one.digit]
    return any(house & plane == one.cells | other.cells for house in houses_with(position, one.cells | other.cells))


def found(sets: bool) -> list[tuple[Position, Chain]]:
    """Return the grouped chains of all example positions."""
    positions = map(position_of, NAMES)
    return [(position, chain) for position in positions for chain in grouped_chains(position, sets)]


def test_every_link_between_candidates_and_groups_is_valid() -> None:
    links = 0
    for position, chain in found(sets=False):
        assert any(node.is_group for node, _ in chain.claims)
        for (one, is_true), (other, is_next) in pairwise(chain.claims):
            assert is_true != is_next
            assert (excludes if is_true else exhausts)(position, one, other)
            links += 1
    assert links


def test_a_chain_leaves_a_set_by_candidates_that_see_all_cells_of_a_digit() -> None:
    exits = 0
    for position, chain in found(sets=True):
        for (one, _), (other, is_true) in pairwise(chain.claims):
            if one.held and not is_true:
                places = one.cells & position.planes[other.digit]
                met = other.cells & position.planes[other.digit]
                assert other.digit != one.digit
                assert one.held.bit_count() == one.cells.bit_count() + 1
                assert all(position.layout.peers[cell] & places == places for cell in bits_of(met))
                exits += 1
    assert exits


def test_no_chain_visits_a_cell_twice() -> None:
    """Check all nodes except the end of a loop. A group or set counts by its first cell that has the digit."""
    chains = found(sets=True)
    for position, chain in chains:
        nodes = [node for node, _ in chain.claims]
        visited = start = nodes[0].cells
        for before, node in pairwise(nodes):
            if node.cells not in (before.cells, start):
                places = node.cells & position.planes[node.digit]
                assert not places & -places & visited
                visited |= node.cells
        inside = [node.cells == start for node in nodes]
        assert inside == sorted(inside, reverse=True) or inside[-1]
    assert chains


def test_chains_find_at_least_what_hodokus_table_finds() -> None:
    """Check that the eliminations of HoDoKu's table are found, except for some chains.

    The exceptions are chains through a group or set that contains the start cell.
    """
    more = 0
    for name in NAMES:
        position = position_of(name)
        known = linked(position, groups=True, sets=True)
        table = list(tabled_chains(known))
        apart = [each for each in table if is_apart_from_its_start(known.named(each.claims))]
        gone = reduce(or_, (each.gone for each in all_chains(known)))
        assert apart
        for each in apart:
            assert not each.gone & ~gone
        more += (gone & ~reduce(or_, (each.gone for each in table))).bit_count()
    assert more


def test_no_loop_of_hodokus_table_enters_a_visited_group() -> None:
    """Check that no loop enters a cell of an earlier node. A group does not count if its first cell is the start."""
    case = read_hodoku(LASSOS)
    assert case
    known = linked(Position(case.board), groups=True, sets=False)
    groups = 0
    for each in tabled_chains(known):
        nodes = [known.node(claim) for claim in each.claims]
        if (start := nodes[0].cells) == nodes[-1].cells:
            for number, node in enumerate(nodes[2:], 1):
                before = [other for other in nodes[:number] if known.first_cell(other) != start]
                groups += sum(other.is_group for other in before)
                assert not any(known.first_cell(node) & other.cells for other in before)
    assert groups


def is_apart_from_its_start(claims: Sequence[NodeClaim]) -> bool:
    start = claims[0][0].cells
    return all(node.cells == start or not node.cells & start for node, _ in claims)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_names_the_digits_that_it_removes(name: str) -> None:
    position = position_of(name)
    steps = list(find_grouped_chain(position, name))
    for step in steps:
        digits = {candidate // position.size for candidate in bits_of(step.eliminations)}
        assert step.words["digits"] == Digits(sum(1 << digit for digit in digits))
        assert step.words["grouped"] != Claims(()) or step.words["held"] != Claims(())
    assert steps


def test_a_cell_with_one_candidate_ends_no_loop() -> None:
    """Check positions that have cells with one candidate, where a loop would remove nothing."""
    for name in NAMES:
        board = position_of(name).board
        first = next(i for i, value in enumerate(board.values) if not value)
        solved = solve(board)
        assert solved
        alone = sum(1 << (digit * 81 + first) for digit in range(9)) & ~solved.grid
        thinned = Position(replace(board, grid=board.grid & ~alone))
        assert all(chain.gone for chain in grouped_chains(thinned))
