"""A stack trace of the minified page is translated back to places in web/."""

import json
from pathlib import Path

import pytest

import build
from tests.support.tracing import traced

WORDS = '"a part of the page has failed"'


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """Make a dist/ with only what is needed: programs with their source maps, and the version."""
    web = tmp_path / "web"
    for name in build.ENTRIES:
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).touch()
    (web / "main.js").write_text('import { fail } from "./part.js";\n\nfail();\n')
    (web / "part.js").write_text(f"/** Ends. */\nexport function fail() {{\n  throw new Error({WORDS});\n}}\n")
    build.bundle(tmp_path / "dist", web)
    (tmp_path / "dist" / "build.json").write_text(json.dumps({"version": "abc"}))
    return tmp_path / "dist"


def place(dist: Path) -> str:
    """Return the place where the bundle throws, as a browser reports it."""
    line = next(at for at, text in enumerate((dist / "main.js").read_text().splitlines(), 1) if WORDS in text)
    column = (dist / "main.js").read_text().splitlines()[line - 1].index("throw") + 1
    return f"main.js:{line}:{column}"


@pytest.mark.parametrize("frame", ["    at e (http://localhost:8000/{})", "e@http://localhost:8000/{}"])
def test_a_place_in_a_bundle_is_told_as_ours(dist: Path, frame: str) -> None:
    done = traced(dist, f"version: abc\nError: no\n{frame.format(place(dist))}\n    at sw.js:1:2\n")
    assert done.stdout == f"version: abc\nError: no\n{frame.format('web/part.js:3:3')}\n    at sw.js:1:2\n"
    assert done.stderr == ""


def test_a_report_of_another_version_is_told(dist: Path) -> None:
    assert "The report is of version other" in traced(dist, "version: other\n").stderr
