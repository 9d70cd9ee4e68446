"""The events that an algorithm reports while it works, and the class that runs it.

An algorithm is a generator of small tuples (kind, cell, digit):

try        `digit` is tested in `cell`                     conflict   `digit` cannot go there (0: no digit can)
place      `digit` is in `cell`, whatever was there before  undo       `cell` is blank again: the algorithm goes back
solution   the board is a solution now

A recursive call is not made, but *yielded*: `found = yield solve(puzzle, pos + 1)` looks like the call in the tutorial.
`Run` makes the call and sends its result back. An event therefore takes the same time at any depth. With eighty nested
`yield from`, it took four times as long. The current line of an algorithm is always the line of its innermost call.
"""

from collections.abc import Generator, Iterator
from types import FrameType, GeneratorType
from typing import Any, Literal

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell

EventKind = Literal["try", "conflict", "place", "undo", "solution"]
Event = tuple[EventKind, Cell, Digit]
Steps = Generator["Event | Steps", Any, Any]

KINDS: tuple[EventKind, ...] = ("try", "conflict", "place", "undo", "solution")
TRY, CONFLICT, PLACE, UNDO, _SOLUTION = KINDS
NOWHERE = -1
SOLVED: Event = (_SOLUTION, NOWHERE, 0)
DEEPEST = 10_000  # the most nested calls; an algorithm with more would never end


class Run:
    """One run of an algorithm.

    Iterating over it yields the events. Afterwards, `result` is what the algorithm returned.
    """

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
        """The stack frames of the nested calls, innermost last. A call that has ended is left out."""
        calls: list[Any] = list(self._calls)
        return [call.gi_frame for call in calls if call.gi_frame]

    @property
    def line(self) -> int:
        """The line of the algorithm's source that reported the last event."""
        innermost: Any = self._calls[-1]  # generators have a frame, but their abstract type does not declare it
        line: int = innermost.gi_frame.f_lineno
        return line
