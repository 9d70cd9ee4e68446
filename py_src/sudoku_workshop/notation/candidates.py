"""Candidate grids: every cell as the group of digits that it may still hold, drawn in frames or not.

A lone digit is a written value, unless the digit also occurs elsewhere in one of its houses: then it is a naked single
that nobody has written yet. Such text does not distinguish givens from placed digits: all values are taken as givens.
"""

import re
from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.board import BLANK, SYMBOLS, Board, board_of, candidates
from sudoku_workshop.grid.geometry import BOXES, Geometry, geometry
from sudoku_workshop.grid.masks import Mask, mask_of, masks
from sudoku_workshop.notation.source import Line, Source, Whole

DIGITS = 9  # a grid of more digits needs letters too
NUMBERS = re.compile(r"[0-9]+")
SYMBOL_GROUPS = re.compile(rf"(?<![a-z])[0{SYMBOLS}]+(?![a-z])")  # capitals inside words are none
BLANKS = "._?xX-"  # where cells are blank, groups are only runs of digits between them
OTHER = rf"[^{{0}}\r\n{BLANKS}]"
ROW = rf"^{OTHER}*+(?:[{{0}}]++{OTHER}++){{{{3}}}}[{{0}}][^\r\n{BLANKS}]*+(?=\r?$)"  # no grid has fewer cells a line
KINDS = [
    (NUMBERS, re.compile("[0-9]{2}"), re.compile(ROW.format("0-9"), re.MULTILINE), range(DIGITS + 1)),
    (
        SYMBOL_GROUPS,
        re.compile(f"[0{SYMBOLS}]{{2}}"),
        re.compile(ROW.format(f"0{SYMBOLS}"), re.MULTILINE),
        range(DIGITS + 1, len(SYMBOLS) + 1),
    ),
]
SIDES = {width * height: name for name, (width, height) in BOXES.items()}


class GroupedLine(NamedTuple):
    """A line and its groups."""

    line: Line
    groups: list[str]


def take_candidates(source: Source) -> Iterator[Whole]:
    """Takes the candidate grids out of a text. Lines without groups, such as frames, do not count."""
    for pattern, several, row, sides in KINDS:
        if not several.search(source.marked) or not row.search(source.marked):
            continue
        lines = _lines(source.marked, pattern, row)
        side_of = {count: n for n in SIDES if n in sides for count in (n, n * n)}  # by the groups of a line
        at, taken = 0, []
        while at < len(lines):
            count = len(lines[at].groups)
            n = side_of.get(count, 0)
            part = lines[at : at + (1 if count == n * n else n)]
            if n and _is_grid(part, n):
                taken.append((part[0].line.start, part[-1].line.start + len(part[-1].line.text)))
                groups = [group for line in part for group in line.groups]
                yield Whole("candidates", *taken[-1], board_of_groups(geometry(SIDES[n]), groups))
                at += len(part)
            else:
                at += 1
        source.take(taken)


def _lines(text: str, groups: re.Pattern[str], row: re.Pattern[str]) -> list[GroupedLine]:
    """The lines that could be rows; thinner ones between two of them, however many, as one line of no groups."""
    lines, end = [], 0
    for match in row.finditer(text):
        if groups.search(text, end, match.start()):
            lines.append(GroupedLine(Line(end, ""), []))
        lines.append(GroupedLine(Line(match.start(), match[0]), groups.findall(match[0])))
        end = match.end()
    return lines


def _is_grid(lines: Sequence[GroupedLine], n: int) -> bool:
    """Whether these are the groups of all cells, as many on every line, and one of them at least is no lone digit.

    A grid past 9 whose groups are all numbers is a full one: candidates would have letters among them.
    """
    groups = [group for line in lines for group in line.groups]
    return (
        len(groups) == n * n
        and len({len(line.groups) for line in lines}) == 1
        and any(len(group) > 1 for group in groups)
        and (n <= DIGITS or any(not group.isdecimal() or int(group) > n for group in groups))
        and set("".join(groups)) <= set(SYMBOLS[:n])
    )


def board_of_groups(geometry: Geometry, groups: Sequence[str]) -> Board:
    """The board of these candidates, a group a cell."""
    stated = 0
    for cell, group in enumerate(groups):
        stated |= _held(frozenset(group), geometry.cells) << cell
    values = [_value(geometry, stated, cell, group) for cell, group in enumerate(groups)]
    return board_of(geometry, values, removed=masks(geometry).full & ~stated)


@lru_cache(1 << 10)
def _held(symbols: Set[str], size: int) -> Mask:
    """These as the candidates of cell 0."""
    return mask_of(SYMBOLS.index(symbol) * size for symbol in symbols)


def _value(geometry: Geometry, stated: Mask, cell: int, group: str) -> int:
    """The digit written in a cell; 0 for none."""
    if len(group) > 1:
        return 0
    digit = SYMBOLS.index(group)
    return 0 if stated >> digit * geometry.cells & masks(geometry).peers[cell] else digit + 1


def write_candidates(board: Board) -> str:
    """The board as a framed candidate grid; columns as wide as their longest cell."""
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
