"""The results of a bench: rows, their table, the file where they are saved, and the comparison of two files."""

import json
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

OURS = "ours"
MORE_IS_BETTER = ("/s", "of 100")


class Row(NamedTuple):
    """One result: `who` did `what` with this `value` in `unit`s. More is better for MORE_IS_BETTER, otherwise less."""

    part: str
    what: str
    who: str
    value: float
    unit: str
    note: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.part, self.what, self.who, self.unit


def times_better(ours: Row, other: Row) -> float | None:
    """Return by how many times our value is better than another of the same unit. Below 1 it is worse."""
    good, bad = (ours.value, other.value) if ours.unit in MORE_IS_BETTER else (other.value, ours.value)
    return good / bad if bad else None


def table(rows: Sequence[Row], earlier: Sequence[Row] = ()) -> str:
    """Return lines for people.

    `ours /` is our value as a multiple of this one, and `before` the value in the earlier file.
    """
    ours = {(row.what, row.unit): row for row in rows if row.who == OURS}
    before = {row.key: row for row in earlier}
    lines = [["what", "who", "", "", "ours /", "before" if earlier else "", ""]]
    for row in rows:
        mine, old = ours.get((row.what, row.unit)), before.get(row.key)
        lines.append(
            [
                row.what,
                row.who,
                figure(row.value),
                row.unit,
                ratio(times_better(mine, row)) if mine and row.who != OURS else "",
                f"{figure(old.value)} ({ratio(times_better(row, old))})" if old else "",
                row.note,
            ]
        )
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(aligned, line, widths, range(len(widths)))).rstrip() for line in lines)


def aligned(text: str, width: int, column: int) -> str:
    return text.rjust(width) if column in (2, 4, 5) else text.ljust(width)


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def machine() -> dict[str, str | int | None]:
    """Return a description of this machine."""
    return {
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def cpu() -> str:
    """Return the processor's name from Linux, or otherwise what Python knows about it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def save(path: Path, rows: Sequence[Row]) -> None:
    path.write_text(json.dumps({"machine": machine(), "rows": [row._asdict() for row in rows]}, indent=1) + "\n")


def load(path: Path) -> list[Row]:
    return [Row(**row) for row in json.loads(path.read_text())["rows"]]
