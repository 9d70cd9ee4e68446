"""dist/ is complete, describes itself truly, and the same input gives the same bytes."""

import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

import build
from tools.serve import CSP

PARTS = ("LICENSE", "node_modules", "py_src", "pyproject.toml", "requirements", "web", ".cache")
HEADER_ONLY = "frame-ancestors 'none'"  # a <meta> policy must not contain it


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A second project folder of the same parts, each a link that a test may take away."""
    for name in PARTS:
        (tmp_path / name).symlink_to(build.ROOT / name)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder)
    return folder


def manifest(folder: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / "build.json").read_text(encoding="utf-8"))
    return loaded


def replaced(path: Path) -> Path:
    """Puts a real folder in place of a link to one, with links to what is in it."""
    target = path.resolve()
    path.unlink()
    path.mkdir()
    for child in target.iterdir():
        (path / child.name).symlink_to(child)
    return path


def test_the_same_input_gives_the_same_dist(dist: Path, project: Path) -> None:
    build.build(project / "dist")
    assert manifest(project / "dist") == manifest(dist)


def test_a_changed_file_gives_another_version(dist: Path, project: Path) -> None:
    (replaced(project / "web") / "extra.txt").write_text("more")
    build.build(project / "dist")
    assert manifest(project / "dist")["version"] != manifest(dist)["version"]


def test_build_json_lists_every_file_with_its_hash(dist: Path) -> None:
    found = {
        path.relative_to(dist).as_posix(): {
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
            "bytes": path.stat().st_size,
        }
        for path in dist.rglob("*")
        if path.is_file() and path != dist / "build.json"
    }
    assert manifest(dist)["files"] == found


def test_everything_the_worker_asks_for_is_there(dist: Path) -> None:
    told = manifest(dist)
    assert {told["pyodide"]["dir"] + name for name in build.PYODIDE} <= told["files"].keys()
    assert set(told["wheels"]) == {"micropip", "pydyf", "qrcodegen", "sudoku"}
    assert set(told["wheels"].values()) <= told["files"].keys()


def test_the_wheel_holds_the_whole_package_and_the_words(dist: Path) -> None:
    names = set(zipfile.ZipFile(dist / manifest(dist)["wheels"]["sudoku"]).namelist())
    source = build.ROOT / "py_src"
    assert {path.relative_to(source).as_posix() for path in source.rglob("*.py")} <= names
    assert {f"sudoku/locales/{path.name}" for path in (build.ROOT / "web" / "locales").iterdir()} <= names


@pytest.mark.parametrize(
    ("folder", "name", "words"),
    [
        (".", "web", "web is missing"),
        (".", "py_src", "py_src/sudoku/__init__.py is missing"),
        ("web", "locales", "web/locales is missing"),
        ("requirements", "bundle.txt", "requirements/bundle.txt is missing"),
        ("node_modules", "pyodide", "node_modules/pyodide/pyodide.mjs is missing: run npm ci"),
    ],
)
def test_a_missing_part_is_named_and_the_old_dist_stays(project: Path, folder: str, name: str, words: str) -> None:
    old = project / "dist" / "old.txt"
    old.parent.mkdir()
    old.touch()
    if folder != ".":
        replaced(project / folder)
    (project / folder / name).unlink()
    with pytest.raises(build.MissingError, match=re.escape(words)):
        build.build(project / "dist")
    assert old.exists()


def test_the_page_carries_the_policy_that_the_server_sends(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    meta = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', html)
    assert meta
    rules = [rule.strip() for rule in meta[1].rstrip("; ").split(";")]
    assert set(rules) == set(CSP.split("; ")) - {HEADER_ONLY}
