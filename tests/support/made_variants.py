"""Made variants, each checked: it has one solution, its solution obeys every rule, and its ID brings it back.

python -m tests.support.made_variants [PUZZLES [FIRST]]

The command makes 1,000 puzzles of all kinds and mixtures on all cores, and prints the time for each kind. OR-Tools
CP-SAT counts the solutions if it is installed, otherwise the plain solver, which gives up on most 9x9. Our own search
counts them in any case.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from sudoku_workshop.generator import Made, make_from, recipe_from
from sudoku_workshop.generator.variants import KINDS, VariantRecipe, VariantWish
from sudoku_workshop.generator.variants.regions import random_regions
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.search import count
from tests.support.plain_search import cpsat_solutions, plain_solutions
from tests.support.random_rules import holds
from tests.support.rule_puzzles import has_cpsat

MIXED = 4  # each so many-th puzzle is a mixture
RARE = "samurai"  # takes longest, and is not mixed
DRAWN = "jigsaw-drawn"  # needs regions
TOGETHER = (
    "anti-knight",
    "anti-king",
    "nonconsecutive",
    "windoku",
    "disjoint",
    "x",
    "jigsaw",
    "jigsaw-symmetric",
    DRAWN,
)
GRADES = ("any", "any", "easy", "medium", "hard")


class Outcome(NamedTuple):
    """The result for a puzzle: its kinds, seconds of processor time, who counted its solutions, and faults.

    `proof` are the seconds that counting took.
    """

    kinds: str
    seconds: float
    proof: float
    counted: str
    faults: tuple[str, ...]


def recipe(index: int, size: str = "9") -> VariantRecipe:
    """Return the recipe of puzzle number `index`: every kind in turn, and mixtures of two kinds between them."""
    random, names = Random(index), [*KINDS]
    turn, place = divmod(index, len(names))
    kinds = [names[place]]
    if (turn + place) % MIXED == 0 and RARE not in kinds:
        kinds.append(random.choice([name for name in names if _go_together(name, kinds[0])]))
    grade = random.choice(GRADES) if RARE not in kinds and len(kinds) == 1 else "any"
    rules = random.choice(("all", "all", "all", "needed"))
    if DRAWN in kinds:
        size = f"{size}+{random_regions(geometry(size).frame, random).text(geometry(size).side)}"
    return VariantRecipe(VariantWish("+".join(kinds), size, grade, rules=rules), "check", index)


def _go_together(name: str, other: str) -> bool:
    """Return whether a kind can be mixed with another: they are not alike, and leave enough grids."""
    are_alike = name.split("-")[0] == other.split("-")[0]
    return name != RARE and not are_alike and not {name, other} <= {*TOGETHER}


def outcome(index: int, size: str = "9") -> Outcome:
    """Make a puzzle and check it."""
    asked = recipe(index, size)
    begun = process_time()
    made = make_from(asked)
    seconds = process_time() - begun
    begun = process_time()
    counted, number = solutions(made)
    proof = process_time() - begun
    faults = [*broken(made)]
    faults += [] if number == 1 else [f"{number} solutions for {counted}"]
    return Outcome(asked.wish.kinds, seconds, proof, counted, tuple(f"{asked.id}: {fault}" for fault in faults))


def solutions(made: Made) -> tuple[str, int]:
    """Return who counted the solutions, and whether there are 0, 1 or more (2)."""
    puzzle = made.puzzle
    if has_cpsat():
        return "CP-SAT", len(cpsat_solutions(puzzle.geometry, puzzle.givens, 2))
    is_single = not puzzle.geometry.is_overlapping
    if is_single and (found := plain_solutions(puzzle.geometry, puzzle.givens, 2)) is not None:
        return "the plain solver", len(found)
    return "our search", count(puzzle, 2)


def broken(made: Made) -> Iterator[str]:
    """Yield what is wrong with a made puzzle, apart from the number of its solutions."""
    grid, digits = made.puzzle.geometry, made.solution.givens
    if count(made.puzzle, 2) != 1:
        yield "our search does not find one solution"
    if any(duplicates(board_of(grid, digits))):
        yield "the solution breaks a rule"
    if any(given not in (0, digit) for given, digit in zip(made.puzzle.givens, digits, strict=True)):
        yield "a clue is not in the solution"
    if not grid.is_overlapping:
        base = grid if any(isinstance(rule, Regions) for rule in grid.rules) else geometry(grid.base)
        yield from (f"{rule} does not hold" for rule in grid.rules if not holds(rule, grid.rules, digits, base))
    wish = made.recipe.wish
    if made.met and wish.grade != "any" and getattr(rate(made.puzzle), "grade", None) != wish.grade:
        yield "another grade"
    if text_of(make_from(recipe_from(made.recipe.id)).puzzle.givens) != text_of(made.puzzle.givens):
        yield "its ID makes another puzzle"


def main(number: int, first: int) -> int:
    """Make and check so many puzzles, print a table by kind, and return the number of faults."""
    found, faults = defaultdict[str, list[Outcome]](list), 0
    with ProcessPoolExecutor() as pool:
        for outcome_ in pool.map(outcome, range(first, first + number), chunksize=4):
            found[outcome_.kinds if "+" not in outcome_.kinds else "mixtures"].append(outcome_)
            faults += len(outcome_.faults)
            for fault in outcome_.faults:
                print(fault, flush=True)
    print("| kind | puzzles | faults | making, median | slowest | proof, median | counted by |")
    print("|---|---|---|---|---|---|---|")
    for kinds, rows in sorted(found.items()):
        print(_row(kinds, rows))
    print(f"{number} puzzles, {faults} faults")
    return faults


def _row(kinds: str, rows: Sequence[Outcome]) -> str:
    times, proofs = [row.seconds for row in rows], [row.proof for row in rows]
    counted = ", ".join(f"{who} {number}" for who, number in Counter(row.counted for row in rows).items())
    wrong = sum(bool(row.faults) for row in rows)
    seconds = f"{median(times):.2f} s | {max(times):.2f} s | {median(proofs):.2f} s"
    return f"| {kinds} | {len(rows)} | {wrong} | {seconds} | {counted} |"


if __name__ == "__main__":
    asked_for = dict(enumerate(map(int, sys.argv[1:])))
    sys.exit(bool(main(asked_for.get(0, 1000), asked_for.get(1, 0))))
