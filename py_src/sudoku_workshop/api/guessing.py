"""Requests about rules that a puzzle only draws and describes: what they may be, and which of them a person accepts.

The module that guesses is imported with the first request, because it is not in the page's snapshot.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from, rule_of
from sudoku_workshop.notation import NotationError, read

if TYPE_CHECKING:
    from sudoku_workshop.notation.drawn.guesses import Guess
    from sudoku_workshop.notation.drawn.proposals import Proposal


def _propose_rules(state: shapes.BoardState) -> shapes.ProposedRules:
    """Return the rules that the drawings and the text of a puzzle may mean.

    They are in the source of the puzzle, which its state contains.
    """
    proposal = _proposal_for(state)
    return {"proposal": _data_of(proposal) if proposal and proposal.guesses else None}


def _accept_rules(state: shapes.BoardState, rules: list[int], complete: bool) -> shapes.AcceptedRules:
    """Return the geometry of a puzzle with these guessed rules, given by their numbers.

    With `complete`, the person has said that the puzzle has no other rules. Otherwise, it may still have an unsupported
    rule.
    """
    proposal = _proposal_for(state)
    guesses = proposal.guesses if proposal else ()
    if proposal is None or not all(0 <= number < len(guesses) for number in rules):
        raise ValueError("rules: expected numbers of guessed rules")
    return {"geometry": proposal.accept([guesses[number].rule for number in rules], complete).geometry.name}


def _proposal_for(state: shapes.BoardState) -> "Proposal | None":
    """Return the guessed rules of the puzzle on the page, or None if its source is missing or has several puzzles."""
    from sudoku_workshop.notation.drawn.proposals import propose

    try:
        found = read(state.get("original", ""))
    except NotationError:
        return None
    return propose(board_from(state).puzzle, found.about[0]) if len(found.about) == 1 else None


def _data_of(proposal: "Proposal") -> shapes.RuleProposal:
    side = proposal.board.geometry.side
    return {
        "guesses": _guessed(proposal.guesses, side),
        "broken": _guessed(proposal.broken, side),
        "sentences": [*proposal.sentences],
        "drawings": [
            {"drawing": drawing, "colour": colour, "count": count}
            for (drawing, colour), count in proposal.unexplained.items()
        ],
        "result": proposal.result,
        "whole": proposal.is_whole,
    }


def _guessed(guesses: "Iterable[Guess]", side: int) -> list[shapes.GuessedRule]:
    return [
        {
            "rule": rule_of(guess.rule, side),
            "drawing": guess.drawing,
            "colour": guess.colour,
            "sentences": [*guess.texts],
        }
        for guess in guesses
    ]


METHODS: Methods = {
    "propose-rules": _propose_rules,
    "accept-rules": _accept_rules,
}
