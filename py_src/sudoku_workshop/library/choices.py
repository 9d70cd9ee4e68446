"""Errors that list the allowed values."""

from collections.abc import Collection, Iterable

from sudoku_workshop.grid.errors import SudokuError

ENGLISH = "en"  # the language of exceptions


def one_of(what: str, found: object, right: Collection[object]) -> None:
    """Raise a SudokuError that lists the allowed values, unless `found` is one of them."""
    if found not in right:
        raise SudokuError(f"{what} {found!r} is not known; there are {listed(map(str, right))}")


def all_of(what: str, found: Iterable[object], right: Collection[object]) -> None:
    """Raise a SudokuError that lists the allowed values, unless every one of `found` is one of them."""
    for each in found:
        one_of(what, each, right)


def listed(names: Iterable[str]) -> str:
    """Return names as a sentence lists them: "a, b and c"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
