"""Data files of the package. In the source tree they are in web/, because the page uses them as well."""

import pkgutil
from pathlib import Path


def packaged(folder: str, name: str) -> bytes:
    """Return a file's content. Raises OSError if the package does not have the file, as in the page."""
    try:
        found = pkgutil.get_data("sudoku_workshop", f"{folder}/{name}")  # also reads from an archive
    except OSError:  # raised by an archive
        found = None
    return found or (Path(__file__).parents[2] / "web" / folder / name).read_bytes()
