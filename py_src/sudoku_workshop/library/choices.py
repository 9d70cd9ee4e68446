"""Refusals that name what would be right."""

from collections.abc import Collection, Iterable

from sudoku_workshop.grid.errors import SudokuError

ENGLISH = "en"  # what exceptions speak


def one_of(what: str, found: object, right: Collection[object]) -> None:
    """SudokuError, which names the right ones, where something is none of them."""
    if found not in right:
        raise SudokuError(f"{what} {found!r} is not known; there are {listed(map(str, right))}")


def all_of(what: str, found: Iterable[object], right: Collection[object]) -> None:
    """The same for several."""
    for each in found:
        one_of(what, each, right)


def listed(names: Iterable[str]) -> str:
    """As a sentence names them."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
