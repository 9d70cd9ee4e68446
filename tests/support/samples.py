"""How large the samples of laws and comparisons are.

`SUDOKU_THOROUGH=1` tries the large ones, which take several times as long: before a release, or after a change in the
search, the techniques or the layout of paper.
"""

import os

THOROUGH = bool(os.environ.get("SUDOKU_THOROUGH"))


def sample(few: int, many: int) -> int:
    """Return how many of something to try."""
    return many if THOROUGH else few
