"""The steps that are possible now, and the path to the solution."""

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
    """The steps taken, and the board before each of them and after the last."""

    steps: tuple[Step, ...]
    boards: tuple[Board, ...]
    solved: bool


def finders(order: TechniqueOrder, unique: bool = True) -> tuple[Finder, ...]:
    """The finders in one of the orders; without `unique`, none that assumes the puzzle to have one solution."""
    if order == "ladder":
        return *(rung.quickest for rung in rungs(unique)), TECHNIQUES[LAST_RESORT].find
    tried = HINT_ORDER if order == "hint" else HODOKU_ORDER
    return tuple(technique.find for technique in tried if unique or not technique.unique)


def rungs(unique: bool = True) -> tuple[Rung, ...]:
    """The ladder; without `unique`, no rung that assumes the puzzle to have one solution."""
    return tuple(rung for rung in LADDER if unique or not rung.unique)


def next_steps(board: Board, unique: bool = True) -> Iterator[Step]:
    """Every step that can be taken now, as they are found: easiest first, by a person's order.

    What is tried last is tried only where there is nothing else.
    """
    position, found = Position(board), False
    for technique in HINT_ORDER:
        if technique.last and found:
            return
        for step in technique.find(position) if unique or not technique.unique else ():
            found = True
            yield step


def find(technique: str, board: Board) -> Iterator[Step]:
    """The steps of one technique, named by its slug. KeyError for an unknown name."""
    finder, position = TECHNIQUES[technique].find, Position(board)
    return (step for step in finder(position) if step.technique == technique)


def path(board: Board, order: TechniqueOrder = "hint", unique: bool = True) -> Path:
    """The path from here: always the first step of the first technique that has one, as far as that goes."""
    boards, steps = [board], []
    for position, step in walk(board, finders(order, unique)):
        steps.append(step)
        boards.append(position.board)
    return Path(tuple(steps), tuple(boards), all(boards[-1].values))


def walk(board: Board, tried: Iterable[Callable[[Position], Iterator[Step]]]) -> Iterator[tuple[Position, Step]]:
    """The steps one by one, each with the position that it leads to."""
    position = Position(board)
    while not position.is_solved:
        step = _first(position, tried)
        if step is None:
            return
        position = position.after(step)
        yield position, step


def _first(position: Position, tried: Iterable[Callable[[Position], Iterator[Step]]]) -> Step | None:
    for finder in tried:
        for step in finder(position):
            return step
    return None
