"""The puzzles with rules for the bench, of all files in SUDOKU_DATA, with the kinds by which they are counted."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from tests.conftest import DATA
from tests.support.rule_data import board_of_rows, board_of_text

MADE = "shared-variants:"  # the source of puzzles in rules.jsonl that are also in variants.jsonl
SAMPLE = 15  # of each kind of variants.jsonl
FOUND = {"none": 0, "unique": 1, "many": 2, "timeout-after-first": None, "timeout": None}
CLASSIC = "none"


class Asked(NamedTuple):
    """A puzzle with its kinds, named as in ISS: our text (empty if we cannot express it), ISS's text, and the answer.

    `cpsat` is the time in milliseconds in which CP-SAT proved the puzzle (infinity: stopped), or None if unknown.
    """

    id: str
    kinds: frozenset[str]
    text: str
    iss: str = ""
    found: int | None = 1
    solution: str = ""
    cpsat: float | None = None


def asked_puzzles() -> list[Asked]:
    """Return all published puzzles of rules.jsonl, a sample of variants.jsonl, those not unique, and the samurai."""
    by_source: dict[str, list[dict[str, Any]]] = {}
    for line in _lines("rules.jsonl"):
        by_source.setdefault(line["source"], []).append(line)
    taken = list[dict[str, Any]]()
    for source, lines in by_source.items():
        is_sampled = source.startswith(MADE) and len(lines) > SAMPLE
        taken += Random(0).sample(lines, SAMPLE) if is_sampled else lines
    texts = [*taken, *_lines("rules-not-unique.jsonl")]
    return [*map(_of_text, texts), *map(_of_rows, _lines("samurai.jsonl"))]


def _lines(file: str) -> Iterator[dict[str, Any]]:
    path = DATA / file
    return map(json.loads, path.read_text().splitlines()) if path.exists() else iter(())


def _of_text(line: dict[str, Any]) -> Asked:
    board, cpsat = board_of_text(line), line.get("cpsat")
    return Asked(
        line["id"],
        frozenset(line["kinds"]) - {"Given"} or frozenset({CLASSIC}),
        _text(board) if board else "",
        line["iss"],
        FOUND[line["status"]],
        text_of([int(digit) + 1 - line["values"][0] for digit in line.get("solution", "")]),
        cpsat and (1000 * cpsat["s"] if cpsat["unique"] else float("inf")),
    )


def _of_rows(line: dict[str, Any]) -> Asked:
    text = _text(board_of_rows(line))
    return Asked(line["name"], frozenset({"samurai"}), text, solution="".join(line["solution"]))


def _text(board: Board) -> str:
    """Return the name of the geometry, the digits, and the mask of the excluded candidates."""
    return f"{board.geometry.name} {text_of(board.givens)} {board.excluded:x}"
