"""The solvers to compare with: each installed by pip into its own folder, run in its own process, and stopped in time.

Packages from npm are installed together into one folder.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.bench.rows import OURS, Row

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".cache" / "peers"
PINNED = {"sudokutools": "0.4.0", "hodoku-py": "0.2.1", "py-sudoku": "2.0.0", "dokusan": "0.1.0"}
PEERS = ("sudokutools", "hodoku-py", "hodoku-py, C alone", "py-sudoku")
ALSO = "dokusan"  # finds one solution and cannot prove that it is the only one, so it is in the short comparison alone
SECONDS = 20


class Puzzle(NamedTuple):
    n: int
    box: tuple[int, int]
    digits: tuple[int, ...]


def prove(
    who: str, puzzles: Sequence[Puzzle], seconds: float = SECONDS, passes: int = 1, limit: float = 0
) -> list[float]:
    """Return the milliseconds for each puzzle that was proven, the least of several passes.

    `seconds` is for all puzzles together, and `limit` for each one (0: none).
    """
    program = str(Path(__file__).with_name("prover.py"))
    command = [sys.executable, program, who, str(folder_of(who)), str(passes), str(limit)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    watch = threading.Timer(seconds, process.kill)
    watch.start()
    try:
        out, _ = process.communicate("".join(json.dumps(puzzle._asdict()) + "\n" for puzzle in puzzles))
    finally:
        watch.cancel()
    if process.returncode > 0:
        raise RuntimeError(f"{who} failed")
    taken: dict[str, float] = {}
    for index, milliseconds in (line.split() for line in out.splitlines()):
        taken[index] = min(taken.get(index, float("inf")), float(milliseconds))
    return list(taken.values())


def folder_of(who: str) -> Path:
    """Return the folder from which a solver is imported. A peer is installed there first, without other packages."""
    if who == OURS:
        return ROOT / "py_src"
    package = who.split(",")[0]
    folder = FOLDER / f"{package}-{PINNED[package]}"
    if not folder.exists():
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--target", str(folder)]
        subprocess.run([*pip, f"{package}=={PINNED[package]}"], check=True)
    return folder


def npm_folder() -> Path:
    """Return the folder with the packages of `npm/package.json`, installed once per content of its lock file."""
    pinned = Path(__file__).with_name("npm")
    lock = hashlib.sha256((pinned / "package-lock.json").read_bytes()).hexdigest()[:12]
    folder = FOLDER / f"npm-{lock}"
    if not folder.exists():
        fresh = folder.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(pinned, fresh)
        npm = [shutil.which("npm") or "npm", "ci", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(npm, cwd=fresh, check=True)
        fresh.rename(folder)
    return folder


def rows(part: str, what: str, who: str, taken: Sequence[float], number: int, rate: float | None = None) -> list[Row]:
    """Return the rate (by default that of the least times) and the median of all finished puzzles."""
    if not taken:
        return [Row(part, what, who, 0, "/s", f"none of {number} finished")]
    note = "" if len(taken) == number else f"finished {len(taken)} of {number}"
    return [
        Row(part, what, who, 1000 * len(taken) / sum(taken) if rate is None else rate, "/s", note),
        Row(part, what, who, median(taken), "ms", "median"),
    ]
