"""The command `print`: it puts puzzles on paper, as one PDF or as SVG pages.

It needs the packages pydyf and qrcodegen (the extra `print`).
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from errno import EEXIST
from functools import partial
from pathlib import Path

from sudoku_workshop.api.stored import Book
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.book.lessons import needed_by, with_lessons
from sudoku_workshop.cli.books import book_in, options_of
from sudoku_workshop.cli.command import FINE, UNREADABLE, WRONG, Command, tell, tell_file, tell_line, tell_unwritten
from sudoku_workshop.cli.fonts import type_of
from sudoku_workshop.cli.parts import Portion, of_book, of_files, sections_of, tell_unmet
from sudoku_workshop.cli.print_options import MARGIN, add_options, completed
from sudoku_workshop.cli.print_partners import STRONGER, refuse_lonely, refuse_sections
from sudoku_workshop.cli.progress import counted
from sudoku_workshop.cli.reading import STANDARD, content_of
from sudoku_workshop.cli.series import Series, SeriesError, series_of, tell_used_up
from sudoku_workshop.cli.volumes import refuse_unclear, volume
from sudoku_workshop.files import Add, UnwrittenError, write_together
from sudoku_workshop.generator import WishError
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.messages import error_words, say
from sudoku_workshop.notation import NotationError
from sudoku_workshop.search import count
from sudoku_workshop.sheet import Document, Options, Section, SheetError, Warning, check, pages, warnings
from sudoku_workshop.sheet.plain import ENGLISH, aloud, braille
from sudoku_workshop.sheet.svg import svg
from sudoku_workshop.sheet.word import signs_of


class SameFileError(FileExistsError):
    """An error: the command would write a file that it also reads, or write the same file twice."""


UNSOLVED = ("no-solution", "several-solutions")


def _run(options: argparse.Namespace) -> int:
    options = completed(options)
    if not (_is_printed(options) or options.check):
        options.refuse("expected --out FILE, --wrap FILE, --svg DIR, --brf FILE, --aloud FILE or --check")
    try:
        options.language = options.lang  # the language of the document; a book has its own
        return _print(options)
    except WishError as error:
        if options.count:
            tell(options, f"wish-error.{error.code}", found=error.found, **error.more)
            return UNREADABLE
        return _refuse(options, "refused.book", file=options.files[0], found=f"{error.code}: {error.found}")
    except SheetError as error:
        return _refuse(options, f"refused.{error.code}", **error.details)
    except UnknownRules as error:  # from class sets, in which puzzles are rearranged
        return _refuse_rules(error, options)
    except SeriesError as error:
        tell_line(error.words(options.lang))
    except OSError as error:
        return _tell_file(error, options)
    except ModuleNotFoundError as error:
        return _refuse(options, "missing", part=error.name)
    except ValueError as error:
        tell_line(f"print: {error}")
    return UNREADABLE


def _tell_file(error: OSError, options: argparse.Namespace) -> int:
    if isinstance(error, FileExistsError):
        return _refuse(options, "same-file" if isinstance(error, SameFileError) else "exists", file=error.filename)
    return tell_unwritten(error, options) if isinstance(error, UnwrittenError) else tell_file(error)


def _print(options: argparse.Namespace) -> int:
    """Print all files as one document. With `--count`, print new puzzles (a volume) instead."""
    written = [
        Path(name) for name in (options.out, options.wrap, options.brf, options.aloud) if name and name != STANDARD
    ]
    _refuse_same_file([*written, *filter(None, [options.series]), *map(Path, options.files)], len(written))
    _refuse_to_overwrite(written, options)  # before anything is computed
    refuse_unclear(options)
    with series_of(options) as series:
        return _print_volume(options, series) if options.count else _print_files(options, series)


def _print_files(options: argparse.Namespace, series: Series | None) -> int:
    contents = list(map(content_of, options.files))
    books = [book for file, content in zip(options.files, contents, strict=True) if (book := book_in(file, content))]
    if books and len(contents) > 1:
        options.refuse("a book cannot be combined with other files")
    if options.series and not books:
        options.refuse("--series FILE needs --count N or a book")
    paper = _as_book(books[0], options) if books else options
    refuse_lonely(paper)
    refuse_sections(options, 0 if books else len(contents))
    return _put(list(of_book(books[0], paper, series) if books else of_files(contents, paper)), paper, series)


def _print_volume(options: argparse.Namespace, series: Series | None) -> int:
    refuse_lonely(options)
    refuse_sections(options, 0)
    paper = _as_volume(options) if series else options
    return _put([volume(paper, series)], paper, series)


def _put(read: Sequence[Portion], paper: argparse.Namespace, series: Series | None) -> int:
    """Print the puzzles and return the exit status, which is WRONG if there are no puzzles.

    The puzzles are added to the series (the file of all puzzles used so far) before the files of the document appear.
    If that fails, no file appears.
    """
    made = [section for part in read if part.puzzles for section in sections_of(part, paper)]
    with write_together() as add:
        status = _write(paper, made, add) if made else WRONG
        if series and _is_printed(paper):
            series.add(puzzle.board for part in read for puzzle in part.puzzles)
    return max([status, tell_unmet(read, paper), tell_used_up(series, paper), *(part.status for part in read)])


def _is_printed(options: argparse.Namespace) -> bool:
    """Return whether any file is written. Otherwise, the document is only checked."""
    return bool(options.out or options.wrap or options.svg or options.brf or options.aloud)


def _as_book(book: Book, options: argparse.Namespace) -> argparse.Namespace:
    """Return the options for printing a book, from the command line and from the book itself.

    An option on the command line replaces the same option of the book. It also replaces any other option of the book
    that would make it have no effect (see STRONGER).
    """
    instead = {STRONGER[name]: None for name in options.asked if name in STRONGER}
    own = {name: value for name, value in (options_of(book) | instead).items() if name not in options.asked}
    language = {"language": book["language"], "path": book["path"] if options.path is None else options.path}
    if book.get("codes") and not options.qr:
        tell(options, "cli.print.codes")
    return argparse.Namespace(**vars(options) | own | language)


def _as_volume(options: argparse.Namespace) -> argparse.Namespace:
    """Return the options for printing new puzzles (a volume) that belong to a series.

    By default, the IDs of the puzzles are printed too, so that the puzzles can be made again.
    """
    show = options.show if "show" in options.asked else ("number", "id")
    return argparse.Namespace(**vars(options) | {"show": show})


def _refuse(options: argparse.Namespace, key: str, **details: object) -> int:
    tell_line(f"print: {say(options.lang, f'cli.print.{key}', **details)}")
    return UNREADABLE


def _refuse_rules(error: UnknownRules, options: argparse.Namespace) -> int:
    refused = NotationError(error.code, 0, 0, "", {"rules": list(error.rules)})
    tell_line(f"print: {error_words(refused, options.lang)}")
    return UNREADABLE


def _write(options: argparse.Namespace, sections: Sequence[Section], add: Add) -> int:
    """Write the files of the document, and return the exit status. `add` writes one file.

    Puzzles without exactly one solution are printed and reported.
    """
    chosen = _chosen(options)
    boards = [puzzle.board for section in sections for puzzle in section.puzzles] if chosen.techniques else []
    judged = [board for board in boards if not board.geometry.unknown]
    needed = [slug for board in counted(judged, options) if count(board, 2) == 1 for slug in needed_by(board)]
    whole = with_lessons(sections, chosen, options.language, needed)
    how = chosen, words, type_ = chosen, partial(say, options.language), type_of(options)
    asked = Document(whole, *how)
    document = Document(dealt(whole, chosen), *how) if chosen.is_class_set else asked
    check(document)
    drawn = pages(document)
    signs = partial(signs_of, chosen, type_)
    if options.svg:
        names = _page_names(options.svg, len(drawn))
        _refuse_to_overwrite(names, options)
        options.svg.mkdir(parents=True, exist_ok=True)
        for name, draw in zip(names, counted(drawn, options, "cli.progress.pages"), strict=True):
            add(name, svg(draw(), type_, by_itself=True).encode())
    if options.out:
        from sudoku_workshop.sheet.pdf import pdf  # imported late, because only PDFs need pydyf

        _write_file(
            options.out, pdf((draw() for draw in counted(drawn, options, "cli.progress.pages")), type_, chosen), add
        )
    if options.wrap:
        from sudoku_workshop.sheet.pdf import pdf
        from sudoku_workshop.sheet.wrap import wrap

        _write_file(options.wrap, pdf([wrap(document)], type_, chosen), add)
    if options.brf:
        written = braille(sections, options.title, partial(say, ENGLISH), options.language, signs)
        _write_file(options.brf, written.encode("ascii"), add)
        if any(puzzle.position for section in sections for puzzle in section.puzzles):
            tell(options, "print.brf-whole")
    if options.aloud:
        _write_file(options.aloud, aloud(sections, options.title, words, signs).encode(), add)
    return _tell(warnings(asked), options)


def _chosen(options: argparse.Namespace) -> Options:
    """Return the options of the document. If no margin is set, the margin is as wide as the paper allows."""
    chosen = {name: getattr(options, name) for name in Options.__dataclass_fields__} | {"show": tuple(options.show)}
    if options.margin is None:
        chosen["margin"] = Options(**chosen | {"margin": MARGIN}).margins
    return Options(**chosen)


def _tell(found: Sequence[Warning], options: argparse.Namespace) -> int:
    """Report warnings, one per line, and return the exit status."""
    for code, puzzles, details in found:
        numbers = ", ".join(map(str, puzzles))
        tell(options, f"print.warning.{code}", puzzles=numbers, **details)
    return WRONG if any(warning.code in UNSOLVED for warning in found) else FINE


def _refuse_to_overwrite(files: Iterable[Path], options: argparse.Namespace) -> None:
    """Raise FileExistsError for the first file that already exists, unless it is a device such as /dev/stdout."""
    for file in files:
        if file.is_file() and not options.force:
            raise FileExistsError(EEXIST, "exists", str(file))


def _refuse_same_file(files: Sequence[Path], written: int) -> None:
    """Raise SameFileError if one of the first `written` files is in the list more than once."""
    places = [file.resolve() for file in files]
    for place, file in zip(places[:written], files, strict=False):
        if places.count(place) > 1:
            raise SameFileError(EEXIST, "given twice", str(file))


def _page_names(folder: Path, count: int) -> list[Path]:
    """Return a file name for each page. Its number has leading zeros, so that file managers sort names correctly."""
    return [folder / f"page-{number:0{len(str(count))}}.svg" for number in range(1, count + 1)]


def _write_file(name: str, data: bytes, add: Add) -> None:
    if name == STANDARD:
        sys.stdout.buffer.write(data)
    else:
        add(Path(name), data)


PRINT = Command(add_options, _run)
