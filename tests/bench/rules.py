"""Proofs that puzzles with rules have one solution, by kind of rule, beside other solvers.

Each puzzle is proved from its text on, so nothing is known of its rules beforehand. Our solver and
Interactive-Sudoku-Solver take turns. The times of OR-Tools CP-SAT are those stored with the puzzles.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import NamedTuple

from tests.bench import iss
from tests.bench.iss import Answer
from tests.bench.rows import OURS, Row
from tests.bench.rule_lines import Asked, asked_puzzles
from tests.bench.rule_proofs import Proof, prove

LIMITS = {OURS: 3000, "ISS": 1000, "CP-SAT": 3000}  # milliseconds for a puzzle
TURN = 40  # puzzles that one solver proves before the other does
NEVER = float("inf")


class Measured(NamedTuple):
    """A puzzle with our proof, and ISS's answer if it can be asked."""

    asked: Asked
    ours: Proof
    iss: Answer | None

    def milliseconds(self) -> dict[str, float]:
        """Return the time of each solver that was asked, or NEVER if there is no proof within its limit."""
        taken = {OURS: _taken(self.ours), "ISS": _taken(self.iss), "CP-SAT": self.asked.cpsat}
        return {who: ms if ms <= LIMITS[who] else NEVER for who, ms in taken.items() if ms is not None}

    def faults(self) -> Iterator[str]:
        """Yield each answer that differs from the known one."""
        for who, answer in ((OURS, self.ours), ("ISS", self.iss)):
            if answer and None not in (answer.found, self.asked.found):
                is_same = answer.found != 1 or answer.solution == self.asked.solution
                if answer.found != self.asked.found or not is_same:
                    yield f"{self.asked.id}: {who} found {answer.found}{'' if is_same else ', another solution'}"


def run() -> Iterator[Row]:
    measured = [*measure(asked_puzzles())]
    for kind, group in by_kind(measured).items():
        yield from _rows(kind, group)
    yield Row("rules", "all, wrong answers", OURS, sum(len([*one.faults()]) for one in measured), "")


def measure(puzzles: Sequence[Asked]) -> Iterator[Measured]:
    """Yield the puzzles that we can express with all answers, in a random order that is always the same.

    The first solver is another one in every turn.
    """
    known = [puzzle for puzzle in puzzles if puzzle.text]
    Random(0).shuffle(known)
    for start in range(0, len(known), TURN):
        turn = known[start : start + TURN]
        ours = _ours(turn) if start // TURN % 2 else []
        theirs = _iss(turn)
        for puzzle, proof in zip(turn, ours or _ours(turn), strict=True):
            yield Measured(puzzle, proof, theirs.get(puzzle.id))


def by_kind(measured: Sequence[Measured]) -> dict[str, list[Measured]]:
    """Return all puzzles, then those of each kind. A puzzle has several kinds."""
    kinds = sorted({kind for one in measured for kind in one.asked.kinds})
    return {"all": [*measured], **{kind: [one for one in measured if kind in one.asked.kinds] for kind in kinds}}


def times_of(who: str, group: Sequence[Measured]) -> list[float]:
    """Return the milliseconds of a solver for the puzzles that it was asked."""
    return [times[who] for times in map(Measured.milliseconds, group) if who in times]


def proven(times: Sequence[float]) -> int:
    return sum(ms < NEVER for ms in times)


def _taken(answer: Proof | Answer | None) -> float | None:
    return answer and (NEVER if answer.found is None else answer.ms)


def _ours(puzzles: Sequence[Asked]) -> list[Proof]:
    return [prove(puzzle.text, LIMITS[OURS] / 1000) for puzzle in puzzles]


def _iss(puzzles: Sequence[Asked]) -> dict[str, Answer]:
    texts = {puzzle.id: puzzle.iss for puzzle in puzzles if puzzle.iss}
    answers = iss.answers([*texts.values()], LIMITS["ISS"]) if texts and iss.is_there() else []
    return dict(zip(texts, answers, strict=False))


def _rows(kind: str, group: Sequence[Measured]) -> Iterator[Row]:
    for who, limit in LIMITS.items():
        if times := times_of(who, group):
            note = f"median; proven {proven(times)} of {len(times)}"
            yield Row("rules", kind, who, min(median(times), limit), "ms", note)
    yield Row("rules", f"{kind}, slowest", OURS, min(max(times_of(OURS, group)), LIMITS[OURS]), "ms")
    yield Row("rules", f"{kind}, grids", OURS, median(one.ours.grids for one in group), "grids", "median")
