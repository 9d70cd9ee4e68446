"""Writing files, either as a whole or not at all.

A file is first written under a temporary name in the same folder. It is renamed once all of it is on the disk. If the
disk is full, if there is an error, or if the process is killed, the earlier file is unchanged. A path that is not a
regular file, such as /dev/stdout, is written to directly.
"""

import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE

Add = Callable[[Path, bytes], None]

BINARY = getattr(os, "O_BINARY", 0)  # only on Windows, which otherwise changes line ends
NEW, DEVICES = 0o666, Path("/dev")  # the permissions of a new file, less the umask; the folder of devices


class UnwrittenError(OSError):
    """An error: a file could not be written. The file is unchanged."""


def write(path: Path, data: bytes) -> None:
    """Write a file. Raises UnwrittenError if that is not possible."""
    with write_together() as add:
        add(path, data)


@contextmanager
def write_together() -> Iterator[Add]:
    """Write several files. They appear under their names when the block ends. If it fails, none of them appears.

    Raises UnwrittenError if a file cannot be written.
    """
    waiting: list[tuple[Path, Path]] = []

    def add(path: Path, data: bytes) -> None:
        with _unwritten_errors(path):
            if _is_device(path):
                path.write_bytes(data)
            else:
                place = path.resolve()  # so that a symbolic link is preserved
                waiting.append((_write_beside(place, data), place))

    try:
        yield add
        while waiting:
            beside, place = waiting[0]
            with _unwritten_errors(place):
                beside.replace(place)
            waiting.pop(0)
            _sync(place.parent)
    finally:
        for beside, _ in waiting:
            with suppress(OSError):
                beside.unlink()


def append(path: Path, text: str, size: int | None = None) -> None:
    """Append lines to a file: all of them, or none.

    With `size`, the file is first cut to this number of bytes, to remove an unfinished last line. Raises UnwrittenError
    if the lines cannot be written.
    """
    with _unwritten_errors(path):
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


def _write_beside(place: Path, data: bytes) -> Path:
    """Write a temporary file in the same folder as `place`, with the permissions of `place`, and return its path."""
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
    """Write all of the data, and wait until it is on the disk."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _close(handle: int) -> None:
    """Close a file, ignoring errors. By now its data is on the disk, or writing it has already failed."""
    with suppress(OSError):
        os.close(handle)


def _sync(folder: Path) -> None:
    """Wait until the names of the files in a folder are on the disk, if the system supports that."""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                _close(handle)


def _is_device(path: Path) -> bool:
    return path.is_relative_to(DEVICES) or (path.exists() and not path.is_file())


@contextmanager
def _unwritten_errors(path: Path) -> Iterator[None]:
    """Turn an OSError of the block into an UnwrittenError, which names the user's path, not the temporary file."""
    try:
        yield
    except OSError as error:
        raise UnwrittenError(error.errno, error.strerror, str(path)) from error


def decoded(content: bytes) -> str | None:
    """Return the text of a file in any encoding, or None if the data contain a NUL, because they are then not text.

    Digits and the lines around grids are ASCII in all encodings except UTF-16. PowerShell writes UTF-16, with a byte
    order mark.
    """
    marked = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    text = content.decode("utf-16" if marked else "utf-8", errors="replace")
    return None if "\0" in text else text
