"""Faults at every write of a command: a full disk, or a kill. See tests/python/cli/test_every_write.py.

`python -m tests.support.faults` loads the command once. For every write it makes a copy of the folder and a copy of
itself (a fork) in which this write fails. So a hundred faults take a few seconds.
"""

import gc
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir
from errno import ENOSPC
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from sudoku_workshop.cli import main
from tests.support.running import SOURCE

MOST = 400  # writes of one command
CALLS = ("write", "fsync", "ftruncate", "close")  # on open files
EVENTS = ("os.rename", "os.remove", "os.truncate", "os.mkdir", "os.link", "os.symlink", "os.chmod", "shutil.copyfile")
LATER = ("open", "write", "fsync", "os.rename", "os.mkdir")  # impossible as long as the disk is full
WRITING = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_TRUNC


class Faulty(NamedTuple):
    """The result of a command: its exit status, whether a write failed, and all files after it.

    `cut` are the files that were opened in a way that empties them first.
    """

    status: int
    failed: bool
    cut: list[str]
    files: dict[str, bytes]


def faulty_runs(fault: str, before: Path, arguments: tuple[str, ...]) -> Iterator[Faulty]:
    """Run a command in copies of a folder. Its first write fails, then its second, and so on, and at the end none.

    `fault` is "full" (the disk is full from then on) or "kill" (the command is killed before that write).
    """
    path = os.pathsep.join([str(SOURCE), str(SOURCE.parent)])
    command = [sys.executable, "-m", "tests.support.faults", fault, str(before), str(before.with_name("now"))]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": ""}
    ran = subprocess.run([*command, *arguments], capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    for line in ran.stdout.splitlines():
        if line.startswith("RAN "):
            status, failed, cut, files = json.loads(line.removeprefix("RAN "))
            yield Faulty(status, failed, cut, {name: bytes.fromhex(data) for name, data in files.items()})


class Faults:
    """The fault at the nth write to a file in this folder. Counts the writes in `came`."""

    def __init__(self, fault: str, at: int) -> None:
        self.fault, self.at, self.folder = fault, at, f"{Path.cwd()}{os.sep}"
        self.came, self.cut = 0, list[str]()
        for name in CALLS:
            setattr(os, name, self._failing(name, getattr(os, name)))
        sys.addaudithook(self._audit)

    def _come(self, name: str) -> None:
        self.came += 1
        if self.fault == "kill" and self.came == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.fault == "full" and (self.came == self.at or (self.came > self.at and name in LATER)):
            raise OSError(ENOSPC, "No space left on device")

    def _audit(self, event: str, given: tuple[Any, ...]) -> None:
        """Count what Python does with names of files, by whatever function."""
        if event == "open" and isinstance(given[2], int) and given[2] & WRITING and self._is_here(given[0]):
            if given[2] & os.O_TRUNC and Path(given[0]).exists():
                self.cut.append(str(given[0]))
            self._come(event)
        elif event in EVENTS and self._is_here(given[0]):
            self._come(event)

    def _is_here(self, path: object) -> bool:
        return isinstance(path, str | Path) and str(Path(path).absolute()).startswith(self.folder)

    def _failing(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def failing(handle: int, *given: Any) -> Any:
            if not self._is_file_here(handle):
                return call(handle, *given)
            part = [bytes(given[0])[: max(1, len(given[0]) // 2)]] if name == "write" else given
            try:
                self._come(name)
            except OSError:
                if name in ("write", "close"):  # a full disk takes a part
                    call(handle, *part)
                raise
            return call(handle, *part)  # the system may write only a part

        return failing

    def _is_file_here(self, handle: int) -> bool:
        try:
            return str(Path(f"/proc/self/fd/{handle}").readlink()).startswith(self.folder)
        except OSError:
            return False


def _run(fault: str, at: int, folder: Path, arguments: list[str]) -> Faulty:
    """Run the command in a fork of this process."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        _run_here(fault, at, folder, arguments, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read()
    _, ended = os.waitpid(child, 0)
    status, came, cut = json.loads(said) if said else (-os.WTERMSIG(ended), at, [])
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return Faulty(status, came >= at, cut, found)


def _run_here(fault: str, at: int, folder: Path, arguments: list[str], writer: int) -> NoReturn:
    os.chdir(folder)
    faults = Faults(fault, at)
    status = main(arguments)
    with os.fdopen(writer, "w") as pipe:
        json.dump([status, faults.came, faults.cut], pipe)
    os._exit(0)


def _run_all(fault: str, before: str, now: str, *arguments: str) -> None:
    _warm_up(before, now, arguments)
    for at in range(1, MOST):
        _copy(before, now)
        run = _run(fault, at, Path(now).resolve(), list(arguments))
        files = {name: data.hex() for name, data in run.files.items()}
        print("RAN", json.dumps([run.status, run.failed, run.cut, files]), flush=True)
        if not run.failed:
            return


def _copy(before: str, now: str) -> None:
    shutil.rmtree(now, ignore_errors=True)
    shutil.copytree(before, now)


def _warm_up(before: str, now: str, arguments: tuple[str, ...]) -> None:
    """Run the command once without a fault, so that no fork has to load modules and fonts again."""
    _copy(before, now)
    with chdir(now):
        main(arguments)
    sys.stdout.flush()
    gc.freeze()  # otherwise each fork copies all the memory that its garbage collector looks at


if __name__ == "__main__":
    _run_all(*sys.argv[1:])
