"""A reader of Interactive-Sudoku-Solver's text, for the tests only: `.Thermo~R1C1~R1C2.~R1C1_3`."""

import re
from collections.abc import Callable, Iterator

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry, with_rules
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.cells import are_neighbours
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule

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
LISTS = {"ContainAtLeast": "contains", "ContainExact": "contains-exactly"}
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


def _whole_line(name: str, n: int) -> list[int]:
    """Return a row or column by its name, such as C8."""
    at = int(name[1:]) - 1
    return [*range(at * n, at * n + n)] if name[0] == "R" else [*range(at, n * n, n)]


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
        "SumLine": lambda: [rule("sum-line", cells, number)],
        "RellikCage": lambda: [rule("rellik", cells, number)],
        "Sandwich": lambda: [rule("sandwich", _whole_line(rest[1], n), number)],
        "Indexing": lambda: [rule("row-indexer" if rest[0][0] in "Rr" else "column-indexer", cells)],
        "SameValues": lambda: [KINDS["same-values"].of_groups(_parts(cells, number or 1), None, frame)],
        "LookAndSay": lambda: [KINDS["look-and-say"].of(cells, None, frame, _pairs_of(rest[0]))],
        "Quad": lambda: [KINDS["contains"].of(_quad(cells[0], n), None, frame, map(int, rest[1:]))],
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
    elif kind == "Cage" and not number:
        yield rule("cage", cells)
    elif kind in LISTS:
        yield KINDS[LISTS[kind]].of(cells, None, frame, map(int, rest[0].split("_")))
    elif kind in CLUES:
        line = _whole_line(rest[0], n)
        ends = zip((line, line[::-1]), rest[1:], strict=False)
        yield from (rule(CLUES[kind], cells, int(clue)) for cells, clue in ends if clue)
    elif kind in made and "LOOP" not in rest:
        yield from made[kind]()
    elif kind and kind not in ("Shape", "Jigsaw", "NoBoxes"):
        raise NotKnown(kind)
