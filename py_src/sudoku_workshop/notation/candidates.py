"""Candidate grids, with or without frames. Every cell is written as a group of digits, which are its candidates.

`groups` explains the meaning of a group of one digit, and which digits are givens.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import BOXES
from sudoku_workshop.notation.boxes import drawn_geometry, tells_of
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.source import Offset, Source, Whole

DIGITS = 9  # the most digits of a grid without letters
NUMBERS = re.compile(r"[0-9]+")
SYMBOL_GROUPS = re.compile(rf"(?<![a-z])[0{SYMBOLS}]+(?![a-z])")  # capitals inside words are not groups
BLANKS = "._?xX-"  # a line with one of these characters has blank cells, so it is not a row of candidates
OTHER = rf"[^{{0}}\r\n{BLANKS}]"
ROW = rf"^{OTHER}*+(?:[{{0}}]++{OTHER}++){{{{{{1}}}}}}[{{0}}][^\r\n{BLANKS}]*+(?=\r?$)"
SIDES = {width * height: name for name, (width, height) in BOXES.items()}


PRINTED = re.compile(  # a third of a row, digits at places
    r"^(?:[ \t|:]{0,9}(?:[1-9._0*-]{3}(?:[ \t|:]{1,9}|$)){9}|[|:]?(?=[^\n]*\d)(?:[1-9 ]{3}(?:[|:]{1,2}|$)){9})\r?$",
    re.MULTILINE,
)
PRINTED_CELL = re.compile(r"[1-9._0* -]{3}(?=[ \t|:\r]|$)")


class Kind(NamedTuple):
    """The notation of candidate grids of certain sizes. The candidates of a cell are written as a group of symbols.

    `sides` are the possible numbers of rows. `groups` matches a group. `several` matches two neighbouring symbols. A
    text without such a pair has no candidate grid of this kind.
    """

    groups: re.Pattern[str]
    several: re.Pattern[str]
    row: re.Pattern[str]  # matches a line with at least as many groups as the smallest grid has columns
    sides: Sequence[int]


def _kind(groups: re.Pattern[str], symbols: str, sides: Sequence[int]) -> Kind:
    row = re.compile(ROW.format(symbols, min(sides) - 1), re.MULTILINE)
    return Kind(groups, re.compile(f"[{symbols}]{{2}}"), row, sides)


KINDS = [
    _kind(NUMBERS, "0-9", [n for n in SIDES if n <= DIGITS]),
    _kind(SYMBOL_GROUPS, f"0{SYMBOLS}", [n for n in SIDES if n > DIGITS]),
]


class GroupedLine(NamedTuple):
    """A line, given by its start and end, with its groups of symbols. Each group is the candidates of a cell."""

    start: Offset
    end: Offset
    groups: list[str]


Lines = Sequence[GroupedLine]


def take_candidates(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the candidate grids and remove them from the text.

    Lines without candidates, such as frames, are ignored.
    """
    for kind in KINDS:
        if not kind.several.search(source.marked):
            continue
        taken = []
        for n, lines in _grids(source.marked, kind):
            taken.append((lines[0].start, lines[-1].end))
            try:
                cells = [*_places(source.marked, lines, kind)]
                drawn = drawn_geometry(source, n, cells, even=False)
            except NotationError as error:
                yield error
            else:
                board = board_of_groups(drawn or geometry(SIDES[n]), _groups(lines))
                yield Whole("candidates", *taken[-1], board, tells=tells_of(drawn))
        source.take(taken)


def take_printed(source: Source) -> Iterator[Whole]:
    """Yield the candidate grids with three lines for each row, and remove them from the text.

    ... ..3 12.     each digit is at its own place: the third cell has the candidates 1, 2 and 4
    .5. ... 4..
    ... ... ...
    """
    n, side = 9, 3
    lines = [*PRINTED.finditer(source.plain)]
    taken = []
    for start in range(0, len(lines) - n * side + 1, n * side):
        some = lines[start : start + n * side]
        parts = [[part[0] for part in PRINTED_CELL.finditer(line[0])] for line in some]
        cells = [
            re.sub(r"\D|0", ".", "".join(parts[row * side + line][column] for line in range(side)))
            for row in range(n)
            for column in range(n)
        ]
        if all(
            sign in (".", str(digit)) or len({*cell} - {"."}) == 1
            for cell in cells
            for digit, sign in enumerate(cell, 1)
        ):
            taken.append((some[0].start(), some[-1].end()))
            groups = ["".join(dict.fromkeys(cell.replace(".", ""))) for cell in cells]
            yield Whole("candidates", *taken[-1], board_of_groups(geometry("9"), groups), tells="size")
    source.take(taken)


def _grids(text: str, kind: Kind) -> Iterator[tuple[int, Lines]]:
    """Yield each candidate grid with its number of rows n. It is n lines with n cells each, or one line with all cells.

    A cell is written as a group of symbols, its candidates.
    """
    side_of = {count: n for n in kind.sides for count in (n, n * n)}
    for run in _runs(text, kind):
        count = len(run[0].groups)
        n = side_of.get(count, 0)
        height, at = n * n // count if n else 1, 0
        while n and at + height <= len(run):
            lines = run[at : at + height]
            found = _is_grid(lines, n)
            if found:
                yield n, lines
            at += height if found else 1


def _runs(text: str, kind: Kind) -> Iterator[Lines]:
    """Yield series of lines that could be rows of one candidate grid.

    All lines of a series have the same number of groups. A group is the candidates of a cell. Any other line with
    groups ends the series.
    """
    run = list[GroupedLine]()
    for match in kind.row.finditer(text):
        line = GroupedLine(*match.span(), kind.groups.findall(match[0]))
        if run and (len(line.groups) != len(run[-1].groups) or kind.groups.search(text, run[-1].end, line.start)):
            yield run
            run = []
        run.append(line)
    if run:
        yield run


def _places(text: str, lines: Lines, kind: Kind) -> Iterator[Offset]:
    """Yield the offset of each cell (group of candidates) in these lines."""
    for line in lines:
        yield from (group.start() for group in kind.groups.finditer(text, line.start, line.end))


def _groups(lines: Lines) -> list[str]:
    return [group for line in lines for group in line.groups]


def _is_grid(lines: Lines, n: int) -> bool:
    """Return whether the groups of symbols in these lines are the candidates of an n*n grid.

    No digit may be over n, and some group must have several digits. If n is over 9, groups such as 12 may also be the
    digits of a full grid. This is the case if all groups are numbers up to n, because candidates over 9 would be
    letters.
    """
    groups = _groups(lines)
    digits = "".join(groups)
    return (
        len(digits) > len(groups)
        and set(digits) <= set(SYMBOLS[:n])
        and (n <= DIGITS or any(not group.isdecimal() or int(group) > n for group in groups))
    )


def write_candidates(board: Board) -> str:
    """Return the board as a framed candidate grid, with each column as wide as its longest cell."""
    n, (width, height) = board.geometry.n, board.geometry.box
    cells = [_group(board, cell) for cell in range(n * n)]
    widths = [max(map(len, cells[column::n])) for column in range(n)]
    boxes = [range(start, start + width) for start in range(0, n, width)]
    border = "+".join(["", *("-" * (sum(widths[column] + 1 for column in box) + 1) for box in boxes), ""])
    lines = [border]
    for row in range(n):
        drawn = [" ".join(cells[row * n + column].ljust(widths[column]) for column in box) for box in boxes]
        lines += [f"| {' | '.join(drawn)} |", *([border] if (row + 1) % height == 0 else [])]
    return "\n".join(lines)


def _group(board: Board, cell: int) -> str:
    return "".join(SYMBOLS[digit - 1] for digit in candidates(board, cell)) or BLANK
