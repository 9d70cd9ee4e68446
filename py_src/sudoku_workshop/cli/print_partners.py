"""Options of `print` that are refused, because they have no effect without others or together with others."""

from argparse import Namespace
from collections.abc import Callable

from sudoku_workshop.cli.print_options import named
from sudoku_workshop.sheet.partners import lonely

STRONGER = {"per_page": "cell", "paper": "size"}  # by option, the option that overrides it

BESIDE: dict[str, Callable[[Namespace], object]] = {  # by error, the condition under which it is reported
    "--size WxH and --paper name two papers": lambda paper: {"size", "paper"} <= paper.asked,
    "--cell MM and --per-page N ask for two sizes": lambda paper: {"cell", "per_page"} <= paper.asked,
    "--tint is not for --press, which prints black alone": lambda paper: paper.press and _is(paper, "tint", True),
    "--symbols colours is not for --press, which prints black alone": lambda paper: (
        paper.press and _is(paper, "symbols", "colours")
    ),
    "--symbols is not for --style tactile, which has braille": lambda paper: (
        _touched(paper) and _is(paper, "symbols", "letters", "shapes", "pictures", "colours")
    ),
    "--notes is not for --style tactile: braille has no room for them": lambda paper: (
        _touched(paper) and _is(paper, "notes", "all", "empty")
    ),
    "--solutions below is not for --large and --style tactile: there is no room": lambda paper: (
        (paper.large or _touched(paper)) and _is(paper, "solutions", "below")
    ),
    "--pupils N is not for --names FILE, which has a name for each pupil": lambda paper: paper.names and paper.pupils,
    "--font-bold FILE is for --font FILE": lambda paper: paper.font_bold and not paper.font,
    "--path is not for --practise, whose answers are explained": lambda paper: paper.practise and paper.path,
    "--by-grade is not for --practise": lambda paper: paper.practise and paper.by_grade,
    "--geometry is for FILE; --grid says it of puzzles that are made": lambda paper: paper.count and paper.geometry,
}


def refuse_lonely(paper: Namespace) -> None:
    """Refuse options that would have no effect together with the other options.

    `paper` also has the options of a book.
    """
    if found := lonely(paper, sorted(paper.asked)):
        name, partner = found
        paper.refuse(f"{named(name)} is for {named(partner.option, partner.value)}")
    for words, holds in BESIDE.items():
        if holds(paper):
            paper.refuse(words)


def refuse_sections(options: Namespace, files: int) -> None:
    """Refuse the options `--section`, which set headings, if there are more of them than files."""
    if len(options.section) > files:
        options.refuse("--section TITLE is for a FILE of puzzles, once for each")


def _is(paper: Namespace, name: str, *values: object) -> bool:
    """Return whether an option is on the command line with one of these values."""
    return name in paper.asked and getattr(paper, name) in values


def _touched(paper: Namespace) -> bool:
    return bool(paper.style == "tactile")
