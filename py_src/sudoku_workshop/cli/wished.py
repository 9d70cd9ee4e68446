"""Options of the commands that make puzzles: one for each property of a puzzle, and those of puzzles with rules."""

import argparse
import re
from collections.abc import Mapping
from dataclasses import Field
from typing import Any

from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.generator import ANY, Wish
from sudoku_workshop.generator.variants import KINDS, VariantWish
from sudoku_workshop.generator.variants.wish import ALL, AND, NEEDED

RULES = ("rules", "cages", "only_needed")  # the options of puzzles with rules


def add_wished(group: argparse._ArgumentGroup, part: Field[str], flag: str, **more: Any) -> argparse.Action:
    """Add the option for a property of puzzles, a field of `Wish`. The help names its default and the allowed names."""
    option = group.add_argument(flag, metavar=part.metadata["metavar"], **more)
    return with_facts(option, default=more.get("default") or part.default, names=", ".join(part.metadata["names"]))


def add_rules(group: argparse._ArgumentGroup) -> list[argparse.Action]:
    """Add the options for making puzzles with rules."""
    kinds = group.add_argument("--rules", metavar="KIND[,KIND]")
    return [
        with_facts(kinds, names=", ".join(KINDS)),
        group.add_argument("--cages", metavar="N-M"),
        group.add_argument("--only-needed", action="store_true"),
    ]


def wish_of(said: Mapping[str, str], options: argparse.Namespace) -> Wish | VariantWish:
    """Return the wish that the options describe. Raises WishError if there are no such puzzles.

    `said` are the properties that all puzzles have. The options of puzzles with rules are taken from `options`.
    """
    if not options.rules:
        if options.cages or options.only_needed:
            options.refuse("--cages and --only-needed need --rules")
        return Wish(**said)
    if said.get("technique", ANY) != ANY:
        options.refuse("--technique cannot be combined with --rules")
    shared = {name: value for name, value in said.items() if name != "technique"}
    kinds = AND.join(filter(None, re.split(r"[,+\s]+", options.rules.lower())))
    return VariantWish(kinds, **shared, cages=options.cages or ANY, rules=NEEDED if options.only_needed else ALL)
