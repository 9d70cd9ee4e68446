"""Small records of SudokuPad that only draw and describe their rules."""

import json
from typing import Any

from sudoku_workshop.notation import read
from sudoku_workshop.notation.drawn.proposals import Proposal, propose
from sudoku_workshop.notation.links.lzstring import pack

Drawings = dict[str, Any]
BOXES = [[[row + r, column + c] for r in range(2) for c in range(2)] for row in (0, 2) for column in (0, 2)]
NINE = [[[row + r, column + c] for r in range(3) for c in range(3)] for row in (0, 3, 6) for column in (0, 3, 6)]


def record(rules: str, drawn: Drawings, n: int = 4, solution: str = "") -> str:
    """Return a link to a puzzle of 4 or 9 rows, with an author's text and drawings."""
    metadata = {"rules": rules, **({"solution": solution} if solution else {})}
    cells: list[list[dict[str, Any]]] = [[{}] * n for _ in range(n)]
    facts = {"metadata": metadata, "cells": cells, "regions": BOXES if n == 4 else NINE, **drawn}
    return f"https://sudokupad.app/scl{pack(json.dumps(facts))}"


def proposal(rules: str, drawn: Drawings, n: int = 4, solution: str = "") -> Proposal:
    """Return what is guessed of such a puzzle."""
    found = read(record(rules, drawn, n, solution))
    made = propose(found.puzzles[0], found.about[0])
    assert made
    return made


def guessed(rules: str, drawn: Drawings, n: int = 4) -> list[str]:
    """Return the guessed rules as texts."""
    return [guess.rule.text(n) for guess in proposal(rules, drawn, n).guesses]


def line(*points: tuple[float, float], colour: str = "#CFCFCF") -> dict[str, Any]:
    """Return a line through these rows and columns of cells, counted from 1."""
    return {"wayPoints": [[row - 0.5, column - 0.5] for row, column in points], "color": colour, "thickness": 8}


def mark(row: float, column: float, size: float = 0.8, **more: Any) -> dict[str, Any]:
    """Return a symbol in the middle of a row and a column, counted from 1; 1.5 is the edge after the first."""
    return {"center": [row - 0.5, column - 0.5], "width": size, "height": size, **more}


def circle(row: float, column: float, size: float = 0.8, fill: str = "#CFCFCF", **more: Any) -> dict[str, Any]:
    """Return a circle like `mark`."""
    return mark(row, column, size, rounded=True, backgroundColor=fill, **more)
