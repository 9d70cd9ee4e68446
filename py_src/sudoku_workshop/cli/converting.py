"""The command `convert`: it converts puzzles from any format to another one, or to the minlex form."""

from argparse import ArgumentParser, Namespace
from functools import partial

from sudoku_workshop.cli.command import FINE, NOTHING, WRONG, Asked, Command, print_json, remark, tell_of
from sudoku_workshop.cli.each import add_spread, answer_each
from sudoku_workshop.cli.terminal_text import columns, padded
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry_view import OVERLAPPING
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.messages import say
from sudoku_workshop.notation import FORMATS, WRITTEN, Part, missing_part, write
from sudoku_workshop.rules import KINDS

MINLEX = "minlex"


def _add_options(parser: ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument(
        "--to",
        choices=(*WRITTEN, MINLEX),
        default="line",
        metavar="FORMAT",
    )
    parser.add_argument("--list", action="store_true")


def _run(options: Namespace) -> int:
    if options.list:
        print("\n".join(_listed(options.lang)))
        return FINE
    unread = _print_nothing if _is_one_line(options.to) or options.json else None
    return answer_each(partial(converted, form=options.to), _tell, options, unread, needs="cells")


def _is_one_line(form: str) -> bool:
    """Return whether a format has one line for each puzzle, so that a puzzle that it cannot hold has a line, too."""
    return form == MINLEX or "\n" not in write(Board("." * 81), form)


def _print_nothing(options: Namespace) -> None:
    print_json(None) if options.json else print(NOTHING, flush=True)


def _listed(language: str) -> list[str]:
    """Return a list of the formats: a line with the name and the description of each."""
    known = {name: ("writes" if form.write else "reads") for name, form in FORMATS.items()} | {MINLEX: "only-writes"}
    does = {name: say(language, f"cli.convert.{key}") for name, key in known.items()}
    width, wide = max(map(len, does)), max(map(columns, does.values()))
    told = {name: f"{name:{width}}  {padded(words, wide)}" for name, words in does.items()}
    return [f"{words}  {say(language, f'format.{name}')}" for name, words in told.items()]


def converted(board: Board, form: str) -> str | None:
    """Return the puzzle in a format, or None if the format cannot express it."""
    if _untold(board, form):
        return None
    try:
        return text_of(minlex(board)) if form == MINLEX else write(board, form)
    except ValueError:
        return None


def _untold(board: Board, form: str) -> Part | None:
    """Return the part of the puzzle's geometry that the format cannot express, or None if it can express everything.

    The minlex form is written in the format "line", so it has the same limits.
    """
    return missing_part("line" if form == MINLEX else form, board.geometry)


def _tell(one: Asked, text: str | None, options: Namespace) -> int:
    board = one.board
    if text is None:
        if _is_one_line(options.to) and not options.json:
            _print_nothing(options)
        part = _untold(board, options.to)
        if part == OVERLAPPING or (part in KINDS and part != "regions"):
            rule = say(options.lang, f"part.{part}")
            tell_of(say(options.lang, "cli.convert.untold.rule", rule=rule), one, options)
            return WRONG
        return remark(f"cli.convert.untold.{part}" if part else "cli.convert.impossible", one, options)
    if options.json:
        print_json(board, text=text)
    else:
        print(text, end="\n\n" if "\n" in text else "\n", flush=True)
    if lost := _lost(board, options.to):
        remark(f"cli.convert.lost.{lost}", one, options)
    return FINE


def _lost(board: Board, form: str) -> str:
    """Return which part of a board the format cannot hold, or "" if it can hold everything."""
    keeps = FORMATS[form].keeps if form in FORMATS else "givens"
    if keeps in ("givens", "candidates") and board.values != board.givens:
        return "entries"
    return "candidates" if board.crossed and keeps in ("givens", "entries") else ""


CONVERT = Command(_add_options, _run)
