"""Puzzles from a file or from standard input, and what is told where they cannot be read."""

import argparse
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from itertools import compress
from pathlib import Path
from string import whitespace

from sudoku_workshop.cli.command import FINE, UNREADABLE, printable
from sudoku_workshop.grid.board import BLANK, SYMBOLS, Board, under
from sudoku_workshop.grid.geometry import OFFERED, SIZES, geometry
from sudoku_workshop.messages import error_words, say
from sudoku_workshop.notation import Ignored, NotationError, Reading, read
from sudoku_workshop.search.posed import posed

STANDARD = "-"
NOTES = ("zero-based", "left-out")  # warnings that tell how a puzzle was read; nothing was left out
MEGABYTE = 1_000_000
LARGEST = 100  # megabytes that a file may have: a million puzzles; a device such as /dev/zero never ends
LONG = 64  # characters that nobody gives a file of digits
MAY_STAND_IN_GRIDS = frozenset(f"{BLANK}{SYMBOLS}{SYMBOLS.lower()}0*_?xX-+|{whitespace}")
SHOWN = 40  # characters of a line that was skipped
NOTHING = Reading((), "", (), ())


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the file."""
    parser.add_argument(
        "file",
        nargs="?",
        default=STANDARD,
        metavar="FILE",
        help="file with puzzles, or a puzzle; use - or omit for standard input",
    )
    add_geometry(parser)


def add_geometry(parser: argparse.ArgumentParser) -> None:
    """Add the option that says what a text of digits does not."""
    more = [name for name in OFFERED if name not in SIZES]
    parser.add_argument("--geometry", choices=more, help="extra houses of the puzzles (9x: both diagonals)")


def puzzles(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[tuple[Board, ...], int]:
    """The puzzles of the file, and the exit status of reading it; `content` is what has been read of it already."""
    reading, status = plain_reading_of(file, options, content)
    return reading.puzzles, status


def all_puzzles(file: str, options: argparse.Namespace) -> tuple[tuple[Board, ...], int]:
    """The same with those that have rules that are not known: their cells are all the same what they are."""
    reading, status = reading_of(file, options)
    return reading.puzzles, status


def plain_reading_of(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[Reading, int]:
    """What the file holds, without the puzzles with rules that are not known: no answer would be true of them."""
    reading, status = reading_of(file, options, content)
    kept = [not about.unknown for about in reading.about]
    puzzles, records = tuple(compress(reading.puzzles, kept)), tuple(compress(reading.records, kept))
    return reading._replace(puzzles=puzzles, records=records, about=tuple(compress(reading.about, kept))), status


def reading_of(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[Reading, int]:
    """What the file holds, and the exit status of reading it; what cannot be read is told."""
    text = _text(file, options, content)
    return (NOTHING, UNREADABLE) if text is None else _parsed(text, file, options)


def _text(file: str, options: argparse.Namespace, content: bytes | None) -> str | None:
    """The text of the file; None, and the reason told, where there is none."""
    try:
        content = bounded(file) if content is None else content
    except OSError as error:
        if not isinstance(error, IsADirectoryError | PermissionError) and is_puzzle(file):
            return file
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return None
    large = len(content) > LARGEST * MEGABYTE
    text = None if large else decoded(content)
    if text is None:
        reason = say(options.lang, "cli.too-large", limit=LARGEST) if large else say(options.lang, "cli.not-text")
        print(f"{file}: {reason}", file=sys.stderr)
    return text


def is_puzzle(argument: str) -> bool:
    """Whether an argument that no file is called can be meant as a puzzle itself: all of it may stand in a grid, and it
    is one, or longer than a name would be. (What is wrong with that is told then.)"""
    if not MAY_STAND_IN_GRIDS.issuperset(argument):
        return False
    try:
        return not read(argument).warnings
    except NotationError:
        return len(argument) >= LONG and not argument.isalpha()


def bounded(file: str) -> bytes:
    """What is in the file, or the first byte too many."""
    if file == STANDARD:
        return sys.stdin.buffer.read(LARGEST * MEGABYTE + 1)
    with Path(file).open("rb") as stream:
        return stream.read(LARGEST * MEGABYTE + 1)


def decoded(content: bytes) -> str | None:
    """Text in whatever encoding: digits and frames are ASCII in all but UTF-16, which PowerShell writes and marks.

    None for what is no text at all: a NUL stands in none.
    """
    marked = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    text = content.decode("utf-16" if marked else "utf-8", errors="replace")
    return None if "\0" in text else text


def _parsed(text: str, file: str, options: argparse.Namespace) -> tuple[Reading, int]:
    try:
        reading = _with_houses(read(text), options.geometry)
    except NotationError as error:
        tell_error(error, file, options)
        return NOTHING, UNREADABLE
    except ValueError as error:
        print(f"{file}: --geometry {options.geometry}: {error}", file=sys.stderr)
        return NOTHING, UNREADABLE
    for warning in reading.warnings:
        tell_error(warning, file, options)
    for line in reading.skipped:
        _tell_skipped(line, file, options)
    unread = reading.skipped or any(warning.code not in NOTES for warning in reading.warnings)
    return reading, UNREADABLE if unread else FINE


def _with_houses(reading: Reading, name: str | None) -> Reading:
    """The puzzles under the geometry that was asked for, if its size is theirs: else ValueError.

    Puzzles with unknown rules keep their own.
    """
    if name is None:
        return reading
    wanted = geometry(name)
    boards = (board if board.geometry.unknown else posed(under(board, wanted)) for board in reading.puzzles)
    return reading._replace(puzzles=tuple(boards))


def tell_error(error: NotationError, file: str, options: argparse.Namespace) -> None:
    """What is wrong, and where."""
    _tell_at(file, error.line, error.column, error_words(error, options.lang))


def _tell_skipped(line: Ignored, file: str, options: argparse.Namespace) -> None:
    text = line.text if len(line.text) <= SHOWN else f"{line.text[:SHOWN]}…"
    _tell_at(file, line.line, line.column, say(options.lang, "cli.skipped", text=text))


def _tell_at(file: str, line: int, column: int, words: str) -> None:
    """A sentence with its place."""
    print(f"{file}:{line}:{column}: {printable(words)}", file=sys.stderr)
