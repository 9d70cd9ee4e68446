"""Files that are written whole or not at all.

A file is written beside its place and put there once all of it is on the disk. A full disk, an error or a kill leaves
what was there before as it was. What is no file, such as /dev/stdout, is written to directly.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE

Add = Callable[[Path, bytes], None]

BINARY = getattr(os, "O_BINARY", 0)  # on Windows, where files have their lines ended otherwise
NEW, ANYWHERE = 0o666, Path("/dev")  # the rights of a new file, of which the system takes some; and devices


class UnwrittenError(OSError):
    """A file that could not be written; it is as it was before."""


def write(path: Path, data: bytes) -> None:
    """Write a file. UnwrittenError where that is not possible."""
    with together() as add:
        add(path, data)


@contextmanager
def together() -> Iterator[Add]:
    """Write several files, which get to their places when the block ends, and none of them where it fails."""
    waiting: list[tuple[Path, Path]] = []

    def add(path: Path, data: bytes) -> None:
        with _told(path):
            if _is_device(path):
                path.write_bytes(data)
            else:
                place = path.resolve()  # a link goes on leading there
                waiting.append((_beside(place, data), place))

    try:
        yield add
        while waiting:
            beside, place = waiting[0]
            with _told(place):
                beside.replace(place)
            waiting.pop(0)
            _sync(place.parent)
    finally:
        for beside, _ in waiting:
            with suppress(OSError):
                beside.unlink()


def append(path: Path, text: str, size: int | None = None) -> None:
    """Add lines to a file: all of them, or nothing. They come behind the first `size` bytes, and what is left of a line
    behind these goes. UnwrittenError where that is not possible."""
    with _told(path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, NEW)
        try:
            end = os.fstat(handle).st_size if size is None else size
            try:
                if size is not None:
                    os.ftruncate(handle, size)
                _write(handle, text.encode())
            except BaseException:
                with suppress(OSError):
                    os.ftruncate(handle, end)
                raise
        finally:
            _close(handle)


def _beside(place: Path, data: bytes) -> Path:
    """Write a file beside its place, with the rights of the one that is there."""
    rights = S_IMODE(place.stat().st_mode) if place.exists() else None
    beside = place.with_name(f".{os.urandom(8).hex()}.part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, NEW)
    try:
        try:
            _write(handle, data)
        finally:
            _close(handle)
        if rights is not None:
            beside.chmod(rights)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    return beside


def _write(handle: int, data: bytes) -> None:
    """Write all, and have the system put it on the disk."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _close(handle: int) -> None:
    """Close a file. What it holds is on the disk by then, or its writing has failed already."""
    with suppress(OSError):
        os.close(handle)


def _sync(folder: Path) -> None:
    """Have the system put the names in a folder on the disk, where it can."""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                _close(handle)


def _is_device(path: Path) -> bool:
    return path.is_relative_to(ANYWHERE) or (path.exists() and not path.is_file())


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Name the file that a person knows, and not the one beside it."""
    try:
        yield
    except OSError as error:
        raise UnwrittenError(error.errno, error.strerror, str(path)) from error
