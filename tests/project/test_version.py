"""The version stands in one place, and everything else reads it there."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import sudoku_workshop

ROOT = Path(__file__).resolve().parents[2]
VERSION = sudoku_workshop.__version__


def test_it_has_the_form_of_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_no_other_file_states_it() -> None:
    """But for history, and for lists of others' packages, which may happen to have the same."""
    words = ["git", "grep", "--fixed-strings", "--files-with-matches", VERSION]
    stated = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert {name for name in stated if not name.startswith(("requirements/", "CHANGELOG", "package-lock"))} == {
        "py_src/sudoku_workshop/__init__.py"
    }


def test_the_wheel_takes_it_from_there() -> None:
    """(That it does is shown where the wheel is built.)"""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "py_src/sudoku_workshop/__init__.py"


def test_npm_needs_none() -> None:
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    told = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert not [part for part in (told, locked, locked["packages"][""]) if "version" in part]
