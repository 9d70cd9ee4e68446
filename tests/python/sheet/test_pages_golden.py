"""The drawing of small pages of every kind, to the hundredth of a millimetre, so that every change of layout is seen.

`python -m tests.python.sheet.test_pages_golden` writes the file again. Look at the pages before you commit it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from math import fsum
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Puzzle, Section, Shown
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Moved, Operation, Text
from tests.support.golden import Golden, grouped
from tests.support.paper import drawn

GOLDEN = Golden(Path(__file__).with_name("pages.txt"))
SMALL = Puzzle(
    parse("1..4..12.1..3..."), (1, 2, 3, 4, 4, 3, 1, 2, 2, 1, 4, 3, 3, 4, 2, 1), "Small", "Gentle", 1.2, "g2.4.a.1"
)
OTHER = SMALL._replace(
    board=parse("12...3.2.1..3..1"), name="A name that is by far too long for its place", er=None, id=""
)
SIX = Puzzle(parse("1..4.6" + "." * 24 + "6.54.1"), name="Six", beyond=True, er=9.0)
BASE = {"role": "base", "candidates": [[1, 2], [2, 3]], "cells": [1], "houses": [["row", 0]]}
OUT = {"role": "out", "candidates": [[5, 3]]}
LINKS = [{"from": [1, 2], "to": [5, 3], "strong": True}, {"from": [5, 3], "to": [13, 4], "strong": False}]
STEP = Shown([("Naked Pair", "1 and 2 in two cells of the row.")], SMALL.board, [BASE, OUT], LINKS)
LONG = Puzzle(OTHER.board, name="Name " * 40, grade="Grade " * 40, er=1.0, id="id" * 40)
FULL = [(3 * row + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
CROSSED = Puzzle(board_of(geometry("9x"), FULL), (), name="Diagonals")
DIAGONAL = {"role": "base", "candidates": [], "cells": [], "houses": [["diagonal", 0]]}
LINES = Shown([("Name", "Sentence. " * 20), ("Other", "Short.")], CROSSED.board, [DIAGONAL])
TWO = (Section("One", (SMALL, OTHER), "A note."), Section("Two", (SIX,)))
EVERY = ("number", "name", "grade", "er", "id")

PAGES: dict[str, tuple[tuple[Section, ...], dict[str, Any]]] = {
    "plain": (TWO, {"title": "Title", "subtitle": "Subtitle", "name_line": True, "show": EVERY, "pointers": True}),
    "below": (TWO, {"solutions": "below", "paper": "A5", "notes": "all", "numbers": "through"}),
    "behind": (TWO[:1], {"solutions": "page", "landscape": True, "tint": True, "per_page": 2, "style": "newspaper"}),
    "book": (TWO, {"contents": True, "cover": True, "back_cover": True, "author": "A", "title": "Book", "gutter": 4}),
    "apart": (TWO, {"per_page": 1, "title": "T", "subtitle": "S", "cover": True, "booklet": True, "back_cover": True}),
    "few": (TWO[:1], {"show": (), "back_cover": True, "solutions": "below", "per_page": 8, "symbols": "shapes"}),
    "booklet": (TWO[1:], {"booklet": True, "signature": 8, "creep": 0.2, "symbols": "letters", "notes": "empty"}),
    "press": (TWO[1:], {"press": True, "paper": "A6", "symbols": "colours", "solutions": "none"}),
    "colours": (TWO[:1], {"tint": True, "symbols": "colours", "solutions": "none", "paper": "A6", "margin": 5}),
    "class": (TWO[:1], {"handout": 1, "footer": False, "title": "Class", "style": "clear"}),
    "large": (TWO[:1], {"large": True, "notes": "all", "per_page": 1}),
    "tactile": (TWO[:1], {"style": "tactile", "title": "Dots"}),
    "felt": (TWO[:1], {"style": "tactile", "show": (), "per_page": 1, "word": "SAND"}),
    "cells": (TWO, {"cell": 20, "word": "SAND", "size": (90, 120)}),
    "code": (TWO[:1], {"qr": "https://a.bc/", "per_page": 2, "solutions": "none"}),
    "codes": (TWO[1:], {"qr": "https://a.bc/", "landscape": True, "solutions": "none", "paper": "A5"}),
    "steps": ((Section("", (SMALL._replace(steps=(STEP, STEP)),)),), {"solutions": "none"}),
    "exercise": ((Section("", (SMALL._replace(position=SMALL.board, steps=(STEP,)),)),), {"tint": True}),
    "long": (
        (Section("Heading " * 20, (LONG,), "Note " * 60), Section("", (OTHER,), ""), Section("Third " * 20, (OTHER,))),
        {"title": "Title " * 40, "subtitle": "Sub " * 60, "author": "Author " * 40, "contents": True, "cover": True}
        | {"show": EVERY, "paper": "A6", "margin": 40},
    ),
    "eight": ((Section("", (OTHER,) * 9),), {"per_page": 8, "solutions": "none", "title": "Title"}),
    "strip": ((Section("", (SMALL, OTHER, SMALL)),), {"per_page": 2, "solutions": "below", "title": "Title"}),
    "wished": ((Section("", (SMALL, SIX, SMALL)),), {"cell": 16, "solutions": "page", "name_line": True}),
    "crossed": ((Section("", (CROSSED._replace(steps=(LINES, LINES, LINES)),)),), {"solutions": "none", "paper": "A5"}),
    "lesson": ((Section("Pairs", (), "What they are.", (STEP,)), TWO[0]), {"solutions": "none"}),
}  # fmt: skip


@cache
def pages() -> dict[str, str]:
    return grouped(told())


def told() -> Iterator[tuple[str, str]]:
    """Yield lines, each with its page."""
    for name, (sections, options) in PAGES.items():
        for page in drawn(sections, **options):
            case = f"{name} {page.number}"
            yield case, f"  size {numbers((page.width, page.height, page.trim))}"
            yield from ((case, line) for line in chain.from_iterable(map(lines, page.operations)))


def lines(operation: Operation) -> Iterator[str]:
    match operation:
        case Figure(inner, words):
            yield f"  figure {words}"
            yield from (f"  {line}" for each in inner for line in lines(each))
        case Moved(inner, x, y, turned):
            yield f"  moved {numbers((x, y))} {'turned' * turned}".rstrip()
            yield from (f"  {line}" for each in inner for line in lines(each))
        case Lines(segments, width, ink, dash):
            yield f"  lines {numbers((width,))} {of(ink)} {numbers(dash or ())}: {some(segments)}"
        case Area(rings, ink, outline):
            yield f"  area {of(ink)} {numbers((outline or 0,))}: {some(map(chain.from_iterable, rings))}"
        case Text(x, baseline, text, size, anchor, bold, ink, digit, role, to):
            kind = f"{anchor} {role}{' bold' * bold}{' digit' * digit}{f' to {to}' if to else ''}"
            yield f"  {numbers((x, baseline, size))} {of(ink)} {kind}: {text}"


def some(rows: Iterable[Iterable[float]]) -> str:
    """Return the first numbers, the number of rows, and the sums of all numbers and of the x coordinates."""
    found = [list(row) for row in rows]
    sums = fsum(map(fsum, found)), fsum(fsum(row[::2]) for row in found)
    return f"{numbers(found[0][:6])} of {len(found)}, {numbers(sums)}"


def of(ink: float | tuple[float, float, float]) -> str:
    return numbers(ink if isinstance(ink, tuple) else (ink,))


def numbers(values: Iterable[float]) -> str:
    return ",".join(f"{round(value, 2) + 0:g}" for value in values)


@pytest.mark.parametrize("page", GOLDEN.cases)
def test_a_page_is_drawn_as_in_the_file(page: str) -> None:
    GOLDEN.check(page, pages()[page])


def test_the_file_has_every_page() -> None:
    assert list(GOLDEN.cases) == list(pages())


if __name__ == "__main__":
    GOLDEN.write(pages())
