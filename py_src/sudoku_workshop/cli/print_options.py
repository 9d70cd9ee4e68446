"""The options of the command `print`: its output, its content, and all options of a document."""

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

from sudoku_workshop.cli.command import add_language
from sudoku_workshop.cli.numbers import length, natural, size, some_length
from sudoku_workshop.cli.reading import STANDARD, add_geometry
from sudoku_workshop.cli.volumes import add_volume
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.sheet import Options

MARGIN = Options().margin
CALM = {"show": ("number",), "margin": MARGIN}  # defaults that differ from those of Options
READ: dict[object, dict[str, Any]] = {
    int: {"type": natural},
    float: {"type": length},
    float | None: {"type": some_length},
    tuple[float, float] | None: {"type": size},
    tuple[str, ...]: {"nargs": "*"},
}  # by the type of an option: the arguments for add_argument


def add_options(command: argparse.ArgumentParser) -> None:
    files = "puzzles, output of `generate --json` or an export of My puzzles (one section per file), or a book file"
    command.add_argument("files", nargs="*", default=[STANDARD], metavar="FILE", help=files)
    _add_output(command)
    _add_sheet(command)
    _add_content(command)
    add_volume(command)
    add_geometry(command)
    add_language(command)


def _add_output(command: argparse.ArgumentParser) -> None:
    command.add_argument("--out", metavar="FILE", help="write a PDF (- for standard output)")
    command.add_argument("--svg", metavar="DIR", type=Path, help="write the pages as SVG files into a folder")
    command.add_argument(
        "--brf", metavar="FILE", help="write braille for an embosser (words in English, digits as in Nemeth code)"
    )
    command.add_argument("--aloud", metavar="FILE", help="write the clues and solutions as text to read aloud")
    command.add_argument(
        "--check",
        action="store_true",
        help="report problems; for books, also puzzles that do not meet their section's options",
    )
    command.add_argument("--force", action="store_true", help="overwrite existing files")
    command.add_argument("--font", metavar="FILE", type=Path, help="TrueType or OpenType font to use and embed")
    command.add_argument("--font-bold", metavar="FILE", type=Path, help="font for bold text")


def _add_content(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--section",
        action="append",
        default=[],
        metavar="TITLE",
        help="heading of the next file's section (repeat for more files)",
    )
    command.add_argument("--by-grade", action="store_true", help="make one section per grade")
    command.add_argument(
        "--practise",
        metavar="TECHNIQUE",
        choices=sorted(TECHNIQUES),
        help="print positions with this technique as the next step, and the answers at the end (for example x-wing)",
    )
    command.add_argument("--path", action=argparse.BooleanOptionalAction, help="explain each solution step by step")


def _add_sheet(command: argparse.ArgumentParser) -> None:
    """Add the options of a document.

    An option that is not on the command line is not set, not even to its default, so that a book can set it.
    """
    types = get_type_hints(Options)
    for option in fields(Options):
        usual = CALM.get(option.name, option.default)
        words = option.metadata["help"] + (f" (default: {_words(usual)})" if usual else "")
        told: dict[str, Any] = {"action": argparse.BooleanOptionalAction}
        if types[option.name] is not bool:
            told = {"metavar": option.metadata.get("metavar"), "choices": option.metadata["choices"] or None}
            told |= READ.get(types[option.name], {})
        command.add_argument(
            _flag(option.name), dest=option.name, help=words.strip(), default=argparse.SUPPRESS, **told
        )


def _words(usual: object) -> str:
    if isinstance(usual, bool):
        return "yes"
    return " ".join(usual) if isinstance(usual, tuple) else f"{usual:g}" if isinstance(usual, float) else str(usual)


def named(name: str, value: str = "") -> str:
    """Return an option as it is written on the command line, followed by `value` or by the placeholder of its value."""
    about = Options.__dataclass_fields__[name].metadata
    return f"{_flag(name)} {value or about.get('metavar', '')}".strip()


def _flag(name: str) -> str:
    return str(Options.__dataclass_fields__[name].metadata.get("flag", f"--{name.replace('_', '-')}"))


def completed(options: argparse.Namespace) -> argparse.Namespace:
    """Return the options with the defaults of a document filled in.

    The result has one more attribute, `asked`: the names of the options that are on the command line. By default, the
    margin is as wide as the paper allows, and each puzzle is printed with its number, but without its grade or other
    facts.
    """
    usual = vars(Options()) | {"show": CALM["show"], "margin": None}
    return argparse.Namespace(**usual | vars(options), asked=usual.keys() & vars(options).keys())
