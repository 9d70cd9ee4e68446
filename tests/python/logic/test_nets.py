"""The two sides of a contradiction and their causes, in a net of three claims: 5 makes 0 both true and false."""

from types import SimpleNamespace
from typing import Any

import pytest

from sudoku_workshop.logic.step import Link
from sudoku_workshop.logic.techniques.nets import Clash, Net

TRUE, FALSE, START = 0, ~0, 5  # claims: the first candidate of the board is true, or false
OWN = {TRUE: 0b1, FALSE: 0b10, START: 0b100}


@pytest.fixture(params=[(TRUE, FALSE), (FALSE, TRUE)], ids=["first true", "first false"])
def net(request: pytest.FixtureRequest) -> Net:
    first, then = request.param
    field: Any = SimpleNamespace(own=OWN)
    return Net.known(field, {START: (), first: (START,)}, Clash(then, [START]), {first: OWN[first]})


def test_the_true_side_comes_first(net: Net) -> None:
    assert net.sides() == (OWN[TRUE] | OWN[START], OWN[FALSE] | OWN[START])


def test_a_side_is_returned_as_links(net: Net) -> None:
    true, false = net.sides()
    assert net.links_between(true) == (Link(START, 0, True),)
    assert net.links_between(false) == (Link(START, 0, False),)


def test_the_number_of_causes(net: Net) -> None:
    first = list(net.came)[-1]
    assert net.start == START
    assert (net.fewest_causes(START), net.fewest_causes(first), net.fewest_causes_of_sides()) == (1, 2, 4)
    assert net.claims == OWN[first] | OWN[START]
    assert net.causes_of(first) == OWN[first] | OWN[START]  # a claim is one of its own causes
    assert net.chains(net.claims) == {OWN[first]: [first]}
    assert net.chains(OWN[START]) == {}
