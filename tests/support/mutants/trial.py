"""A copy of the project in which changes are tried, one after the other, with the checks that notice them."""

import os
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path

from tests.support.mutants.records import Change, Check

LINKS = ("node_modules", ".venv", ".cache")
BEGUN = "begun.txt"  # has the last test that pytest started, because it stops at the first failure
_later = count(int(time.time()))  # a new second for each change, because Python compares times in seconds


class BrokenError(Exception):
    """A check that fails without any change, so it cannot test one."""


class Workshop:
    """The copy of the project, including uncommitted changes."""

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
        """Return the first check that fails with the change and passes without it."""
        with self._changed(change):
            failed = next((check for check in checks if not self.passes(check)), None)
        if not failed:
            return None
        begun = self.folder / BEGUN
        test = begun.read_text(encoding="utf-8") if begun.exists() else ""
        self.demand(failed.again(test))
        return f"{failed.name}: {test}" if test else failed.name

    def demand(self, check: Check) -> None:
        """Raise BrokenError unless the check passes without a change."""
        if check.needs:
            self.demand(check.needs)
        if not self.passes(check):
            raise BrokenError(f"fails without any change: {' '.join(check.command)}")

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
        """Return whether a check ends without an error, and in time."""
        (self.folder / BEGUN).unlink(missing_ok=True)
        process = subprocess.Popen(
            check.command,
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=partial(_bound, check.memory) if check.memory else None,
        )
        try:
            return self._ends(process, check) == 0
        finally:
            _end(process)

    def _ends(self, process: subprocess.Popen[bytes], check: Check) -> int | None:
        """Return the exit status, or None if it takes too long in all, for one test, or for finding the tests."""
        started, begun = time.monotonic(), self.folder / BEGUN
        told, since = "", started
        while (now := time.monotonic()) < min(started + check.limit, since + check.pause):
            with suppress(subprocess.TimeoutExpired):
                return process.wait(min(1, check.limit, check.pause))
            if begun.exists() and (test := begun.read_text(encoding="utf-8")) != told:
                told, since = test, now
        return None


def _bound(memory: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process with all processes that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
