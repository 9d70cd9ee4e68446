"""Arrays of programming languages: rows of cells in brackets or braces, whatever surrounds them.

    int d[9][9] = {{4, 0, 0, ...}, ...};          [["5", "3", "."], ...]
    {"puzzle": [0, 3, ...], "solution": [...]}    ["53..7....", ...]

A *leaf* is a pair of brackets with nothing in it but cells: a row, or a whole grid, or (with strings in it) rows. Sizes
like `[9]` and pairs like `(2, 0)` are leaves too, but too short ones. Leaves in one bracket belong together.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sudoku_workshop.notation.cells import BAD, MARK, VALUE, CellRow, decimal, number
from sudoku_workshop.notation.crowds import crowds
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SMALLEST_GRID, Rows
from sudoku_workshop.notation.source import Offset, Source, blanked

PART = re.compile(
    r"""(?P<leaf>[\[{(]\s*+[0-9]{1,2}+\s*+(?:,\s*+[0-9]{1,2}+\s*+)*+[\]})])
    |(?P<open>[\[{(])|(?P<close>[\]})])|(?:"(?P<double>[^"\n]*)"|'(?P<single>[^'\n]*)')(?P<key>\s*:)?
    |(?P<word>[^\s\[\]{}(),;:"'=|]+)""",
    re.VERBOSE,
)
NUMBER = re.compile(r"[0-9]+")
OPEN = re.compile(r"[\[{(]")
CELLS = re.compile(r"[0-9.*_?xXA-Pa-p -]+")
SURE_CELL = re.compile(r"[0-9.*_?-]")  # letters alone are a word
BLANK_WORDS = {"", "None", "null", "nil", "NULL", "undefined"}
WORDED = re.compile(r"^[^\w\n]*\w.*$", re.MULTILINE)
SHORTEST_ROW = 4
DEEPEST = 50  # deeper nesting is not followed


@dataclass
class Bracket:
    """An open bracket: its own cells, and the rows of the leaves in it. `pure`: nothing but cells so far, so perhaps
    a leaf."""

    strings: list[CellRow] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    at: list[Offset] = field(default_factory=list)
    rows: list[CellRow] = field(default_factory=list)
    pure: bool = True

    def add(self, text: str, at: Offset) -> None:
        """One element: a number, a symbol or a blank, or a string of cells."""
        value = MARK if text.strip() in BLANK_WORDS else number(text)
        value = decimal(text) if value is None else value
        if value is None and CELLS.fullmatch(text) and SURE_CELL.search(text):
            values = [MARK if c == " " else VALUE.get(c, BAD) for c in text]
            self.strings.append(CellRow(values, range(at, at + len(text))))
        elif value is None or value == BAD:
            self.pure = False
        else:
            self.values.append(value)
            self.at.append(at)

    def leaf(self) -> list[CellRow]:
        """The rows that this bracket is, if it is a leaf and no mere size or pair."""
        own = [*self.strings, *([CellRow(self.values, self.at)] if self.values else [])]
        return [row for row in own if len(row.values) >= SHORTEST_ROW] if self.pure and not self.rows else []


def passages(source: Source) -> list[Passage]:
    """The arrays of a text that could be grids: each bracket with leaves in it is a passage."""
    if not OPEN.search(source.plain):
        return []
    found: list[list[CellRow]] = []
    stack = [Bracket()]
    for match in PART.finditer(source.plain):
        kind = match.lastgroup or ""
        if kind == "leaf":
            stack[-1].rows += leaf_of(match[0], match.start())
        elif kind == "open":
            stack.append(Bracket())
        elif kind == "close":
            close(stack, found)
        elif len(stack) > 1 and stack[-1].pure and kind != "key":
            stack[-1].add(match[kind], match.start(kind))
        if len(stack) + (kind == "leaf") > DEEPEST:
            return []
    while len(stack) > 1:
        close(stack, found)
    found.append(stack[0].rows)
    return [Passage("array", [Rows(rows)]) for rows in found if could_be_grid(rows)]


def leaf_of(text: str, start: Offset) -> list[CellRow]:
    """The row of a leaf of plain numbers, as most are, without a look at each of its parts."""
    values = [*map(int, NUMBER.findall(text))]
    if len(values) < SHORTEST_ROW:
        return []
    return [CellRow(values, [match.start() for match in NUMBER.finditer(text)], start)]


def close(stack: list[Bracket], found: list[list[CellRow]]) -> None:
    """A bracket ends: a leaf is handed to the bracket around it, one with leaves is an array."""
    if len(stack) > 1:
        bracket = stack.pop()
        stack[-1].rows.extend(bracket.leaf())
        found.append(bracket.rows)


def could_be_grid(rows: list[CellRow]) -> bool:
    """Whether there are as many cells as the smallest grid has."""
    return sum([len(row.values) for row in rows]) >= SMALLEST_GRID


def lines_of(source: Source, row: CellRow) -> set[tuple[Offset, Offset]]:
    """The lines that its cells stand in, mostly one."""
    first = source.line_around(row.place(0))
    return {first} if row.place(-1) < first[1] else {source.line_around(at) for at in row.at}


def outside(source: Source, arrays: list[Passage]) -> Iterator[tuple[Offset, Offset]]:
    """The spans of the lines that hold no cell of these arrays; crowds of thin lines in one."""
    used = {line for array in arrays for row in array.rows for line in lines_of(source, row)}
    rest = blanked(source.plain, sorted(used))
    thin = crowds(rest, SMALLEST_GRID)
    yield from thin
    yield from (match.span() for match in WORDED.finditer(blanked(rest, thin)))
