"""The events that an algorithm reports while it works, and how it is run.

An algorithm is a generator of small tuples (kind, cell, digit):

try        `digit` is tested in `cell`                       conflict   it cannot stand there (digit 0: no digit can)
place      it stands there now, whatever stood there before  undo       `cell` is blank again, and one goes back
solution   what stands on the board now is a solution

A call of itself is *yielded*, not made: `found = yield solve(puzzle, pos + 1)` reads as the texts do, and `Run`
makes the call and hands its answer back. So an event costs the same at any depth (through eighty nested `yield
from` it took four times as long), and the line that an algorithm stands at is always that of the innermost call.
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
DEEPEST = 10_000  # calls, one in the other: so many lead nowhere


class Run:
    """One run of an algorithm: iterate it for the events; then `result` is what the algorithm returned."""

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
                raise RecursionError(f"{DEEPEST} calls, one in the other")
        self.result = answer

    @property
    def frames(self) -> list[FrameType]:
        """Where the calls stand that wait for the innermost one, and that one itself if it has not ended."""
        calls: list[Any] = list(self._calls)
        return [call.gi_frame for call in calls if call.gi_frame]

    @property
    def line(self) -> int:
        """The line of the algorithm's source that reported the last event."""
        innermost: Any = self._calls[-1]  # a real generator, which has a frame; the abstract type does not say so
        line: int = innermost.gi_frame.f_lineno
        return line
