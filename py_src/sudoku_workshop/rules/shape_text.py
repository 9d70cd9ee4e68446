"""The text of shapes that are only drawn, in the name of a geometry, such as `l.7.20.._.50,50,150,50~o...`.

The parts of a shape are its form with flags, the colour and width of its line, its fill, its size, its words in base64,
and its points. Colours are numbers, lengths are hundredths of a cell, and what is missing is blank.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from functools import lru_cache
from typing import get_args

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.shapes import Colour, Form, Point, Shape

COLOURS: tuple[Colour, ...] = get_args(Colour)
FORMS: dict[str, Form] = {form[0]: form for form in get_args(Form)}
BETWEEN, FIELD = "~", "."  # shapes, and their parts
HUNDRED, FURTHEST = 100, 500  # the most hundredths of a cell that a point may be outside the grid
MOST_SHAPES, LONGEST, LONGEST_WORDS, MOST_POINTS = 300, 12_000, 40, 80
WHOLE = re.compile(
    r"(?P<form>[lact])(?P<flags>[do]{0,2})\.(?P<line>\d{0,2})\.(?P<width>\d{1,4})\.(?P<fill>\d{0,2})\.(?P<size>\d{1,4})"
    r"\.(?P<words>[\w-]*)\.(?P<points>-?\d{1,4},-?\d{1,4}(?:,-?\d{1,4},-?\d{1,4})*)"
)
FEWEST = {"line": 2, "area": 3}  # points


def text_of(shapes: Iterable[Shape], side: int) -> str:
    """Return the text of shapes, as far as it is not too long. Shapes that are far outside the grid are left out."""
    found, length = list[str](), 0
    for text in dict.fromkeys(_text(shape) for shape in shapes if _fits(shape, side)):
        length += len(text) + 1
        if length > LONGEST or len(found) == MOST_SHAPES:
            break
        found.append(text)
    return BETWEEN.join(found)


def _fits(shape: Shape, side: int) -> bool:
    ends = (-FURTHEST / HUNDRED, side + FURTHEST / HUNDRED)
    inside = all(ends[0] <= at <= ends[1] for point in shape.points for at in point)
    return (
        inside
        and FEWEST.get(shape.form, 1) <= len(shape.points) <= MOST_POINTS
        and max(shape.width, shape.size) <= side
        and len(shape.text) <= LONGEST_WORDS
        and bool(shape.text if shape.form == "text" else shape.line or shape.fill)
    )


def _text(shape: Shape) -> str:
    flags = "d" * shape.dashed + "o" * shape.over
    words = urlsafe_b64encode(shape.text.encode()).decode().rstrip("=")
    colours = ["" if colour is None else str(COLOURS.index(colour)) for colour in (shape.line, shape.fill)]
    lengths = [_hundredths(length) for length in (shape.width, shape.size)]
    points = ",".join(_hundredths(at) for point in shape.points for at in point)
    return FIELD.join([shape.form[0] + flags, colours[0], lengths[0], colours[1], lengths[1], words, points])


def _hundredths(length: float) -> str:
    return str(round(length * HUNDRED))


@lru_cache(maxsize=64)
def shapes_in(text: str, side: int) -> tuple[Shape, ...]:
    """Return the shapes that a text describes. Raises SudokuError for any other text."""
    found = tuple(map(_shape, text.split(BETWEEN))) if text else ()
    if text_of(found, side) != text:
        raise SudokuError("the drawing of the puzzle cannot be read")
    return found


def _shape(text: str) -> Shape:
    match = WHOLE.fullmatch(text)
    try:
        if not match:
            raise ValueError(text)
        numbers = [int(number) / HUNDRED for number in match["points"].split(",")]
        points: tuple[Point, ...] = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        words = urlsafe_b64decode(match["words"] + "=" * (-len(match["words"]) % 4)).decode()
        return Shape(
            FORMS[match["form"]],
            points,
            _colour(match["line"]),
            int(match["width"]) / HUNDRED,
            _colour(match["fill"]),
            int(match["size"]) / HUNDRED,
            words,
            "d" in match["flags"],
            "o" in match["flags"],
        )
    except (ValueError, IndexError) as error:
        raise SudokuError("the drawing of the puzzle cannot be read") from error


def _colour(number: str) -> Colour | None:
    return COLOURS[int(number)] if number else None
