"""Options of the commands that make puzzles: one for each property of a puzzle, and those of puzzles with rules."""

import argparse
import re
from collections.abc import Mapping
from dataclasses import Field
from pathlib import Path
from typing import Any

from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.generator import ANY, Wish
from sudoku_workshop.generator.asked_clues import pattern_named
from sudoku_workshop.generator.patterns import READY
from sudoku_workshop.generator.variants import KINDS, VariantWish
from sudoku_workshop.generator.variants.wish import ALL, AND, NEEDED, USUAL

RULES = ("rules", "cages", "only_needed", "pattern")  # the options that are not parts of a classic wish


def add_wished(group: argparse._ArgumentGroup, part: Field[str], flag: str, **more: Any) -> argparse.Action:
    """Add the option for a property of puzzles, a field of `Wish`. The help names its default and the allowed names."""
    option = group.add_argument(flag, metavar=part.metadata["metavar"], **more)
    return with_facts(option, default=more.get("default") or part.default, names=", ".join(part.metadata["names"]))


def add_rules(group: argparse._ArgumentGroup) -> list[argparse.Action]:
    """Add the options for making puzzles with rules, and for the pattern of clues, which all puzzles can have."""
    kinds = group.add_argument("--rules", metavar="KIND[,KIND]")
    return [
        with_facts(kinds, names=", ".join(KINDS)),
        group.add_argument("--cages", metavar="N-M"),
        group.add_argument("--only-needed", action="store_true"),
        with_facts(group.add_argument("--pattern", metavar="ROWS|NAME|FILE"), names=", ".join(READY)),
    ]


def wish_of(said: Mapping[str, str], options: argparse.Namespace) -> Wish | VariantWish:
    """Return the wish that the options describe. Raises WishError if there are no such puzzles.

    `said` are the properties that all puzzles have. The options of puzzles with rules are taken from `options`.
    """
    if options.pattern:
        if said.get("clues", ANY) != ANY:
            options.refuse("--pattern cannot be combined with --clues")
        said = {**said, "clues": pattern_named(_pattern_text(options.pattern), said.get("size", USUAL))}
    if not options.rules:
        if options.cages or options.only_needed:
            options.refuse("--cages and --only-needed need --rules")
        return Wish(**said)
    if said.get("technique", ANY) != ANY:
        options.refuse("--technique cannot be combined with --rules")
    shared = {name: value for name, value in said.items() if name != "technique"}
    kinds = AND.join(filter(None, re.split(r"[,+\s]+", options.rules.lower())))
    return VariantWish(kinds, **shared, cages=options.cages or ANY, rules=NEEDED if options.only_needed else ALL)


def _pattern_text(text: str) -> str:
    """Return the pattern of clues that an option names: the content of a file, or the text itself."""
    try:
        return Path(text).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return text
