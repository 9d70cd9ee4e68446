"""The steps that are possible on a board, and the solution path."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple, get_args

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import HINT_ORDER, HODOKU_ORDER, LADDER, LAST_RESORT, Rung
from sudoku_workshop.logic.techniques.records import TECHNIQUES, Finder

TechniqueOrder = Literal["hint", "ladder", "hodoku"]
ORDERS: tuple[TechniqueOrder, ...] = get_args(TechniqueOrder)


class Path(NamedTuple):
    """The steps taken, and the boards: one before each step, and one after the last."""

    steps: tuple[Step, ...]
    boards: tuple[Board, ...]
    solved: bool


def finders(order: TechniqueOrder, unique: bool = True) -> tuple[Finder, ...]:
    """Return the finders in one of the orders.

    Without `unique`, finders that assume a unique solution are left out.
    """
    if order == "ladder":
        return *(rung.quickest for rung in rungs(unique)), TECHNIQUES[LAST_RESORT].find
    tried = HINT_ORDER if order == "hint" else HODOKU_ORDER
    return tuple(technique.find for technique in tried if unique or not technique.unique)


def rungs(unique: bool = True) -> tuple[Rung, ...]:
    """Return the rungs of the ladder.

    Without `unique`, rungs that assume a unique solution are left out.
    """
    return tuple(rung for rung in LADDER if unique or not rung.unique)


def next_steps(board: Board, unique: bool = True) -> Iterator[Step]:
    """Yield every step that is possible now, easiest to spot first.

    Techniques marked as `last` are tried only if no other technique has a step.
    """
    position, found = Position(board), False
    for technique in HINT_ORDER:
        if technique.last and found:
            return
        for step in technique.find(position) if unique or not technique.unique else ():
            found = True
            yield step


def find(technique: str, board: Board) -> Iterator[Step]:
    """Return the steps of the technique with this slug. Raise KeyError if there is no such technique."""
    finder, position = TECHNIQUES[technique].find, Position(board)
    return (step for step in finder(position) if step.technique == technique)


def path(board: Board, order: TechniqueOrder = "hint", unique: bool = True) -> Path:
    """Return the solution path from here, as far as the techniques lead.

    Each step is the first step of the first technique that has one.
    """
    boards, steps = [board], []
    for position, step in take_steps(board, finders(order, unique)):
        steps.append(step)
        boards.append(position.board)
    return Path(tuple(steps), tuple(boards), all(boards[-1].values))


def take_steps(board: Board, tried: Iterable[Callable[[Position], Iterator[Step]]]) -> Iterator[tuple[Position, Step]]:
    """Yield the steps of the path one by one, each with the position after it.

    Each step is the first one that the finders give, tried in their order. Stop when the puzzle is solved or no finder
    has a step.
    """
    position = Position(board)
    while not position.is_solved:
        step = _first(position, tried)
        if step is None:
            return
        position = position.after(step)
        yield position, step


def _first(position: Position, tried: Iterable[Callable[[Position], Iterator[Step]]]) -> Step | None:
    """Return the first step that any of the finders has, or None."""
    for finder in tried:
        for step in finder(position):
            return step
    return None
