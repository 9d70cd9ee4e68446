"""Puzzles whose rules are only drawn and described, made of puzzles whose rules are known, as SudokuPad shows them.

The drawings have the sizes and colours that SudokuPad and its exporters use. The sentences are our own. Each kind has
several, because authors do not use the same words.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation.links.lzstring import pack
from sudoku_workshop.notation.variants.regions import region_numbers
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule

Part = dict[str, Any]
HEX = {
    "red": "#E6261F",
    "orange": "#EB7532",
    "yellow": "#F7D038",
    "green": "#67F067",
    "turquoise": "#1EC8C8",
    "blue": "#34BBE6",
    "purple": "#8030C8",
    "pink": "#F067F0",
    "grey": "#CFCFCF",
}
LINES: dict[str, tuple[str, list[str]]] = {  # for each kind of line: its usual colour, and sentences with {colour}
    "whisper": (
        "green",
        [
            "Neighbouring digits along a {colour} line must have a difference of at least {number}.",
            "German Whispers: along {colour} lines, adjacent digits differ by {number} or more.",
        ],
    ),
    "renban": (
        "purple",
        [
            "Digits on a {colour} line form a set of consecutive digits in any order.",
            "Renban: each {colour} line contains consecutive digits, in any order, without repeats.",
        ],
    ),
    "palindrome": (
        "grey",
        ["Each {colour} line is a palindrome.", "Digits along a {colour} line read the same in both directions."],
    ),
    "region-sum": (
        "blue",
        [
            "Box borders divide {colour} lines into segments with the same sum.",
            "Region sum lines ({colour}): digits have an equal sum within each box the line passes through.",
        ],
    ),
    "entropic": (
        "orange",
        [
            "Any three successive cells of a {colour} line have a low (123), a middle (456) and a high (789) digit.",
            "{colour} lines are entropic.",
        ],
    ),
    "modular": (
        "turquoise",
        ["On a {colour} line, every three adjacent cells have one digit of each of 147, 258 and 369 (modular lines)."],
    ),
    "parity": ("red", ["Digits along a {colour} line alternate between odd and even."]),
    "nabner": ("yellow", ["Nabner lines ({colour}): no two digits on the line are consecutive or equal."]),
    "zipper": (
        "pink",
        ["Digits an equal distance from the centre of a {colour} zipper line have the same sum."],
    ),
    "sequence": ("brown", ["Each {colour} line is an arithmetic sequence."]),
    "sum-line": ("grey", ["Each {colour} line can be divided into segments that each sum to {number}."]),
}
ENDED = {
    "between": ["Digits on a line between two circles lie strictly between the digits in the circles."],
    "lockout": [
        "Lockout lines: the digits in the diamonds differ by at least 4, and other digits are outside of their range."
    ],
    "double-arrow": [
        "The sum of the digits on a line between two circles equals the sum of the digits in both circles."
    ],
    "thermometer": ["Digits increase along thermometers from the bulb.", "Thermo: from the bulb end, digits increase."],
    "slow-thermometer": ["Digits along a slow thermometer never decrease from the bulb."],
}
TEXTS: dict[str, list[str]] = {
    "diagonal-down": ["Digits do not repeat on the negative diagonal."],
    "diagonal-up": ["Digits do not repeat on the positive diagonal."],
    "windoku": ["Windoku rules apply."],
    "disjoint": ["Disjoint groups: cells in the same position of their boxes are all different."],
    "knight": ["Cells a knight's move apart cannot contain the same digit.", "Anti-knight rules apply."],
    "king": ["Cells a king's move apart cannot contain the same digit."],
    "nonconsecutive": ["Orthogonally adjacent cells may not contain consecutive digits."],
    "cage": ["Digits cannot repeat in a cage."],
    "killer": [
        "Digits in a cage sum to the small number in its corner and do not repeat.",
        "Killer cages: normal rules.",
    ],
    "sum": ["Digits in a cage sum to the number given. Digits may repeat within cages."],
    "arrow": ["Digits along an arrow sum to the digit in the circle.", "Arrows: the circle is the sum of the arrow."],
    "little-killer": [
        "Clues outside the grid give the sum of the digits along the indicated diagonal, which may repeat."
    ],
    "even": ["A grey square contains an even digit."],
    "odd": ["A grey circle contains an odd digit."],
    "white": ["Cells joined by a white dot contain consecutive digits.", "White Kropki dots join consecutive digits."],
    "black": ["Cells joined by a black dot are in a 1:2 ratio.", "A black dot joins a digit and its double."],
    "xv": ["Digits separated by an X sum to 10, and digits separated by a V sum to 5."],
    "greater": ["Inequality signs point to the smaller digit."],
    "clone": ["Shaded areas of the same colour are clones: they contain the same digits in the same positions."],
    "area": ["Digits do not repeat in the shaded areas, which are extra regions."],
    "contains": ["Digits in a small circle must appear in the surrounding four cells."],
    "counting": ["A digit in a circle says how many circles contain that digit."],
    "sandwich": ["Clues outside the grid give the sum of the digits sandwiched between the 1 and the 9."],
    "x-sum": ["X-Sums: a clue outside is the sum of the first X digits from that side, where X is the first digit."],
    "skyscraper": [
        "Skyscraper clues outside the grid count the digits that can be seen from there; higher digits hide lower."
    ],
    "numbered-room": ["Numbered rooms: a clue outside is the digit in the Nth cell, where N is the first digit."],
    "look-and-say": ["Look-and-say cages tell which digits they contain and how often."],
    "rellik": ["Rellik cages: no set of digits of a cage sums to its number."],
    **ENDED,
}
ALL = {"all-black": "All black dots are given.", "all-xv": "All X and V are given."}
FRAME = 0.5  # how far a clue is outside


class NotDrawn(Exception):  # noqa: N818  # not an error of the puzzle
    """A rule has no usual drawing."""


def middle(cell: int, n: int) -> list[float]:
    return [cell // n + 0.5, cell % n + 0.5]


def check_steps(cells: Sequence[int], n: int) -> None:
    """Raise NotDrawn if a line jumps over a cell."""
    for one, other in pairwise(cells):
        if max(abs(one // n - other // n), abs(one % n - other % n)) != 1:
            raise NotDrawn(one, other)


def centre(cells: Sequence[int], n: int) -> list[float]:
    points = [middle(cell, n) for cell in cells]
    return [sum(point[at] for point in points) / len(points) for at in (0, 1)]


def mark(at: list[float], size: float, **more: Any) -> Part:
    return {"center": at, "width": size, "height": size, **more}


def circle(at: list[float], size: float, fill: str, **more: Any) -> Part:
    return mark(at, size, rounded=True, backgroundColor=fill, **more)


def line(cells: Sequence[int], n: int, colour: str, thickness: float = 10) -> Part:
    check_steps(cells, n)
    return {"wayPoints": [middle(cell, n) for cell in cells], "color": HEX.get(colour, colour), "thickness": thickness}


def outside(cells: Sequence[int], n: int) -> list[float]:
    (row, column), (next_row, next_column) = middle(cells[0], n), middle(cells[1], n)
    return [2 * row - next_row, 2 * column - next_column]


def _thermometer(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    return {
        "lines": [line(rule.cells, n, "grey", 20)],
        "underlays": [circle(middle(rule.cells[0], n), 0.85, "#CFCFCF")],
    }


def _between(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    ends = [middle(rule.cells[at], n) for at in (0, -1)]
    if rule.kind == "lockout":
        marks = [mark(end, 0.7, backgroundColor="#FFFFFF", borderColor="#3070C0", angle=45) for end in ends]
    else:
        marks = [circle(end, 0.8, "#FFFFFF", borderColor="#A0A0A0") for end in ends]
    return {"lines": [line(rule.cells, n, "grey" if rule.kind != "lockout" else "blue")], "underlays": marks}


def _arrow(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    bulb, arm = rule.groups
    rows, columns = zip(*(divmod(cell, n) for cell in bulb), strict=True)
    if min(len({*rows}), len({*columns})) > 1:
        raise NotDrawn(rule.kind)
    start = min(bulb, key=lambda cell: max(abs(cell // n - arm[0] // n), abs(cell % n - arm[0] % n)))
    shape = {
        "center": centre(bulb, n),
        "width": max(columns) - min(columns) + 0.8,
        "height": max(rows) - min(rows) + 0.8,
        "rounded": True,
        "backgroundColor": "#FFFFFF",
        "borderColor": "#A1A1A1",
    }
    return {"arrows": [line((start, *arm), n, "#A1A1A1", 5) | {"headLength": 0.3}], "underlays": [shape]}


def _little_killer(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    if len(rule.cells) < 2:
        raise NotDrawn(rule.kind)
    at = outside(rule.cells, n)
    step = [middle(rule.cells[1], n)[k] - middle(rule.cells[0], n)[k] for k in (0, 1)]
    arrow = [[at[k] + 0.1 * step[k] for k in (0, 1)], [at[k] + 0.45 * step[k] for k in (0, 1)]]
    return {
        "arrows": [{"wayPoints": arrow, "color": "#000000", "thickness": 2, "headLength": 0.2}],
        "overlays": [mark(at, 0, text=str(rule.number), color="#000000")],
    }


def _outside(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    return {"overlays": [mark(outside(rule.cells, n), 0, text=str(rule.number), color="#000000")]}


def _cage(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    value = {"value": " ".join(map(str, rule.listed)) if rule.listed else str(rule.number)}
    return {"cages": [{"cells": [[*divmod(cell, n)] for cell in rule.cells], **(value if rule.kind != "cage" else {})}]}


def _parity(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    more = {"rounded": True} if rule.kind == "odd" else {}
    return {"underlays": [mark(middle(cell, n), 0.8, backgroundColor="#CFCFCFAA", **more) for cell in rule.cells]}


def _dot(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    fill, usual = ("#FFFFFF", 1) if rule.kind == "white" else ("#000000", 2)
    text = "" if rule.number == usual else str(rule.number)
    return {"overlays": [circle(centre(rule.cells, n), 0.3, fill, borderColor="#000000", text=text)]}


def _sum_mark(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    text = {10: "X", 5: "V"}.get(rule.number or 0)
    if not text:
        raise NotDrawn(rule.kind)
    return {"overlays": [mark(centre(rule.cells, n), 0.4, text=text, backgroundColor="#FFFFFF")]}


def _greater(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    one, other = rule.cells
    text = {1: ">", -1: "<", n: "\u2228", -n: "\u2227"}[other - one]
    return {"overlays": [mark(centre(rule.cells, n), 0, text=text, color="#000000")]}


def _corner(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    first = rule.cells[0]
    if rule.cells != (first, first + 1, first + n, first + n + 1):
        raise NotDrawn(rule.kind)
    text = "".join(map(str, rule.listed))
    return {"overlays": [circle(centre(rule.cells, n), 0.5, "#FFFFFF", borderColor="#000000", text=text)]}


def _counting(rule: Rule, n: int, _: str) -> dict[str, list[Part]]:
    return {"underlays": [circle(middle(cell, n), 0.8, "#FFFFFF", borderColor="#000000") for cell in rule.cells]}


def _coloured(rule: Rule, n: int, colour: str) -> dict[str, list[Part]]:
    return {"underlays": [mark(middle(cell, n), 1, backgroundColor=HEX[colour]) for cell in rule.cells]}


def _plain(rule: Rule, n: int, colour: str) -> dict[str, list[Part]]:
    return {"lines": [line(rule.cells, n, "#8B5A2B" if colour == "brown" else colour)]}


Drawer = Callable[[Rule, int, str], dict[str, list[Part]]]
DRAWERS: dict[str, Drawer] = {
    **dict.fromkeys(LINES, _plain),
    **dict.fromkeys(("thermometer", "slow-thermometer"), _thermometer),
    **dict.fromkeys(("between", "lockout", "double-arrow"), _between),
    **dict.fromkeys(("sandwich", "x-sum", "skyscraper", "numbered-room"), _outside),
    **dict.fromkeys(("cage", "killer", "sum", "look-and-say", "rellik"), _cage),
    **dict.fromkeys(("even", "odd"), _parity),
    **dict.fromkeys(("white", "black"), _dot),
    **dict.fromkeys(("area", "clone"), _coloured),
    **dict.fromkeys(("diagonal-down", "diagonal-up", "windoku", "disjoint", "knight", "king"), lambda *_: {}),
    **dict.fromkeys(("nonconsecutive", *ALL), lambda *_: {}),
    "arrow": _arrow,
    "little-killer": _little_killer,
    "xv": _sum_mark,
    "greater": _greater,
    "contains": _corner,
    "counting": _counting,
}


def drawn_record(board: Board, solution: str, rng: random.Random, prose: str | None = None) -> Part:
    """Return a record that only draws and describes the rules of a board. Raises NotDrawn if a rule has no drawing.

    `prose` is the author's text, if there is one.
    """
    n = board.geometry.n
    rules = [rule for rule in board.geometry.rules if not isinstance(rule, Regions)]
    kinds = dict.fromkeys((rule.kind, rule.number if rule.kind in ("whisper", "sum-line") else None) for rule in rules)
    colours = _colours([*kinds], rng)
    parts: dict[str, list[Part]] = {"lines": [], "arrows": [], "underlays": [], "overlays": [], "cages": []}
    for place, rule in enumerate(rules):
        if rule.kind not in DRAWERS:
            raise NotDrawn(rule.kind)
        colour = colours.get(_key(rule)) or [*HEX][place % len(HEX)]
        for name, made in DRAWERS[rule.kind](rule, n, colour).items():
            parts[name] += made
    told = (
        prose if prose is not None else "\n".join(["Normal sudoku rules apply.", *_sentences([*kinds], colours, rng)])
    )
    regions: dict[Any, list[list[int]]] = {}
    for cell, region in enumerate(region_numbers(board.geometry)):
        regions.setdefault(region, []).append([*divmod(cell, n)])
    regions.pop(None, None)
    cells = [
        [{"value": board.givens[r * n + c]} if board.givens[r * n + c] else {} for c in range(n)] for r in range(n)
    ]
    return {
        "metadata": {"title": "Drawn", "rules": told, "solution": solution},
        "cells": cells,
        "regions": [*regions.values()],
        **parts,
    }


def _key(rule: Rule) -> tuple[str, int | None]:
    return rule.kind, rule.number if rule.kind in ("whisper", "sum-line") else None


def _colours(kinds: Sequence[tuple[str, int | None]], rng: random.Random) -> dict[tuple[str, int | None], str]:
    """Return a colour for each kind of line: the usual ones, or any others that the sentences then name."""
    lines = [key for key in kinds if key[0] in LINES]
    usual = {key: LINES[key[0]][0] for key in lines}
    if rng.random() < 0.5 and len({*usual.values()}) == len(lines):
        return usual
    return dict(zip(lines, rng.sample([*HEX], len(lines)), strict=True))


def _sentences(kinds: Sequence[tuple[str, int | None]], colours: dict[Any, str], rng: random.Random) -> Iterator[str]:
    for kind, number in kinds:
        if kind in ALL:
            yield ALL[kind]
        elif kind in LINES:
            yield rng.choice(LINES[kind][1]).format(colour=colours[kind, number], number=number)
        else:
            yield rng.choice(TEXTS[kind])


def link_of(record: Part) -> str:
    """Return a link with a record."""
    return f"https://sudokupad.app/scl{pack(json.dumps(record))}"
