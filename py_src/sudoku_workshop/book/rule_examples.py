"""Worked examples for the introduction of a book: for each kind of rules, a small puzzle and a step that uses them.

The puzzles are made when they are needed, always the same for a kind.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

from sudoku_workshop.generator import WishError, make_from, recipe_for, wish_from
from sudoku_workshop.generator.variants import KINDS
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.ruled.order import RECORDS
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import step_picture
from sudoku_workshop.rules.sentences import sentences
from sudoku_workshop.sheet import Section, Shown

GRADE, SEED = "medium", "example"
SMALL, USUAL = "6", "9"  # a whisper line means something else on a small grid
TRIED = 3  # puzzles, until one has a step that uses its rules
OWN = {record.slug for record in RECORDS} - {technique.slug for technique in HINT_ORDER}  # techniques about rules


def rule_examples(language: str, geometries: Iterable[Geometry]) -> Iterator[Section]:
    """Yield a section with an example for each kind or mixture of rules that can be made, if there are any."""
    ruled = sorted((grid for grid in geometries if not grid.is_explained), key=lambda grid: grid.name)
    kinds = dict.fromkeys(filter(None, map(_kinds, ruled)))
    if shown := [*filter(None, (_example(names, language) for names in kinds))]:
        yield Section(say(language, "sheet.intro.rules"), (), "", shown)


@lru_cache(maxsize=KEPT)
def _kinds(grid: Geometry) -> str:
    """Return the names of the kinds that state all rules of a geometry, joined by "+", or "" if none do."""
    left, names = {rule.kind for rule in grid.rules}, list[str]()
    for kind in sorted(KINDS.values(), key=lambda kind: -len(kind.rules)):
        if kind.rules and left.issuperset(kind.rules):
            names.append(kind.name)
            left.difference_update(kind.rules)
    return "" if left or grid.unknown else "+".join(names)


@lru_cache(maxsize=64)  # a preview needs the example again after every change of an option
def _example(kinds: str, language: str) -> Shown | None:
    """Return the picture of the step, with the rules in words, or None if there is no small puzzle with these rules."""
    wish = wish_from({"kinds": kinds, "size": USUAL if "whispers" in kinds else SMALL, "grade": GRADE})
    try:
        puzzles = [make_from(recipe_for(wish, SEED, 0)).puzzle]
        for index in range(1, TRIED):
            if _step(puzzles[-1])[1].technique not in OWN:
                puzzles.append(make_from(recipe_for(wish, SEED, index)).puzzle)
    except WishError:
        return None
    before, step = max(map(_step, puzzles), key=lambda found: found[1].technique in OWN)
    grid, picture = before.geometry, step_picture(step, before, language)
    [(name, told)] = picture.lines
    rules = " ".join(dict.fromkeys(sentences(grid.rules, grid.side, partial(say, language), drawn=True)))
    return picture._replace(lines=[(name, f"{rules}\n{told}")])


def _step(puzzle: Board) -> tuple[Board, Step]:
    """Return the first step that uses a technique about rules or, if there is none, the first step of all."""
    before, found = puzzle, list[tuple[Board, Step]]()
    for position, step in take_steps(puzzle, [record.rated for record in RECORDS]):
        found.append((before, step))
        if step.technique in OWN:
            return before, step
        before = position.board
    return found[0]
