"""The command line: `sudoku COMMAND [FILE]`, or `python -m sudoku_workshop COMMAND [FILE]`.

Answers go to standard output, one puzzle per line, and messages for people to standard error. The exit status is 0 for
success, and 1 if a puzzle has no answer or more than one. It is 2 for text that cannot be read (the rest is answered
nevertheless) and for requests that cannot be fulfilled. If every answer is one line, there is also one line for a
puzzle without an answer, and for a line that is not a puzzle. Input is answered while it is being read.
"""

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn, cast

import sudoku_workshop
from sudoku_workshop.cli.command import FINE, UNREADABLE, Command, printable, tell
from sudoku_workshop.cli.crews import NoCrewError
from sudoku_workshop.cli.option_help import explain
from sudoku_workshop.cli.stopping import AbandonedError, status_of, stoppable
from sudoku_workshop.cli.streams import discard, prepare
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import preferred, say

# The commands, each with its module, which is imported when the command is used. Importing all takes half a second.
COMMANDS = {
    "solve": "solving",
    "count": "solving",
    "check": "checking",
    "convert": "converting",
    "rate": "rating",
    "list": "listing",
    "explain": "explaining",
    "generate": "generating",
    "print": "printing",
    "newspaper": "newspaper",
    "class": "classroom",
    "completion": "completion",
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
            asked = [*(sys.argv[1:] if arguments is None else arguments)]
            parser, _ = _parser(_wished_language(asked), [each for each in asked if each in COMMANDS][:1])
            if not asked:
                parser.print_help(sys.stderr)
                return UNREADABLE
            options = parser.parse_args(asked)
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
    return _parser(preferred(), COMMANDS)[1]


def _parser(language: str, used: Collection[str]) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return the parser of all commands, with help in a language, and the parsers of the commands in `used`.

    The parser knows the other commands by name only, so that their modules need not be imported.
    """
    words = partial(say, language)
    parser = _Plain(prog="sudoku", description=words("cli.help"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {sudoku_workshop.__version__}")
    commands = parser.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND", parser_class=_Parser
    )
    explain(parser, "", language)
    made = {name: commands.add_parser(name, help=words(f"cli.help.{name}")) for name in COMMANDS}
    for name in used:
        _complete(made[name], name, language)
    return parser, {name: made[name] for name in used}


def _complete(parser: argparse.ArgumentParser, name: str, language: str) -> None:
    """Add to the parser of a command its options, its help and the function that runs it."""
    command = cast(Command, getattr(import_module(f"{__name__}.{COMMANDS[name]}"), name.upper()))
    parser.description = say(language, f"cli.help.{name}")
    command.add_options(parser)
    explain(parser, name, language)
    parser.epilog = command.epilog(language) if command.epilog else None
    parser.set_defaults(run=command.run, refuse=parser.error)


def _wished_language(asked: Sequence[str]) -> str:
    """Return the language of the help: that of `--lang` if it is given, otherwise that of the terminal."""
    named = [each.removeprefix("--lang=") for each in asked if each.startswith("--lang=")]
    named += [after for option, after in pairwise(asked) if option == "--lang"]
    return next((each for each in named if each in LANGUAGES), preferred())
