"""10,000 puzzles from a fixed table of wishes, each compared with its wish.

    PYTHONPATH=py_src python -m tests.support.generator_table [--share 100] [--workers 2]

With `--share 100` only every hundredth puzzle is made. The whole table takes some minutes; a sample of it is a normal
test.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple, get_args

from sudoku_workshop.generator import ANY, Made, Recipe, Wish, make
from sudoku_workshop.generator.digging import EXACT
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import Grade, rate
from sudoku_workshop.search import is_minimal
from tests.support.cover import cover_count

TABLE = (  # number of puzzles and their wish
    (1960, Wish()),
    (1200, Wish(symmetry="half-turn")),
    (500, Wish(symmetry="quarter-turn")),
    (400, Wish(symmetry="left-right")),
    (400, Wish(symmetry="top-bottom")),
    (400, Wish(symmetry="diagonal")),
    (400, Wish(symmetry="antidiagonal")),
    (400, Wish(symmetry="full")),
    (600, Wish(grade="gentle")),
    (500, Wish(grade="easy", symmetry="half-turn")),
    (500, Wish(grade="medium")),
    (400, Wish(grade="hard", symmetry="half-turn")),
    (300, Wish(grade="expert")),
    (300, Wish(grade="diabolical", symmetry="diagonal")),
    (100, Wish(grade="extreme")),
    (40, Wish(grade="nightmare")),
    (300, Wish(clues="30-32")),
    (200, Wish(clues="24-26", symmetry="half-turn")),
    (100, Wish(technique="xy-wing")),
    (60, Wish(technique="skyscraper", symmetry="half-turn")),
    (90, Wish(size="4")),
    (400, Wish(size="6")),
    (150, Wish(size="6", grade="easy", symmetry="half-turn")),
    (200, Wish(size="8")),
    (70, Wish(size="10")),
    (18, Wish(size="12", symmetry="half-turn")),
    (6, Wish(size="15")),
    (4, Wish(size="16")),
    (1, Wish(size="20")),
    (1, Wish(size="25", symmetry="full")),
)


class Judged(NamedTuple):
    """A puzzle as text, with its faults."""

    text: str
    faults: tuple[str, ...]


def judged(recipe: Recipe) -> Judged:
    """Make a puzzle and compare it with its wish."""
    made = make(recipe)
    return Judged(text_of(made.puzzle.givens), tuple(faults(made)))


def faults(made: Made) -> Iterator[str]:
    """Yield everything that a puzzle should be but is not."""
    wish, puzzle = made.recipe.wish, made.puzzle
    assert isinstance(wish, Wish)
    givens, n = puzzle.givens, puzzle.geometry.n
    if not made.met:
        yield "not met"
    if cover_count(givens, *puzzle.geometry.box) != 1:
        yield "not one solution"
    if any(given and given != digit for given, digit in zip(givens, made.solution.givens, strict=True)):
        yield "another solution"
    dug = (wish.clues, wish.technique, wish.symmetry) == (ANY, ANY, "none") and wish.grade != "gentle" and n <= EXACT
    if dug and not made.minimal:
        yield "not minimal"
    if made.minimal and not is_minimal(puzzle):
        yield "said to be minimal"
    fewest, most = wish.range
    if not fewest <= sum(map(bool, givens)) <= most:
        yield "number of clues"
    if not is_symmetric(givens, n, wish.symmetry):
        yield "symmetry"
    if wish.grade != ANY and getattr(rate(puzzle), "grade", None) not in grades(wish):
        yield "grade"


def grades(wish: Wish) -> tuple[str, ...]:
    """Return the grades that a wish's puzzles may have. Extreme includes harder grades, as in IDs."""
    known = get_args(Grade)
    return known[known.index("extreme") :] if wish.grade == "extreme" else (wish.grade,)


def is_symmetric(givens: tuple[int, ...], n: int, symmetry: str) -> bool:
    """Return whether the pattern of clues has a symmetry, independently of the generator's own table."""
    places = {divmod(cell, n) for cell, given in enumerate(givens) if given}
    last = n - 1
    turned = {
        "none": [places],
        "half-turn": [{(last - r, last - c) for r, c in places}],
        "quarter-turn": [{(last - c, r) for r, c in places}],
        "left-right": [{(r, last - c) for r, c in places}],
        "top-bottom": [{(last - r, c) for r, c in places}],
        "diagonal": [{(c, r) for r, c in places}],
        "antidiagonal": [{(last - c, last - r) for r, c in places}],
        "full": [{(c, r) for r, c in places}, {(r, last - c) for r, c in places}],
    }
    return all(each == places for each in turned[symmetry])


def recipes(share: int) -> list[Recipe]:
    """Return one in `share` of every row's recipes, but at least one; each row has its own seed."""
    return [
        Recipe(wish, f"row{row}", index)
        for row, (number, wish) in enumerate(TABLE)
        for index in range(max(1, number // share))
    ]


def main() -> None:
    """Make the puzzles and report their faults."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    asked = recipes(options.share)
    begun, seen, wrong = time.monotonic(), set(), 0
    with ProcessPoolExecutor(options.workers) as pool:
        for recipe, found in zip(asked, pool.map(judged, asked, chunksize=4), strict=True):
            told = [*found.faults, *(["equal to another"] if found.text in seen else [])]
            seen.add(found.text)
            wrong += bool(told)
            if told:
                print(recipe.id, found.text, ", ".join(told), flush=True)
    print(f"{len(asked)} puzzles, {wrong} with faults, {time.monotonic() - begun:.0f} s")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    assert sum(number for number, _ in TABLE) == 10_000
    assert all(geometry(wish.size) for _, wish in TABLE)
    main()
