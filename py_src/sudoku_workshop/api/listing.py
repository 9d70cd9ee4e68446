"""Requests of the table of My puzzles: facts about puzzles. Their difficulty comes from another request."""

from typing import cast, get_type_hints

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.grid.equivalence import form_of
from sudoku_workshop.listing import facts_of


def _traits(states: list[shapes.BoardState]) -> list[shapes.Traits]:
    """Return the facts by which equivalent puzzles are recognised: symmetry, minlex form, number of automorphisms."""
    return [_traits_of(state) for state in states]


def _traits_of(state: shapes.BoardState) -> shapes.Traits:
    found = facts_of(board_from(state), ("symmetry", "minlex"))
    return cast(shapes.Traits, {name: found[name] for name in get_type_hints(shapes.Traits)})


def _forms(states: list[shapes.BoardState]) -> shapes.Forms:
    """Return for each puzzle a text that is the same for all equivalent puzzles, also for puzzles with rules."""
    return {"forms": [form_of(board_from(state)) for state in states]}


METHODS: Methods = {
    "traits": _traits,
    "forms": _forms,
}
