"""docs/architecture.md describes the code by name, and every file and function that it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py_src" / "sudoku_workshop"
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/.]+\.(?:py|js)): (\w+)`", DOCUMENT)))


def defines(source: str, name: str) -> bool:
    """Return whether this text defines the name as a function, class, method or module constant."""
    worded = rf"^\s*(export )?(async )?(def|function|const|class) {name}\b"
    method, constant = rf"^\s*{name}(: \(.*\) =>|\([^()]*\) {{$)", rf"^{name}(: .+)? = "
    return re.search("|".join((worded, method, constant)), source, re.MULTILINE) is not None


def test_the_walk_names_both_halves() -> None:
    assert {path.partition("/")[0] for path, _ in NAMED} >= {"web", "api", "notation", "search", "logic", "sheet"}


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_what_the_walk_names_is_there(path: str, name: str) -> None:
    file = ROOT / path if path.startswith("web/") else PACKAGE / path
    assert defines(file.read_text(encoding="utf-8"), name)


@pytest.mark.parametrize("call", ["  const words = take(state);", "  take(text);", "take(text)", "  act({ take: 1 });"])
def test_a_call_is_no_definition(call: str) -> None:
    assert not defines(call, "take")
