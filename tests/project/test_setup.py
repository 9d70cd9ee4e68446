"""The set-up reports what is missing: which Python it uses, and its message if there is none."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import { findPython } from "./tools/python.mjs";
try { console.log(findPython()); } catch (error) { console.log(error.constructor.name, error.message); }
"""


def found_python(path: Path, named: str = "") -> str:
    """Return the Python that the set-up finds, or its message, if `path` is the whole PATH."""
    node = shutil.which("node")
    assert node
    env = os.environ | {"PATH": str(path), "SUDOKU_PYTHON": named}
    command = [node, "--input-type=module", "--eval", SCRIPT]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout.strip()


def pretend(folder: Path, name: str, says: str) -> None:
    """Make a command that answers as a real Python would."""
    script = folder / name
    script.write_text(f"#!/bin/sh\necho '{says}'\n")
    script.chmod(0o755)


@pytest.mark.parametrize(
    ("pythons", "expected"),
    [
        ({"python3": "3.11 venv"}, "python3"),
        ({"python3": "3.9 venv", "python3.12": "3.12 venv"}, "python3.12"),
        ({"python3": "3.11 no-venv", "python": "3.13 venv"}, "python"),
        ({}, "Lacking Python 3.11 or newer is needed; looked for .*none found.*"),
        ({"python3": "3.9 venv"}, "Lacking Python 3.11 or newer is needed; .*python3 is 3[.]9[.].*"),
        ({"python3": "3.11 no-venv"}, r"Lacking python3 \(3[.]11\) has no venv module; .*apt-get install python3-venv"),
    ],
)
def test_the_first_good_python_is_taken(tmp_path: Path, pythons: dict[str, str], expected: str) -> None:
    for name, says in pythons.items():
        pretend(tmp_path, name, says)
    assert re.fullmatch(expected, found_python(tmp_path))


def test_a_python_that_is_named_is_the_only_one_tried(tmp_path: Path) -> None:
    pretend(tmp_path, "python3", "3.11 venv")
    assert "looked for no-such-python: none found" in found_python(tmp_path, "no-such-python")
