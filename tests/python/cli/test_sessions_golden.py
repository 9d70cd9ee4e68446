"""Commands as they are typed, with all their output: answers, messages on standard error (`!`), and the exit status.

`python -m tests.python.cli.test_sessions_golden` writes the file again. Read the answers before you commit them.
"""

import contextlib
import io
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock
from zlib import crc32

import pytest

from sudoku_workshop.cli import main, progress

GOLDEN = Path(__file__).parent / "sessions.txt"
LINE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL, NONE, SMALL = "1......2.3......", "11..............", "1..4..12.1..3..."
SHOWN = 200
TERMINAL = " (to a terminal)"
USAGE = "usage: | {8}"
SECONDS = re.compile(r'(?<="seconds": )[\d.e-]+|\b\d+\.\d{3}(?= s|  )')
BROKEN = (
    '"solution": "1234431221433422"',
    '"solution": 4',
    '"er": "x"',
    '"grade": 3',
    '"id": 4',
    '"er": 2, "beyond": true',
)
RULED = (
    ("2......2........", "knight+thermometer:r1c123"),
    ("11..............", "even:r1c1+white:r3c12+white:r3c34"),
    ("1...............", "odd:r5c1"),
)
TEXTS = {
    "one": LINE,
    "easy": EASY,
    "small": SMALL,
    "several": SEVERAL,
    "none": NONE,
    "mixed": f"{SMALL}\ngarbage\n{SEVERAL}\n{NONE}\n\n1234\n{SMALL}",
    "twice": f"{EASY}\n{LINE}\n{EASY[::-1]}",
    "ruled": "\n".join(f'{{"puzzle": "{clues}", "geometry": "4+{rules}"}}' for clues, rules in RULED),
    "nothing": "",
    "words": "no puzzle at all",
    "long": "1" * 17,
    "wide": "1..4..12.1..3..",
    "state": f"{SMALL}\n",
    "empty": "." * 16,
    "line": f"{SMALL}\n{'1x' * 25}\n{'1x' * 20}",
    "made": f'{{"puzzle": "{SMALL}", "solution": "1234431221433421", "er": 1.5, "id": "a", "name": "B"}}',
    "records": "\n".join(f'{{"puzzle": "{SMALL}", {told}}}' for told in BROKEN),
    "sixteen": "." * 256,
    "candidates": "12 34 | 1 2\n3 4 | 12 34\n---\n1 2 | 3 4\n34 12 | 2 1",
}


def answered(session: str) -> Iterator[str]:
    """Yield the output of the session's commands, line by line. Times are 0, and no counter is drawn."""
    for command in session.split(" && "):
        words, _, name = command.partition(" < ")
        yield from run(shlex.split(words.removesuffix(TERMINAL)), name or "nothing", words.endswith(TERMINAL))


def run(words: list[str], name: str, terminal: bool) -> Iterator[str]:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(TEXTS[name].encode()))
    is_one = mock.patch.object(err, "isatty", return_value=terminal)
    never_slow = mock.patch.object(progress, "BEAT", 3600)
    with is_one, never_slow, mock.patch.object(sys, "stdin", given), redirect_stdout(out), redirect_stderr(err):
        try:
            status: object = main(words)
        except SystemExit as error:
            status = error.code
    yield from map(shortened, printed(out))
    yield from (f"! {shortened(line)}" for line in printed(err) if not re.match(USAGE, line))
    yield f"= {status}"


def printed(stream: io.TextIOWrapper) -> list[str]:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return SECONDS.sub("0", stream.buffer.getvalue().decode()).splitlines()


def shortened(line: str) -> str:
    """Return a long line as its beginning, length and checksum.

    Python's own words about choices are cut, because they differ between versions of Python.
    """
    line = line.partition(" (choose from")[0].rstrip()
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}… {len(line)} {crc32(line.encode()):08x}"


def sessions(text: str) -> dict[str, str]:
    """Return the expected output of each command."""
    parts = re.split(r"^\$ sudoku (.*)\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


SESSIONS = sessions(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("command", SESSIONS)
def test_a_command_prints_what_it_did(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "\n".join(answered(command)) == SESSIONS[command].rstrip("\n")


def answered_anew(command: str) -> str:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        return "\n".join([f"$ sudoku {command}", *answered(command), ""])


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(map(answered_anew, SESSIONS)), encoding="utf-8")
