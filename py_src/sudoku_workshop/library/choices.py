"""Refusals that name what would be right."""

from collections.abc import Iterable

from sudoku_workshop.grid.errors import SudokuError

ENGLISH = "en"  # what exceptions speak


def one_of(what: str, found: object, right: Iterable[object]) -> None:
    """SudokuError, which names the right ones, where something is none of them."""
    choices = list(right)
    if found not in choices:
        raise SudokuError(f"{what} {found!r} is not known; there are {listed(map(str, choices))}")


def all_of(what: str, found: Iterable[object], right: Iterable[object]) -> None:
    """The same for several."""
    choices = list(right)
    for each in found:
        one_of(what, each, choices)


def listed(names: Iterable[str]) -> str:
    """As a sentence names them."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
