"""The command `generate`: it prints new puzzles, one per line, and nothing else on standard output.

If no puzzle is found within the allowed number of tries, a message on standard error names the nearest puzzle, and the
exit status is 1. The same options and seed give the same puzzles, with any number of workers.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import fields
from itertools import islice
from pathlib import Path

from sudoku_workshop.cli.command import (
    BOUND,
    FINE,
    UNREADABLE,
    WRONG,
    Command,
    add_json,
    add_language,
    tell,
    tell_file,
    tell_line,
    tell_unwritten,
)
from sudoku_workshop.cli.crews import add_workers, crew
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.series import SeriesError, series_of, tell_used_up
from sudoku_workshop.cli.terminal_text import wrapped
from sudoku_workshop.cli.tries import TRIES, count_try
from sudoku_workshop.cli.wished import add_rules, add_wished, wish_of
from sudoku_workshop.files import UnwrittenError
from sudoku_workshop.generator import (
    EFFORT,
    GRADED,
    RARE,
    TECHNIQUES,
    Made,
    Wish,
    WishError,
    batch,
    make_from,
    random_seed,
    recipe_from,
)
from sudoku_workshop.generator.recipe import Recipe
from sudoku_workshop.generator.recipes import recipe_for
from sudoku_workshop.generator.variants import VariantRecipe
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.messages import say

WIDTH = 78  # columns of the text below the help


def _add_options(command: argparse.ArgumentParser) -> None:
    _add_wish(command)
    command.add_argument("--id", metavar="ID")
    command.add_argument("--series", metavar="FILE", type=Path)
    effort = command.add_argument("--effort", type=positive, metavar="N")
    with_facts(effort, default=EFFORT)
    command.add_argument("--with-solution", action="store_true")
    command.add_argument("--with-rating", action="store_true")
    command.add_argument("--with-id", action="store_true")
    add_workers(command)
    add_json(command)
    add_language(command)


def _add_wish(command: argparse.ArgumentParser) -> None:
    """Add the options that say what to make. The option `--id` replaces all of them."""
    group = command.add_argument_group("make")
    said = (
        group.add_argument("--count", type=positive, default=1, metavar="N"),
        *(add_wished(group, part, f"--{part.name}", default=part.default) for part in fields(Wish)),
        *add_rules(group),
        group.add_argument("--seed", type=str.lower),
    )
    command.set_defaults(said_by_id={option.dest: option.default for option in said})


def _techniques(language: str) -> str:
    """Return the names of the techniques that can be asked for, as the end of the help."""
    usual, rare = (", ".join(name for name in TECHNIQUES if (name in RARE) == is_rare) for is_rare in (False, True))
    told = (say(language, "cli.techniques", names=usual), say(language, "cli.techniques-rare", names=rare))
    return "\n".join(line for words in told for line in wrapped(words, WIDTH))


def _run(options: argparse.Namespace) -> int:
    if options.id and any(getattr(options, name) != usual for name, usual in options.said_by_id.items()):
        options.refuse("--id cannot be combined with options that say what to make")
    try:
        recipe = recipe_from(options.id) if options.id else _recipe(options)
        return _make(recipe, options)
    except WishError as error:
        tell(options, f"wish-error.{error.code}", found=error.found, **error.more)
    except SeriesError as error:
        tell_line(error.words(options.lang))
    except UnwrittenError as error:
        tell_unwritten(error, options)
    except OSError as error:  # of the series
        return tell_file(error)
    except ValueError as error:
        tell_line(f"generate: {error}")
    return UNREADABLE


def _recipe(options: argparse.Namespace) -> Recipe | VariantRecipe:
    wish = wish_of({part.name: getattr(options, part.name) for part in fields(Wish)}, options)
    return recipe_for(wish, options.seed or random_seed(), 0)


def _make(recipe: Recipe | VariantRecipe, options: argparse.Namespace) -> int:
    rated = options.with_rating or (options.json and isinstance(recipe, Recipe))  # others can take minutes
    if options.id:
        return _print_all(_made(recipe, rated, options), 1, options)
    with series_of(options) as series, crew(options, options.count) as (executor, workers):
        many = sys.maxsize if series else options.count
        found = batch(recipe.wish, recipe.seed, many, executor, workers, options.effort, rated, count_try)
        with closing(found):  # stops the workers at once, also after `| head`
            wanted = islice(series.add_each(series.only_new(found)), options.count) if series else found
            return max(_print_all(wanted, options.count, options), tell_used_up(series, options))


def _made(recipe: Recipe | VariantRecipe, rated: bool, options: argparse.Namespace) -> Iterator[Made]:
    """Yield the puzzle of one recipe. The puzzle is made only when the caller asks for it."""
    made = make_from(recipe, options.effort, count_try)
    yield made._replace(rating=rate(made.puzzle)) if rated else made


def _print_all(found: Iterable[Made], total: int, options: argparse.Namespace) -> int:
    status = FINE
    with Counter("cli.making", total, options, TRIES.number) as counter:
        for done, made in enumerate(found, 1):
            with counter.line(done):
                if made.met:
                    print(_json(made) if options.json else _line(made, options), flush=True)
                else:
                    status = WRONG
                    tell_nearest(made, options)
    return status


def _line(made: Made, options: argparse.Namespace) -> str:
    """Return a puzzle as a line: its clues and what was asked for or, if it has rules, a record with the same facts."""
    if isinstance(made.recipe.wish, Wish):
        parts = [text_of(made.puzzle.givens)]
        parts += [text_of(made.solution.givens)] if options.with_solution else []
        parts += _rating_parts(made.rating) if made.rating else []
        return " ".join([*parts, made.recipe.id] if options.with_id else parts)
    every = _facts(made)
    wanted = ["puzzle", "geometry", *["solution"] * options.with_solution, *["id"] * options.with_id]
    return json.dumps({name: every[name] for name in wanted} | _rating_facts(made))


def _rating_parts(rating: Rating) -> list[str]:
    er = "-" if rating.er is None else f"{rating.er:.1f}{BOUND if rating.beyond else ''}"
    return [er, rating.grade, rating.technique or "-"]


def _json(made: Made) -> str:
    return json.dumps(_facts(made) | _rating_facts(made))


def _facts(made: Made) -> dict[str, object]:
    return {
        "puzzle": text_of(made.puzzle.givens),
        "geometry": made.puzzle.geometry.name,
        "solution": text_of(made.solution.givens),
        "minimal": made.minimal,
        "id": made.recipe.id,
    }


def _rating_facts(made: Made) -> dict[str, object]:
    if made.rating:
        return made.rating._asdict()
    return {"grade": made.grade} if made.grade else {}


def tell_nearest(made: Made, options: argparse.Namespace) -> None:
    """Report a puzzle that is only the closest match to what was wanted."""
    tell(options, "cli.generate.unmet", id=made.recipe.id, tries=made.tries)
    clues = sum(map(bool, made.puzzle.givens))
    wish = made.recipe.wish
    rating = rate(made.puzzle) if wish.size in GRADED or not isinstance(wish, Wish) else None
    grade = say(options.lang, f"grade.{rating.grade}") if rating else "-"
    tell(options, "cli.generate.nearest", puzzle=text_of(made.puzzle.givens), clues=clues, grade=grade)


GENERATE = Command(_add_options, _run, _techniques)
