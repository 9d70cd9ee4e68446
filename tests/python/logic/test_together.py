"""Bounds of nets before they are worked out, and nets that are kept from earlier positions."""

from functools import reduce
from operator import and_

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.rating import classic_ladder
from sudoku_workshop.logic.techniques.net_field import Field
from sudoku_workshop.logic.techniques.nets import Net, gone_from
from sudoku_workshop.logic.techniques.together import Together
from tests.support.forcing_laws import thinned

NINE = geometry("9")
NIGHTMARE = "...2..6.88...3...7..2.9....6.......2.98...7..4....1...2...1...5...7.4....5...9.14"
HARDEST = "98.76.5..4..3..9....6....2.8..5..7...1...8........3..85...34..9.4.9.........574.."


def field_of(position: Position, grid: int) -> Field:
    return Field(position.geometry, position.board.values, grid)


def check(field: Field, together: Together) -> int:
    """Compare with the nets of a grid. Return the number of contradictions."""
    nets = {start: Net(field, start, True) for each in bits_of(field.grid) for start in (each, ~each)}
    cells = [cell for cell in map(field.among, range(NINE.cells), field.left) if len(cell) > 1]
    clashing = [start for cell in cells for each in cell for start in (each, ~each) if nets[start].clash]
    assert clashing == [
        start for cell in cells for each in cell for start in (each, ~each) if together.may_clash(start)
    ]
    for number, members in enumerate(map(field.among, range(len(field.left)), field.left)):
        for starts in (members, *((each, ~each) for each in members if number < NINE.cells)):
            if len(members) > 1 and not any(nets[start].clash for start in starts):
                common = reduce(and_, [nets[start].claims for start in starts])
                assert together.may_agree(starts) == bool(common), starts
    return len(clashing)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_all_assumptions_together_claim_what_nets_claim(seed: str) -> None:
    position = Position(thinned(board_of(NINE, digits_of(NINE, HARDEST)), seed, 170))
    field = field_of(position, position.open)
    together = Together(field)
    clashes = check(field, together)
    before = together
    for start in bits_of(position.open)[::29]:
        net = Net(before.field, start, True)
        if before.field.grid >> start & 1 and not net.clash:
            gone = sum(1 << ~claim for claim in net.came if claim < 0)
            fewer = field_of(position, before.field.grid & ~gone)
            before = Together(fewer, before)
            clashes += check(fewer, before)
    assert clashes


def test_kept_nets_are_those_that_would_be_worked_out_again() -> None:
    board = board_of(NINE, digits_of(NINE, NIGHTMARE))
    kept = refused = 0
    for position, _ in take_steps(board, [rung.quickest for rung in classic_ladder(True)]):
        for start, net in position.carried.get("nets", {}).items():
            if position.open >> max(start, ~start) & 1:
                if net.holds_without(gone_from(net.field, position.open)):
                    again = Net(field_of(position, position.open), start, True)
                    assert (list(net.came.items()), net.clash) == (list(again.came.items()), again.clash)
                    kept += 1
                else:
                    refused += 1
    assert kept > 100
    assert refused > 100
