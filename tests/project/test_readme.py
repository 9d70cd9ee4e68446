"""The README's examples do what it says."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_workshop.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def console_examples() -> list[tuple[str, str]]:
    """(command, what it prints) of every `$ ` line in the console blocks."""
    blocks = re.findall(r"```console\n(.*?)```", README, re.S)
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.M) if part]
    return [(command, printed) for command, _, printed in (part.partition("\n") for part in parts)]


def test_the_library_examples() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert blocks
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README", "README.md", 0)
    assert doctest.DocTestRunner().run(examples).failed == 0


@pytest.mark.parametrize(("command", "printed"), console_examples())
def test_the_command_line_examples(command: str, printed: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py_src"), "LC_ALL": "C.UTF-8"}
    python = re.sub(r"\bpython\b", f"'{sys.executable}'", command)
    ran = subprocess.run(["sh", "-c", python], capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    assert ran.stdout + ran.stderr == printed


def test_there_are_examples_of_every_command() -> None:
    commands = " ".join(command for command, _ in console_examples())
    assert [name for name in COMMANDS if f"sudoku_workshop {name}" not in commands] == ["print"]  # which writes files
