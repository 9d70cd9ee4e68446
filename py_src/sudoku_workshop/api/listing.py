"""What the table of My puzzles may ask: what is told of a puzzle besides how hard it is."""

from typing import cast, get_type_hints

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.listing import facts_of


def _traits(states: list[shapes.BoardState]) -> list[shapes.Traits]:
    """Of each puzzle its symmetry, its smallest form and how many ways lead from it to itself."""
    return [_traits_of(state) for state in states]


def _traits_of(state: shapes.BoardState) -> shapes.Traits:
    found = facts_of(board_from(state), ("symmetry", "minlex"))
    return cast(shapes.Traits, {name: found[name] for name in get_type_hints(shapes.Traits)})


METHODS: Methods = {
    "traits": _traits,
}
