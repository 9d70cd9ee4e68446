"""Puzzles from files or from standard input, with messages about everything that cannot be read."""

import argparse
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from operator import itemgetter
from pathlib import Path
from typing import Literal

from sudoku_workshop.cli.arguments import is_puzzle
from sudoku_workshop.cli.command import FINE, UNREADABLE, Asked, tell, tell_line, tell_of
from sudoku_workshop.grid.board import Board, with_geometry
from sudoku_workshop.grid.geometry import geometry, with_wanted
from sudoku_workshop.messages import error_words, rules_words, say
from sudoku_workshop.notation import Ignored, NotationError, Reading, read, with_puzzles
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.search.posed import posed

STANDARD = "-"
NOTES = ("zero-based", "left-out")  # warnings about how a puzzle was read, although the puzzle itself is complete
MEGABYTE = 1_000_000
LARGEST = 100  # megabytes of a file, enough for a million puzzles; devices such as /dev/zero never end
SHOWN = 40  # the number of characters of a skipped line that a message shows
NOTHING = Reading((), "", (), ())
Needs = Literal["cells", "solutions", "steps"]  # what a command needs of a puzzle


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the files."""
    parser.add_argument(
        "files",
        nargs="*",
        default=[STANDARD],
        metavar="FILE",
        help="file with puzzles, or a puzzle; use - or omit for standard input",
    )
    add_geometry(parser)


def add_geometry(parser: argparse.ArgumentParser) -> None:
    """Add the option for rules, which a text of digits cannot express."""
    parser.add_argument(
        "--geometry",
        type=_with_rules,
        metavar="NAME",
        help="size and rules of the puzzles, such as 9x (both diagonals) or 9+knight",
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


def read_files(options: argparse.Namespace, needs: Needs = "solutions") -> tuple[list[Asked], int]:
    """Return the puzzles of all files, including unreadable ones, in order, and the exit status.

    Puzzles with unsupported rules count as unreadable, because no answer about them would be right. They are included
    if a command only `needs` the cells of a puzzle. If it needs steps, puzzles whose rules no technique knows count as
    unreadable, too.
    """
    read = [_read_file(file, options, needs) for file in options.files]
    return [one for found, _ in read for one in found], max(status for _, status in read)


def _read_file(file: str, options: argparse.Namespace, needs: Needs) -> tuple[list[Asked], int]:
    reading, status = reading_of(file, options)
    found: list[tuple[tuple[int, int], Board | None]] = [
        (place, board)
        for place, board, about in zip(reading.places, reading.puzzles, reading.about, strict=True)
        if needs == "cells" or not about.unknown
    ]
    if needs == "steps":
        for at, (place, board) in enumerate(found):
            if board and not board.geometry.is_explained:
                tell_unexplained(board, place, file, options)
                found[at], status = (place, None), UNREADABLE
    notes = (*NOTES, "unknown-rules") if needs == "cells" else NOTES
    found += [((each.line, each.column), None) for each in reading.warnings if each.code not in notes]
    ordered = sorted(found, key=itemgetter(0))
    asked = [Asked(board, file, number) for number, (_, board) in enumerate(ordered, 1)]
    for one in asked if options.rules else ():
        for words in rules_words(one.board.geometry, options.lang) if one.board else ():
            tell_of(words, one, options)
    return asked, status


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
    return (NOTHING, UNREADABLE) if text is None else _parsed(text, file, options)


def _text(file: str, options: argparse.Namespace, content: bytes | None) -> str | None:
    """Return the text of a file. If the file cannot be read as text, report why, and return None."""
    try:
        content = bounded(file) if content is None else content
    except OSError as error:
        if not isinstance(error, IsADirectoryError | PermissionError) and is_puzzle(file):
            return file
        _tell_file(file, error, options)
        return None
    large = len(content) > LARGEST * MEGABYTE
    text = None if large else decoded(content)
    if text is None:
        reason = say(options.lang, "cli.too-large", limit=LARGEST) if large else say(options.lang, "cli.not-text")
        tell_line(f"{file}: {reason}")
    return text


def _tell_file(file: str, error: OSError, options: argparse.Namespace) -> None:
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
        return sys.stdin.buffer.read(LARGEST * MEGABYTE + 1)
    with Path(file).open("rb") as stream:
        return stream.read(LARGEST * MEGABYTE + 1)


def content_of(file: str) -> bytes | None:
    """Return the content of a file, or None if it cannot be read, as when `file` is a puzzle and not a file name."""
    try:
        return bounded(file)
    except OSError:
        return None


def decoded(content: bytes) -> str | None:
    """Return the text of a file in any encoding, or None if the data contain a NUL, because they are then not text.

    Digits and the lines around grids are ASCII in all encodings except UTF-16. PowerShell writes UTF-16, with a byte
    order mark.
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
        tell_line(f"{file}: --geometry {options.geometry}: {error}")
        return NOTHING, UNREADABLE
    for warning in reading.warnings:
        tell_error(warning, file, options)
    for line in reading.skipped:
        _tell_skipped(line, file, options)
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


def tell_unexplained(board: Board, place: tuple[int, int], file: str, options: argparse.Namespace) -> None:
    """Report that no technique knows the rules of a puzzle, with its line and column."""
    tell_error(unexplained(board, place), file, options)


def unexplained(board: Board, place: tuple[int, int] = (0, 0)) -> NotationError:
    """Return the error for a puzzle whose rules no technique knows. It is at this line and column."""
    return NotationError("unexplained-rules", *place, "", {"rules": list(board.geometry.kinds_of_rules)})


def tell_error(error: NotationError, file: str, options: argparse.Namespace) -> None:
    """Report an error in a text, with its line and column."""
    _tell_at(file, error.line, error.column, error_words(error, options.lang))


def _tell_skipped(line: Ignored, file: str, options: argparse.Namespace) -> None:
    _tell_at(file, line.line, line.column, say(options.lang, "cli.skipped", text=shortened(line.text)))


def shortened(text: str) -> str:
    """Return the beginning of a line, long enough to recognise the line."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _tell_at(file: str, line: int, column: int, words: str) -> None:
    """Print a sentence about a line and column of a file on standard error."""
    tell_line(f"{file}:{line}:{column}: {words}")
