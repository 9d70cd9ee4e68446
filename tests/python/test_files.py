"""Tests that files are complete or unchanged, at whatever point writing them fails or is killed."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.files import UnwrittenError, append, write, write_together
from tests.support.running import SOURCE

pytestmark = pytest.mark.law

CALLS = ("open", "write", "fsync", "ftruncate", "replace", "chmod", "close")  # the system calls that write files

#: The start of a program that works with the files of a folder, and is killed at its nth system call.
KILLED = """
import os, signal, sys
from pathlib import Path
from sudoku_workshop.files import append, write_together
folder, left = Path(sys.argv[1]), int(sys.argv[2])
def counted(call):
    def counting(*given, **more):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        if call is write:
            return call(given[0], bytes(given[1])[:40000])  # writes only a part, as the system may do
        return call(*given, **more)
    return counting
write = os.write
for name in sys.argv[3].split():
    setattr(os, name, counted(getattr(os, name)))
"""
TOGETHER = """
with write_together() as add:
    add(folder / "a", b"A" * 100_000)
    add(folder / "b", b"B" * 100_000)
"""
APPENDING = """
for number in range(3):
    append(folder / "lines", f"line {number}\\n")
"""


def failing(monkeypatch: pytest.MonkeyPatch, at: int) -> Callable[[], int]:
    """Make the nth system call and all later writes fail, as on a full disk. Return a counter of the calls."""
    came = 0

    def counted(name: str) -> Callable[..., Any]:
        call = getattr(os, name)

        def counting(*given: Any, **more: Any) -> Any:
            nonlocal came
            came += 1
            if came == at or (came > at and name in ("write", "fsync", "replace")):
                if name == "close":
                    call(*given, **more)
                raise OSError(ENOSPC, "No space left on device")
            if name == "write":
                return call(given[0], bytes(given[1])[:40_000])
            return call(*given, **more)

        return counting

    for name in CALLS:
        monkeypatch.setattr(os, name, counted(name))
    return lambda: came


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def until_it_works(work: Callable[[], None], look: Callable[[bool], None]) -> None:
    """Run `work` with the first system call failing, then the second, until none fails, and `look` after each run."""
    for at in range(1, 100):
        with pytest.MonkeyPatch.context() as patch:
            came = failing(patch, at)
            try:
                work()
                failed = False
            except UnwrittenError:
                failed = True
        look(failed)
        if came() < at:
            return
    raise AssertionError("it never works")


def test_a_file_is_written_with_the_rights_that_it_had(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write(path, b"one")
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~_mask()
    path.chmod(0o640)
    write(path, b"two")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"two", 0o640)
    assert [file.name for file in tmp_path.iterdir()] == ["a"]


def test_a_link_goes_on_leading_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link, place = tmp_path / "link", tmp_path / "far" / "file"
    link.symlink_to(place)
    for text in (b"one", b"two"):
        write(link, text)
        assert (link.is_symlink(), place.read_bytes()) == (True, text)


def test_what_is_no_file_is_written_to(tmp_path: Path) -> None:
    write(Path("/dev/null"), b"x")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        write(pipe, b"through it")
        assert reader.communicate()[0] == b"through it"
    with pytest.raises(UnwrittenError, match="/dev/full"):
        write(Path("/dev/full"), b"x")


def test_a_file_that_cannot_be_written_is_named_as_a_person_knows_it(tmp_path: Path) -> None:
    with pytest.raises(UnwrittenError) as raised:
        write(tmp_path / "no" / "file", b"x")
    assert raised.value.filename == str(tmp_path / "no" / "file")


@pytest.mark.parametrize("before", [{}, {"a": "old a", "b": "old b"}])
def test_where_the_disk_is_full_all_files_are_as_they_were(tmp_path: Path, before: dict[str, str]) -> None:
    """Check a full disk at every system call. If it happens while files are renamed, one of two may be the new one."""
    for name, text in before.items():
        (tmp_path / name).write_text(text)
    new = {"a": "A" * 100_000, "b": "B" * 100_000}

    def work() -> None:
        with write_together() as add:
            for name, text in new.items():
                add(tmp_path / name, text.encode())

    def look(failed: bool) -> None:
        found = contents(tmp_path)
        assert found == new or failed
        assert found in (before, before | {"a": new["a"]}, new)
        for name in new.keys() & found.keys():
            (tmp_path / name).unlink()
        for name, text in before.items():
            (tmp_path / name).write_text(text)

    until_it_works(work, look)


def test_an_error_between_two_files_leaves_both_as_they_were(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")

    def work() -> None:
        with write_together() as add:
            add(tmp_path / "a", b"new")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert contents(tmp_path) == {"a": "old"}


@pytest.mark.parametrize("size", [None, 4])
def test_where_the_disk_is_full_no_part_of_a_line_is_added(tmp_path: Path, size: int | None) -> None:
    path, line = tmp_path / "lines", "x" * 100_000 + "\n"
    path.write_text("one\ntwo\n")

    def look(failed: bool) -> None:
        found = path.read_text()
        assert found in (("one\ntwo\n", "one\n") if failed else ("one\ntwo\n"[:size] + line,))
        path.write_text("one\ntwo\n")

    until_it_works(lambda: append(path, line, size), look)


def test_a_real_file_that_may_grow_no_more_is_told(tmp_path: Path) -> None:
    """Check a limit of the system for the size of a file, which fails in the middle of a write."""
    path = tmp_path / "a"
    path.write_text("old\n")
    code = (
        "import resource, sys; from pathlib import Path; from sudoku_workshop.files import append, write\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "for work in (write, lambda path, data: append(path, data.decode())):\n"
        "    try: work(Path(sys.argv[1]), b'x' * 9000)\n"
        "    except OSError as error: print(type(error).__name__, error.filename)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(path)], env=_environment(), capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [f"UnwrittenError {path}"] * 2
    assert contents(tmp_path) == {"a": "old\n"}


def killed(code: str, folder: Path) -> Iterator[bool]:
    """Run code in processes killed at their first system call, their second, and so on, until one ends by itself.

    Yields after each whether it was killed.
    """
    for at in range(60):
        arguments = (str(folder), str(at), " ".join(CALLS))
        ran = subprocess.run([sys.executable, "-c", KILLED + code, *arguments], env=_environment())
        yield ran.returncode == -signal.SIGKILL
        if ran.returncode == 0:
            return
    raise AssertionError("it never works")


def test_wherever_it_is_killed_every_file_is_whole(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).write_text(f"old {name}")
    for _ in killed(TOGETHER, tmp_path):
        for name in "ab":
            assert (tmp_path / name).read_text() in (f"old {name}", name.upper() * 100_000)


def test_wherever_it_is_killed_every_line_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    for _ in killed(APPENDING, tmp_path):
        text = path.read_text() if path.exists() else ""
        assert set(text.splitlines(keepends=True)) <= {f"line {number}\n" for number in range(3)}


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE)}
