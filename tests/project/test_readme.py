"""The examples in README, docs/library.md and docs/command-line.md work as shown."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sudoku_workshop
from sudoku_workshop.cli import COMMANDS
from tests.support.examples import PAGES, ROOT, examples

README = (ROOT / "README.md").read_text(encoding="utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
START = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
TASKS = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8")
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
SUDOKU = re.compile(r"(?<![\w./])sudoku(?= )")  # the command, which is not installed here


def console_blocks() -> list[list[tuple[str, str]]]:
    """Return the console blocks of both pages: (command, what it prints) for every `$ ` line."""
    blocks = dict.fromkeys(re.findall(r"```console\n(.*?)```", README + START + TASKS + COMMAND_LINE, re.S))
    parts = [[part for part in re.split(r"^\$ ", block, flags=re.M) if part] for block in blocks]
    return [[(command, printed) for command, _, printed in (part.partition("\n") for part in block)] for block in parts]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_library_examples(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.DocTestParser().get_doctest(examples(page), {}, page.stem, None, 0)
    assert found.examples
    assert doctest.DocTestRunner().run(found).failed == 0


def test_the_page_of_the_library_shows_every_name() -> None:
    text = examples(ROOT / "docs" / "library.md")
    shown = {name for name in sudoku_workshop.__all__ if re.search(rf"\b{name}\b", text)}
    assert set(sudoku_workshop.__all__) - shown == {"__version__"}, "which is another one soon"
    assert "sudoku.__version__" in LIBRARY
    assert "docs/library.md" in README


def test_the_api_page_lists_every_name() -> None:
    listed = re.findall(r"^::: sudoku_workshop\.(\w+)$", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.M)
    assert sorted([*listed, "__version__"]) == sorted(sudoku_workshop.__all__)


@pytest.mark.parametrize("block", console_blocks(), ids=lambda block: block[0][0][:30])
def test_the_command_line_examples(block: list[tuple[str, str]], tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py_src"), "LC_ALL": "C.UTF-8"}
    for command, printed in block:
        shell = ["sh", "-c", SUDOKU.sub(f"'{sys.executable}' -m sudoku_workshop", command)]
        ran = subprocess.run(shell, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
        assert ran.stdout + ran.stderr == printed, command


def test_there_are_examples_of_every_command() -> None:
    commands = " ".join(command for block in console_blocks() for command, _ in block)
    assert [name for name in COMMANDS if f"sudoku {name}" not in commands] == []
    assert "docs/command-line.md" in README
