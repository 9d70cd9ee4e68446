"""Imports only point down: docs/rooms.md says which room may import which, and the code must obey."""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from tools.rooms import PICTURES, imports_of, picture

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py_src" / "sudoku_workshop"
WEB = ROOT / "web"
DOCUMENT = (ROOT / "docs" / "rooms.md").read_text(encoding="utf-8")


def table(title: str) -> dict[str, set[str]]:
    """Return the rooms below this heading of docs/rooms.md, from lowest to highest, with the imports of each."""
    _, section = DOCUMENT.split(f"## {title}\n")
    rows = [line.split("|") for line in section.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    return {names(room).pop(): names(imports) for _, room, _, imports, _ in rows}


def names(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


def room_of(path: Path, top: Path) -> str:
    """Return the room of a file: its folder, or the file itself if it is in the top folder."""
    first, *inner = path.relative_to(top).parts
    return f"{first}/" if inner else first


def python_imports(path: Path) -> set[str]:
    """Return the rooms that a Python file imports, anywhere in the file. ruff forbids relative imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    parts = [name.split(".")[1] for name in found if name.startswith(f"{PACKAGE.name}.")]
    return {f"{part}/" if (PACKAGE / part).is_dir() else f"{part}.py" for part in parts}


def web_imports(path: Path) -> set[Path]:
    """Return the files that a script imports, except those that it only takes types from."""
    source = path.read_text(encoding="utf-8")
    return {(path.parent / found).resolve() for found in re.findall(r'(?:from|import)\s*"(\.{1,2}/[^"]+)"', source)}


SCRIPTS = {path: web_imports(path) for path in WEB.rglob("*.js")}
MODULES = {path: python_imports(path) for path in PACKAGE.rglob("*.py")}
TABLES = {"Python": table("Python"), "Web": table("Web")}


def rooms(top: Path, imports: Mapping[Path, Iterable[str]]) -> dict[str, set[str]]:
    """Return the other rooms that the files of each room import."""
    found: dict[str, set[str]] = {}
    for path, imported in imports.items():
        room = room_of(path, top)
        found.setdefault(room, set()).update(set(imported) - {room})
    return found


FOUND = {
    "Python": rooms(PACKAGE, MODULES),
    "Web": rooms(WEB, {path: [room_of(each, WEB) for each in imported] for path, imported in SCRIPTS.items()}),
}
ROOMS = [(title, room) for title, found in FOUND.items() for room in sorted(found)]


@pytest.mark.parametrize("title", TABLES)
def test_the_table_has_a_line_for_every_room_and_no_other(title: str) -> None:
    assert set(TABLES[title]) == set(FOUND[title])


@pytest.mark.parametrize("title", TABLES)
def test_a_room_may_import_only_rooms_above_it_in_the_table(title: str) -> None:
    order = list(TABLES[title])
    for place, (room, imports) in enumerate(TABLES[title].items()):
        assert imports <= set(order[:place]), room


@pytest.mark.parametrize(("title", "room"), ROOMS)
def test_a_room_imports_what_the_table_lets_it(title: str, room: str) -> None:
    assert FOUND[title][room] <= TABLES[title][room]


def named(*paths: str) -> set[Path]:
    """Return files of web/, with all scripts of the folders given."""
    given = [WEB / path for path in paths]
    return {file for path in given for file in (path.rglob("*.js") if path.is_dir() else [path])}


ENGINE = named(
    "engine", "storage/storage.js", "offline/client.js", "puzzles/store.js", "early.js", "engine.js", "worker.js"
)
VIEWS = {path for path in SCRIPTS if re.search(r"export function create\w+\(root\b", path.read_text("utf-8"))}


def reach(path: Path) -> set[Path]:
    """Return all scripts that a script imports, directly or through others."""
    found: set[Path] = set()
    waiting = set(SCRIPTS[path])
    while waiting:
        found |= waiting
        waiting = set().union(*(SCRIPTS[each] for each in waiting)) - found
    return found


def test_every_import_of_the_page_is_a_file_of_ours_and_none_is_a_circle() -> None:
    assert set().union(*SCRIPTS.values()) <= SCRIPTS.keys()
    assert [path for path in SCRIPTS if path in reach(path)] == []


def test_only_main_knows_both_views_and_engine() -> None:
    assert VIEWS
    assert SCRIPTS.keys() >= ENGINE
    assert {path for path in SCRIPTS if reach(path) & VIEWS and reach(path) & ENGINE} <= named(
        "main.js", "embed.js", "own/later.js", "assign/later.js"
    )
    assert {path for path in VIEWS if reach(path) & ENGINE} == set()
    assert {path for path in ENGINE if reach(path) & VIEWS} == set()


def test_state_knows_neither_views_nor_engine() -> None:
    assert reach(WEB / "app" / "state.js") & (VIEWS | ENGINE) == set()


def test_the_workers_stand_alone() -> None:
    parts = named("parts/bytes.js", "parts/life.js", "parts/parts.js")
    errors = named("engine/boot-error.js")
    boot = named("engine/pyodide.js", "engine/same-origin.js", "engine/downloads.js", "engine/snapshot.js")
    assert reach(WEB / "worker.js") == boot | errors | parts
    assert reach(WEB / "own-worker.js") == boot | errors | parts | named("own/closed.js", "own/quota.js")
    assert [path for path in SCRIPTS if named("worker.js", "own-worker.js") & SCRIPTS[path]] == []


@pytest.mark.parametrize("title", PICTURES)
def test_the_picture_shows_the_rooms_of_the_table(title: str) -> None:
    assert PICTURES[title].read_text(encoding="utf-8") == picture(imports_of(title))
