"""Standard streams that are full or closed, and file names that control the terminal or are not UTF-8."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_workshop.cli.command import printable
from tests.support.running import SOURCE, Runner

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
FULL = "the output cannot be written (No space left on device)\n"
CLOSED = "the output cannot be written (Bad file descriptor)\n"
COMMANDS = [
    "solve {puzzle}",
    "list {puzzle}",
    "convert --list",
    "generate --size 4 --count 2 --workers 2",
    "print {puzzle} --out -",
    "print {puzzle} --brf -",
    "class --compare {puzzle} --tries 9",
    "class fill-shuffle-dig --blanks 30",
    "solve --help",
]


def shell(command: str, redirected: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with redirected streams, as a shell does."""
    line = f"{sys.executable} -m sudoku_workshop {command.format(puzzle=PUZZLE)} {redirected}"
    chosen = {"PYTHONPATH": str(SOURCE), "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": ""}
    variables = {**os.environ, **chosen}
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=variables, cwd=folder, check=False)


@pytest.mark.process
@pytest.mark.parametrize(("redirected", "told"), [(">/dev/full", FULL), (">&-", CLOSED)])
@pytest.mark.parametrize("command", COMMANDS)
def test_output_that_cannot_be_written_is_told(tmp_path: Path, command: str, redirected: str, told: str) -> None:
    ran = shell(command, redirected, tmp_path)
    assert (ran.returncode, ran.stderr) == (2, told)


@pytest.mark.process
@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full"])
def test_a_command_without_messages_answers_nevertheless(tmp_path: Path, redirected: str) -> None:
    (tmp_path / "puzzles.txt").write_text(f"{PUZZLE}\nno puzzle\n{PUZZLE}\n")
    ran = shell("count puzzles.txt", redirected, tmp_path)
    assert (ran.returncode, ran.stdout) == (2, f"{PUZZLE} 1\n- -\n{PUZZLE} 1\n")


@pytest.mark.process
def test_closed_input_is_told(tmp_path: Path) -> None:
    ran = shell("solve", "<&-", tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "-: Bad file descriptor\n")
    assert shell("print --out x.pdf", "<&-", tmp_path).stderr == ran.stderr
    assert shell("class fill-shuffle-dig", "<&-", tmp_path).returncode == 0, "it makes its own puzzle"


def test_with_all_streams_closed_a_file_is_written_whole(tmp_path: Path) -> None:
    """Check that no file gets the number of a closed stream, where output of other parts would go."""
    assert shell(f"print --out x.pdf {PUZZLE}", "<&- >&- 2>&-", tmp_path).returncode == 0
    assert (tmp_path / "x.pdf").read_bytes().endswith(b"%%EOF\n")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("9 × 9, 数独", "9 × 9, 数独"),
        ("\x1b[31m\n\x9b", r"\x1b[31m\n\x9b"),
        (os.fsdecode(b"\xff"), r"\xff"),
        ("\u202e", r"\u202e"),
    ],
)
def test_what_controls_a_terminal_is_escaped(words: str, shown: str) -> None:
    assert printable(words) == shown


@pytest.mark.parametrize("name", [b"\x1b[31mred\n", b"caf\xe9"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "{none}"),
        ("solve", "{bad}"),
        ("rate", "{several}"),
        ("solve", "{folder}"),
        ("print", "--check", "{bad}"),
        ("print", "--out", "{none}/x.pdf", PUZZLE),
        ("print", "--out", "{bad}", PUZZLE),
        ("print", "--check", PUZZLE, "--font", "{none}"),
        ("print", "--check", PUZZLE, "--font", "{bad}"),
        ("generate", "--series", "{bad}"),
        ("generate", "--series", "{folder}"),
        ("list", PUZZLE, "--resume", "{folder}"),
        ("list", PUZZLE, "--where", "{none}"),
        ("class", "engine", "{bad}"),
        ("solve", "--{none}"),
    ],
    ids=lambda some: " ".join(some)[:40],
)
def test_file_names_are_printed_with_escapes(
    sudoku: Runner, capfd: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], name: bytes
) -> None:
    """Check names that would control the terminal, and names that are not UTF-8."""
    paths = {what: tmp_path / f"{what}{os.fsdecode(name)}" for what in ("none", "bad", "several", "folder")}
    paths["bad"].write_text("no puzzle\n")
    paths["several"].write_text("." * 81)
    paths["folder"].mkdir()
    try:
        ran = sudoku(*(argument.format(**paths) for argument in arguments), "--lang", "en")
        status, err = ran.status, ran.err
    except SystemExit as ended:
        status, err = int(str(ended.code)), capfd.readouterr().err
    assert status in (1, 2)
    assert r"\x1b[31mred\n" in err or r"caf\xe9" in err
    assert all(character.isprintable() or character == "\n" for character in err)
