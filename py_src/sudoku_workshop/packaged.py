"""The files that the package carries besides its modules; in the source tree they lie in web/, whose they are, too."""

import pkgutil
from pathlib import Path


def packaged(folder: str, name: str) -> bytes:
    """A file's content. OSError where the package is without it, as in the page."""
    try:
        own = pkgutil.get_data("sudoku_workshop", f"{folder}/{name}")  # from an archive, too
    except OSError:  # which an archive raises as it is
        own = None
    return own or (Path(__file__).parents[2] / "web" / folder / name).read_bytes()
