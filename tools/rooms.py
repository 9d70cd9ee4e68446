"""Draws docs/rooms-python.svg and docs/rooms-web.svg from the tables in docs/rooms.md: rooms, and what each imports.

Run python -m tools.rooms; with --check, only say whether the pictures are up to date.

A room stands above all rooms that it imports, and below the middle of those that import it. A line is left out if a
path of other lines says the same.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
PICTURES = {"Python": DOCS / "rooms-python.svg", "Web": DOCS / "rooms-web.svg"}
WIDE, HIGH, GAP, DROP, EDGE = 104, 26, 14, 46, 12  # of a room, between rooms, between rows, and around all, in pixels
LOOK = """
  text { font: 12px system-ui, sans-serif; text-anchor: middle; fill: #1c2733 }
  rect { fill: #eef3f8; stroke: #6b7f93 }
  path { fill: none; stroke: #9fb0c0 }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect { fill: #22303d } path { stroke: #5b6b7a } }
"""

Imports = Mapping[str, set[str]]


def imports_of(title: str) -> Imports:
    """Return what each room below this heading of docs/rooms.md imports, from the lowest room to the highest."""
    _, section = (DOCS / "rooms.md").read_text(encoding="utf-8").split(f"## {title}\n")
    rows = [line.split("|") for line in section.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    return {re.findall(r"`([^`]+)`", row[1])[0]: {*re.findall(r"`([^`]+)`", row[3])} for row in rows}


def reached(room: str, imports: Imports) -> set[str]:
    """Return all rooms that a room imports, directly or through others."""
    return imports[room].union(*(reached(other, imports) for other in imports[room]))


def arrows(imports: Imports) -> list[tuple[str, str]]:
    """Return the imports that no path of other imports says already."""
    return [
        (room, other)
        for room, others in imports.items()
        for other in sorted(others)
        if not any(other in reached(between, imports) for between in others - {other})
    ]


def rows_of(imports: Imports) -> list[list[str]]:
    """Return the rooms row by row, from the top. Each room is one row above the highest room that it imports."""
    height: dict[str, int] = {}
    for room, others in imports.items():
        height[room] = 1 + max((height[other] for other in others), default=-1)
    return [[room for room in imports if height[room] == row] for row in range(max(height.values()), -1, -1)]


def _untangled(rows: list[list[str]], imports: Imports) -> list[list[str]]:
    """Return the rows, each in the order of the places of the rooms that import its rooms."""
    places: dict[str, float] = {}
    ordered = []
    for row in rows:
        above = {room: [places[user] for user, used in arrows(imports) if used == room] for room in row}
        ordered.append(sorted(row, key=lambda room: sum(above[room]) / max(1, len(above[room]))))
        places |= {room: at - len(row) / 2 for at, room in enumerate(ordered[-1])}
    return ordered


def picture(imports: Imports) -> str:
    """Return the picture of the rooms as SVG."""
    rows = _untangled(rows_of(imports), imports)
    width = max(len(row) for row in rows) * (WIDE + GAP) - GAP + 2 * EDGE
    height = len(rows) * (HIGH + DROP) - DROP + 2 * EDGE
    places = {room: (x, EDGE + at * (HIGH + DROP)) for at, row in enumerate(rows) for room, x in _across(row, width)}
    lines = [_line(places[room], places[other]) for room, other in arrows(imports)]
    rooms = [_room(room, *place) for room, place in places.items()]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return "\n".join([head, f"<style>{LOOK}</style>", *lines, *rooms, "</svg>", ""])


def _across(row: list[str], width: int) -> Iterable[tuple[str, int]]:
    """Yield the rooms of a row, each with the left edge at which it stands. The row is centred."""
    start = (width - len(row) * (WIDE + GAP) + GAP) // 2
    return ((room, start + at * (WIDE + GAP)) for at, room in enumerate(row))


def _line(top: tuple[int, int], bottom: tuple[int, int]) -> str:
    (x, y), (to_x, to_y) = (top[0] + WIDE // 2, top[1] + HIGH), (bottom[0] + WIDE // 2, bottom[1])
    bend = (to_y - y) // 2
    return f'<path d="M{x},{y} C{x},{y + bend} {to_x},{to_y - bend} {to_x},{to_y}"/>'


def _room(name: str, x: int, y: int) -> str:
    box = f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="5"/>'
    return f'{box}<text x="{x + WIDE // 2}" y="{y + 17}">{name.rstrip("/")}</text>'


def main() -> int:
    """Write the pictures, or check them. Return 1 if a picture was not up to date."""
    old = {path for title, path in PICTURES.items() if not _is_current(path, picture(imports_of(title)))}
    for title, path in PICTURES.items():
        if path in old and "--check" not in sys.argv:
            path.write_text(picture(imports_of(title)), encoding="utf-8")
    print(*(path.name for path in old), sep="\n") if old else print("all files are up to date")
    return int(bool(old))


def _is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
