"""Imports point down only: the rooms of the house, and who may call whom."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py_src" / "sudoku_workshop"
WEB = ROOT / "web"

# A room may import the rooms before it, and the ones named in ONLY no others than those given there.
LAYERS = (
    "geometry",
    "framed",
    "board",
    "canonical",
    "layout",
    "names",
    "frame",
    "fields",
    "branching",
    "search",
    "step",
    "position",
    "techniques",
    "logic",
    "hint",
    "rating",
    "problems",
    "verdict",
    "generator",
    "notation",
    "textbook",
    "sheet",
    "shapes",
    "particles",
    "words",
    "way",
    "examples",
    "api",
    "samples",
    "cli",
    "__main__",
)
ONLY = {
    "notation": {"geometry", "board", "names", "step"},
    "textbook": {"geometry", "board", "notation", "search", "frame", "fields", "branching"},  # those that search is of
    "__main__": {"cli"},
}
ENGINE = {"early.js", "engine.js", "offline.js", "parts.js", "runner.js", "storage.js", "tray-store.js", "worker.js"}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def rooms_imported(path: Path) -> set[str]:
    """The rooms a Python file names, wherever in it the import stands. (ruff lets no relative import through.)"""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in found if name.startswith("sudoku.")} & set(LAYERS) - {room_of(path)}


PYTHON_FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


@pytest.mark.parametrize("path", PYTHON_FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_room_imports_only_rooms_below_it(path: Path) -> None:
    room = room_of(path)
    assert room in LAYERS, f"give {room} a place in LAYERS"
    allowed = ONLY.get(room, set(LAYERS[: LAYERS.index(room)]))
    assert rooms_imported(path) <= allowed


def web_imports(name: str) -> set[str]:
    source = (WEB / name).read_text(encoding="utf-8")
    return {
        Path(name).parent.joinpath(found).as_posix() for found in re.findall(r'(?:from|import)\s*"(\./[^"]+)"', source)
    }


MODULES = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js")}
IMPORTS = {name: web_imports(name) for name in MODULES}
VIEWS = {name for name in MODULES if re.search(r"export function create\w+\(root\b", (WEB / name).read_text("utf-8"))}


def reach(name: str) -> set[str]:
    """Everything a module imports, directly or through others."""
    found: set[str] = set()
    waiting = set(IMPORTS[name])
    while waiting:
        found |= waiting
        waiting = set().union(*(IMPORTS[each] for each in waiting)) - found
    return found


def test_every_import_of_the_page_is_a_file_of_ours_and_none_is_a_circle() -> None:
    assert set().union(*IMPORTS.values()) <= MODULES
    assert [name for name in MODULES if name in reach(name)] == []


def test_only_main_knows_both_views_and_engine() -> None:
    assert VIEWS
    both = {name for name in MODULES if reach(name) & VIEWS and reach(name) & ENGINE}
    assert both <= {"main.js"}
    assert {name for name in VIEWS if reach(name) & ENGINE} == set()
    assert {name for name in ENGINE if reach(name) & VIEWS} == set()


def test_state_knows_neither_views_nor_engine() -> None:
    assert reach("state.js") & (VIEWS | ENGINE) == set()


def test_the_worker_stands_alone() -> None:
    needed = {"fence.js", "parts.js", "sparse.js"}
    assert IMPORTS["worker.js"] == needed
    assert [IMPORTS[name] for name in needed] == [set(), set(), set()]
    assert [name for name in MODULES if "worker.js" in IMPORTS[name]] == []
