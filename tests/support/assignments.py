"""Assignments and answers as the page writes them, in no language, because people write their own."""

import base64
import json
import zlib
from typing import Any

from tests.e2e.puzzles import PUZZLE

PROGRAM = "def steps(puzzle):\n    yield Try(0, 1)\n"


def packed(title: str = "№ 1", code: str | None = PROGRAM, position: int = 0) -> str:
    """Return the text after `#a=` in a link."""
    asks = "answer" if code is None else "program"
    parts = [1, title, "? " * 90, asks, PUZZLE, "every-solution", "1", position, code]
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(parts).encode())).decode().rstrip("=")


def answer(**parts: Any) -> dict[str, Any]:
    """Return an answer that was handed in."""
    plain = {"name": "№ 2", "answer": "= 42", "tries": 4208, "seconds": 61, "code": PROGRAM}
    head = {"format": "sudoku-workshop-answer", "version": 1, "assignment": packed()}
    return head | plain | {"handed": "2026-05-04T08:30:00.000Z"} | parts
