"""What the table of My puzzles may ask: what is told of a puzzle besides how hard it is."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.listing import facts_of


def _traits(states: list[shapes.BoardState]) -> list[shapes.Traits]:
    """Of each puzzle its symmetry, its smallest form and how many ways lead from it to itself."""
    return [_traits_of(state) for state in states]


def _traits_of(state: shapes.BoardState) -> shapes.Traits:
    found = facts_of(board_from(state), ("symmetry", "minlex"))
    same = not state.get("rules")  # with rules that are not known, the same clues may be two puzzles
    return {
        "symmetry": found["symmetry"],
        "automorphisms": found["automorphisms"] if same else None,
        "minlex": found["minlex"] if same else None,
    }


METHODS: Methods = {
    "traits": _traits,
}
