"""The command `generate`: puzzles made to order, one a line, and nothing on standard output but what was asked for.

A puzzle that cannot be found in as many tries as allowed is told on standard error, with the nearest one; the exit
status is then 1. The same options and seed give the same puzzles, with however many workers.
"""

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import fields
from itertools import islice
from pathlib import Path

from sudoku_workshop.cli.command import (
    FINE,
    UNREADABLE,
    WRONG,
    Command,
    add_json,
    add_language,
    printable,
    progress,
    tell,
    tell_unwritten,
    wipe,
)
from sudoku_workshop.cli.crews import add_workers, crew
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.series import SeriesError, series_of
from sudoku_workshop.files import UnwrittenError
from sudoku_workshop.generator import (
    EFFORT,
    GRADED,
    RARE,
    TECHNIQUES,
    Made,
    Recipe,
    Wish,
    WishError,
    batch,
    make,
    random_seed,
    recipe_of,
)
from sudoku_workshop.grid.board import text_of
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.messages import say


def _add_options(command: argparse.ArgumentParser) -> None:
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.epilog = "\n".join(
        textwrap.fill(f"{what}: {', '.join(names)}", break_on_hyphens=False)
        for what, names in (
            ("techniques", [name for name in TECHNIQUES if name not in RARE]),
            ("rare techniques, which may take minutes or not be found", [name for name in TECHNIQUES if name in RARE]),
        )
    )
    _add_wish(command)
    command.add_argument(
        "--id", metavar="ID", help="make the puzzle with this ID; not with options that say what to make"
    )
    command.add_argument(
        "--series",
        metavar="FILE",
        type=Path,
        help="skip puzzles equivalent to those in FILE, and add the new ones to it",
    )
    command.add_argument(
        "--effort", type=positive, default=EFFORT, metavar="N", help=f"maximum tries per puzzle (default: {EFFORT})"
    )
    command.add_argument("--with-solution", action="store_true", help="print the solution of each puzzle")
    command.add_argument(
        "--with-rating", action="store_true", help="print ER, grade and hardest technique of each puzzle"
    )
    command.add_argument("--with-id", action="store_true", help="print the ID of each puzzle")
    add_workers(command)
    add_json(command)
    add_language(command)


def _add_wish(command: argparse.ArgumentParser) -> None:
    """What an id says, too."""
    add = command.add_argument_group("what to make").add_argument
    parts = (
        add(f"--{part.name}", default=part.default, metavar=part.metadata["metavar"], help=part.metadata["help"])
        for part in fields(Wish)
    )
    said = (
        add("--count", type=positive, default=1, metavar="N", help="number of puzzles (default: 1)"),
        *parts,
        add("--seed", type=str.lower, help="seed (letters and digits) for reproducible puzzles"),
    )
    command.set_defaults(said_by_id={option.dest: option.default for option in said})


def _run(options: argparse.Namespace) -> int:
    if options.id and any(getattr(options, name) != usual for name, usual in options.said_by_id.items()):
        options.refuse("--id cannot be combined with options that say what to make")
    try:
        recipe = recipe_of(options.id) if options.id else _recipe(options)
        return _make(recipe, options)
    except WishError as error:
        tell(options, f"wish-error.{error.code}", found=error.found, **error.more)
    except SeriesError as error:
        print(printable(error.words(options.lang)), file=sys.stderr)
    except UnwrittenError as error:
        tell_unwritten(error, options)
    except BrokenPipeError:
        raise  # the reader has seen enough, and main ends quietly
    except (OSError, ValueError) as error:  # of the series
        print(f"generate: {error}", file=sys.stderr)
    return UNREADABLE


def _recipe(options: argparse.Namespace) -> Recipe:
    wish = Wish(**{part.name: getattr(options, part.name) for part in fields(Wish)})
    return Recipe(wish, options.seed or random_seed())


def _make(recipe: Recipe, options: argparse.Namespace) -> int:
    rated = options.with_rating or options.json
    if options.id:
        made = make(recipe, options.effort)
        return _print_all([made._replace(rating=rate(made.puzzle)) if rated else made], 1, options)
    with series_of(options) as series, crew(options, options.count) as (executor, workers):
        many = sys.maxsize if series else options.count
        found = batch(recipe.wish, recipe.seed, many, executor, workers, options.effort, rated)
        with closing(found):  # at once, also where `| head` has seen enough: no work is left behind
            wanted = islice(series.kept(series.new(found)), options.count) if series else found
            return _print_all(wanted, options.count, options)


def _print_all(found: Iterable[Made], total: int, options: argparse.Namespace) -> int:
    status, begun = FINE, time.monotonic()
    progress(0, total, options, "cli.generate.progress", rate=0)
    for done, made in enumerate(found, 1):
        wipe()
        if made.met:
            print(_json(made) if options.json else _line(made, options), flush=True)
        else:
            status = WRONG
            _tell_nearest(made, options)
        pace = round(60 * done / max(time.monotonic() - begun, 0.001))
        progress(done, total, options, "cli.generate.progress", rate=pace)
    wipe()
    return status


def _line(made: Made, options: argparse.Namespace) -> str:
    parts = [text_of(made.puzzle.givens)]
    parts += [text_of(made.solution.givens)] if options.with_solution else []
    parts += _rating_parts(made.rating) if made.rating else []
    parts += [made.recipe.id] if options.with_id else []
    return " ".join(parts)


def _rating_parts(rating: Rating) -> list[str]:
    er = "-" if rating.er is None else f"{'>=' if rating.beyond else ''}{rating.er:.1f}"
    return [er, rating.grade, rating.technique or "-"]


def _json(made: Made) -> str:
    answer = {
        "puzzle": text_of(made.puzzle.givens),
        "geometry": made.puzzle.geometry.name,
        "solution": text_of(made.solution.givens),
        "minimal": made.minimal,
        "id": made.recipe.id,
    }
    return json.dumps(answer | (made.rating._asdict() if made.rating else {}))


def _tell_nearest(made: Made, options: argparse.Namespace) -> None:
    tell(options, "cli.generate.unmet", id=made.recipe.id, tries=made.tries)
    clues = sum(map(bool, made.puzzle.givens))
    rating = rate(made.puzzle) if made.recipe.wish.size in GRADED else None
    grade = say(options.lang, f"grade.{rating.grade}") if rating else "-"
    tell(options, "cli.generate.nearest", puzzle=text_of(made.puzzle.givens), clues=clues, grade=grade)


GENERATE = Command("generate puzzles with exactly one solution", _add_options, _run)
