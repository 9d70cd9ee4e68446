"""Faults of a grid that a program reports as a solution."""

from typing import Any

from sudoku_workshop.classroom.own.report import Report
from sudoku_workshop.classroom.own.trouble import OwnError
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import duplicates

Fault = tuple[str, dict[str, Any]]


def check_solution(report: Report, line: int | None) -> None:
    """Raise OwnError if the board is not a solution of the puzzle, although the program has reported one."""
    found = fault(report.replay.values, report)
    if found:
        where = report.spoilt[1] if found[0] == "given" and report.spoilt else line
        raise OwnError(*found, where)


def fault(values: list[Digit], report: Report) -> Fault | None:
    """Return the first fault of a grid as a code with arguments, or None.

    A fault is a changed clue, a blank cell, or a digit twice in a house.
    """
    for cell, given in enumerate(report.givens):
        if given and values[cell] != given:
            return "given", {"cells": [cell], "given": given, "digit": values[cell]}
    if 0 in values:
        return "blank", {"cells": [values.index(0)], "count": values.count(0)}
    twice = next(duplicates(board_of(geometry("9"), values)), None)
    return ("twice", {"cells": list(twice.cells[:2]), "digit": twice.digit}) if twice else None
