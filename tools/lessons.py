"""Searches newly made puzzles for positions on which every technique can be learned, and saves the clearest ones.

python -m tools.lessons [PUZZLES [FIRST]]      with PYTHONPATH=py_src; continues from tools/lessons.txt

A line of that file is a technique's name and a position in HoDoKu's format. If possible, a hint in the position is a
step of the technique. Otherwise the technique has a step there, and no single has one. (For a technique that is a last
resort, only last resorts have a step.) The first positions are for the technique's lesson, and the others are for
practice. The build writes an index of the positions for the page.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from sudoku_workshop import files
from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.practice import find_all_steps, is_next
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.multiple import NESTED
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.notation.files.hodoku import read_hodoku, write_hodoku
from tools.examples import ENTERED, LAST, clutter, positions

FILE = Path(__file__).with_suffix(".txt")
TRIED, SHOWN = 5, 2  # number of positions for practice, and for the lesson in addition to its example
MOST_OPEN = 140  # the most candidates on a board that is searched for nested chains; with more, it takes seconds
Found = tuple[bool, float, Board]  # whether the technique is not the next step, the clutter, the position


def kept(slug: str) -> int:
    """Return the number of positions to save for a technique.

    Techniques with nested chains have no lesson, so they need positions for practice only.
    """
    return TRIED if slug in NESTED else TRIED + SHOWN


def looked_through(made: Made, lacking: set[str]) -> Iterator[tuple[str, Found]]:
    """Yield the techniques on a person's solution path, each with its position.

    In a position in which the path does not take a single, techniques in `lacking` that have a step are yielded as
    well.
    """
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
    """Return the techniques not to look for in a position in which the path takes this step, such as last resorts."""
    if step.technique not in LAST:
        return LAST
    return set(NESTED) if Position(board).open.bit_count() > MOST_OPEN else set()


def _entered(made: Made, lacking: set[str]) -> Iterator[tuple[str, Found]]:
    """Yield the `lacking` techniques that depend on entered digits, each with a position.

    The position is not on the solution path, because it needs entries in random cells.
    """
    if lacking & {*ENTERED}:
        *_, (board, slugs) = positions(made)
        for slug in lacking & {*slugs}:
            if step := next(find_all_steps(slug, board), None):
                yield slug, (not is_next(slug, board), clutter(board, step), board)


def main(number: int, first: int) -> None:
    """Search `number` puzzles, from number `first` on, and save the clearest positions for each technique."""
    best: defaultdict[str, list[Found]] = defaultdict(list, positions_before())
    for place in range(first, first + number):
        lacking = {slug for slug in TECHNIQUES if len(best[slug]) < kept(slug)}
        for slug, found in looked_through(make(Recipe(Wish(), "lessons", place)), lacking):
            if all(found[2].givens != other.givens for *_, other in best[slug]):
                best[slug] = sorted([*best[slug], found], key=lambda each: each[:2])[: kept(slug)]
        if place % 1000 == 999 or place == first + number - 1:
            save(best)
            print(place + 1, *(f"{slug}:{len(best[slug])}" for slug in sorted(lacking)), flush=True)


def positions_before() -> dict[str, list[Found]]:
    """Return the positions that the file of lessons already has. Techniques that no longer exist are left out."""
    found: dict[str, list[Found]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        slug, _, position = line.partition(" ")
        if slug in TECHNIQUES and (case := read_hodoku(position)):
            score = clutter(case.board, next(find_all_steps(slug, case.board)))
            found.setdefault(slug, []).append((not is_next(slug, case.board), score, case.board))
    return found


def save(best: dict[str, list[Found]]) -> None:
    """Save the best positions for each technique in the file of lessons, in the order of the techniques."""
    lines = [f"{slug} {write_hodoku(board)}\n" for slug in TECHNIQUES for *_, board in best[slug]]
    files.write(FILE, "".join(lines).encode())


if __name__ == "__main__":
    number, first = sys.argv[1:] + ["20000", "0"][len(sys.argv) - 1 :]
    main(int(number), int(first))
