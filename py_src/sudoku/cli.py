"""The command line: python -m sudoku COMMAND [FILE].

Answers go to standard output, one puzzle a line; what a person should know goes to standard error. Exit status 0: all
is well; 1: a puzzle has no answer, or more than one; 2: text that cannot be read (the rest is answered all the same).
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from sudoku import cli_class, cli_explain, cli_generate, cli_print
from sudoku.board import Board, text_of
from sudoku.notation import NotationError, read
from sudoku.search import count, solutions
from sudoku.shapes import problem_of
from sudoku.verdict import judge
from sudoku.words import LANGUAGES, preferred, problem_words, say, verdict_words

FINE, WRONG, UNREADABLE = 0, 1, 2
Handler = Callable[[Board, int, argparse.Namespace], int]
NOTES = ("zero-based",)  # warnings that tell how a puzzle was read; nothing was left out
COUNTED = 1000  # how far `check` counts the solutions of a puzzle that has several


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # a redirected stream has it too
    try:
        return int(options.run(options))
    except BrokenPipeError:  # `| head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sudoku", description="Solve, count, check, rate and explain Sudoku puzzles.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (handler, help_) in COMMANDS.items():
        command = _add_command(commands, name, help_)
        command.set_defaults(run=partial(_run, handler))
        if name != "check":
            command.add_argument("--limit", type=_positive, metavar="N", help="go no further than N solutions")
        if name == "solve":
            command.add_argument("--all", action="store_true", help="list every solution, not only a single one")
    for name, explaining in cli_explain.COMMANDS.items():
        command = _add_command(commands, name, explaining.help)
        explaining.add_options(command)
        command.set_defaults(run=partial(_run_on_all, explaining.run))
    cli_class.add_class(commands).set_defaults(run=partial(cli_class.run, puzzles=_puzzles))
    cli_print.add_print(commands).set_defaults(run=partial(cli_print.run, read=_text, parse=_parsed))
    cli_generate.add_generate(commands).set_defaults(run=cli_generate.run)
    return parser


def _add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, help_: str
) -> argparse.ArgumentParser:
    """A command that reads puzzles from a file."""
    command = commands.add_parser(name, help=help_, description=help_)
    command.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="puzzles to read; - or none: standard input"
    )
    command.add_argument("--json", action="store_true", help="one JSON object a puzzle")
    command.add_argument("--lang", choices=LANGUAGES, default=preferred(), help="language of the messages")
    return command


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("1 or more needed")
    return number


def _run(handler: Handler, options: argparse.Namespace) -> int:
    """One puzzle at a time, numbered from 1."""
    boards, status = _puzzles(options)
    return max([status, *(handler(board, number, options) for number, board in enumerate(boards, 1))])


def _run_on_all(run: Callable[[Sequence[Board], argparse.Namespace], int], options: argparse.Namespace) -> int:
    boards, status = _puzzles(options)
    return max(status, run(boards, options))


def _puzzles(options: argparse.Namespace) -> tuple[tuple[Board, ...], int]:
    """The puzzles of the file, and the exit status of reading it."""
    text = _text(options)
    return ((), UNREADABLE) if text is None else _parsed(options, text)


def _text(options: argparse.Namespace) -> str | None:
    """The file's text; None, and the reason told, where there is none."""
    try:
        return sys.stdin.buffer.read().decode() if options.file == "-" else Path(options.file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else say(options.lang, "cli.not-text")
        print(f"{options.file}: {reason}", file=sys.stderr)
    return None


def _parsed(options: argparse.Namespace, text: str) -> tuple[tuple[Board, ...], int]:
    """The puzzles of a text, and the exit status of reading it; what cannot be read is told."""
    try:
        reading = read(text)
    except NotationError as error:
        _tell_error(error, options)
        return (), UNREADABLE
    for warning in reading.warnings:
        _tell_error(warning, options)
    unread = any(warning.code not in NOTES for warning in reading.warnings)
    return reading.puzzles, UNREADABLE if unread else FINE


def _tell_error(error: NotationError, options: argparse.Namespace) -> None:
    reason = say(options.lang, f"error.{error.code}", character=error.character, **error.details)
    print(f"{options.file}:{error.line}:{error.column}: {reason}", file=sys.stderr)


def _solve(board: Board, number: int, options: argparse.Namespace) -> int:
    if options.all or options.limit:
        return _list(board, number, options)
    texts = _texts(board, 2)
    if options.json:
        _print_json(board, solutions=texts, exact=len(texts) < 2)
    elif len(texts) == 1:
        print(*texts, flush=True)
    return FINE if len(texts) == 1 else _remark("cli.several" if texts else "cli.none", number, options)


def _list(board: Board, number: int, options: argparse.Namespace) -> int:
    """All solutions, or the first `--limit`; printed as they are found, since there may be no end of them."""
    if options.json:
        texts = _texts(board, options.limit)
        _print_json(board, solutions=texts, exact=len(texts) != options.limit)
        return FINE if texts else WRONG
    status = WRONG
    for found in islice(solutions(board), options.limit):
        print(text_of(found.values), flush=True)
        status = FINE
    return status and _remark("cli.none", number, options)


def _texts(board: Board, limit: int | None) -> list[str]:
    return [text_of(found.values) for found in islice(solutions(board), limit)]


def _count(board: Board, _: int, options: argparse.Namespace) -> int:
    found = count(board, options.limit)
    if options.json:
        _print_json(board, count=found, exact=found != options.limit)
    else:
        print(text_of(board.givens), found, flush=True)
    return FINE


def _check(board: Board, _: int, options: argparse.Namespace) -> int:
    verdict = judge(board, board, COUNTED)
    if options.json:
        found = [problem_of(problem) for problem in verdict.problems]
        _print_json(board, **verdict._asdict() | {"problems": found})
    else:
        told = [problem_words(problem, board.geometry, options.lang) for problem in verdict.problems]
        told.append(verdict_words(verdict, options.lang))
        print(f"{text_of(board.givens)}: {'; '.join(filter(None, told))}", flush=True)
    return FINE if verdict.code == "one" else WRONG


def _remark(key: str, number: int, options: argparse.Namespace) -> int:
    """Tell on standard error what is the matter with one puzzle, named by its number in the file."""
    if not options.json:
        print(
            f"{options.file}: {say(options.lang, 'cli.puzzle', number=number)}: {say(options.lang, key)}",
            file=sys.stderr,
        )
    return WRONG


def _print_json(board: Board, **answer: object) -> None:
    print(json.dumps({"puzzle": text_of(board.givens), "geometry": board.geometry.name} | answer), flush=True)


COMMANDS: dict[str, tuple[Handler, str]] = {
    "solve": (_solve, "print the solution of every puzzle"),
    "count": (_count, "print every puzzle and how many solutions it has"),
    "check": (_check, "print what is wrong with every puzzle, and whether it has exactly one solution"),
}
