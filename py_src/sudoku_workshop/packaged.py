"""Data files of the package. In the source tree they are in web/, because the page uses them as well."""

import pkgutil
from pathlib import Path


def packaged(folder: str, name: str) -> bytes:
    """Return the content of a data file in the Python package.

    Raises OSError if the package does not have the file. The page's copy of the package has no data files.
    """
    try:
        found = pkgutil.get_data("sudoku_workshop", f"{folder}/{name}")  # this can also read from an archive
    except OSError:  # an archive raises this
        found = None
    return found or (Path(__file__).parents[2] / "web" / folder / name).read_bytes()
