"""The command line: `sudoku COMMAND [FILE]`, or `python -m sudoku_workshop COMMAND [FILE]`.

Answers go to standard output, one puzzle per line, and messages for people to standard error. The exit status is 0 for
success, and 1 if a puzzle has no answer or more than one. It is 2 for text that cannot be read (the rest is answered
nevertheless) and for requests that cannot be fulfilled. If every answer is one line, there is also one line for a
puzzle without an answer.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import sudoku_workshop
from sudoku_workshop.cli import (
    checking,
    classroom,
    converting,
    explaining,
    generating,
    listing,
    printing,
    rating,
    solving,
)
from sudoku_workshop.cli.command import FINE, UNREADABLE, Command, printable, tell
from sudoku_workshop.cli.crews import NoCrewError
from sudoku_workshop.cli.stopping import AbandonedError, status_of, stoppable
from sudoku_workshop.cli.streams import discard, prepare
from sudoku_workshop.messages import preferred

COMMANDS: dict[str, Command] = {
    **solving.COMMANDS,
    "check": checking.CHECK,
    "convert": converting.CONVERT,
    "rate": rating.RATE,
    "list": listing.LIST,
    "explain": explaining.EXPLAIN,
    "generate": generating.GENERATE,
    "print": printing.PRINT,
    "class": classroom.CLASS,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    prepare()
    try:
        with stoppable():
            return _run(arguments)
    except KeyboardInterrupt as stop:
        return status_of(stop)
    except AbandonedError as end:
        os._exit(end.status)
    except BrokenPipeError:  # the reader has stopped, for example `| head`
        discard(sys.stdout)
        return FINE


def _run(arguments: Sequence[str] | None) -> int:
    options = argparse.Namespace(lang=preferred())  # until they are read
    try:
        try:
            options = _parser().parse_args(arguments)
            return int(options.run(options))
        finally:
            sys.stdout.flush()  # an error at the end of the program could no longer be handled
    except NoCrewError as error:
        tell(options, error.key, **error.arguments)
    except BrokenPipeError:
        raise
    except OSError as error:  # commands handle errors of files, so this one is about standard output
        discard(sys.stdout)
        tell(options, "cli.output", reason=error.strerror or error)
    return UNREADABLE


class _Plain(argparse.ArgumentParser):
    """A parser whose error messages have no control characters, which could control the terminal."""

    def error(self, message: str) -> NoReturn:
        super().error(printable(message))


class _Parser(_Plain):
    """A parser of one command's arguments. Options may come before, between or after them.

    Argparse alone would not accept the FILE in `class NAME --seed 1 FILE`.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        vars(self)["parse_known_args"] = super().parse_known_args  # called by parse_known_intermixed_args
        return self.parse_known_intermixed_args(args, namespace)


def _parser() -> argparse.ArgumentParser:
    description = "Solve, check, rate, explain, generate and print Sudoku puzzles."
    parser = _Plain(prog="sudoku", description=description)
    parser.add_argument("--version", action="version", version=f"%(prog)s {sudoku_workshop.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for name, command in COMMANDS.items():
        added = commands.add_parser(name, help=command.help, description=command.help)
        command.add_options(added)
        added.set_defaults(run=command.run, refuse=added.error)
    return parser
