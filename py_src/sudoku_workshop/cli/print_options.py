"""The options of the command `print`: its output, its content, and all options of a document."""

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

from sudoku_workshop.cli.command import add_language
from sudoku_workshop.cli.numbers import length, natural, size, some_length
from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.cli.reading import STANDARD, add_geometry
from sudoku_workshop.cli.volumes import add_volume
from sudoku_workshop.files import decoded
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.sheet import Options

MARGIN = Options().margin
LARGE = {"style": "clear", "per_page": 1, "footer": False}  # defaults in large print, like the page's template
CALM = {"show": ("number",), "margin": MARGIN}  # defaults that differ from those of Options
READ: dict[object, dict[str, Any]] = {
    int: {"type": natural},
    float: {"type": length},
    float | None: {"type": some_length},
    tuple[float, float] | None: {"type": size},
    tuple[str, ...]: {"nargs": "*"},
}  # by the type of an option: the arguments for add_argument


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="*", default=[STANDARD], metavar="FILE")
    _add_output(command)
    _add_sheet(command)
    _add_content(command)
    add_volume(command)
    add_geometry(command)
    add_language(command)


def _add_output(command: argparse.ArgumentParser) -> None:
    command.add_argument("--out", metavar="FILE")
    command.add_argument("--wrap", metavar="FILE")
    command.add_argument("--svg", metavar="DIR", type=Path)
    command.add_argument("--brf", metavar="FILE")
    command.add_argument("--aloud", metavar="FILE")
    command.add_argument(
        "--check",
        action="store_true",
    )
    command.add_argument("--force", action="store_true")
    command.add_argument("--font", metavar="FILE", type=Path)
    command.add_argument("--font-bold", metavar="FILE", type=Path)


def _add_content(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--section",
        action="append",
        default=[],
        metavar="TITLE",
    )
    command.add_argument("--by-grade", action="store_true")
    command.add_argument(
        "--practise",
        metavar="TECHNIQUE",
        choices=sorted(TECHNIQUES),
    )
    command.add_argument("--path", action=argparse.BooleanOptionalAction)


def _add_sheet(command: argparse.ArgumentParser) -> None:
    """Add the options of a document.

    An option that is not on the command line is not set, not even to its default, so that a book can set it.
    """
    types = get_type_hints(Options)
    for option in fields(Options):
        usual = CALM.get(option.name, option.default)
        told: dict[str, Any] = {"action": argparse.BooleanOptionalAction}
        if types[option.name] is not bool:
            told = {"metavar": option.metadata.get("metavar"), "choices": option.metadata["choices"] or None}
            told |= READ.get(types[option.name], {}) | ({"type": _text_in} if option.name == "names" else {})
        added = command.add_argument(_flag(option.name), dest=option.name, default=argparse.SUPPRESS, **told)
        with_facts(added, default=_words(usual) if usual else "")


def _text_in(name: str) -> str:
    """Return the text of a file. Raises ArgumentTypeError if it cannot be read."""
    try:
        text = decoded(Path(name).read_bytes())
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{name}: {error.strerror}") from None
    if not (text or "").strip():
        raise argparse.ArgumentTypeError(f"{name}: expected names, one per line")
    return text or ""


def _words(usual: object) -> str:
    if isinstance(usual, bool):
        return ""
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
    usual |= LARGE if getattr(options, "large", False) else {}
    return argparse.Namespace(**usual | vars(options), asked=usual.keys() & vars(options).keys())
