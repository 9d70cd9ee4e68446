"""Sudoku Workshop: solve, explain, grade, generate and print Sudoku.

>>> import sudoku_workshop as sudoku
>>> board = sudoku.parse("400520703000003000100007000014000006700050001500000420000400005000800000201076008")
>>> sudoku.solve(board)[1, 2]
9

Every name in `__all__` is imported when it is first used. Using one part of the package does not load the other parts.
`library/` has the functions. `grid/masks.py` describes the representation of grids that all of them share.
docs/library.md shows examples of all functions.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "1.0.0"  # defined only here

if TYPE_CHECKING:
    from sudoku_workshop import rules
    from sudoku_workshop.error import SudokuError
    from sudoku_workshop.grid.board import Board
    from sudoku_workshop.grid.errors import ManySolutions, NoSolution, SudokuWarning, UnexplainedRules, UnknownRules
    from sudoku_workshop.library.explaining import hint, path, rate
    from sudoku_workshop.library.making import generate
    from sudoku_workshop.library.paper import print_pdf
    from sudoku_workshop.library.pictures import html, svg
    from sudoku_workshop.library.proposing import propose_rules
    from sudoku_workshop.library.rule_answers import mistyped_rules, unneeded_rules
    from sudoku_workshop.library.solving import check, count, solutions, solve
    from sudoku_workshop.library.texts import parse, read, write
    from sudoku_workshop.library.watching import watch
    from sudoku_workshop.rules.error import RuleError

__all__ = [
    "Board",
    "ManySolutions",
    "NoSolution",
    "RuleError",
    "SudokuError",
    "SudokuWarning",
    "UnexplainedRules",
    "UnknownRules",
    "__version__",
    "check",
    "count",
    "generate",
    "hint",
    "html",
    "mistyped_rules",
    "parse",
    "path",
    "print_pdf",
    "propose_rules",
    "rate",
    "read",
    "rules",
    "solutions",
    "solve",
    "svg",
    "unneeded_rules",
    "watch",
    "write",
]

_HOMES = {
    "error": ("SudokuError",),
    "grid.board": ("Board",),
    "grid.errors": ("ManySolutions", "NoSolution", "SudokuWarning", "UnexplainedRules", "UnknownRules"),
    "library.explaining": ("hint", "path", "rate"),
    "library.making": ("generate",),
    "library.paper": ("print_pdf",),
    "library.pictures": ("html", "svg"),
    "library.proposing": ("propose_rules",),
    "library.rule_answers": ("mistyped_rules", "unneeded_rules"),
    "library.rule_sentences": ("rule_sentences",),  # for `rules.all`
    "library.solving": ("check", "count", "solutions", "solve"),
    "library.texts": ("parse", "read", "write"),
    "library.watching": ("watch",),
    "rules.error": ("RuleError",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Return a name after importing it from its module. Python calls this for names that are not imported yet."""
    if name == "rules":
        return import_module(f"{__name__}.{name}")
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
