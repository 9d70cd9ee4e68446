"""The version is defined in one place, and everything else reads it from there."""

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


LISTS = ("CHANGELOG.md", "requirements/*", "**/package-lock.json", "package-lock.json", "tools/digits/fonts.txt")


def test_no_other_file_states_it() -> None:
    """Check all files but the changelog and the lists of other packages, which may contain the same version."""
    words = ["git", "grep", "--fixed-strings", "--files-with-matches", VERSION, "--", "."]
    without = [f":(glob,exclude){name}" for name in LISTS]
    stated = subprocess.run([*words, *without], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert stated == ["py_src/sudoku_workshop/__init__.py"]


def test_the_wheel_takes_it_from_there() -> None:
    """Check the configuration. Another test, which builds the wheel, checks the result."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "py_src/sudoku_workshop/__init__.py"


def test_npm_needs_none() -> None:
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    told = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert not [part for part in (told, locked, locked["packages"][""]) if "version" in part]
