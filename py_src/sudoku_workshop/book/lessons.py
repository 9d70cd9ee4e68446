"""The teaching pages of a book. Pages on how to solve come before its sections, and pages on techniques after them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.step import Cells, Step
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import SINGLES, step_picture
from sudoku_workshop.sheet import Options, Section, Shown

USUAL = "9"
EXAMPLES = {  # for each geometry, the ID of an easy puzzle and the puzzle itself
    "4": ("g2.4.any.none.any.any.intro.0", "3..2.....3..2.1."),
    "6": ("g2.6.easy.half-turn.any.any.intro.13", ".....5....36.1.5....5.4.46....2....."),
    "8": (
        "g2.8.easy.half-turn.any.any.intro.1",
        "3..41.6..21..7...3.......84....51....34.......7...2..53..6.87..4",
    ),
    "9x": (
        "g2.9x.easy.half-turn.any.any.intro.0",
        ".6..2.3...8....7..........9...45....7.3...1.5....17...3..........8....3...1.8..2.",
    ),
    USUAL: (
        "g2.9.easy.half-turn.any.any.intro.3",
        ".2.3...5......84.2.9..5..37984...7.............5...64821..4..9.3.71......4...2.7.",
    ),
}
ORDER = [technique.slug for technique in HINT_ORDER]


def with_lessons(sections: Sequence[Section], options: Options, language: str, needed: Iterable[str]) -> list[Section]:
    """Return the sections with the teaching pages that the options ask for.

    `needed` are the slugs of the techniques to teach.
    """
    geometries = {puzzle.board.geometry for section in sections for puzzle in section.puzzles}
    before = [introduction(language, geometries)] if options.introduction else []
    if options.introduction and not all(grid.is_explained for grid in geometries):
        from sudoku_workshop.book.rule_examples import rule_examples  # late, because few books have such puzzles

        before += rule_examples(language, geometries)
    after = list(techniques(needed, language)) if options.techniques else []
    return [*before, *sections, *after]


def needed_by(board: Board) -> list[str]:
    """Return the techniques on the puzzle's solution path, except singles, in the order of their first use.

    A puzzle whose rules no technique knows has no such path.
    """
    if not board.geometry.is_explained:
        return []
    return list(dict.fromkeys(step.technique for step in path(board.puzzle).steps if step.technique not in SINGLES))


def techniques(needed: Iterable[str], language: str) -> Iterator[Section]:
    """Yield a section with the idea and an example of each technique, easiest first.

    If no technique is needed, yield nothing.
    """
    known = sorted({slug for slug in needed if slug in ORDER}, key=ORDER.index)
    if shown := [_lesson(slug, language) for slug in known]:
        yield Section(say(language, "sheet.techniques"), (), say(language, "sheet.techniques.about"), shown)


@cache  # cached, because a preview needs the lesson again after every change of an option
def _lesson(technique: str, language: str) -> Shown:
    found = example(technique)
    assert found
    name, idea = (say(language, f"technique.{technique}.{part}") for part in ("name", "idea"))
    return _worded(step_picture(found[1], found[0], language), name, idea)


def introduction(language: str, geometries: Iterable[Geometry] = ()) -> Section:
    """Return a section with the rules for these geometries, and up to three ways to find a digit.

    The ways to find a digit are shown with positions of one easy puzzle.
    """
    kinds = sorted(set(geometries) or {geometry(USUAL)}, key=lambda kind: (kind.n, kind.name))
    shown = [kind.name for kind in kinds if kind.name in EXAMPLES]
    name = USUAL if USUAL in shown or not shown else shown[-1]
    return Section(say(language, "sheet.intro"), (), _rule(language, kinds), _ways(language, name))


def _rule(language: str, kinds: Sequence[Geometry]) -> str:
    """Return the rule that every row, column and box contains each digit once. For each grid size, it lists the digits.

    If any of the geometries has diagonals, a sentence about diagonals follows. Puzzles state their other rules.
    """
    sizes = sorted({kind.n for kind in kinds})
    digits = [_digits(language, n) for n in sizes]
    if len(sizes) > 1:
        digits = [say(language, "sheet.intro.sized", digits=some, n=n) for some, n in zip(digits, sizes, strict=True)]
    told = say(language, "sheet.intro.rule", digits=say(language, "list.comma").join(digits))
    more = [say(language, "sheet.intro.more")] * any(kind.is_explained and kind.more for kind in kinds)
    return "\n".join((told, *more))


def _digits(language: str, n: int) -> str:
    return say(language, "sheet.intro.digits" if n < 10 else "sheet.intro.letters", last=digit_text(n))


@cache
def _ways(language: str, name: str) -> tuple[Shown, ...]:
    """Return pictures of the ways to find a digit that are used on the solution path of the example with this name."""
    found = ((way, _first(name, fits)) for way, fits in WAYS.items())
    return tuple(_way(language, way, *first) for way, first in found if first)


def _way(language: str, name: str, board: Board, step: Step) -> Shown:
    """Return a picture of a position that shows one way to find a digit and where to look for it.

    Only the candidates of the digit to find are shown. For the way called "notes", all candidates are shown.
    """
    digit, seen = step.words.get("digit"), step.words.get("seen")
    cells = list(bits_of(seen.mask)) if isinstance(seen, Cells) else []
    looked_at = {"role": "base", "candidates": [], "cells": cells, "houses": []}
    words = (say(language, f"sheet.intro.{name}{part}") for part in (".name", ""))
    picture = _worded(step_picture(step, board, language), *words)
    only = digit if isinstance(digit, int) and name != "notes" else 0
    return picture._replace(marks=[*picture.marks, looked_at], digit=only)


def _worded(picture: Shown, name: str, about: str) -> Shown:
    """Return the picture with `name` as its heading, and with the text `about` before its own sentences."""
    [(_, sentences)] = picture.lines
    return picture._replace(lines=[(name, f"{about}\n{sentences}")])


def _in_box(step: Step) -> bool:
    return _kind(step) == "box"


def _in_line(step: Step) -> bool:
    return _kind(step) in ("row", "column")


def _alone(step: Step) -> bool:
    return step.technique == "naked-single"


def _kind(step: Step) -> str:
    """Return the kind of house in which the step finds a hidden single, or an empty text for any other step."""
    house = step.words.get("house")
    return house.kind if step.technique == "hidden-single" and isinstance(house, House) else ""


WAYS: dict[str, Callable[[Step], bool]] = {"scan": _in_box, "line": _in_line, "notes": _alone}


def _first(name: str, fits: Callable[[Step], bool]) -> tuple[Board, Step] | None:
    """Return the first step on an example's path for which `fits` is true, with the board before it, or None."""
    grid = geometry(name)
    found = path(board_of(grid, digits_of(grid, EXAMPLES[name][1])))
    return next((pair for pair in zip(found.boards, found.steps, strict=False) if fits(pair[1])), None)
