"""A book that the page's Book editor has saved, as the command `print` reads it: options, sections and their orders."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from contextlib import closing
from dataclasses import fields
from itertools import islice
from typing import Any, cast

from sudoku_workshop.api import stored
from sudoku_workshop.api.fits import misfit
from sudoku_workshop.api.sheet_options import SheetOptions
from sudoku_workshop.book.orders import delivered, lacking
from sudoku_workshop.cli.command import FINE, WRONG, tell
from sudoku_workshop.cli.crews import processes
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.sections import Known, known, rated
from sudoku_workshop.cli.series import Series
from sudoku_workshop.cli.tries import TRIES, count_try
from sudoku_workshop.files import decoded
from sudoku_workshop.generator import Made, batch, wish_from
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.sheet import NOTES, PER_PAGE, Options, SheetError


def book_in(file: str, content: bytes | None) -> stored.Book | None:
    """Return the book in a file, or None if it is not a book. Raises SheetError for a book with a wrong structure."""
    text = decoded(content or b"") or ""
    try:
        value = json.loads(text) if text.lstrip().startswith("{") else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or "book" not in value:
        return None
    if found := misfit(value, stored.Book) or misfit(value["options"], SheetOptions) or _unknown(value):
        raise SheetError("book", file=file, found=found)
    return cast(stored.Book, value)


def _unknown(book: dict[str, Any]) -> str:
    """Return a description of the first value in a book that is not allowed, or "" if all values are allowed."""
    if book["language"] not in LANGUAGES:
        return f".language is {book['language']!r}"
    for section in book["sections"]:
        if (name := section.get("practise")) and name not in TECHNIQUES:
            return f".practise is {name!r}"
    for layout in (section.get("layout", {}) for section in book["sections"]):
        if layout.get("per_page", PER_PAGE[0]) not in PER_PAGE or layout.get("notes", NOTES[0]) not in NOTES:
            return f".layout is {layout!r}"
    choices = {option.name: option.metadata["choices"] for option in fields(Options) if option.metadata["choices"]}
    for name, value in book["options"].items():
        if any(one not in choices.get(name, (one,)) for one in (value if name == "show" else [value])):
            return f".options.{name} is {value!r}"
    return ""


def options_of(book: stored.Book) -> dict[str, Any]:
    """Return the options of a book in the form that the command line uses, with tuples in place of lists."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in book["options"].items()}


def puzzles_of(
    section: stored.BookSection, file: str, options: Namespace, series: Series | None = None
) -> tuple[list[Known], int]:
    """Return the puzzles of a book's section and the exit status.

    If the section also asks for new puzzles (its `order`), those that have not been made yet are made now.
    """
    lines = "\n".join(map(json.dumps, section["puzzles"])).encode()
    read, status = known(f"{file}: {section['title']}", options, lines) if section["puzzles"] else ((), FINE)
    there, order = list(read), section["order"]
    if not order:
        return _new(there, series, options), status
    wish, seed = wish_from(order["wish"]), order["seed"]
    missing = lacking(wish, seed, order["count"], {puzzle.id for puzzle in there}, order.get("skipped", ()))
    kept = _new(there, series, options)
    wanted = len(missing) + len(there) - len(kept)
    with processes(min(os.cpu_count() or 1, wanted)) as crew:
        if not series:
            more, found = known_of(delivered(missing, *crew, on_try=count_try), wanted, options)
        else:
            with closing(batch(wish, seed, sys.maxsize, *crew, on_try=count_try)) as made:
                more, found = known_of(islice(series.only_new(made), wanted), wanted, options)
    return kept + more, max(status, found)


def _new(puzzles: list[Known], series: Series | None, options: Namespace) -> list[Known]:
    """Return the puzzles that are not in the series (the file of all puzzles used so far).

    Report how many are left out.
    """
    kept = [puzzle for puzzle in puzzles if not series or series.is_new(puzzle.board)]
    if lost := len(puzzles) - len(kept):
        tell(options, "cli.series.had", count=lost, file=options.series)
    return kept


def known_of(found: Iterable[Made], total: int, options: Namespace) -> tuple[list[Known], int]:
    """Return the puzzles that were made, and the exit status.

    A counter is shown while they are being made. Puzzles for which only a closest match was found are left out and
    reported.
    """
    there, status = list[Known](), FINE
    with Counter("cli.making", total, options, TRIES.number) as counter:
        for done, made in enumerate(found, 1):
            with counter.line(done):
                if made.met:
                    there.append(_known(made))
                else:
                    tell(options, "cli.generate.unmet", id=made.recipe.id, tries=made.tries)
                    status = WRONG
    return there, status


def _known(made: Made) -> Known:
    """Return a newly made puzzle with the facts that the page would save about it.

    If its wanted properties include the difficulty but its grade is not known yet, as for Extreme puzzles, the puzzle
    is rated in full.
    """
    board, wish = made.puzzle, made.recipe.wish
    puzzle = Known(board, made.solution.values, made.grade, made.er, made.recipe.id)
    return puzzle if made.grade or not wish.is_judged else rated(puzzle)
