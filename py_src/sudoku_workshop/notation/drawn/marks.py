"""Rules of symbols: on edges, corners and in cells, and of coloured cells."""

import re
from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.notation.drawn.found import Drawn, Found
from sudoku_workshop.notation.drawn.lines import allowed
from sudoku_workshop.notation.drawn.pictures import FULL, LARGE, Drawing, Mark, Picture, cell_at, neighbours_at
from sudoku_workshop.notation.drawn.shapes import groups_of, twins
from sudoku_workshop.notation.drawn.statements import Prose, Stated, lowered
from sudoku_workshop.notation.pictured.colours import BLACK, WHITE, Colour
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

SMALL = 0.6  # the greatest width of a symbol on an edge
SUMS = {"X": "10", "V": "5"}
LESS, MORE = (
    "<\u2039\u2227^\u2303\u25c1\u25b3",
    ">\u203a\u2228v\u2304\u25b7\u25bd",
)  # the tip is at the first, or second, cell
ACROSS, DOWN = "<>\u2039\u203a\u25c1\u25b7", "\u2227^\u2303\u25b3\u2228vV\u2304\u25bd"
MOST_DIGITS = 4  # around a corner
CIRCLES, SQUARES = re.compile(r"\b(circles?|circled)\b"), re.compile(r"\bsquares?\b")
SHADED = re.compile(r"\b(shaded|colou?red|highlighted|grey cells?|gray cells?)\b")
DOTS = {"white": "nonconsecutive", "black": "all-black"}
TOTALS = re.compile(r"\b(10|ten|x'?s?)\b"), re.compile(r"\b(5|five|v'?s?)\b")


def marks_for(prose: Prose, picture: Picture, used: frozenset[Drawing]) -> Iterator[Found]:
    """Yield the rules of symbols that are not part of lines (`used`)."""
    marks = [mark for mark in picture.marks if mark not in used]
    finders = {
        "white": _dots, "black": _dots, "xv": _sums, "greater": _greater, "contains": _corners,
        "even": _parity, "odd": _parity, "counting": _counting, "area": _areas, "clone": _clones,
    }  # fmt: skip
    found = [one for each in prose.stated if each.kind in finders for one in finders[each.kind](each, marks, picture.n)]
    yield from found
    yield from _all_given(prose, found)


def _edges(marks: Iterable[Mark], n: int) -> Iterator[tuple[Mark, Cells]]:
    """Yield the small symbols between two cells."""
    for mark in marks:
        cells = neighbours_at(mark.at, n)
        if len(cells) == 2 and mark.size <= SMALL:
            yield mark, cells


def _dots(stated: Stated, marks: Iterable[Mark], n: int) -> Iterator[Found]:
    """Yield dots. A number in a dot is its own number."""
    fill = WHITE if stated.kind == "white" else BLACK
    for mark, cells in _edges(marks, n):
        if mark.shape == "circle" and mark.fill == fill and (not mark.text or mark.text.isdecimal()):
            number = mark.text or (str(stated.number) if stated.number else "")
            words: Words = (stated.kind, *([number] if number else []), cells)
            yield Found(words, "dot", mark.fill, stated.texts, (mark,))


def _sums(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    for mark, cells in _edges(marks, n):
        if mark.text.upper() in SUMS:
            yield Found(("xv", SUMS[mark.text.upper()], cells), "symbol", "", stated.texts, (mark,))


def _greater(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    """Yield signs. The wide side of a sign is at the greater digit, so it must lie across its edge."""
    for mark, cells in _edges(marks, n):
        fitting = ACROSS if cells[1] == cells[0] + 1 else DOWN
        if len(mark.text) == 1 and mark.text in fitting:
            is_less = mark.text in LESS
            words: Words = ("greater", cells[::-1] if is_less else cells)
            yield Found(words, "symbol", "", stated.texts, (mark,))


def _corners(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    for mark in marks:
        cells, digits = neighbours_at(mark.at, n), [digit for digit in mark.text if digit.isdecimal()]
        if len(cells) == 4 and 0 < len(digits) <= MOST_DIGITS and not re.sub(r"[\d,.]", "", mark.text):
            yield Found(("contains", "_".join(digits), cells), "circle", mark.fill, stated.texts, (mark,))


def _in_cells(marks: Iterable[Mark], n: int) -> Iterator[tuple[Mark, Cell]]:
    for mark in marks:
        cell = cell_at(mark.at, n)
        if cell is not None and not mark.text:
            yield mark, cell


def _parity(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    """Yield the cells with even or odd digits: squares are even and circles odd, unless the text says otherwise."""
    shape = _parity_shape(stated)
    is_shaded = shape == ""
    found = [
        (mark, cell)
        for mark, cell in _in_cells(marks, n)
        if mark.size >= LARGE - SMALL / 4 and mark.fill not in ("", WHITE)
        if (mark.size >= FULL and mark.shape == "square" if is_shaded else mark.shape == shape and mark.size < 1)
    ]
    colours = {mark.fill for mark, _ in found}
    if len(colours) > 1:
        found = [(mark, cell) for mark, cell in found if mark.fill in allowed(stated.colours)]
    for mark, cell in found:
        drawn: Drawn = "cells" if is_shaded else "circle" if shape == "circle" else "square"
        yield Found((stated.kind, (cell,)), drawn, mark.fill, stated.texts, (mark,))


def _parity_shape(stated: Stated) -> str:
    """Return the shape that marks even or odd cells, or an empty text for coloured cells.

    A sentence that is only about even or only about odd cells may say so. Otherwise, squares are even.
    """
    other = "odd" if stated.kind == "even" else "even"
    own = " ".join(text for text in map(lowered, stated.texts) if not re.search(rf"\b{other}\b", text))
    shapes = [shape for shape, words in (("circle", CIRCLES), ("square", SQUARES)) if words.search(own)]
    if len(shapes) == 1:
        return shapes[0]
    if not shapes and SHADED.search(own):
        return ""
    return "square" if stated.kind == "even" else "circle"


def _counting(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    """Yield one rule for the circles of each colour."""
    circles = [(mark, cell) for mark, cell in _in_cells(marks, n) if mark.shape == "circle" and mark.size >= LARGE]
    for colours in dict.fromkeys((mark.fill, mark.border) for mark, _ in circles):
        own = [(mark, cell) for mark, cell in circles if (mark.fill, mark.border) == colours]
        cells = tuple(sorted({cell for _, cell in own}))
        marks_ = tuple(mark for mark, _ in own)
        yield Found(("counting", cells), "circle", next(filter(None, colours), ""), stated.texts, marks_)


def _coloured(marks: Iterable[Mark], n: int) -> dict[Colour, dict[Cell, Mark]]:
    """Return the cells that are wholly coloured, by colour."""
    found: dict[Colour, dict[Cell, Mark]] = {}
    for mark, cell in _in_cells(marks, n):
        if mark.shape == "square" and mark.size >= FULL and mark.fill not in ("", WHITE):
            found.setdefault(mark.fill, {})[cell] = mark
    return found


def _areas(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    """Yield the areas of the colours that the text names, or of all colours. Cells that touch are one area."""
    found = _coloured(marks, n)
    named = {colour: cells for colour, cells in found.items() if colour in allowed(stated.colours)}
    for colour, cells in (named or ({} if stated.colours else found)).items():
        groups = list(groups_of(cells, n))
        for group in groups if all(1 < len(group) <= n for group in groups) else [tuple(sorted(cells))]:
            if 1 < len(group) <= n:
                yield Found(("area", group), "cells", colour, stated.texts, tuple(cells[cell] for cell in group))


def _clones(stated: Stated, marks: Sequence[Mark], n: int) -> Iterator[Found]:
    for colour, cells in _coloured(marks, n).items():
        for one, other in twins(groups_of(cells, n), n):
            drawings = tuple(cells[cell] for cell in (*one, *other))
            yield Found(("clone", (*one, *other)), "cells", colour, stated.texts, drawings)


def _all_given(prose: Prose, found: Iterable[Found]) -> Iterator[Found]:
    """Yield the rules that no mark is missing, of the kinds of marks that a sentence can mean."""
    drawn = {one.words[0] for one in found}
    for text in prose.complete:
        lower = lowered(text)
        named = [kind for kind in DOTS if re.search(rf"\b{kind}\b", lower)]
        if re.search(r"\b(dots?|kropki|circles?|negative constraint|clues?|marks?|symbols?)\b", lower):
            for colour in named or [each.kind for each in prose.stated if each.kind in DOTS]:
                if {*DOTS} & drawn:
                    yield Found((DOTS[colour],), "", "", (text,))
        if "xv" in drawn and not re.search(r"\b(dots?|kropki)\b", lower):
            totals = [words for words in TOTALS if words.search(lower)] or TOTALS
            for words, total in zip(TOTALS, SUMS.values(), strict=True):
                if words in totals:
                    yield Found(("all-xv", total), "", "", (text,))
