"""The font files that the package carries: read when a PDF is bound, and kept."""

from functools import cache

from sudoku_workshop.packaged import packaged
from sudoku_workshop.sheet.truetype import TrueType


@cache
def font_file(name: str) -> TrueType:
    """The font of this name. KeyError where the package is without it, as in the page."""
    try:
        return TrueType(packaged("fonts", f"{name}.ttf"))
    except OSError as error:
        raise KeyError(name) from error
