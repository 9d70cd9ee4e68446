"""The command line: `sudoku COMMAND [FILE]`, or `python -m sudoku_workshop COMMAND [FILE]`.

Answers go to standard output, one puzzle per line, and messages for people to standard error. The exit status is 0 for
success, and 1 if a puzzle has no answer or more than one. It is 2 for text that cannot be read (the rest is answered
nevertheless) and for requests that cannot be fulfilled. If every answer is one line, there is also one line for a
puzzle without an answer, and for a line that is not a puzzle. Input is answered while it is being read.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NoReturn

import sudoku_workshop
from sudoku_workshop.cli import (
    checking,
    classroom,
    completion,
    converting,
    explaining,
    generating,
    listing,
    newspaper,
    printing,
    rating,
    solving,
)
from sudoku_workshop.cli.command import FINE, UNREADABLE, Command, printable, tell
from sudoku_workshop.cli.crews import NoCrewError
from sudoku_workshop.cli.option_help import explain
from sudoku_workshop.cli.stopping import AbandonedError, status_of, stoppable
from sudoku_workshop.cli.streams import discard, prepare
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import preferred, say

COMMANDS: dict[str, Command] = {
    **solving.COMMANDS,
    "check": checking.CHECK,
    "convert": converting.CONVERT,
    "rate": rating.RATE,
    "list": listing.LIST,
    "explain": explaining.EXPLAIN,
    "generate": generating.GENERATE,
    "print": printing.PRINT,
    "newspaper": newspaper.NEWSPAPER,
    "class": classroom.CLASS,
    "completion": completion.COMPLETION,
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
            parser = _parser(_wished_language(arguments))
            if not (sys.argv[1:] if arguments is None else arguments):
                parser.print_help(sys.stderr)
                return UNREADABLE
            options = parser.parse_args(arguments)
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


def parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command."""
    made: dict[str, argparse.ArgumentParser] = {}
    _parser(preferred(), made)
    return made


def _parser(language: str, made: dict[str, argparse.ArgumentParser] | None = None) -> argparse.ArgumentParser:
    """Return the parser of all commands, with help in a language. The commands' parsers are added to `made`."""
    words = partial(say, language)
    parser = _Plain(prog="sudoku", description=words("cli.help"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {sudoku_workshop.__version__}")
    commands = parser.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND", parser_class=_Parser
    )
    explain(parser, "", language)
    for name, command in COMMANDS.items():
        told = words(f"cli.help.{name}")
        added = commands.add_parser(name, help=told, description=told)
        command.add_options(added)
        explain(added, name, language)
        added.epilog = command.epilog(language) if command.epilog else None
        added.set_defaults(run=command.run, refuse=added.error)
        if made is not None:
            made[name] = added
    return parser


def _wished_language(arguments: Sequence[str] | None) -> str:
    """Return the language of the help: that of `--lang` if it is given, otherwise that of the terminal."""
    asked = [*(sys.argv[1:] if arguments is None else arguments)]
    named = [each.removeprefix("--lang=") for each in asked if each.startswith("--lang=")]
    named += [after for option, after in pairwise(asked) if option == "--lang"]
    return next((each for each in named if each in LANGUAGES), preferred())
