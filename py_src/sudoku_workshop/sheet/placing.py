"""Texts, split into runs: pieces in one font, each with a size and a place."""

from typing import NamedTuple

from sudoku_workshop.sheet.drawing import Text
from sudoku_workshop.sheet.typeset import FaceRun, Type

ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


class PlacedRun(NamedTuple):
    """A run (a piece of text in one font), its font size, and the x coordinate where it begins."""

    run: FaceRun
    size: float
    x: float

    @property
    def width(self) -> float:
        return self.run.width * self.size


def placed(type_: Type, text: Text) -> list[PlacedRun]:
    """Return the pieces of a text (runs, each in one font) with their places.

    Digits of a grid get the size at which they are equally high in every font.
    """
    size = text.size
    pieces, width = type_.pieces(text.text, text.bold, text.digit)
    start = text.x - ANCHORS[text.anchor] * width * size
    return [PlacedRun(run, size * scale, start + before * size) for run, scale, before in pieces]
