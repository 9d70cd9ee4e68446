"""Looks for positions to learn every technique on, in puzzles of our own making, and keeps the clearest of each.

python -m tools.lessons [PUZZLES [FIRST]]      PYTHONPATH=py_src; goes on from tools/lessons.txt

A line of that file is a technique's name and a position as HoDoKu writes it: where the technique is a hint's next step,
as far as such are found, else where it can be taken and no single can (a last resort: where only such ones can). The
first are for its lesson, the others to try. The build makes the page's index of them.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.practice import find_all_steps, is_next
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.multiple import NESTED
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.notation.hodoku import read_hodoku, write_hodoku
from tools.examples import ENTERED, LAST, clutter, positions

FILE = Path(__file__).with_suffix(".txt")
TRIED, SHOWN = 5, 2  # those to be tried; those for the lesson, beside the example that the package has
MOST_OPEN = 140  # candidates where nested chains are sought: of more they take seconds
Found = tuple[bool, float, Board]  # whether it is not the next step, how much there is to see, the position


def kept(slug: str) -> int:
    """How many positions of a technique the file has: of nested chains none but those to be tried."""
    return TRIED if slug in NESTED else TRIED + SHOWN


def looked_through(made: Made, lacking: set[str]) -> Iterator[tuple[str, Found]]:
    """What a person's path takes, and what of the lacking techniques could be taken where it takes no single."""
    before, rare = made.puzzle, set[str]()
    for position, step in take_steps(made.puzzle, finders("hint")):
        if step.technique not in rare:
            rare.add(step.technique)
            yield step.technique, (False, clutter(before, step), before)
        if step.technique not in SINGLES:
            for slug in lacking - rare - _out_of_place(before, step):
                if beside := next(find_all_steps(slug, before), None):
                    rare.add(slug)
                    yield slug, (True, clutter(before, beside), before)
        before = position.board
    yield from _entered(made, lacking)


def _out_of_place(board: Board, step: Step) -> set[str]:
    """What is not looked for where the path takes this step: the last resorts, where it takes something easier."""
    if step.technique not in LAST:
        return LAST
    return set(NESTED) if Position(board).open.bit_count() > MOST_OPEN else set()


def _entered(made: Made, lacking: set[str]) -> Iterator[tuple[str, Found]]:
    """What takes entries that a person has got otherwise than by the path."""
    if lacking & {*ENTERED}:
        *_, (board, slugs) = positions(made)
        for slug in lacking & {*slugs}:
            if step := next(find_all_steps(slug, board), None):
                yield slug, (not is_next(slug, board), clutter(board, step), board)


def main(number: int, first: int) -> None:
    """Look through so many puzzles."""
    best: defaultdict[str, list[Found]] = defaultdict(list, _before())
    for place in range(first, first + number):
        lacking = {slug for slug in TECHNIQUES if len(best[slug]) < kept(slug)}
        for slug, found in looked_through(make(Recipe(Wish(), "lessons", place)), lacking):
            if all(found[2].givens != other.givens for *_, other in best[slug]):
                best[slug] = sorted([*best[slug], found], key=lambda each: each[:2])[: kept(slug)]
        if place % 1000 == 999 or place == first + number - 1:
            save(best)
            print(place + 1, *(f"{slug}:{len(best[slug])}" for slug in sorted(lacking)), flush=True)


def _before() -> dict[str, list[Found]]:
    """What the file has, of techniques that there are."""
    found: dict[str, list[Found]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        slug, _, position = line.partition(" ")
        if slug in TECHNIQUES and (case := read_hodoku(position)):
            score = clutter(case.board, next(find_all_steps(slug, case.board)))
            found.setdefault(slug, []).append((not is_next(slug, case.board), score, case.board))
    return found


def save(best: dict[str, list[Found]]) -> None:
    """Write the file, in the order in which the techniques are listed."""
    lines = [f"{slug} {write_hodoku(board)}\n" for slug in TECHNIQUES for *_, board in best[slug]]
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    number, first = sys.argv[1:] + ["20000", "0"][len(sys.argv) - 1 :]
    main(int(number), int(first))
