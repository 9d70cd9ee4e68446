"""A reader of Interactive-Sudoku-Solver's text, for the tests only: `.Thermo~R1C1~R1C2.~R1C1_3`."""

import re
from collections.abc import Callable, Iterator
from functools import partial

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry, with_rules
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.cells import are_neighbours
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Frame, Rule

CELL = re.compile(r"R(\d+)C(\d+)")
EVERYWHERE = {
    "AntiKnight": ["knight"],
    "AntiKing": ["king"],
    "AntiConsecutive": ["nonconsecutive"],
    "Windoku": ["windoku"],
    "DisjointSets": ["disjoint"],
    "StrictKropki": ["nonconsecutive", "all-black"],
}
LINES = {"Thermo": "thermometer", "Palindrome": "palindrome", "Entropic": "entropic", "AllDifferent": "area"} | {
    "Renban": "renban", "Between": "between", "Lockout": "lockout", "DoubleArrow": "double-arrow", "Zipper": "zipper",
    "RegionSumLine": "region-sum", "CountingCircles": "counting",
}  # fmt: skip
CLUES = {"XSum": "x-sum", "Skyscraper": "skyscraper", "NumberedRoom": "numbered-room"}
BETWEEN = {
    "WhiteDot": ("white", 1),
    "BlackDot": ("black", 2),
    "X": ("xv", 10),
    "V": ("xv", 5),
    "GreaterThan": ("greater", None),
}


class NotKnown(Exception):  # noqa: N818  # not an error of a text, but of this reader
    """The text has a kind that this reader does not know."""


def read_iss(text: str) -> Board:
    """Return the board of a text. Raises NotKnown if it has other kinds of rules."""
    items = [item.split("~") for item in text.strip().split(".") if item]
    shape = next((words[1:] for words in items if words[0] == "Shape"), ["9x9"])
    rows, _, columns = shape[0].partition("x")
    if rows != columns or len(shape) > 1:
        raise NotKnown(text)
    base = geometry(rows)
    frame, n = base.frame, base.n
    rules = [rule for words in items for rule in _rules(words, base)]
    names = {words[0] for words in items}
    jigsaw = next((words[1] for words in items if words[0] == "Jigsaw"), "")
    if jigsaw and "NoBoxes" in names:
        rules.append(Regions.by_sign(jigsaw, frame))
    elif jigsaw:
        rules += [KINDS["area"].of(cells, None, frame) for cells in Regions.by_sign(jigsaw, frame).all]
    elif "NoBoxes" in names and base.box[1] > 1:
        raise NotKnown(text)
    grid = with_rules(base, rules)
    removed, givens = [], [0] * n * n
    for place, *digits in (word.split("_") for words in items if not words[0] for word in words[1:]):
        cell = _cells([place], n)[0]
        if len(digits) == 1:
            givens[cell] = int(digits[0])
        removed += [(digit - 1) * n * n + cell for digit in range(1, n + 1) if str(digit) not in digits]
    return board_of(grid, givens, excluded=mask_of(removed) if any(removed) else 0)


def _cells(words: list[str], n: int) -> list[int]:
    found = [CELL.fullmatch(word) for word in words]
    return [(int(match[1]) - 1) * n + int(match[2]) - 1 for match in found if match]


def _sum(words: list[str], cells: list[int], frame: Frame) -> list[Rule]:
    """Return a sum, perhaps with factors: Sum~7_=_1_1_-1~R1C1~R1C2~R1C3. A cell may occur several times."""
    total, *factors = words[0].replace("_=", "").split("_")
    if not total.lstrip("-").isdecimal() or len({*cells}) < len(words) - 1 != len(cells):
        raise NotKnown(words[0])
    every = [int(factor) for factor in factors] or [1] * len(cells)
    kind = "sum" if {*every} == {1} and len({*cells}) == len(cells) else "weighted-sum"
    if kind == "sum":
        return [KINDS[kind].of(cells, int(total), frame)]
    return [KINDS[kind].of_groups([[cell] for cell in cells], int(total), frame, every)]


def _cut(words: list[str], n: int) -> list[list[int]]:
    """Return the groups of cells between dashes."""
    groups: list[list[str]] = [[]]
    for word in words:
        groups[-1].append(word)
        if word == "-":
            groups.append([])
    return [_cells(group, n) for group in groups]


def _diagonal(cell: int, n: int) -> list[int]:
    """Return the diagonal that begins at this cell: down from the left or upper edge, up from the others."""
    row, column = divmod(cell, n)
    if column == 0 and row < n - 1:
        step = (1, 1)
    elif column == n - 1 and row > 0:
        step = (-1, -1)
    else:
        step = (1, -1) if row == 0 else (-1, 1)
    places = [(row + step[0] * far, column + step[1] * far) for far in range(n)]
    return [r * n + c for r, c in places if min(r, c) >= 0 and max(r, c) < n]


def _whole_line(name: str, n: int) -> list[int]:
    """Return a row or column by its name, such as C8."""
    at = int(name[1:]) - 1
    return [*range(at * n, at * n + n)] if name[0] == "R" else [*range(at, n * n, n)]


def _clues(kind: str, words: list[str], frame: Frame) -> list[Rule]:
    """Return the clues at the two ends of a row or column: XSum~C1~12~. Either may be missing."""
    line = _whole_line(words[0], frame.n)
    ends = zip((line, line[::-1]), words[1:], strict=False)
    return [KINDS[kind].of(cells, int(clue), frame) for cells, clue in ends if clue]


def _parts(cells: list[int], number: int) -> list[list[int]]:
    size = len(cells) // number
    return [cells[at : at + size] for at in range(0, len(cells), size)]


def _pairs_of(text: str) -> list[int]:
    return [int(text[at : at + 2]) for at in range(0, len(text), 2)]


def _quad(first: int, n: int) -> list[int]:
    return [first, first + 1, first + n, first + n + 1]


def _rules(words: list[str], base: Geometry) -> Iterator[Rule]:
    (kind, *rest), frame, n = words, base.frame, base.n
    cells = _cells(rest, n)
    number = int(rest[0]) if rest and rest[0].isdecimal() else None

    def rule(name: str, cells: list[int], number: int | None = None) -> Rule:
        return KINDS[name].of(cells, number, frame)

    made: dict[str, Callable[[], list[Rule]]] = {
        "Diagonal": lambda: [rule("diagonal-up" if rest[0] == "1" else "diagonal-down", [])],
        "Whisper": lambda: [rule("whisper", cells, number or 5)],
        "Modular": lambda: [rule("modular", cells, number)] if number != 1 else [],  # 1 demands nothing
        "Sum": lambda: _sum(rest, cells, frame),
        "EqualSum": lambda: [KINDS["equal-sums"].of_groups(_cut(rest, n), None, frame)],
        "Arrow": lambda: [KINDS["arrow"].of_groups([cells[:1], cells[1:]], None, frame)],
        "PillArrow": lambda: [KINDS["arrow"].of_groups([sorted(cells[:number]), cells[number:]], None, frame)],
        "LittleKiller": lambda: [rule("little-killer", _diagonal(cells[0], n), number)],
        "SumLine": lambda: [rule("sum-line", cells, number)],
        "RellikCage": lambda: [rule("rellik", cells, number)],
        "Sandwich": lambda: [rule("sandwich", _whole_line(rest[1], n), number)],
        "Indexing": lambda: [rule("row-indexer" if rest[0][0] in "Rr" else "column-indexer", cells)],
        "SameValues": lambda: [KINDS["same-values"].of_groups(_parts(cells, number or 1), None, frame)],
        "LookAndSay": lambda: [KINDS["look-and-say"].of(cells, None, frame, _pairs_of(rest[0]))],
        "Quad": lambda: [KINDS["contains"].of(_quad(cells[0], n), None, frame, map(int, rest[1:]))],
        "ContainAtLeast": lambda: [KINDS["contains"].of(cells, None, frame, map(int, rest[0].split("_")))],
        "ContainExact": lambda: [KINDS["contains-exactly"].of(cells, None, frame, map(int, rest[0].split("_")))],
        **{name: partial(_clues, found, rest, frame) for name, found in CLUES.items()},
        "StrictXV": lambda: [rule("all-xv", [], 5), rule("all-xv", [], 10)],
    }
    if kind in EVERYWHERE:
        yield from (rule(name, []) for name in EVERYWHERE[kind])
    elif kind in LINES:
        yield rule(LINES[kind], cells, number)
    elif kind in BETWEEN:
        name, value = BETWEEN[kind]
        near = [
            (one, other) for at, one in enumerate(cells) for other in cells[at + 1 :] if are_neighbours(one, other, n)
        ]
        yield from (rule(name, list(pair), value) for pair in near)
    elif kind == "Cage" and len({*cells}) < len(cells):
        yield from [rule("cage", cells), *_sum(rest, cells, frame)]
    elif kind == "Cage":
        yield rule("killer" if number else "cage", cells, number or None)
    elif kind in made and "LOOP" not in rest:
        yield from made[kind]()
    elif kind and kind not in ("Shape", "Jigsaw", "NoBoxes"):
        raise NotKnown(kind)
