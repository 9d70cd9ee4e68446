"""The grades of random minimal puzzles: `python -m tests.bench.grade_shares [NUMBER]`.

With the usual number, 600, the table is written into docs/ratings.md.
"""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import get_args

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.logic.rating import GRADES, Grade, Rating, rate
from tools.er_table import write

WORKERS, USUAL = 2, 600


def rated(number: int) -> Rating:
    """Return the rating of one random minimal puzzle."""
    found = rate(make(Recipe(Wish(), "share", number)).puzzle)
    assert found is not None
    return found


def table(ratings: list[Rating]) -> str:
    """Return a table with the share of each grade and its highest ER."""
    counts = Counter(rating.grade for rating in ratings)
    limits = [*(f"up to {er}" for _, er in GRADES), "above"]
    lines = [
        f"| {grade.title()} | {limit} | {counts[grade]} | {counts[grade] / len(ratings):.1%} |"
        for grade, limit in zip(get_args(Grade), limits, strict=True)
    ]
    head = ["| grade | ER | puzzles | share |", "|---|---|---:|---:|"]
    return "\n".join([*head, *lines, ""])


def main(number: int) -> None:
    """Make and rate `number` puzzles."""
    with ProcessPoolExecutor(WORKERS, initializer=os.nice, initargs=(10,)) as pool:
        found = list(pool.map(rated, range(number), chunksize=10))
    text = table(found)
    print(text)
    if number == USUAL:
        write("shares", text)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else USUAL)
