"""Rules and the reasons behind links, as phrases for the sentences of steps."""

from collections.abc import Iterable

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.logic.step import Candidate, Claims, Number, Phrase
from sudoku_workshop.rules.rule import Rule

NAMED_CELLS = 3  # the most cells that are named one by one


def rule_phrase(rule: Rule, geometry: Geometry) -> Phrase:
    """Return the name of a rule, such as "the thermometer r1c1…r3c4"."""
    number = Number(rule.number or 0)
    listed = Claims(tuple(map(str, rule.listed)))
    return Phrase(
        f"named.{rule.kind}", {"cells": cells_in_short(rule.cells, geometry), "number": number, "listed": listed}
    )


def cells_in_short(cells: Iterable[Cell], geometry: Geometry) -> str:
    """Return a few cells by their names. Of more cells, only the first and the last are named."""
    names = [name_of(cell, geometry) for cell in cells]
    return ", ".join(names) if len(names) <= NAMED_CELLS else f"{names[0]}…{names[-1]}"


def name_of(cell: Cell, geometry: Geometry) -> str:
    """Return the name of a cell, such as r1c1."""
    row, column = divmod(cell, geometry.side)
    return f"r{row + 1}c{column + 1}"


def names_of(cells: Iterable[Cell], geometry: Geometry) -> Claims:
    """Return the names of cells in their order, as a value in a sentence."""
    return Claims(tuple(name_of(cell, geometry) for cell in cells))


def claim(candidate: Candidate, geometry: Geometry, sign: str = "=") -> str:
    """Return a candidate as a claim, such as r1c2=3."""
    digit, cell = divmod(candidate, geometry.cells)
    return f"{name_of(cell, geometry)}{sign}{digit_text(digit + 1)}"


def claims(candidates: int, geometry: Geometry, sign: str = "=") -> Claims:
    """Return candidates as claims, such as r1c2≠3."""
    return Claims(tuple(claim(candidate, geometry, sign) for candidate in bits_of(candidates)))


def lines(phrases: Iterable[Phrase]) -> Phrase:
    """Return phrases as one, each on its own line."""
    first, *others = phrases
    for other in others:
        first = Phrase("list.lines", {"first": first, "second": other})
    return first
