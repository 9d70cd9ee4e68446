"""The font files in the Python package. They are read and cached when a PDF is written."""

from functools import cache

from sudoku_workshop.packaged import packaged
from sudoku_workshop.sheet.truetype import TrueType


@cache
def font_file(name: str) -> TrueType:
    """Return the font with this name.

    Raises KeyError if the package does not contain it. The copy of the package in the web page contains no fonts.
    """
    try:
        return TrueType(packaged("fonts", f"{name}.ttf"))
    except OSError as error:
        raise KeyError(name) from error
