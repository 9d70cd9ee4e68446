"""Refusals that name what would be right."""

from collections.abc import Iterable

from sudoku_workshop.generator import CHOICES, WishError
from sudoku_workshop.grid.errors import SudokuError
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import NOTES, PAPERS, PER_PAGE, SHOWN, SOLUTIONS, SYMBOLS, SheetError

ENGLISH = "en"  # what exceptions speak
ON_PAPER: dict[str, Iterable[object]] = {
    "paper": PAPERS,
    "per_page": PER_PAGE,
    "show": SHOWN,
    "notes": NOTES,
    "solutions": SOLUTIONS,
    "symbols": SYMBOLS,
}  # what an option of a sheet can be; `show` is several of them


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


def of_a_wish(error: WishError) -> SudokuError:
    """What is wrong with a wish, and the names that would be right."""
    words = say(ENGLISH, f"wish-error.{error.code}", found=error.found, **error.more)
    return SudokuError(f"{words}; there are {listed(CHOICES[error.code])}" if error.code in CHOICES else words)


def of_a_sheet(error: SheetError) -> SudokuError:
    """What cannot be printed."""
    return SudokuError(say(ENGLISH, f"cli.print.refused.{error.code}", **error.details))
