"""Parts that all commands share: exit statuses, common options, and the printing of messages."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from typing import NamedTuple

from sudoku_workshop.cli.streams import discard
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import BLANK
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import preferred, say
from sudoku_workshop.notation import board_of_plain, puzzle_text

FINE, WRONG, UNREADABLE = 0, 1, 2
BOUND = "+"  # printed after a rating that is only a lower bound, such as 9.5+
NOTHING = "-"  # printed in place of an answer if there is none


class Asked(NamedTuple):
    """A puzzle of a command's input, with its file and its number in the file, from 1.

    `source` is a line of 81 digits and dots (`notation.plain_lines`), because a line reaches a worker in less time than
    a board. Other puzzles are boards. If the puzzle could not be read, `source` is None, and there is no board.
    """

    source: Board | str | None
    file: str
    number: int

    @property
    def is_read(self) -> bool:
        """Return whether the puzzle could be read."""
        return self.source is not None

    @property
    def board(self) -> Board:
        """Return the board."""
        if self.source is None:
            raise ValueError("this puzzle could not be read")
        return board_in(self.source)

    @property
    def text(self) -> str:
        """Return the puzzle as `puzzle_text` writes it."""
        return self.source.replace("0", BLANK) if isinstance(self.source, str) else puzzle_text(self.board)


def board_in(source: Board | str) -> Board:
    """Return the board that the source of a puzzle is, or that it has as a line."""
    return board_of_plain(source) if isinstance(source, str) else source


class Command(NamedTuple):
    """A command: a function that adds its options, and a function that runs it and returns the exit status.

    Its help text is the sentence "cli.help." with its name added, and those of its options are in the catalogs, too
    (`option_help.py`). `epilog` returns the text below the options in a language.
    """

    add_options: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    epilog: Callable[[str], str] | None = None


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the option `--json`, for commands that print answers."""
    parser.add_argument("--json", action="store_true")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred())


def print_json(board: Board | None, **answer: object) -> None:
    """Print one line of JSON about a puzzle. `board` is None if the puzzle could not be read."""
    puzzle = {"puzzle": puzzle_text(board), "geometry": board.geometry.name} if board else {"puzzle": None}
    print(json.dumps(puzzle | answer), flush=True)


def tell(options: argparse.Namespace, key: str, **arguments: object) -> None:
    """Print the sentence with this key on standard error, in the person's language.

    `arguments` fill its placeholders.
    """
    tell_line(say(options.lang, key, **arguments))


def tell_line(words: str) -> None:
    """Print a line on standard error. If that fails, as on a full disk, the command goes on without messages."""
    try:
        print(printable(words), file=sys.stderr, flush=True)
    except BrokenPipeError:
        raise
    except OSError:
        discard(sys.stderr)


def tell_unwritten(error: OSError, options: argparse.Namespace) -> int:
    """Print which file could not be written and why, and return the exit status."""
    tell(options, "cli.unwritten", file=error.filename, reason=error.strerror or error)
    return UNREADABLE


def tell_file(error: OSError) -> int:
    """Print which file cannot be used and why, and return the exit status.

    An error without a file name is about a standard stream. Such an error is raised again, because `main` handles it.
    """
    if error.filename is None:
        raise error
    tell_line(f"{os.fsdecode(error.filename)}: {error.strerror}")
    return UNREADABLE


def printable(words: str) -> str:
    """Return the words with escapes for control characters, which could control the terminal."""
    return "".join(character if character.isprintable() else _escape(character) for character in words)


def _escape(character: str) -> str:
    """Return the escape for a character. A byte of a file name that is not UTF-8 is escaped as that byte."""
    byte = ord(character) - 0xDC00  # as os.fsdecode encodes it
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else character.encode("unicode_escape").decode("ascii")


def remark(key: str, one: Asked, options: argparse.Namespace) -> int:
    """Print the sentence `key` about what is wrong with a puzzle, and return the exit status."""
    tell_of(say(options.lang, key), one, options)
    return WRONG


def tell_of(words: str, one: Asked, options: argparse.Namespace) -> None:
    """Print `words` about a puzzle on standard error, after its file and its number in the file."""
    tell_line(f"{one.file}: {say(options.lang, 'cli.puzzle', number=one.number)}: {words}")
