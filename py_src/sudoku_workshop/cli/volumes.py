"""A volume: puzzles that the command `print` makes itself instead of reading files.

The volume's series does not have these puzzles yet.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import fields
from itertools import islice
from pathlib import Path

from sudoku_workshop.cli.books import known_of
from sudoku_workshop.cli.crews import processes
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.parts import Portion
from sudoku_workshop.cli.reading import STANDARD
from sudoku_workshop.cli.series import Series
from sudoku_workshop.cli.tries import count_try
from sudoku_workshop.cli.wished import RULES, add_rules, add_wished, wish_of
from sudoku_workshop.generator import Wish, batch, random_seed

FLAGS = {"size": "--grid"}  # --size is the paper size


def add_volume(command: ArgumentParser) -> None:
    group = command.add_argument_group("instead")
    group.add_argument("--count", type=positive, metavar="N")
    for part in fields(Wish):
        add_wished(group, part, FLAGS.get(part.name, f"--{part.name}"), dest=f"wish_{part.name}")
    add_rules(group)
    group.add_argument("--seed", type=str.lower)
    group.add_argument("--series", metavar="SERIES", type=Path)


def refuse_unclear(options: Namespace) -> None:
    """Refuse options for making puzzles if no puzzles are made, and refuse files if puzzles are made."""
    if not options.count and any((options.seed, *_said(options).values(), *(getattr(options, name) for name in RULES))):
        options.refuse("options that say what to make need --count N")
    if options.count and options.files != [STANDARD]:
        options.refuse("--count N cannot be combined with FILE")


def volume(options: Namespace, series: Series | None) -> Portion:
    """Make the puzzles of a volume: new puzzles that are printed at once, with the properties given by the options.

    Puzzles for which only a closest match was found are reported. Raises WishError if no such puzzle can exist.
    """
    wish, seed = wish_of(_said(options), options), options.seed or random_seed()
    many = sys.maxsize if series else options.count
    with (
        processes(min(os.cpu_count() or 1, options.count)) as (executor, workers),
        closing(batch(wish, seed, many, executor, workers, on_try=count_try)) as found,
    ):
        wanted = islice(series.only_new(found) if series else found, options.count)
        return Portion("", "", *known_of(wanted, options.count, options), wish)


def _said(options: Namespace) -> dict[str, str]:
    """Return the properties of the wanted puzzles that are given on the command line."""
    said = {part.name: getattr(options, f"wish_{part.name}") for part in fields(Wish)}
    return {name: value for name, value in said.items() if value is not None}
