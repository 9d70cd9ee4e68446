"""A copy of the project in which changes are tried, one after the other, and who notices them."""

import os
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

LINKS = ("node_modules", ".venv", ".cache")
MEMORY = 4 << 30  # bytes for Python: a change may make something without end
_later = count(int(time.time()))  # no two writings of a file in the same second, which Python could not tell apart


class Change(NamedTuple):
    """In a file, from one byte to another, this is written instead."""

    file: str
    begin: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.begin] + self.new.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.begin) + 1

    def told(self, source: bytes) -> str:
        """In a line, without all that a long statement says."""
        old, *more = source[self.begin : self.end].decode().splitlines()
        return f"{self.file}:{self.line(source)}: {old}{' ...' if more else ''} -> {self.new or 'nothing'}"


class Check(NamedTuple):
    """A command, which should end in this time."""

    name: str
    command: list[str]
    limit: float = 600


class Workshop:
    """The copy, with what is not yet committed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        data = os.environ.get("SUDOKU_DATA", str(root.parent / "shared" / "data"))
        self.env = os.environ | {"SUDOKU_DATA": data, "PYTHONPATH": str(folder)}
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
        for name in filter(None, names):
            if (root / name).is_file() and not (root / name).is_symlink():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / name, folder / name)
        for name in LINKS:
            (folder / name).symlink_to((root / name).resolve())

    def noticed_by(self, change: Change, checks: Iterator[Check]) -> str | None:
        """Which of them fails first with the change."""
        with self._changed(change):
            return next((check.name for check in checks if not self.passes(check)), None)

    @contextmanager
    def _changed(self, change: Change) -> Iterator[None]:
        file = self.folder / change.file
        source = file.read_bytes()
        self._write(file, change.applied(source))
        try:
            yield
        finally:
            self._write(file, source)

    def _write(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        os.utime(file, (moment := next(_later), moment))

    def passes(self, check: Check) -> bool:
        """Whether it ends well, and in time."""
        process = subprocess.Popen(
            check.command,
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_with_less_memory if check.name == "library" else None,
        )
        try:
            return process.wait(check.limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            _end(process)


def _with_less_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _end(process: subprocess.Popen[bytes]) -> None:
    """With all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
