"""Puzzles from files or from standard input, with messages about everything that cannot be read."""

import argparse
import sys
from pathlib import Path
from typing import Literal

from sudoku_workshop.cli.arguments import is_puzzle
from sudoku_workshop.cli.command import FINE, UNREADABLE, tell, tell_line
from sudoku_workshop.files import decoded
from sudoku_workshop.grid.board import Board, with_geometry
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_wanted
from sudoku_workshop.messages import error_words, say
from sudoku_workshop.notation import Ignored, NotationError, Reading, read, with_puzzles
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.search.posed import posed

STANDARD = "-"
NOTES = (
    "zero-based",
    "misread",
    "padded",
    "left-out",
)  # warnings about how a puzzle was read, although the puzzle itself is complete
MEGABYTE = 1_000_000
LARGEST = 100  # megabytes of a file, enough for a million puzzles; devices such as /dev/zero never end
SHOWN = 40  # the number of characters of a skipped line that a message shows
NOTHING = Reading((), "", (), ())
Needs = Literal["cells", "solutions"]  # what a command needs of a puzzle


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the files."""
    parser.add_argument(
        "files",
        nargs="*",
        default=[STANDARD],
        metavar="FILE",
    )
    add_geometry(parser)


def add_geometry(parser: argparse.ArgumentParser) -> None:
    """Add the option for rules, which a text of digits cannot express."""
    parser.add_argument(
        "--geometry",
        type=_with_rules,
        metavar="NAME",
    )


def _with_rules(name: str) -> str:
    """Return the name of a geometry with rules. Raises ArgumentTypeError for any other name."""
    try:
        if geometry(name).rules or geometry(name).is_overlapping:
            return name
    except RuleError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{name}: expected 9x, or a size and rules such as 9+knight")


def puzzles(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[tuple[Board, ...], int]:
    """Return the puzzles of a file and the exit status.

    `content` is the file's content, if it has been read already.
    """
    reading, status = plain_reading_of(file, options, content)
    return reading.puzzles, status


def plain_reading_of(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[Reading, int]:
    """Return the puzzles of a file and what else was found in it, and the exit status.

    Puzzles with unsupported rules are left out, because no answer about them would be right.
    """
    reading, status = reading_of(file, options, content)
    return with_puzzles(reading, [not about.unknown for about in reading.about]), status


def reading_of(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[Reading, int]:
    """Return the puzzles of a file and what else was found in it, and the exit status.

    Unreadable parts are reported.
    """
    text = _text(file, options, content)
    return (NOTHING, UNREADABLE) if text is None else parsed(text, file, options)


def _text(file: str, options: argparse.Namespace, content: bytes | None) -> str | None:
    """Return the text of a file. If the file cannot be read as text, report why, and return None."""
    try:
        content = bounded(file) if content is None else content
    except OSError as error:
        if not isinstance(error, IsADirectoryError | PermissionError) and is_puzzle(file):
            return file
        tell_missing(file, error, options)
        return None
    if len(content) > largest():
        too_large(file, options)
        return None
    text = decoded(content)
    if text is None:
        tell_line(f"{file}: {say(options.lang, 'cli.not-text')}")
    return text


def largest() -> int:
    """Return the most bytes of a text that is read as a whole."""
    return LARGEST * MEGABYTE


def too_large(file: str, options: argparse.Namespace) -> None:
    """Report that a text is too large."""
    tell_line(f"{file}: {say(options.lang, 'cli.too-large', limit=LARGEST)}")


def tell_missing(file: str, error: OSError, options: argparse.Namespace) -> None:
    """Report why a file cannot be read. If the file does not exist, also say that `file` may be meant as a puzzle."""
    if not file:
        tell(options, "cli.no-name")
    elif isinstance(error, FileNotFoundError):
        tell_line(f"{file}: {say(options.lang, 'cli.no-file')}")
    else:
        tell_line(f"{file}: {error.strerror}")


def bounded(file: str) -> bytes:
    """Return the content of a file, but at most one byte more than the largest allowed size."""
    if file == STANDARD:
        return sys.stdin.buffer.read(largest() + 1)
    with Path(file).open("rb") as stream:
        return stream.read(largest() + 1)


def content_of(file: str) -> bytes | None:
    """Return the content of a file, or None if it cannot be read, as when `file` is a puzzle and not a file name."""
    try:
        return bounded(file)
    except OSError:
        return None


def parsed(text: str, file: str, options: argparse.Namespace, line: int = 0) -> tuple[Reading, int]:
    """Return the puzzles of a text, and the exit status. Parts that cannot be read are reported.

    `line` is the number of lines of the file before this text.
    """
    try:
        reading = _with_houses(read(text), options.geometry)
    except NotationError as error:
        tell_error(error, file, options, line)
        return NOTHING, UNREADABLE
    except ValueError as error:
        tell_line(f"{file}: --geometry {options.geometry}: {error}")
        return NOTHING, UNREADABLE
    for warning in reading.warnings:
        tell_error(warning, file, options, line)
    for part in reading.skipped:
        _tell_skipped(part, file, options, line)
    unread = reading.skipped or any(warning.code not in NOTES for warning in reading.warnings)
    return reading, UNREADABLE if unread else FINE


def _with_houses(reading: Reading, name: str | None) -> Reading:
    """Return the reading with its puzzles in the geometry of this name. Raises ValueError if a puzzle has another size.

    Puzzles with unsupported rules keep their geometry.
    """
    if name is None:
        return reading
    wanted = geometry(name)
    boards = (
        board if board.geometry.unknown else posed(with_geometry(board, with_wanted(board.geometry, wanted)))
        for board in reading.puzzles
    )
    return reading._replace(puzzles=tuple(boards))


def tell_error(error: NotationError, file: str, options: argparse.Namespace, line: int = 0) -> None:
    """Report an error in a text, with its line and column. `line` is the number of lines before the text."""
    _tell_at(file, error.line + line, error.column, error_words(error, options.lang))


def _tell_skipped(part: Ignored, file: str, options: argparse.Namespace, line: int) -> None:
    _tell_at(file, part.line + line, part.column, say(options.lang, "cli.skipped", text=shortened(part.text)))


def shortened(text: str) -> str:
    """Return the beginning of a line, long enough to recognise the line."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _tell_at(file: str, line: int, column: int, words: str) -> None:
    """Print a sentence about a line and column of a file on standard error."""
    tell_line(f"{file}:{line}:{column}: {words}")
