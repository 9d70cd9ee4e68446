"""Requests of the classroom: algorithms' sources, events and outputs, a comparison, and puzzles made by tutorial 5."""

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
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.rating import rate

EASILY_DUG = 56  # a number of holes; with more, it takes many attempts to make a puzzle with one solution


def _source(slug: str) -> shapes.Written:
    """Return the program text of an algorithm."""
    return {"text": source(ALGORITHMS[slug])}


def _events(slug: str, state: BoardState | None, seed: str, holes: int, start: int, limit: int) -> shapes.Events:
    """Return up to `limit` events of an algorithm's run on a puzzle, from event number `start` on.

    Without a `state`, the algorithm of tutorial 5 makes a puzzle of its own, and the events are those of this run.
    """
    algorithm = ALGORITHMS[slug]
    if state is None:
        return _page(page(making(MAKER, holes, seed), start, limit), None)
    board = board_from(state).puzzle
    refused = refusal(algorithm, board)
    seen = EventPage([], None, Counters()) if refused else page(solving(algorithm, board, seed), start, limit)
    return _page(seen, refused)


def _page(seen: EventPage, refused: Refusal | None) -> shapes.Events:
    """Return some events of a run as the reply to the page. If the algorithm was not started, the reply says why.

    Each event is a list of numbers: the index of the event's kind, cell, digit, other cell, depth, line of the program.
    """
    items = [[KINDS.index(event.kind), *event[1:]] for event in seen.items]
    why: shapes.Refused | None = None
    if refused:
        why = {"code": refused.fault, "unchecked": refused.unchecked}
    counters = cast(shapes.Counters, asdict(seen.counters))
    return {"items": items, "next": seen.next, "counters": counters, "refused": why}


def _output(slug: str, state: BoardState | None, seed: str, holes: int, solutions: int) -> shapes.Written:
    """Return what the algorithm's program has printed when it has found this number of `solutions`.

    If the number is 0, return the output of a run that ended without a solution.
    """
    algorithm = ALGORITHMS[slug]
    if state is None:
        return {"text": printed_made(rows_of(made(holes, seed))) + output(making(MAKER, holes, seed), solutions)}
    board = board_from(state).puzzle
    if refused := refusal(algorithm, board):
        return {"text": output_refused(algorithm, board, refused)}
    return {"text": output(solving(algorithm, board, seed), solutions)}


def _compare(slug: str, state: BoardState, seed: str, tries: int, solutions: int) -> shapes.Compared:
    """Return the result of one algorithm, which is one row of the comparison.

    The page makes one call for each row, so that it can show the table while it grows, and stop the comparison.
    """
    board = board_from(state).puzzle
    (row,) = compare([ALGORITHMS[slug]], [board], Bounds(tries, solutions), time.perf_counter, seed)
    reply = {"slug": row.slug, "end": row.end, "seconds": row.seconds} | asdict(row.counters)
    return cast(shapes.Compared, reply)


def _made(seed: str, holes: int, start: int | None, limit: int) -> shapes.MadeByText:
    """Return some puzzles made by the algorithm of tutorial 5, which does not check for a unique solution.

    Each has its ER, or null if the puzzle does not have exactly one solution. Every fifth puzzle also has the ER of a
    puzzle that our own generator makes with the same number of blank cells (`holes`). That ER is null if our generator
    cannot easily make a puzzle with so many blank cells.
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
    plain = f"{Random(seed).getrandbits(32):x}"  # a person's seed may be any text, but a recipe's seed may not
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
