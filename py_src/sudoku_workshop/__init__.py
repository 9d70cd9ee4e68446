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
from sys import modules
from typing import TYPE_CHECKING, Any

__version__ = "1.0.0"  # defined only here

if TYPE_CHECKING:
    from sudoku_workshop import rules
    from sudoku_workshop.classroom.replay import Counters
    from sudoku_workshop.error import SudokuError
    from sudoku_workshop.generator import Made, Recipe
    from sudoku_workshop.generator.variants import VariantRecipe
    from sudoku_workshop.grid.board import Board
    from sudoku_workshop.grid.errors import ManySolutions, NoSolution, SudokuWarning, UnexplainedRules, UnknownRules
    from sudoku_workshop.grid.puzzle_forms import Source
    from sudoku_workshop.languages import Language
    from sudoku_workshop.library.batches import Outcome, batch
    from sudoku_workshop.library.columns import Column, columns
    from sudoku_workshop.library.explaining import hint, path, steps
    from sudoku_workshop.library.forms import automorphisms, canonical, is_minimal, shuffle, symmetry
    from sudoku_workshop.library.known import formats, grades, sizes, symmetries, techniques
    from sudoku_workshop.library.making import generate
    from sudoku_workshop.library.names import (
        Algorithm,
        Format,
        MadeKind,
        Order,
        PrintOptions,
        Size,
        Symmetry,
        Technique,
    )
    from sudoku_workshop.library.newspapers import NewspaperFile, newspaper_files
    from sudoku_workshop.library.paper import cover_pdf, print_pdf
    from sudoku_workshop.library.pictures import html, svg
    from sudoku_workshop.library.places import Candidate, Cell
    from sudoku_workshop.library.proofreading import MistypedClue, Proof, mistyped_clues, proofread
    from sudoku_workshop.library.proposing import GuessedRule, RuleProposal, propose_rules
    from sudoku_workshop.library.rating import rate
    from sudoku_workshop.library.rule_answers import MistypedRule, mistyped_rules, unneeded_rules
    from sudoku_workshop.library.rule_sentences import rule_sentences as rule_sentences
    from sudoku_workshop.library.setting import (
        Conflict,
        Reach,
        clues_at,
        conflict,
        easing_clues,
        reach,
        rule_numbers,
        rule_text,
        true_candidates,
    )
    from sudoku_workshop.library.solving import check, count, solutions, solve
    from sudoku_workshop.library.steps import Hint, Path, Step
    from sudoku_workshop.library.texts import parse, read, write
    from sudoku_workshop.library.verdicts import House, Problem, Verdict
    from sudoku_workshop.library.watching import Moment, Watched, watch
    from sudoku_workshop.library.widget import Game, widget
    from sudoku_workshop.logic.rating import Grade, Rating
    from sudoku_workshop.notation import About, Ignored, NotationError, Reading
    from sudoku_workshop.rules.error import RuleError
    from sudoku_workshop.rules.stated import StatedRule

__all__ = [
    "About",
    "Algorithm",
    "Board",
    "Candidate",
    "Cell",
    "Column",
    "Conflict",
    "Counters",
    "Format",
    "Game",
    "Grade",
    "GuessedRule",
    "Hint",
    "House",
    "Ignored",
    "Language",
    "Made",
    "MadeKind",
    "ManySolutions",
    "MistypedClue",
    "MistypedRule",
    "Moment",
    "NewspaperFile",
    "NoSolution",
    "NotationError",
    "Order",
    "Outcome",
    "Path",
    "PrintOptions",
    "Problem",
    "Proof",
    "Rating",
    "Reach",
    "Reading",
    "Recipe",
    "RuleError",
    "RuleProposal",
    "Size",
    "Source",
    "StatedRule",
    "Step",
    "SudokuError",
    "SudokuWarning",
    "Symmetry",
    "Technique",
    "UnexplainedRules",
    "UnknownRules",
    "VariantRecipe",
    "Verdict",
    "Watched",
    "__version__",
    "automorphisms",
    "batch",
    "canonical",
    "check",
    "clues_at",
    "columns",
    "conflict",
    "count",
    "cover_pdf",
    "easing_clues",
    "formats",
    "generate",
    "grades",
    "hint",
    "html",
    "is_minimal",
    "mistyped_clues",
    "mistyped_rules",
    "newspaper_files",
    "parse",
    "path",
    "print_pdf",
    "proofread",
    "propose_rules",
    "rate",
    "reach",
    "read",
    "rule_numbers",
    "rule_text",
    "rules",
    "shuffle",
    "sizes",
    "solutions",
    "solve",
    "steps",
    "svg",
    "symmetries",
    "symmetry",
    "techniques",
    "true_candidates",
    "unneeded_rules",
    "watch",
    "widget",
    "write",
]

_HOMES = {
    "classroom.replay": ("Counters",),
    "error": ("SudokuError",),
    "generator": ("Made", "Recipe"),
    "generator.variants": ("VariantRecipe",),
    "grid.board": ("Board",),
    "grid.errors": ("ManySolutions", "NoSolution", "SudokuWarning", "UnexplainedRules", "UnknownRules"),
    "grid.puzzle_forms": ("Source",),
    "languages": ("Language",),
    "library.batches": ("Outcome", "batch"),
    "library.columns": ("Column", "columns"),
    "library.explaining": ("hint", "path", "steps"),
    "library.forms": ("automorphisms", "canonical", "is_minimal", "shuffle", "symmetry"),
    "library.known": ("formats", "grades", "sizes", "symmetries", "techniques"),
    "library.making": ("generate",),
    "library.names": ("Algorithm", "Format", "MadeKind", "Order", "PrintOptions", "Size", "Symmetry", "Technique"),
    "library.newspapers": ("NewspaperFile", "newspaper_files"),
    "library.paper": ("cover_pdf", "print_pdf"),
    "library.pictures": ("html", "svg"),
    "library.places": ("Candidate", "Cell"),
    "library.proofreading": ("MistypedClue", "Proof", "mistyped_clues", "proofread"),
    "library.proposing": ("GuessedRule", "RuleProposal", "propose_rules"),
    "library.rating": ("rate",),
    "library.rule_answers": ("MistypedRule", "mistyped_rules", "unneeded_rules"),
    "library.rule_sentences": ("rule_sentences",),  # for `rules.all`
    "library.setting": (
        "Conflict",
        "Reach",
        "clues_at",
        "conflict",
        "easing_clues",
        "reach",
        "rule_numbers",
        "rule_text",
        "true_candidates",
    ),
    "library.solving": ("check", "count", "solutions", "solve"),
    "library.steps": ("Hint", "Path", "Step"),
    "library.texts": ("parse", "read", "write"),
    "library.verdicts": ("House", "Problem", "Verdict"),
    "library.watching": ("Moment", "Watched", "watch"),
    "library.widget": ("Game", "widget"),
    "logic.rating": ("Grade", "Rating"),
    "notation": ("About", "Ignored", "NotationError", "Reading"),
    "rules.error": ("RuleError",),
    "rules.stated": ("StatedRule",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

if not TYPE_CHECKING:  # or else every name would pass the check of types

    def __getattr__(name: str) -> Any:
        """Return a name after importing it from its module. Python calls this for names that are not imported yet."""
        if name == "rules":
            return import_module(f"{__name__}.{name}")
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=modules[__name__])
        found = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
