"""Requests of the classroom: the algorithms' sources, events and outputs, a comparison, and puzzles of tutorial 5."""

import time
from dataclasses import asdict
from random import Random
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.api.shapes import BoardState
from sudoku_workshop.classroom import ALGORITHMS, MAKER
from sudoku_workshop.classroom.attempt import Bounds, Refusal, making, refusal, solving
from sudoku_workshop.classroom.compare import compare
from sudoku_workshop.classroom.events import KINDS
from sudoku_workshop.classroom.figures import made
from sudoku_workshop.classroom.fill_shuffle_dig import printed_made
from sudoku_workshop.classroom.givens import rows_of
from sudoku_workshop.classroom.output import output, output_refused
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.classroom.watch import EventPage, page, source
from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.logic.rating import rate

EASILY_DUG = 56  # holes; with more of them, a puzzle with one solution takes many attempts


def _source(slug: str) -> shapes.Written:
    """Return the source of an algorithm."""
    return {"text": source(ALGORITHMS[slug])}


def _events(slug: str, state: BoardState | None, seed: str, holes: int, start: int, limit: int) -> shapes.Events:
    """Return a page of events of a run on a puzzle, or of tutorial 5 making its own puzzle if there is no `state`."""
    algorithm = ALGORITHMS[slug]
    if state is None:
        return _page(page(making(MAKER, holes, seed), start, limit), None)
    board = board_from(state).puzzle
    refused = refusal(algorithm, board)
    seen = EventPage([], None, Counters()) if refused else page(solving(algorithm, board, seed), start, limit)
    return _page(seen, refused)


def _page(seen: EventPage, refused: Refusal | None) -> shapes.Events:
    """Return events as lists [number of the kind, cell, digit, other, depth, line], to keep the reply short."""
    items = [[KINDS.index(event.kind), *event[1:]] for event in seen.items]
    why: shapes.Refused | None = None
    if refused:
        why = {"code": refused.fault, "unchecked": refused.unchecked}
    counters = cast(shapes.Counters, asdict(seen.counters))
    return {"items": items, "next": seen.next, "counters": counters, "refused": why}


def _output(slug: str, state: BoardState | None, seed: str, holes: int, solutions: int) -> shapes.Written:
    """Return what the algorithm's program has printed after it has found so many solutions.

    With 0 it is the output of a run that ended without a solution.
    """
    algorithm = ALGORITHMS[slug]
    if state is None:
        return {"text": printed_made(rows_of(made(holes, seed))) + output(making(MAKER, holes, seed), solutions)}
    board = board_from(state).puzzle
    if refused := refusal(algorithm, board):
        return {"text": output_refused(algorithm, board, refused)}
    return {"text": output(solving(algorithm, board, seed), solutions)}


def _compare(slug: str, state: BoardState, seed: str, tries: int, solutions: int) -> shapes.Compared:
    """Return one row of the comparison.

    The page makes a call for each row, so the table can be shown while it grows, and stopped.
    """
    board = board_from(state).puzzle
    (row,) = compare([ALGORITHMS[slug]], [board], Bounds(tries, solutions), time.perf_counter, seed)
    reply = {"slug": row.slug, "end": row.end, "seconds": row.seconds} | asdict(row.counters)
    return cast(shapes.Compared, reply)


def _made(seed: str, holes: int, start: int | None, limit: int) -> shapes.MadeByText:
    """Return some puzzles made by tutorial 5, with the ER of those that have one solution, else null.

    Every fifth one also has the ER of a puzzle that our generator makes with as many holes. It is null for more holes
    than the generator digs easily.
    """
    first = start or 0
    items: list[shapes.Thrown] = []
    for number in range(first, first + limit):
        board = made(holes, f"{seed}/{number}")
        ours = _ours(seed, holes, number) if number % 5 == 0 else None
        items.append({"puzzle": text_of(board.givens), "er": _er(board), "ours": ours})
    return {"items": items, "next": first + limit}


def _ours(seed: str, holes: int, number: int) -> float | None:
    if not 0 < holes <= EASILY_DUG:
        return None
    plain = f"{Random(seed).getrandbits(32):x}"  # a person's seed may be any text, unlike a recipe's
    found = make(Recipe(Wish(clues=str(81 - holes)), plain, number), 1)
    return _er(found.puzzle) if found.met else None


def _er(board: Board) -> float | None:
    rating = rate(board)
    return rating and rating.er


METHODS: Methods = {
    "source": _source,
    "events": _events,
    "output": _output,
    "compare": _compare,
    "made": _made,
}
