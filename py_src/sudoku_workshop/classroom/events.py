"""The events that an algorithm reports while it works, and the class that runs it.

An algorithm is a generator of small tuples (kind, cell, digit):

try        `digit` is tested in `cell`                     conflict   it cannot go there (digit 0: no digit can)
place      it is in the cell now, whatever was there        undo       `cell` is blank again: the algorithm goes back
solution   the board is a solution now

A recursive call is *yielded* instead of made: `found = yield solve(puzzle, pos + 1)` reads as the tutorials do, and
`Run` makes the call and sends its answer back. So an event costs the same at any depth; through eighty nested `yield
from` it took four times as long. The current line of an algorithm is always that of its innermost call.
"""

from collections.abc import Generator, Iterator
from types import FrameType, GeneratorType
from typing import Any, Literal

from sudoku_workshop.grid.board import Digit
from sudoku_workshop.grid.geometry import Cell

EventKind = Literal["try", "conflict", "place", "undo", "solution"]
Event = tuple[EventKind, Cell, Digit]
Steps = Generator["Event | Steps", Any, Any]

KINDS: tuple[EventKind, ...] = ("try", "conflict", "place", "undo", "solution")
TRY, CONFLICT, PLACE, UNDO, _SOLUTION = KINDS
NOWHERE = -1
SOLVED: Event = (_SOLUTION, NOWHERE, 0)
DEEPEST = 10_000  # nested calls; so many never lead to an end


class Run:
    """One run of an algorithm. Iterate it for the events; afterwards `result` is what the algorithm returned."""

    def __init__(self, algorithm: Steps) -> None:
        self._calls = [algorithm]
        self.result: Any = None

    def __iter__(self) -> Iterator[Event]:
        calls, answer = self._calls, None
        while calls:
            try:
                said: Any = calls[-1].send(answer)
            except StopIteration as returned:
                calls.pop()
                answer = returned.value
                continue
            answer = None
            if not isinstance(said, GeneratorType):
                yield said
            elif len(calls) < DEEPEST:
                calls.append(said)
            else:
                raise RecursionError(f"{DEEPEST} nested calls")
        self.result = answer

    @property
    def frames(self) -> list[FrameType]:
        """The frames of the nested calls, innermost last, without that of a call that has ended."""
        calls: list[Any] = list(self._calls)
        return [call.gi_frame for call in calls if call.gi_frame]

    @property
    def line(self) -> int:
        """The line of the algorithm's source that reported the last event."""
        innermost: Any = self._calls[-1]  # a generator has a frame, but its abstract type does not declare one
        line: int = innermost.gi_frame.f_lineno
        return line
