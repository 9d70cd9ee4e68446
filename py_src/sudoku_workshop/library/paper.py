"""Puzzles on paper: `print_pdf`, and the cover of a book: `cover_pdf`."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import partial
from typing import Any, Unpack, get_type_hints

from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.book.lessons import needed_by, with_lessons
from sudoku_workshop.error import SudokuError
from sudoku_workshop.generator import Made
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.puzzle_forms import HasPuzzle
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, all_of, of_kind, one_of
from sudoku_workshop.library.names import Language, PrintOptions
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Puzzle, Section, SheetError, Type, check, pages
from sudoku_workshop.sheet.partners import lonely
from sudoku_workshop.sheet.styles import STYLES

CHOICES = {option.name: option.metadata["choices"] for option in fields(Options) if option.metadata["choices"]}


def print_pdf(
    puzzles: str | HasPuzzle | Iterable[Source], language: Language = ENGLISH, **options: Unpack[PrintOptions]
) -> bytes:
    """Return a PDF of puzzles as bytes. `options` are those of `PrintOptions`, such as `title` and `per_page`.

    This needs the extra `print`. Raises SudokuError if the puzzles cannot be printed.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.print_pdf(["1... ..3. .4.. ...2"], title="One")[:8]
    b'%PDF-1.7'
    """
    return _pdf(puzzles, language, options)


def cover_pdf(
    puzzles: str | HasPuzzle | Iterable[Source], language: Language = ENGLISH, **options: Unpack[PrintOptions]
) -> bytes:
    """Return the cover of a book with these puzzles as a PDF: its back, its spine and its front, side by side.

    `options` are those with which `print_pdf` prints the book. `title`, `back_text` and `isbn` are on the cover. The
    spine is as wide as the pages on paper of the kind `stock`, or has the width `spine`. This needs the extra `print`.
    Raises SudokuError if the puzzles cannot be printed, or for a wrong ISBN.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.cover_pdf(["1... ..3. .4.. ...2"], title="One", isbn="978-3-16-148410-0")[:8]
    b'%PDF-1.7'
    """
    return _pdf(puzzles, language, options, as_cover=True)


def _pdf(
    puzzles: str | HasPuzzle | Iterable[Source], language: Language, options: PrintOptions, as_cover: bool = False
) -> bytes:
    one_of("language", language, LANGUAGES)
    some = [puzzles] if isinstance(puzzles, str | Board | Made) else puzzles
    if not isinstance(some, Iterable):
        raise SudokuError(f"puzzles {some!r:.60}: expected a puzzle, or a list of puzzles")
    sections = [Section("", tuple(map(_printed, some)))]
    chosen = _sheet(options)
    needed = [slug for puzzle in sections[0].puzzles for slug in needed_by(puzzle.board)] if chosen.techniques else []
    type_ = Type(language, digits=STYLES[chosen.style].digits)
    whole = with_lessons(sections, chosen, language, needed)
    try:
        from sudoku_workshop.sheet.pdf import pdf  # imported late, because only this function needs pydyf
        from sudoku_workshop.sheet.wrap import wrap
    except ModuleNotFoundError as error:
        raise SudokuError(say(ENGLISH, "cli.print.missing", part=error.name)) from error
    try:
        document = Document(dealt(whole, chosen), chosen, partial(say, language), type_)
        check(document)
        return pdf([wrap(document)] if as_cover else (draw() for draw in pages(document)), type_, chosen)
    except SheetError as error:
        raise SudokuError(say(ENGLISH, f"cli.print.refused.{error.code}", **error.details)) from error


def _sheet(options: Mapping[str, Any]) -> Options:
    kinds = get_type_hints(Options)
    all_of("option", options, tuple(kinds))
    for name in options.keys() - CHOICES.keys() | options.keys() & {"show"}:
        of_kind(name, options[name], kinds[name])
    for name in CHOICES.keys() & options.keys():
        all_of(name, options[name] if name == "show" else [options[name]], CHOICES[name])
    chosen = Options(**options)
    if found := lonely(chosen, options):
        name, partner = found
        raise SudokuError(f"{name} is for {partner.option}" + (f"={partner.value!r}" if partner.value else ""))
    return chosen


def _printed(puzzle: Source) -> Puzzle:
    if isinstance(puzzle, Made):
        return Puzzle(puzzle.puzzle, puzzle.solution.values, er=puzzle.er, id=puzzle.recipe.id)
    return Puzzle(parse(puzzle))
