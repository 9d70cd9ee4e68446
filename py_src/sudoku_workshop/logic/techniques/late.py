"""Techniques that are needed so rarely that their modules are imported only when they are first tried.

The page's copy of Python's memory, which each first visit downloads, does not contain these modules.
"""

from collections.abc import Iterator
from functools import partial
from importlib import import_module

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.technique import Finder, Technique


def find_later(position: Position, module: str, name: str, blank: int = 1) -> Iterator[Step]:
    """Yield the steps of the finder with this name, in a module of this folder.

    `blank` is the number of blank cells that the technique needs at least. With fewer, the module is not imported.
    """
    if position.size - position.written.bit_count() >= blank:
        find: Finder = getattr(import_module(f"{__package__}.{module}"), name)
        yield from find(position)


def import_all() -> None:
    """Import the modules of these techniques."""
    for module in ("multi_fish", "bingo"):
        import_module(f"{__package__}.{module}")


RECORDS = (
    Technique(
        "multi-fish",
        "exotic",
        None,
        "",
        "{base} {lines} ({cells}, {links})",
        partial(find_later, module="multi_fish", name="find_multi_fish", blank=12),
        857,
        748,
    ),
    Technique(
        "bowmans-bingo",
        "last",
        None,
        "",
        "{digit} {refuted} ({cells})",
        partial(find_later, module="bingo", name="find_bingo"),
        945,
        825,
        last=True,
    ),
)
