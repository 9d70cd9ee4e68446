"""Interactive-Sudoku-Solver in Node, measured in processor time like our own search."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sudoku_workshop.grid.digit_text import text_of
from tests.conftest import DATA

SCRIPT = Path(os.environ.get("ISS", DATA.parent / "peers" / "run-iss.mjs"))  # reads {"id", "iss"} a line
CLOCK = """data:text/javascript,
performance.now = () => { const taken = process.cpuUsage(); return (taken.user + taken.system) / 1000; };"""
FOUND = {"none": 0, "unique": 1, "many": 2}


class Answer(NamedTuple):
    """Up to 2 solutions (None: stopped, or refused), milliseconds with the set-up, and the solution in our digits."""

    found: int | None
    ms: float
    solution: str = ""


def is_there() -> bool:
    return SCRIPT.exists() and shutil.which("node") is not None


def answers(texts: Sequence[str], limit: int) -> list[Answer]:
    """Return an answer for each text. Each is solved twice in one process, because compiled code is faster then.

    `limit` is the time for one of them in milliseconds.
    """
    with tempfile.TemporaryDirectory() as folder:
        rows, results = Path(folder) / "in.jsonl", Path(folder) / "out.jsonl"
        lines = [{"id": f"{number}/{turn}", "iss": text} for turn in range(2) for number, text in enumerate(texts)]
        rows.write_text("".join(json.dumps(line) + "\n" for line in lines))
        command = ["node", "--import", CLOCK, str(SCRIPT), str(rows), str(results), str(limit)]
        subprocess.run(command, check=True)
        found = [json.loads(line) for line in results.read_text().splitlines()]
    return [_least(found[at :: len(texts)]) for at in range(len(texts))]


def _least(turns: Sequence[dict[str, Any]]) -> Answer:
    return min(map(_answer, turns), key=lambda answer: (answer.found is None, answer.ms))


def _answer(line: dict[str, Any]) -> Answer:
    first = line.get("values", [1])[0]
    solution = text_of([digit + 1 - first for digit in line.get("sol", ())])
    return Answer(FOUND.get(line["status"]), line.get("ms", 0) + line.get("setup_ms", 0), solution)
