"""The drawings in the JSON of f-puzzles: lines, circles, rectangles, texts and cages that are no rules there."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sudoku_workshop.notation.drawn.pictures import DrawnCage, Line, Mark, Picture, Point, Shape, cells_along
from sudoku_workshop.notation.fpuzzles.cells import cell_of, place_of
from sudoku_workshop.notation.fpuzzles.reader import CAGE
from sudoku_workshop.notation.fpuzzles.rules import without_copies
from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.colours import colour_of
from sudoku_workshop.rules.frame import Frame

Part = Mapping[str, Any]
SYMBOLS: dict[str, Shape] = {"circle": "circle", "rectangle": "square", "text": "text"}
TURNED = 45  # degrees


def fpuzzles_picture(facts: Part, frame: Frame) -> Picture:
    """Return the drawings of a puzzle."""
    marks = [_mark(part, shape) for name, shape in SYMBOLS.items() for part in _parts(facts, name)]
    lines = [line for part in _parts(facts, "line") for line in _lines(part, frame.n)]
    others = marks.count(None) + lines.count(None)
    return Picture(
        frame.n,
        tuple(dict.fromkeys(line for line in lines if line)),
        (),
        tuple(mark for mark in marks if mark),
        tuple(_cages(facts, frame.n)),
        others,
    )


def _parts(facts: Part, name: str) -> Iterator[Part]:
    found = without_copies(facts.get(name))
    yield from (part for part in found if isinstance(part, dict)) if isinstance(found, list) else ()


def _places(names: object) -> list[Point]:
    """Return the middles of cells with these names, or nothing if a name is not one of a cell."""
    with suppress(TypeError, ValueError):
        return [(row - 0.5, column - 0.5) for row, column in map(place_of, names)]  # type: ignore[call-overload]
    return []


def _lines(part: Part, n: int) -> Iterator[Line | None]:
    colour = colour_of(part.get("outlineC"))
    lines = part.get("lines")
    for names in lines if isinstance(lines, list) else ():
        cells = cells_along(_places(names), n)
        yield Line(cells, colour) if len(cells) > 1 and colour else None


def _mark(part: Part, shape: Shape) -> Mark | None:
    places = _places(part.get("cells"))
    if not places:
        return None
    fill, border = ("", "") if shape == "text" else (colour_of(part.get("baseC")), colour_of(part.get("outlineC")))
    is_turned = shape == "square" and _number(part, "angle") % 90 == TURNED
    width, height = (_number(part, name) or _number(part, "size") for name in ("width", "height"))
    text = "".join(str(part.get("value") or "").split())
    return Mark(_middle(places), width, height, "diamond" if is_turned else shape, fill, border, text)


def _middle(places: Sequence[Point]) -> Point:
    rows, columns = zip(*places, strict=True)
    return sum(rows) / len(rows), sum(columns) / len(columns)


def _number(part: Part, name: str) -> float:
    found = part.get(name)
    return float(found) if isinstance(found, int | float) else 0


def _cages(facts: Part, n: int) -> Iterator[DrawnCage]:
    for cage in _parts(facts, CAGE):
        if not told_by(cage):
            with suppress(TypeError, ValueError):
                yield DrawnCage(tuple(cell_of(each, n) for each in cage["cells"]), str(cage.get("value") or "").strip())
