"""Data files of the package. In the source tree they are in web/, because the page uses them as well.

The fonts for Chinese and Korean are in a package of their own.
"""

import pkgutil
from contextlib import suppress
from pathlib import Path

FONTS = "sudoku_workshop_fonts"


def packaged(folder: str, name: str) -> bytes:
    """Return the content of a data file in the Python package.

    Raises OSError if the package does not have the file. The page's copy of the package has no data files.
    """
    places = [("sudoku_workshop", f"{folder}/{name}"), *([(FONTS, name)] if folder == "fonts" else [])]
    for package, path in places:
        with suppress(OSError, ImportError):
            if found := pkgutil.get_data(package, path):  # this can also read from an archive
                return found
    return (Path(__file__).parents[2] / "web" / folder / name).read_bytes()
