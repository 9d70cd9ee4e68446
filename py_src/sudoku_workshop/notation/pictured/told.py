"""The words of the author of a puzzle with unsupported rules, and the published solution."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.notation.fpuzzles.reader import CAGE, is_fpuzzles
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.metadata import metadata_in
from sudoku_workshop.notation.prose.undeclared import RULESET
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
    rules, solution = said_in(facts) if isinstance(facts, dict) else ("", "")
    return Told(rules, _digits(solution, board))


def said_in(facts: Facts) -> tuple[str, str]:
    """Return what a record says about its rules and its solution, as it is written, or empty texts."""
    told = _told(facts)
    solution = told.get("solution")
    if isinstance(solution, list):
        solution = "".join(str(digit) if str(digit).isdecimal() and len(str(digit)) == 1 else "?" for digit in solution)
    return str(told.get("rules") or ""), str(solution or "")


def _told(facts: Facts) -> Facts:
    """Return the information about a puzzle of any program. It may be in cages, too."""
    if is_fpuzzles(facts):
        known = {
            name: facts[field] for name, field in (("rules", RULESET), ("solution", "solution")) if facts.get(field)
        }
        return {**_in_cages(facts, CAGE), **known}
    if is_sudokumaker(facts):
        return {"rules": facts["puzzle"].get("comment"), "solution": facts["puzzle"].get("solution")}
    return _metadata(facts) if is_pad(facts) else {}


def is_pad(facts: Facts) -> bool:
    """Return whether a JSON object is a record of SudokuPad with short names."""
    return isinstance(facts.get(CELLS), list)


def _metadata(facts: Facts) -> Facts:
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
