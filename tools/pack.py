"""Gzip and wheels for the build, as small as possible.

The page decompresses gzipped files itself, so servers need not support compression.
"""

from pathlib import Path
from typing import Any, cast
from zipfile import ZipFile

from deflate import deflate_compress, gzip_compress

BEST = 12  # the level of libdeflate, which makes files 5% smaller than gzip -9


def pack(path: Path) -> None:
    """Replace the file `path` by `path`.gz. The same content always gives the same bytes."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip_compress(path.read_bytes(), BEST))
    path.unlink()


def repack(path: Path) -> None:
    """Compress all entries of a wheel again. The same content always gives the same bytes."""
    with ZipFile(path) as old:
        entries = [(info, old.read(info)) for info in old.infolist()]
    with ZipFile(path, "w") as new:
        for info, content in entries:
            with new.open(info, "w") as entry:
                cast(Any, entry)._compressor = _Libdeflate()  # zipfile itself knows only zlib's levels
                entry.write(content)


class _Libdeflate:
    """The two methods of a compressor that zipfile calls."""

    def __init__(self) -> None:
        self._content = b""

    def compress(self, content: bytes) -> bytes:
        self._content += content
        return b""

    def flush(self) -> bytes:
        return bytes(deflate_compress(self._content, BEST))
