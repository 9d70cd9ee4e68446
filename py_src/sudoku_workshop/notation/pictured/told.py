"""The words of the author of a puzzle with unsupported rules, and the published solution."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.notation.fpuzzles.reader import CAGE, is_fpuzzles
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.metadata import metadata_in
from sudoku_workshop.notation.sudokumaker.reader import is_sudokumaker
from sudoku_workshop.notation.sudokupad.rules import CAGES, CELLS, VALUE

Facts = Mapping[str, Any]


class Told(NamedTuple):
    """The author's words about the rules, and the digits of the published solution, or None."""

    rules: str = ""
    solution: tuple[Digit, ...] | None = None


def told_in(original: str, board: Board) -> Told:
    """Return what the source of a puzzle says about its rules and its solution."""
    facts = parse_json(original)
    if not isinstance(facts, dict):
        return Told()
    if is_fpuzzles(facts):
        rules, solution = facts.get("ruleset") or _in_cages(facts, CAGE).get("rules"), solution_of(facts)
    elif is_sudokumaker(facts):
        rules, solution = facts["puzzle"].get("comment"), str(facts["puzzle"].get("solution") or "")
    elif is_pad(facts):
        told = _metadata(facts)
        rules, solution = told.get("rules"), pad_solution_of(facts)
    else:
        return Told()
    return Told(str(rules or ""), _digits(solution, board))


def is_pad(facts: Facts) -> bool:
    """Return whether a JSON object is a record of SudokuPad with short names."""
    return isinstance(facts.get(CELLS), list)


def solution_of(facts: Facts) -> str:
    """Return the published solution of a puzzle of f-puzzles as it is written, or an empty text."""
    found = facts.get("solution")
    if isinstance(found, list):
        return "".join(str(digit) if str(digit).isdecimal() and len(str(digit)) == 1 else "?" for digit in found)
    return str(found or _in_cages(facts, CAGE).get("solution") or "")


def pad_solution_of(facts: Facts) -> str:
    """Return the published solution of a record of SudokuPad as it is written, or an empty text."""
    return str(_metadata(facts).get("solution") or "")


def _metadata(facts: Facts) -> Facts:
    """Return the information about a puzzle. It may be in cages, too."""
    given = facts.get("metadata")
    known = {name: value for name, value in given.items() if value} if isinstance(given, dict) else {}
    return {**_in_cages(facts, CAGES, VALUE), **known}


def _in_cages(facts: Facts, name: str, field: str = "value") -> Facts:
    cages = facts.get(name)
    return metadata_in(cages, field) if isinstance(cages, list) else {}


def _digits(text: str, board: Board) -> tuple[Digit, ...] | None:
    """Return the digits of a complete solution with the clues of a board, or None."""
    if len(text) != board.geometry.cells or not (text.isascii() and text.isdecimal()):
        return None
    digits = tuple(map(int, text))
    fits = all(1 <= digit <= board.geometry.n for digit in digits)
    keeps = all(given in (0, digit) for given, digit in zip(board.givens, digits, strict=True))
    return digits if fits and keeps else None
