"""Options of the commands that make puzzles: one for each property of a puzzle."""

import argparse
from dataclasses import Field
from typing import Any

from sudoku_workshop.cli.option_help import with_facts


def add_wished(group: argparse._ArgumentGroup, part: Field[str], flag: str, **more: Any) -> argparse.Action:
    """Add the option for a property of puzzles, a field of `Wish`. The help names its default and the allowed names."""
    option = group.add_argument(flag, metavar=part.metadata["metavar"], **more)
    return with_facts(option, default=more.get("default") or part.default, names=", ".join(part.metadata["names"]))
