"""Forcing nets: assume one candidate, and follow singles until some candidate would be both true and false.

The technique is the last resort, on boards of every size. If singles alone refute no assumption, more candidates are
assumed within the first assumption, and further ones within those, as in a search by trial and error. A puzzle with a
unique solution is therefore always solved in the end, however hard it is. Assumptions that singles refute come first.
Assumptions that need few nested assumptions come next, if they can be found quickly.
"""

from collections.abc import Iterable, Iterator
from itertools import count as numbers

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Step
from sudoku_workshop.logic.techniques.multiple import step_of
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.logic.techniques.technique import Technique
from sudoku_workshop.search import count
from sudoku_workshop.search.trials import Trials

COMPARED = 8  # nets that are compared to find the simplest; comparing all nets would be slow on large boards


def find_forcing_net(position: Position) -> Iterator[Step]:
    """Yield a step for each assumption from which singles lead to a contradiction.

    If there is no such assumption, yield a step with further assumptions within the first one. They are only tried if
    the puzzle has a unique solution. Otherwise, the search may be long and find nothing.
    """
    trials = Trials(position.board)
    if trials.fields and not position.is_solved:
        plain = trials.refuted()
        spread = max(1, len(plain) // COMPARED)
        yield from _steps(position, plain[::spread])
        yield from _steps(position, [each for place, each in enumerate(plain) if place % spread])
        if not plain and count(position.board.puzzle, 2) == 1:
            yield from _steps(position, [_within(trials)])


def _within(trials: Trials) -> Candidate:
    """Return a candidate that can be refuted by making further assumptions after assuming it.

    If possible, singles alone refute each of these further assumptions. Otherwise, the candidate needs few of them.
    """
    for candidate in trials.few():
        if not trials.needed(candidate, 0):
            return candidate
    candidates = trials.following()
    return next(
        candidate
        for most in (1 << power for power in numbers())
        for candidate in candidates
        if trials.needed(candidate, most) <= most
    )


def _steps(position: Position, starts: Iterable[Candidate]) -> Iterator[Step]:
    branches = position.once(Nesting).trials(position)
    for finding in sorted(branches.refuted(starts)):
        yield step_of(position, "forcing-net", None, finding, branches)


RECORDS = (Technique("forcing-net", "last", None, "", "{starts}", find_forcing_net, 950, 830, last=True),)
