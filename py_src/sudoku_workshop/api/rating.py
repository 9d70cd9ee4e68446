"""Requests for ratings, with a time limit for each call."""

from math import inf
from time import monotonic
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_at, board_from, open_cells
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.rating import Reached, continue_rating, ladder, nested_level, rating_of, start_rating
from sudoku_workshop.logic.techniques.shares import NetTold, Share, join, share_of

# The latest position, for the next request: cached results such as nets of earlier positions are lost without it.
_latest: dict[Board, Position] = {}


def _rate(
    state: shapes.BoardState,
    unique: bool = True,
    start: shapes.Reached | None = None,
    seconds: float | None = None,
    spread: bool = False,
    shares: list[shapes.Share] | None = None,
) -> shapes.Rated | None:
    """Rate a puzzle. The result is null if the puzzle does not have exactly one solution.

    With `seconds`, the rating stops after about that time. To continue it, the next request sends the state that it has
    reached (`start`, called `from` in the request).

    A rung is a group of techniques that are tried together. With `spread`, the rating also stops before rungs with
    nested chains, so that several workers can share the work for such a rung (`_nets`). The next request passes their
    results in as `shares`.
    """
    board = board_from(state)
    reached = _reached(board, start, unique) if start else start_rating(board, unique)
    if not reached:
        return None
    end = inf if seconds is None else monotonic() + seconds
    if reached.nested is not None and shares:
        join(reached.position, reached.nested, map(_share_from, shares))
    reached = continue_rating(reached, lambda rung: monotonic() >= end or (spread and nested_level(rung) is not None))
    _latest.clear()
    _latest[reached.position.board] = reached.position
    reply = {"next": None if reached.is_finished else _rest(reached), "nested": reached.nested is not None}
    return cast(shapes.Rated, rating_of(reached)._asdict() | reply)


def _nets(state: shapes.BoardState, start: shapes.Reached, part: int, of: int, unique: bool = True) -> shapes.Share:
    """Return a worker's share of the nets (consequences of assumptions) that the rating's next techniques need.

    The nets are divided into `of` shares, and `part` is the number of this one. Raises ValueError if the next
    techniques need no nets.
    """
    reached = _reached(board_from(state), start, unique)
    if reached.nested is None:
        raise ValueError("the next rung needs no nets")
    nets, chains = share_of(reached.position.board, reached.nested, part, of)
    return {"nets": [cast(shapes.NetTold, net._asdict()) for net in nets], "chains": list(chains)}


def _share_from(sent: shapes.Share) -> Share:
    return Share([NetTold(**net) for net in sent["nets"]], sent["chains"])


def _reached(puzzle: Board, start: shapes.Reached, unique: bool) -> Reached:
    ratings = start["er"], start["ep"], start["ed"], start["technique"]
    board = board_at(puzzle, start)
    position = _latest.get(board) or Position(board)
    return Reached(ladder(unique, puzzle.geometry), position, start["tried"], *ratings)


def _rest(reached: Reached) -> shapes.Reached:
    board = reached.position.board
    return {
        "values": text_of(board.values),
        "cells": open_cells(board),
        "tried": reached.tried,
        "er": reached.er,
        "ep": reached.ep,
        "ed": reached.ed,
        "technique": reached.technique,
    }


METHODS: Methods = {
    "rate": _rate,
    "nets": _nets,
}
