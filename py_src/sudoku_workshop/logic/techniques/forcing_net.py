"""Forcing nets: one candidate is supposed, and singles are followed until another one would be true and false.

The last resort, on boards of every size. Where singles refute no candidate, more is supposed within, and once more
within that, as a search does it: a puzzle with one solution is solved in the end, however hard it is. Suppositions that
singles refute come first, then those with as few others within as are found soon.
"""

from collections.abc import Iterable, Iterator
from itertools import count as numbers

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Step
from sudoku_workshop.logic.techniques.multiple import step_of
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.search import count
from sudoku_workshop.search.trials import Trials

COMPARED = 8  # nets of which the simplest comes first: on a large board all of them would take long


def find_forcing_net(position: Position) -> Iterator[Step]:
    """What singles refute; where that is nothing, something that takes suppositions within.

    These are sought in puzzles with one solution only: in others the search may be long, and for nothing.
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
    """What is refuted by suppositions within: by those that singles refute, else by as few others as can be."""
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
