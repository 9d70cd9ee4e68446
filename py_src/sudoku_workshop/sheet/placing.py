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
    runs = type_.in_grid(text.text, text.bold) if text.digit else type_.runs(text.text, text.bold)
    sizes = [text.size * (type_.scale(run) if text.digit else 1) for run in runs]
    widths = [run.width * size for run, size in zip(runs, sizes, strict=True)]
    start = text.x - ANCHORS[text.anchor] * sum(widths)
    return [
        PlacedRun(run, size, start + sum(widths[:at])) for at, (run, size) in enumerate(zip(runs, sizes, strict=True))
    ]
