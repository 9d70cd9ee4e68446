"""The conversion of cells to glyphs, the model's input. The photo reader's own code does it (web/photo/glyph.js)."""

import subprocess

import numpy as np

CELL = 36  # as in web/photo/cells.js
GLYPH = 24  # as in web/photo/glyph.js
CLASSES = ["", *"123456789ABCDEFG"]


def glyphs(cells: np.ndarray, labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return glyphs as an array of shape (count, GLYPH, GLYPH), with 0 for paper and 1 for ink, and their classes.

    Cells in which the photo reader sees nothing are left out.
    """
    done = subprocess.run(["node", "tools/digits/glyphs.mjs"], input=cells.tobytes(), capture_output=True, check=True)
    read = np.frombuffer(done.stdout, np.uint8).reshape(len(cells), 1 + GLYPH * GLYPH)
    seen = read[:, 0] == 1
    return read[seen, 1:].reshape(-1, GLYPH, GLYPH).astype(np.float32) / 200, labels[seen]
