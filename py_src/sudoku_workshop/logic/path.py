"""The steps that are possible on a board, and the solution path."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Literal, NamedTuple, get_args

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.order import BOUNDED, LAST, SEARCHING
from sudoku_workshop.logic.ruled.order import RECORDS as RULED
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import LADDER, Rung
from sudoku_workshop.logic.techniques.records import HINT_ORDER, HODOKU_ORDER, LAST_RESORT, TECHNIQUES
from sudoku_workshop.logic.techniques.technique import Finder

TechniqueOrder = Literal["hint", "ladder", "hodoku"]
ORDERS: tuple[TechniqueOrder, ...] = get_args(TechniqueOrder)


class Path(NamedTuple):
    """The steps taken, and the boards. There is one board before each step, and one after the last step."""

    steps: tuple[Step, ...]
    boards: tuple[Board, ...]
    solved: bool


_LAST = {*(each.slug for each in HINT_ORDER if each.last), *LAST}  # tried only if no other technique has a step


def finders(order: TechniqueOrder, unique: bool = True, geometry: Geometry | None = None) -> tuple[Finder, ...]:
    """Return the finders in the order of techniques with this name: hint, ladder or hodoku.

    A finder is a function that yields the steps of a technique. Without `unique`, finders that assume a unique solution
    are left out.
    """
    return tuple(find for _, find in list_finders(order, unique, geometry))


def list_finders(
    order: TechniqueOrder, unique: bool = True, geometry: Geometry | None = None
) -> tuple[tuple[str, Finder], ...]:
    """Return the finders (functions that yield the steps of a technique) in this order of techniques.

    Each comes with the slug of the first technique that it finds. Puzzles with rules have techniques and an order of
    their own, none of which assumes a unique solution, and none of which searches for it without a limit.
    """
    if geometry and not geometry.is_explained:
        return BOUNDED
    if order == "ladder":
        ladder = ((rung.slugs[0], rung.quickest) for rung in rungs(unique))
        return *ladder, (LAST_RESORT, TECHNIQUES[LAST_RESORT].find)
    tried = HINT_ORDER if order == "hint" else HODOKU_ORDER
    return tuple((technique.slug, technique.find) for technique in tried if unique or not technique.unique)


def rungs(unique: bool = True) -> tuple[Rung, ...]:
    """Return the rungs of the ladder: groups of techniques, from the lowest rating to the highest.

    Without `unique`, rungs that assume a unique solution are left out.
    """
    return tuple(rung for rung in LADDER if unique or not rung.unique)


def next_steps(board: Board, unique: bool = True, searches: bool = True) -> Iterator[Step]:
    """Yield every step that is possible now, easiest to spot first.

    A technique with `last` in its record, such as trial and error, is tried only if no other technique has a step.
    Without `searches`, a technique that searches for the solution is left out.
    """
    position, found = Position(board), False
    for slug, search in list_finders("hint", unique, board.geometry):
        if slug in _LAST and (found or (slug == SEARCHING and not searches)):
            return
        for step in search(position):
            found = True
            yield step


def first_untried(found: Collection[str], unique: bool = True, geometry: Geometry | None = None) -> str | None:
    """Return the first technique that `next_steps` did not try because it had found steps, or None if it tried all.

    `found` are the techniques of the steps that it has found.
    """
    last = [slug for slug, _ in list_finders("hint", unique, geometry) if slug in _LAST]
    tried = next((number for number, slug in enumerate(last, 1) if slug in found), 0 if found else len(last))
    return next(iter(last[tried:]), None)


def find(technique: str, board: Board) -> Iterator[Step]:
    """Return the technique's steps on this board.

    `technique` is its slug. Raise KeyError if there is no such technique.
    """
    position = Position(board)
    if board.geometry.is_explained:
        among = [TECHNIQUES[technique].find]
    else:
        among = [each.find for each in RULED if each.finds(technique)]
        if not among and technique not in TECHNIQUES:
            raise KeyError(technique)
    return (step for search in among for step in search(position) if step.technique == technique)


def path(board: Board, order: TechniqueOrder = "hint", unique: bool = True) -> Path:
    """Return the solution path from this board, as far as the techniques lead.

    Techniques are tried in the given order. Each step of the path is the first step of the first technique that has
    one.
    """
    return take_path(board, finders(order, unique, board.geometry))[0]


def take_path(
    board: Board, among: Sequence[Finder], tried: int = 0, is_enough: Callable[[], bool] = lambda: False
) -> tuple[Path, int | None]:
    """Return the path from this board, and how many finders (functions that yield steps) need not be tried at its end.

    `tried` is the number of finders that are known to have no step on the first board, so they are skipped. The path
    stops early when `is_enough` returns true. To continue it later, pass its last board and the returned number, which
    counts the finders known to have no step there. The number is None if the path has come to its end. At least one
    finder is tried.
    """
    position, boards, steps = Position(board), [board], []
    while not position.is_solved:
        step, tried = _look(position, among, tried, is_enough)
        if step is None:
            break
        position = position.after(step)
        steps.append(step)
        boards.append(position.board)
        if is_enough():
            break
    ended = position.is_solved or tried == len(among)
    return Path(tuple(steps), tuple(boards), position.is_solved), None if ended else tried


def take_steps(board: Board, among: Sequence[Finder]) -> Iterator[tuple[Position, Step]]:
    """Yield the steps of the solution path one by one, each with the position after it.

    `among` are finders (functions that yield the steps of a technique). They are tried in their order, and the first
    step that one of them yields is taken. Stop when the puzzle is solved or no finder has a step.
    """
    position = Position(board)
    while not position.is_solved:
        step, _ = _look(position, among)
        if step is None:
            return
        position = position.after(step)
        yield position, step


def _look(
    position: Position, among: Sequence[Finder], tried: int = 0, is_enough: Callable[[], bool] = lambda: False
) -> tuple[Step | None, int]:
    """Return the first step that one of the finders (`among`) yields, or None, and how many finders have no step.

    The first `tried` finders are known to have no step, so they are skipped. If a step is found, the returned number is
    0, because the position changes.
    """
    for number, find in enumerate(among[tried:], tried):
        if number > tried and is_enough():
            return None, number
        for step in find(position):
            return step, 0
    return None, len(among)
