"""The command `newspaper`: it makes a dated series of puzzles, and writes a file for each day or for each puzzle.

A line on standard output names each file, its day and the IDs of its puzzles. All files of a day are written together,
so what is done is kept when the command is stopped. The files need the extra `print`.
"""

import argparse
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import fields
from datetime import date
from errno import EEXIST
from pathlib import Path

from sudoku_workshop.cli.command import (
    FINE,
    UNREADABLE,
    WRONG,
    Command,
    add_language,
    tell,
    tell_file,
    tell_line,
    tell_unwritten,
)
from sudoku_workshop.cli.crews import add_workers, crew
from sudoku_workshop.cli.fonts import type_of
from sudoku_workshop.cli.generating import tell_nearest
from sudoku_workshop.cli.numbers import day, length, positive
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.tries import TRIES, count_try
from sudoku_workshop.cli.wished import add_wished
from sudoku_workshop.files import UnwrittenError, write_together
from sudoku_workshop.generator import Made, Wish, WishError, random_seed
from sudoku_workshop.messages import say
from sudoku_workshop.newspaper.dated import SOLUTIONS, USUAL_WEEK, Series, week_of
from sudoku_workshop.newspaper.files import FORMS, NAMINGS, Copy, Manner, check, copies, written
from sudoku_workshop.newspaper.making import made_by_day
from sudoku_workshop.sheet import SheetError
from sudoku_workshop.sheet.strip import MOST, PLACINGS, Look
from sudoku_workshop.sheet.styles import STYLES

WIDTH, DAYS = 90.0, 28
LOOKS = [name for name in STYLES if name != "tactile"]
USUAL = {"size": "9", "symmetry": "half-turn", "clues": "usual"}
PARTS = {part.name: part for part in fields(Wish)}


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--start", type=day, required=True, metavar="DATE")
    command.add_argument("--days", type=positive, default=DAYS, metavar="N")
    command.add_argument("--week", nargs="+", default=USUAL_WEEK, metavar="GRADE")
    command.add_argument("--strip", type=int, choices=range(1, MOST + 1), default=1, metavar="N")
    group = command.add_argument_group("make")
    for name, usual in USUAL.items():
        add_wished(group, PARTS[name], f"--{name}", default=usual)
    group.add_argument("--seed", type=str.lower)
    command.add_argument("--solutions", choices=SOLUTIONS, default=SOLUTIONS[0])
    command.add_argument("--placing", choices=PLACINGS, default=PLACINGS[0])
    command.add_argument("--width", type=length, default=WIDTH, metavar="MM")
    command.add_argument("--format", nargs="+", choices=FORMS, default=FORMS[:1])
    command.add_argument("--naming", choices=NAMINGS, default=NAMINGS[0])
    command.add_argument("--apart", action="store_true")
    command.add_argument("--style", choices=LOOKS, default="newspaper")
    command.add_argument("--font", metavar="FILE", type=Path)
    command.add_argument("--font-bold", metavar="FILE", type=Path)
    command.add_argument("--force", action="store_true")
    add_workers(command)
    add_language(command)


def _run(options: argparse.Namespace) -> int:
    if options.font_bold and not options.font:
        options.refuse("--font-bold FILE is for --font FILE")
    options.language = options.lang
    try:
        return _write(options)
    except WishError as error:
        tell(options, f"wish-error.{error.code}", found=error.found, **error.more)
    except SheetError as error:
        _tell(options, f"refused.{error.code}", **error.details)
    except UnwrittenError as error:
        return tell_unwritten(error, options)
    except FileExistsError as error:
        _tell(options, "exists", file=error.filename)
    except OSError as error:
        return tell_file(error)
    except ModuleNotFoundError as error:
        _tell(options, "missing", part=error.name)
    except ValueError as error:
        tell_line(f"newspaper: {error}")
    return UNREADABLE


def _write(options: argparse.Namespace) -> int:
    week = week_of(options.week, options.strip)
    seed = options.seed or random_seed()
    series = Series(options.start, options.days, week, seed, options.size, options.symmetry, options.clues,
                    options.solutions)  # fmt: skip
    look = Look(round(options.width, 1), STYLES[options.style], options.placing)
    manner = Manner(look, type_of(options), options.naming, options.apart)
    check(series, manner)
    if not options.seed:
        tell(options, "cli.newspaper.seed", seed=seed)  # the next series continues with the same seed
    _refuse_to_overwrite(series, options)
    status = FINE
    with closing(_copies(series, manner, options)) as found:
        for drawn, unmet in found:
            for made in unmet:
                status = WRONG
                tell_nearest(made, options)
            _save(drawn, manner, options)
    return status


def _copies(
    series: Series, manner: Manner, options: argparse.Namespace
) -> Generator[tuple[Sequence[Copy], Sequence[Made]], None, None]:
    """Yield the drawings of each day, with its puzzles that are only the closest match."""
    total = sum(len(series.recipes(when)) for when in series.needed)
    with (
        crew(options, total) as (executor, workers),
        Counter("cli.making", total, options, TRIES.number) as counter,
        closing(made_by_day(series, executor, workers, count_try)) as found,
    ):
        known: dict[date, Sequence[Made]] = {}
        done = 0
        for when, made in found:
            known[when] = made
            done += len(made)
            with counter.line(done):
                if when in series.dates:
                    yield copies(series, when, known, manner), [one for one in made if not one.met]
                known = {when: made}


def _save(drawn: Sequence[Copy], manner: Manner, options: argparse.Namespace) -> None:
    options.folder.mkdir(parents=True, exist_ok=True)
    names = []
    with write_together() as add:
        for copy in drawn:
            for form in options.format:
                path = options.folder / f"{copy.name}.{form}"
                if path.is_file() and not options.force:
                    raise FileExistsError(EEXIST, "exists", str(path))
                add(path, written(copy, form, manner.type))
                names.append((path, copy))
    for path, copy in names:
        print(path, copy.day, *(made.recipe.id for made in copy.puzzles), flush=True)


def _refuse_to_overwrite(series: Series, options: argparse.Namespace) -> None:
    """Raise FileExistsError if a file of the series exists already, before anything is made."""
    for when in series.dates if not options.force and options.folder.is_dir() else ():
        found = sorted(
            path for path in options.folder.glob(f"{when.isoformat()}*") if path.suffix[1:] in options.format
        )
        if found:
            raise FileExistsError(EEXIST, "exists", str(found[0]))


def _tell(options: argparse.Namespace, key: str, **details: object) -> None:
    tell_line(f"newspaper: {say(options.lang, f'cli.print.{key}', **details)}")


NEWSPAPER = Command(_add_options, _run)
