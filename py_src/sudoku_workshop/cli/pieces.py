"""The text of a file, piece by piece, so that a list of any length is answered from its first line on.

A text is divided only after a line that holds a whole puzzle by itself: cells, a link or a record of JSON. A text that
does not begin with such a line, such as grids in several lines, is one piece.
"""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterator
from typing import NamedTuple

from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF

CHUNK = 1 << 13  # bytes that are read at a time; a pipe may give fewer
WHOLE = "|".join(f"[\\w.*?-]{{{cells}}}(?![\\w.*?-])" for cells in SIDE_OF if cells > LONGEST_ROW)
ALONE = re.compile(rf"\s*(?:{WHOLE}|\{{.*\}}\s*$|https?://\S+\s*$|:\d{{4}}:)".encode())
FULL = re.compile(rf"\s*(?:{WHOLE.replace('.*?-', '')})".encode())
UNDECIDED = re.compile(
    rb"\s*(?:#.*)?$|[^\d]*(?:puzzle|quiz)[^\d]*$", re.IGNORECASE
)  # a comment, or the head of a table
Read = Callable[[int], bytes]


class TooLargeError(Exception):
    """An error: a text that cannot be divided is larger than the limit."""


class Piece(NamedTuple):
    """A part of a text, and the number of lines before it.

    `repeats` is 1 if its first line ends the piece before and helps to read the next lines, which may be its solution.
    `is_whole` says whether the piece is the whole text.
    """

    content: bytes
    line: int
    repeats: int
    is_whole: bool


def pieces(read: Read, limit: int) -> Iterator[Piece]:
    """Yield the pieces of a text, each as soon as it has been read.

    `read` returns up to a number of bytes, and b"" at the end. Raises TooLargeError if a piece has more than `limit`
    bytes.
    """
    held, line, before = b"", 0, b""
    while more := read(min(CHUNK, limit + 1 - len(held))):
        held += more
        if len(held) > limit:
            raise TooLargeError
        cut = _cut(held, is_list=line > 0)
        if cut:
            piece, held = held[:cut], held[cut:]
            yield _piece(piece, line, before)
            line += piece.count(b"\n")
            before = piece[piece.rfind(b"\n", 0, -1) + 1 :]
    if held.strip() or not line:
        yield _piece(held, line, before)


def _piece(content: bytes, line: int, before: bytes) -> Piece:
    if before and (FULL.match(content) or not any(map(ALONE.match, content.split(b"\n")))):
        return Piece(before + content, line - 1, 1, False)
    return Piece(content, line, 0, not line)


def _cut(held: bytes, is_list: bool) -> int:
    """Return where a text can be divided: after its last line with a whole puzzle, or 0 if it has none.

    Whether a text is a list of such lines at all is decided by its first line.
    """
    if not is_list and (held.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or not _begins_as_list(held)):
        return 0
    end = held.rfind(b"\n")
    while end > 0:
        start = held.rfind(b"\n", 0, end) + 1
        if ALONE.match(held, start, end):
            return end + 1
        end = start - 1
    return 0


def _begins_as_list(held: bytes) -> bool:
    lines = (line for line in held.removeprefix(b"\xef\xbb\xbf").split(b"\n")[:-1] if not UNDECIDED.match(line))
    return ALONE.match(next(lines, b"")) is not None
