"""Comparison of solution paths: for several orders of techniques, and for only the techniques that a person knows."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import Path, TechniqueOrder, finders, list_finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.records import HINT_ORDER, TECHNIQUES
from sudoku_workshop.logic.techniques.technique import Finder

SINGLES = ("full-house", "hidden-single", "naked-single")


class Way(NamedTuple):
    """The number of steps of each technique on a solution path. Techniques are in the order of their first use.

    If the count was stopped early, `left` is the board that was reached.
    """

    order: TechniqueOrder
    counts: dict[str, int]
    solved: bool
    left: Board | None = None


def count_steps(
    order: TechniqueOrder, board: Board, unique: bool = True, is_enough: Callable[[], bool] = lambda: False
) -> Way:
    """Count the steps of each technique on the solution path for this order of techniques.

    Counting stops early when `is_enough` returns true. This function is called after each step.
    """
    counts, reached = Counter[str](), board
    for position, step in take_steps(board, finders(order, unique, board.geometry)):
        counts[step.technique] += 1
        reached = position.board
        if is_enough() and not position.is_solved:
            return Way(order, dict(counts), False, reached)
    return Way(order, dict(counts), all(reached.values))


def find_known_path(board: Board, known: Collection[str]) -> Path:
    """Return a short solution path that uses only the known techniques and singles.

    First, a path is built from any steps that these techniques find. Steps that turn out not to be needed are then left
    out. If the techniques do not solve the puzzle, return the path as far as they lead.
    """
    unwanted: list[Step] = []
    best = _way(board, known, unwanted)
    for step in reversed(best.steps if best.solved else ()):
        if step.technique not in SINGLES:
            shorter = _way(board, known, [*unwanted, step])
            if shorter.solved and _length(shorter) < _length(best):
                best, unwanted = shorter, [*unwanted, step]
    return best


def _length(way: Path) -> int:
    """Return the number of steps of a path, not counting singles."""
    return sum(step.technique not in SINGLES for step in way.steps)


def _way(board: Board, known: Collection[str], unwanted: Collection[Step]) -> Path:
    """Return the path that uses only the known techniques and singles.

    A step with the same result as one of the `unwanted` steps is not taken.
    """
    without = {(step.placements, step.eliminations) for step in unwanted}
    boards, steps = [board], []
    for position, step in take_steps(
        board, [partial(_wanted, find, known, without) for find in _finders(board, known)]
    ):
        steps.append(step)
        boards.append(position.board)
    return Path(tuple(steps), tuple(boards), all(boards[-1].values))


def _finders(board: Board, known: Collection[str]) -> list[Finder]:
    """Return the finders of the known techniques and of singles.

    They are in the order in which hints try them. Finders of techniques that are not listed in that order come last.
    """
    wanted = {*known, *SINGLES}
    if not board.geometry.is_explained:
        return [find for slug, find in list_finders("hint", geometry=board.geometry) if slug in wanted]
    listed = [technique.find for technique in HINT_ORDER if technique.slug in wanted]
    rest = wanted - {technique.slug for technique in HINT_ORDER}
    return [*listed, *(each.find for each in TECHNIQUES.values() if each.slug in rest)]


def _wanted(
    find: Finder, known: Collection[str], without: Collection[tuple[int, int]], position: Position
) -> Iterator[Step]:
    """Yield the finder's steps of known techniques and singles, except steps whose result is in `without`."""
    for step in find(position):
        does = (step.placements, step.eliminations)
        if (step.technique in known or step.technique in SINGLES) and does not in without:
            yield step
