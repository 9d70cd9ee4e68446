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
from typing import Any

import sudoku_workshop
from sudoku_workshop.cli import classroom, converting, explaining, generating, listing, printing, rating, solving
from sudoku_workshop.cli.command import FINE, INTERRUPTED, UNREADABLE, Command, tell
from sudoku_workshop.cli.crews import NoCrewError

COMMANDS: dict[str, Command] = {
    **solving.COMMANDS,
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
    try:
        try:
            return _run(_parser().parse_args(arguments))
        finally:
            sys.stdout.flush()  # an error at the end of the program could no longer be handled
    except BrokenPipeError:  # the reader has stopped, for example `| head`
        _discard_output()
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(options: argparse.Namespace) -> int:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # redirected streams have it too
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except NoCrewError as error:
        tell(options, error.key, **error.arguments)
        return UNREADABLE
    except BrokenPipeError:
        raise
    except OSError as error:  # commands handle errors of files, so this one is about standard output
        _discard_output()
        tell(options, "cli.output", reason=error.strerror or error)
        return UNREADABLE


def _discard_output() -> None:
    """Discard what is still waiting to be written to standard output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _Parser(argparse.ArgumentParser):
    """A parser of one command's arguments, with options in any place.

    Otherwise `class NAME --seed 1 FILE` would lose its FILE.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        vars(self)["parse_known_args"] = super().parse_known_args  # called by parse_known_intermixed_args
        return self.parse_known_intermixed_args(args, namespace)


def _parser() -> argparse.ArgumentParser:
    description = "Solve, check, rate, explain, generate and print Sudoku puzzles."
    parser = argparse.ArgumentParser(prog="sudoku", description=description)
    parser.add_argument("--version", action="version", version=f"%(prog)s {sudoku_workshop.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for name, command in COMMANDS.items():
        added = commands.add_parser(name, help=command.help, description=command.help)
        command.add_options(added)
        added.set_defaults(run=command.run, refuse=added.error)
    return parser
