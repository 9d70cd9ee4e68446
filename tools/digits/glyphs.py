"""The conversion of cells to the model's input, by the reader's own code (web/photo/glyph.js), so both see the same."""

import subprocess

import numpy as np

CELL = 36  # as in web/photo/cells.js
GLYPH = 24  # as in web/photo/glyph.js
CLASSES = ["", *"123456789ABCDEFG"]


def glyphs(cells: np.ndarray, labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the glyphs as (count, GLYPH, GLYPH), 0 for paper and 1 for ink, and their classes.

    Cells in which the reader sees nothing are left out.
    """
    done = subprocess.run(["node", "tools/digits/glyphs.mjs"], input=cells.tobytes(), capture_output=True, check=True)
    read = np.frombuffer(done.stdout, np.uint8).reshape(len(cells), 1 + GLYPH * GLYPH)
    seen = read[:, 0] == 1
    return read[seen, 1:].reshape(-1, GLYPH, GLYPH).astype(np.float32) / 200, labels[seen]
