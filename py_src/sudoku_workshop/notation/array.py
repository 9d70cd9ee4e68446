"""Arrays of programming languages: rows of cells in brackets or braces, with any text around them.

    int d[9][9] = {{4, 0, 0, ...}, ...};          [["5", "3", "."], ...]
    {"puzzle": [0, 3, ...], "solution": [...]}    ["53..7....", ...]

A *leaf* is a pair of brackets that contains only cells. They may be one row, a whole grid or, as strings, several rows.
Sizes such as `[9]` and pairs such as `(2, 0)` are too short and are ignored. Leaves within the same brackets belong
together.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sudoku_workshop.notation.cells import BAD, MARK, VALUE, CellRow, decimal, group, number
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SMALLEST_GRID, Rows
from sudoku_workshop.notation.source import Offset, Source, blank_out
from sudoku_workshop.notation.thin_lines import find_thin_blocks

PART = re.compile(
    r"""(?P<leaf>[\[{(]\s*+[0-9]{1,2}+\s*+(?:,\s*+[0-9]{1,2}+\s*+)*+[\]})])
    |(?P<open>[\[{(])|(?P<close>[\]})])|(?:"(?P<double>[^"\n]*)"|'(?P<single>[^'\n]*)')(?P<key>\s*:)?
    |(?P<word>[^\s\[\]{}(),;:"'=|]+)""",
    re.VERBOSE,
)
NUMBER = re.compile(r"[0-9]+")
OPEN = re.compile(r"[\[{(]")
CELLS = re.compile(r"[0-9.*_?xXA-Pa-p; -]+")
SPACED = re.compile(r"\S(?: \S)+")
ODD = re.compile(r"(?=.*[0-9])[0-9]*([^\w\s])[0-9]*\1(?:[0-9]|\1)*")  # cells with another sign for every blank
FRACTION = re.compile(r"\d+\.\d+")
SURE_CELL = re.compile(r"[0-9.*_?-]")  # a string without any of these is a word
BLANK_WORD = re.compile("Nothing|missing|[Ff]alse")  # beside those that all formats have
WORDED = re.compile(r"^[^\w\n]*\w.*$", re.MULTILINE)
SHORTEST_ROW = 4
DEEPEST = 50  # if brackets are nested more deeply, the text is not read as arrays


@dataclass
class Bracket:
    """A bracket whose end has not been read: its cells so far, and the rows of cells in the brackets inside it.

    `strings` are rows written as strings. `values` are single cells, at the offsets `at`. `pure` is true as long as the
    bracket has nothing but cells. `rows` come from inner brackets that have nothing but cells.
    """

    strings: list[CellRow] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    at: list[Offset] = field(default_factory=list)
    rows: list[CellRow] = field(default_factory=list)
    pure: bool = True

    def add(self, text: str, at: Offset, quoted: bool = False) -> None:
        """Add one element to the bracket: a number, a symbol, a blank, or a string of cells."""
        word = text.strip()
        value = MARK if BLANK_WORD.fullmatch(word) else number(word)
        value = decimal(word) if value is None else value
        value = group(text) if value is None else value
        if value is None and not quoted and FRACTION.fullmatch(word) and int(max(word)) > len(word):
            return  # a rating or the like: a row of this length has no such digit
        if value is None and CELLS.fullmatch(text) and SURE_CELL.search(text):
            self.strings += rows_in(text, at)
        elif (value is None or value == BAD) and ODD.fullmatch(text):
            self.strings += [CellRow([VALUE.get(sign, BAD) for sign in text], range(at, at + len(text)))]
        elif value is None or (value == BAD and not quoted):
            self.pure = False
        else:
            self.values.append(value)
            self.at.append(at)

    def leaf(self) -> list[CellRow]:
        """Return the rows of this bracket, or an empty list if it contains anything but cells.

        Rows that are too short for a grid, such as the size `[9]` or the pair `(2, 0)`, are left out.
        """
        own = [*self.strings, *([CellRow(self.values, self.at)] if self.values else [])]
        return [row for row in own if len(row.values) >= SHORTEST_ROW] if self.pure and not self.rows else []


def rows_in(text: str, at: Offset) -> Iterator[CellRow]:
    """Yield the rows in a string of cells. Spaces may separate cells, and semicolons rows."""
    for part in re.finditer("[^;]+", text):
        row = part[0].strip() if ";" in text else part[0]
        start = at + part.start() + part[0].find(row)
        if SPACED.fullmatch(row):
            yield CellRow([VALUE.get(sign, BAD) for sign in row[::2]], [*range(start, start + len(row), 2)])
        else:
            values = [MARK if sign == " " else VALUE.get(sign, BAD) for sign in row]
            yield CellRow(values, range(start, start + len(row)))


def passages(source: Source) -> list[Passage]:
    """Return the arrays of a text that could be grids. If several rows are in one bracket, they are one array."""
    if not OPEN.search(source.plain):
        return []
    found: list[list[CellRow]] = []
    stack = [Bracket()]
    for match in PART.finditer(source.plain):
        kind = match.lastgroup or ""
        if kind == "leaf":
            stack[-1].rows += read_leaf(match[0], match.start())
        elif kind == "open":
            stack.append(Bracket())
        elif kind == "close":
            close(stack, found)
        elif len(stack) > 1 and stack[-1].pure and kind != "key":
            stack[-1].add(match[kind], match.start(kind), kind != "word")
        if len(stack) + (kind == "leaf") > DEEPEST:
            return []
    while len(stack) > 1:
        close(stack, found)
    found.append(stack[0].rows)
    return [Passage("array", [Rows(rows)]) for rows in found if could_be_grid(rows)]


def read_leaf(text: str, start: Offset) -> list[CellRow]:
    """Return the row in a bracket that has only numbers. This is quicker than calling `Bracket.add` for each number."""
    values = [*map(int, NUMBER.findall(text))]
    if len(values) < SHORTEST_ROW:
        return []
    return [CellRow(values, [match.start() for match in NUMBER.finditer(text)], start)]


def close(stack: list[Bracket], found: list[list[CellRow]]) -> None:
    """Close the last bracket on the stack.

    If it contains only cells, its cells become rows of the bracket around it. If it contains inner brackets, their rows
    are added to `found` as one array.
    """
    if len(stack) > 1:
        bracket = stack.pop()
        stack[-1].rows.extend(bracket.leaf())
        found.append(bracket.rows)


def could_be_grid(rows: list[CellRow]) -> bool:
    """Return whether these rows have at least as many cells as the smallest grid."""
    return sum([len(row.values) for row in rows]) >= SMALLEST_GRID


def lines_of(source: Source, row: CellRow) -> set[tuple[Offset, Offset]]:
    """Return the start and end of each line that contains cells of this row. Usually that is one line."""
    first = source.line_around(row.place(0))
    return {first} if row.place(-1) < first[1] else {source.line_around(at) for at in row.at}


def outside(source: Source, arrays: list[Passage]) -> Iterator[tuple[Offset, Offset]]:
    """Yield the start and end of each line without cells of these arrays.

    A block of thin lines (lines with at most three cells) counts as one line.
    """
    used = {line for array in arrays for row in array.rows for line in lines_of(source, row)}
    rest = blank_out(source.plain, sorted(used))
    thin = find_thin_blocks(rest, SMALLEST_GRID)
    yield from thin
    yield from (match.span() for match in WORDED.finditer(blank_out(rest, thin)))
