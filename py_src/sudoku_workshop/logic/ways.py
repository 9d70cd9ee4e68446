"""Ways to the solution: by several orders beside each other, and with those techniques alone that a person knows."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import Path, TechniqueOrder, finders, walk
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import HINT_ORDER
from sudoku_workshop.logic.techniques.records import TECHNIQUES, Finder

SINGLES = ("full-house", "hidden-single", "naked-single")


class Way(NamedTuple):
    """What a way takes: how many steps of each technique, in the order of their first use; and where it stands, if that
    was enough for now."""

    order: TechniqueOrder
    counts: dict[str, int]
    solved: bool
    left: Board | None = None


def way_by(
    order: TechniqueOrder, board: Board, unique: bool = True, is_enough: Callable[[], bool] = lambda: False
) -> Way:
    """What the way by this order takes from here: to its end, or after one step or more as far as is enough for now."""
    counts, reached = Counter[str](), board
    for position, step in walk(board, finders(order, unique)):
        counts[step.technique] += 1
        reached = position.board
        if is_enough() and not position.is_solved:
            return Way(order, dict(counts), False, reached)
    return Way(order, dict(counts), all(reached.values))


def known_way(board: Board, known: Collection[str]) -> Path:
    """A short way with these techniques and singles: greedy, and then without what is not needed. Where they do not
    suffice, all that they can do, and the board where it stops."""
    unwanted: list[Step] = []
    best = _way(board, known, unwanted)
    for step in reversed(best.steps if best.solved else ()):
        if step.technique not in SINGLES:
            shorter = _way(board, known, [*unwanted, step])
            if shorter.solved and _length(shorter) < _length(best):
                best, unwanted = shorter, [*unwanted, step]
    return best


def _length(way: Path) -> int:
    """Singles are to be found anyway."""
    return sum(step.technique not in SINGLES for step in way.steps)


def _way(board: Board, known: Collection[str], unwanted: Collection[Step]) -> Path:
    without = {(step.placements, step.eliminations) for step in unwanted}
    boards, steps = [board], []
    for position, step in walk(board, [partial(_wanted, find, known, without) for find in _finders(known)]):
        steps.append(step)
        boards.append(position.board)
    return Path(tuple(steps), tuple(boards), all(boards[-1].values))


def _finders(known: Collection[str]) -> list[Finder]:
    """In the order of hints; those that are told together with others there come at its end."""
    wanted = {*known, *SINGLES}
    listed = [technique.find for technique in HINT_ORDER if technique.slug in wanted]
    rest = wanted - {technique.slug for technique in HINT_ORDER}
    return [*listed, *(each.find for each in TECHNIQUES.values() if each.slug in rest)]


def _wanted(
    find: Finder, known: Collection[str], without: Collection[tuple[int, int]], position: Position
) -> Iterator[Step]:
    for step in find(position):
        does = (step.placements, step.eliminations)
        if (step.technique in known or step.technique in SINGLES) and does not in without:
            yield step
