"""The command `print`: puzzles on paper, as one PDF or as SVG pages. Needs what `pip install sudoku[print]` brings."""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sudoku.cli.command import FINE, UNREADABLE, Command, add_language
from sudoku.cli.reading import STANDARD
from sudoku.cli.sections import known, sections
from sudoku.sheet import (
    NOTES,
    PAPERS,
    PER_PAGE,
    SHOWN,
    SOLUTIONS,
    SYMBOLS,
    Options,
    Section,
    Type,
    pages,
)
from sudoku.sheet.plan import Draw
from sudoku.sheet.svg import svg
from sudoku.sheet.typeset import Font
from sudoku.words import say


def _add_options(command: argparse.ArgumentParser) -> None:
    files = "each file is a section: puzzles, or what `generate --json` or the page's tray gives"
    command.add_argument("files", nargs="*", default=[STANDARD], metavar="FILE", help=files)
    _add_output(command)
    _add_paper(command)
    _add_content(command)
    add_language(command)


def _add_output(command: argparse.ArgumentParser) -> None:
    command.add_argument("--out", metavar="FILE", help="write a PDF; -: to standard output")
    command.add_argument("--svg", metavar="DIR", type=Path, help="write the pages as SVG into a folder")
    command.add_argument("--font", metavar="FILE", type=Path, help="a TrueType or OpenType font to embed and use")


def _add_paper(command: argparse.ArgumentParser) -> None:
    command.add_argument("--paper", choices=PAPERS, default="A4", help="(A4)")
    command.add_argument("--size", type=_size, metavar="WxH", help="a paper of your own, in millimetres")
    command.add_argument("--landscape", action="store_true", help="longer side across")
    command.add_argument("--margin", type=_length, default=15.0, metavar="MM", help="(15)")
    command.add_argument("--per-page", type=int, choices=PER_PAGE, default=4, help="puzzles a page (4)")
    command.add_argument("--cell", type=_length, metavar="MM", help="as many a page as cells of this size allow")
    command.add_argument("--booklet", action="store_true", help="two pages a side, for folding")
    command.add_argument("--cover", action="store_true", help="a first page with the title alone")


def _add_content(command: argparse.ArgumentParser) -> None:
    command.add_argument("--title", default="")
    command.add_argument("--subtitle", default="")
    command.add_argument("--section", action="append", default=[], metavar="TITLE", help="heading of the next file")
    command.add_argument("--by-grade", action="store_true", help="a section for each grade")
    command.add_argument("--name-line", action="store_true", help="a line for name, date and time")
    command.add_argument("--no-footer", dest="footer", action="store_false", help="no page numbers")
    command.add_argument("--show", nargs="*", choices=SHOWN, default=["number"], help="with each puzzle (number)")
    command.add_argument("--notes", choices=NOTES, default="none", help="in blank cells (none)")
    command.add_argument("--solutions", choices=SOLUTIONS, default="end", help="(end)")
    command.add_argument("--class-set", dest="handout", type=_count, default=0, metavar="N", help="N puzzles a pupil")
    command.add_argument("--symbols", choices=SYMBOLS, default="digits", help="for 4x4 and 6x6 (digits)")
    command.add_argument("--tint", action="store_true", help="colours besides black")
    command.add_argument("--path", action="store_true", help="explain the way to each solution")
    command.add_argument("--qr", default="", metavar="ADDRESS", help="codes that open the page at this address")


def _size(text: str) -> tuple[float, float]:
    width, height = text.lower().split("x")
    return _length(width), _length(height)


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("0 or more needed")
    return number


def _length(text: str) -> float:
    value = float(text)
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError("a length in millimetres needed")
    return value


def _run(options: argparse.Namespace) -> int:
    if not (options.out or options.svg):
        options.refuse("--out FILE or --svg DIR is needed")
    read = [known(file, options) for file in options.files]
    titles = [*options.section, *[""] * len(read)]
    made = [
        section
        for title, (puzzles, _) in zip(titles, read, strict=False)
        for section in (sections(title, puzzles, options) if puzzles else ())
    ]
    try:
        if made:
            _write(options, made)
    except (OSError, ValueError) as error:
        print(f"print: {error}", file=sys.stderr)
        return UNREADABLE
    except ModuleNotFoundError as error:
        print(f"print: {say(options.lang, 'cli.print.missing', part=error.name)}", file=sys.stderr)
        return UNREADABLE
    return max((status for _, status in read), default=FINE)


def _write(options: argparse.Namespace, sections: Sequence[Section]) -> None:
    chosen = {name: getattr(options, name) for name in Options.__dataclass_fields__}
    type_ = Type(options.lang, _font(options.font))
    drawn = pages(sections, Options(**chosen | {"show": tuple(options.show)}), partial(say, options.lang), type_)
    if options.svg:
        _write_svg(options.svg, drawn, type_)
    if options.out:
        from sudoku.sheet.pdf import pdf  # brings pydyf, which reading and solving do not need

        data = pdf((draw() for draw in drawn), type_, options.title)
        _write_file(options.out, data)


def _font(path: Path | None) -> Font | None:
    if not path:
        return None
    from sudoku.sheet.own import OwnFont

    return OwnFont(path)


def _write_svg(folder: Path, drawn: Sequence[Draw], type_: Type) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    digits = len(str(len(drawn)))
    for number, draw in enumerate(drawn, 1):
        (folder / f"page-{number:0{digits}}.svg").write_text(svg(draw(), type_), encoding="utf-8")


def _write_file(name: str, data: bytes) -> None:
    if name == STANDARD:
        sys.stdout.buffer.write(data)
    else:
        Path(name).write_bytes(data)


PRINT = Command("put puzzles on paper: a PDF, or SVG pages", _add_options, _run)
