"""How a custom rule is drawn: a form and a colour, which the text of the rule names.

Without a look, a table of successive cells is a dashed line, and other tables are an outline.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import get_args

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.edge_marks import DOT
from sudoku_workshop.rules.outlines import cage, centre, spread
from sudoku_workshop.rules.shapes import Colour, Shape, circle, line

FORMS = ("line", "dot", "cage", "shade")
NO_LOOK = ("ink", "soft", "blank", "white", "black")  # the colours of marks and paper
COLOURS: tuple[Colour, ...] = tuple(colour for colour in get_args(Colour) if colour not in NO_LOOK)
OUTLINE = 0.08  # the width of a coloured cage
UNORDERED = "ag"  # the tables for which the order of the cells means nothing, or little


def look_text(form: str = "", colour: str = "") -> str:
    """Return a look as text, such as `line_green`. Raises ValueError if there is no such form or colour."""
    if not form and not colour:
        return ""
    if form not in FORMS or colour not in COLOURS:
        raise ValueError(f"a rule is drawn as {', '.join(FORMS)}, in {', '.join(COLOURS)}")
    return f"{form}_{colour}"


def look_of(text: str) -> tuple[str, str]:
    """Return the form and the colour in a text, or two empty texts. Raises ValueError."""
    form, _, colour = text.partition("_")
    if look_text(form, colour) != text:
        raise ValueError(f"{text[:20]!r} is not a look")
    return form, colour


def shapes_of_look(text: str, table: str, cells: Sequence[Cell], side: int) -> Iterable[Shape]:
    """Return the shapes of a rule with this look and table."""
    form, colour = look_of(text)
    own: Colour = next((each for each in COLOURS if each == colour), "blue")
    points = [centre(cell, side) for cell in cells]
    if form == "dot" and len(cells) > 1:
        middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(points)]
        return [circle(at, DOT, own, "ink", 0.03)._replace(over=True) for at in middles]
    if form == "shade":
        return spread(cells, side, own)
    if form == "cage" or (form and len(cells) == 1):
        return [shape._replace(width=OUTLINE) for shape in cage({*cells}, side, colour=own, dashed=False)]
    if not form and (table[:1] in UNORDERED or len(cells) == 1):
        return cage({*cells}, side)
    return (line(points, own, dashed=not form),)
