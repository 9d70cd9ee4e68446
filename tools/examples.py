"""Searches newly made puzzles for an example of every technique, and saves the clearest one.

python -m tools.examples [PUZZLES [FIRST [TECHNIQUE ...]]]      with PYTHONPATH=py_src

The search improves the examples in py_src/sudoku_workshop/logic/examples.txt. If techniques are named, only their
examples are searched for. A line of that file is a technique's name and a line in HoDoKu's format: a position, and what
the technique does there.
"""

import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from sudoku_workshop import files
from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic import examples
from sudoku_workshop.logic.path import find, finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.notation.files.hodoku import write_hodoku

FILE = Path(examples.__file__).with_suffix(".txt")
SLUGS = tuple(TECHNIQUES)
LAST = {technique.slug for technique in TECHNIQUES.values() if technique.last}
SINGLES = ("full-house", "hidden-single", "naked-single")
EASY = (*SINGLES, "direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple")
ENTERED = tuple(f"avoidable-rectangle-{kind}" for kind in range(1, 5))
FEWEST_OPEN = 30  # an almost full board shows too little of what a person has to look for


def positions(made: Made) -> Iterator[tuple[Board, tuple[str, ...]]]:
    """Yield boards of a made puzzle, each with the techniques to look for.

    They are the boards on the solution path, and one board with random entries.
    """
    yield from on_the_way(made.puzzle)
    cells = [cell for cell, given in enumerate(made.puzzle.givens) if not given]
    known = set(made.recipe.random.sample(cells, made.recipe.random.randint(5, 30)))
    values = [digit if cell not in cells or cell in known else 0 for cell, digit in enumerate(made.solution.givens)]
    yield board_of(made.puzzle.geometry, made.puzzle.givens, values), ENTERED


def on_the_way(puzzle: Board) -> Iterator[tuple[Board, tuple[str, ...]]]:
    """Yield the boards on a person's solution path, each with the techniques to look for.

    Where the path takes a single, only easy techniques are looked for.
    """
    before = puzzle
    for position, step in take_steps(puzzle, finders("hint")):
        yield before, EASY if step.technique in SINGLES else (*({*SLUGS} - LAST), step.technique)
        before = position.board


def clutter(board: Board, step: Step) -> float:
    """Return a score for how much there is to look at in an example. The lower the score, the clearer the example.

    The score counts candidates on the board. Cells and links of the step count more. A step in which the removed
    candidates are part of the reason is correct, but hard to follow, so it gets a worse score.
    """
    position = Position(board)
    marked = twice = 0
    for mark in step.marks:
        twice |= marked & mark.candidates if mark.role == "out" else 0
        marked |= mark.candidates
    cells = {candidate % position.size for candidate in bits_of(marked)}
    open_cells = sum(1 for value in board.values if not value)
    shown = position.open.bit_count() / 4 + 4 * len(cells) + 2 * len(step.links) + 30 * twice.bit_count()
    return shown + 3 * max(0, FEWEST_OPEN - open_cells)


def main(number: int, first: int, only: Collection[str]) -> None:
    """Search `number` puzzles, from number `first` on, and save the clearest examples."""
    best = {slug: (clutter(*found), found) for slug in SLUGS if (found := examples.example(slug))}
    for place in range(first, first + number):
        for board, slugs in positions(make(Recipe(Wish(symmetry="half-turn"), "examples", place))):
            for slug in slugs if not only else set(slugs) & set(only):
                for step in find(slug, board):
                    score = clutter(board, step)
                    if slug not in best or score < best[slug][0]:
                        best[slug] = score, (board, step)
        if place % 20 == 19 or place == first + number - 1:
            save({slug: found for slug, (_, found) in best.items()})
            print(place + 1, "without:", *sorted(set(SLUGS) - set(best)), flush=True)


def save(found: dict[str, tuple[Board, Step]]) -> None:
    """Save these examples in the file of examples, in the order of the techniques."""
    lines = [
        f"{slug} {write_hodoku(board, '0000', (), step.eliminations & ~step.placements, step.placements)}"
        for slug in SLUGS
        if slug in found
        for board, step in [found[slug]]
    ]
    files.write(FILE, "".join(f"{line}\n" for line in lines).encode())


if __name__ == "__main__":
    number, first, *named = sys.argv[1:] + ["100", "0"][len(sys.argv) - 1 :]
    main(int(number), int(first), named)
