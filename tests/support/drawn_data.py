"""How many puzzles without declared rules get a proposal, and how many of these give the published solution.

python -m tests.support.drawn_data            all published puzzles whose rules we know, drawn by `drawn_puzzles`
python -m tests.support.drawn_data FILE       links or records of your own, one per line

The first form draws each puzzle with the author's text if we have it, otherwise with one of our texts, and with the
usual colours or others. Its numbers say whether the reading and the checks work. They do not say how many puzzles of
other authors can be read.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation import NotationError, read
from sudoku_workshop.notation.drawn.proposals import Proposal, propose
from tests.support.drawn_puzzles import NotDrawn, drawn_record, link_of
from tests.support.rule_data import FOLDER, SLOW, known

FILES = ("rules.jsonl", "variants.jsonl")
ROUNDS = 1
EXPECTED = ("published", "not drawn", "declared")


class Outcome(NamedTuple):
    """What became of a puzzle: a result of a proposal or why there is none, and its rules that were not found."""

    result: str
    guesses: int = 0
    broken: int = 0
    missing: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()


def drawn(file: str, number: int, round_: int) -> tuple[Board, str] | None:
    """Return a puzzle of a file, and a link in which its rules are only drawn, or None if they cannot be drawn."""
    one = next(known(file, FOLDER / file, number), None)
    if not one:
        return None
    prose = (one.line.get("fpuzzles") or {}).get("ruleset") if round_ == 0 else None
    solution = one.line["solution"]
    if not isinstance(solution, str) or not one.board.geometry.rules:
        return None
    try:
        return one.board, link_of(drawn_record(one.board, solution, random.Random(f"{number} {round_}"), prose))
    except NotDrawn:
        return None


def outcome_of(text: str, board: Board | None = None) -> Outcome:
    """Return what becomes of the first puzzle of a text. `board` is the puzzle with its true rules, if known."""
    try:
        found = read(text)
    except NotationError as error:
        return Outcome(f"not read: {error.code}")
    if not found.about[0].unknown:
        return Outcome("declared")
    proposal = propose(found.puzzles[0], found.about[0])
    if not proposal:
        return Outcome(f"no proposal: {', '.join(found.about[0].unknown)}")
    if not proposal.guesses:
        return Outcome("no guess")
    result: str = proposal.result
    if not proposal.is_published:
        result += ", none published"
    return Outcome(result, len(proposal.guesses), len(proposal.broken), *(_compared(proposal, board) if board else ()))


def _compared(proposal: Proposal, board: Board) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the kinds of true rules that were not guessed, and of guessed rules that are not true."""
    n = board.geometry.n
    true = {rule.canonical().text(n) for rule in board.geometry.rules}
    guessed = {rule.canonical().text(n) for rule in proposal.accept(is_all=True).geometry.rules}
    return tuple(sorted(_kinds(true - guessed))), tuple(sorted(_kinds(guessed - true)))


def _kinds(texts: Iterable[str]) -> set[str]:
    return {text.partition(":")[0] for text in texts}


def _outcome(asked: tuple[str, int, int]) -> tuple[tuple[str, int, int], Outcome]:
    made = drawn(*asked)
    return asked, outcome_of(made[1], made[0]) if made else Outcome("not drawn")


def _asked() -> Iterator[tuple[str, int, int]]:
    for file in FILES:
        for one in known(file, FOLDER / file):
            if one.board.geometry.rules:
                name = one.line.get("id") or one.line.get("name")
                if name not in SLOW:
                    yield from ((file, one.number, round_) for round_ in range(ROUNDS))


def main(arguments: list[str]) -> None:
    """Print how many puzzles have which outcome."""
    if arguments:
        texts = Path(arguments[0]).read_text(encoding="utf-8").splitlines()
        outcomes = [outcome_of(text) for text in texts if text.strip()]
    else:
        outcomes = []
        with ProcessPoolExecutor() as pool:
            for asked, outcome in pool.map(_outcome, _asked(), chunksize=8):
                outcomes.append(outcome)
                if outcome.result not in EXPECTED:
                    print(*asked, outcome, flush=True)
    for result, count in Counter(outcome.result for outcome in outcomes).most_common():
        print(f"{count:6} {result}")
    exact = [outcome for outcome in outcomes if outcome.guesses and not (outcome.missing or outcome.wrong)]
    print(f"{len(exact):6} have exactly the true rules")
    print(f"{sum(bool(outcome.broken) for outcome in outcomes):6} had guesses that the published solution breaks")
    print("rules not found:", dict(Counter(kind for outcome in outcomes for kind in outcome.missing).most_common()))
    print("other rules:", dict(Counter(kind for outcome in outcomes for kind in outcome.wrong).most_common()))


if __name__ == "__main__":
    main(sys.argv[1:])
