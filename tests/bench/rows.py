"""What a bench measures: rows, the table they make, the file they are kept in, and two files side by side."""

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
    """One figure: `who` did `what`, so many `unit`s. Of MORE_IS_BETTER more is better, of every other unit less."""

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
    """How many times better our figure is than another of the same unit; below 1 it is worse."""
    good, bad = (ours.value, other.value) if ours.unit in MORE_IS_BETTER else (other.value, ours.value)
    return good / bad if bad else None


def table(rows: Sequence[Row], earlier: Sequence[Row] = ()) -> str:
    """Lines for people. `ours /` is our figure against this one's; `before`: what it was in the earlier file."""
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
    """Whose figures these are."""
    return {
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def cpu() -> str:
    """The processor's name where Linux tells it, else what Python knows."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def save(path: Path, rows: Sequence[Row]) -> None:
    path.write_text(json.dumps({"machine": machine(), "rows": [row._asdict() for row in rows]}, indent=1) + "\n")


def load(path: Path) -> list[Row]:
    return [Row(**row) for row in json.loads(path.read_text())["rows"]]
