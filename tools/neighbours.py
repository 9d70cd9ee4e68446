"""Searches puzzles near known ones for positions of techniques that random puzzles hardly ever have.

python -m tools.neighbours [SECONDS [TECHNIQUE ...]]      with PYTHONPATH=py_src

A neighbour has the solution of a known puzzle. Some of its clues are replaced by other cells of the solution, and its
grid is rearranged. The positions go in tools/lessons.txt and, for a technique without one, the first of them becomes
its example in py_src/sudoku_workshop/logic/examples.txt. Each search ends after this many seconds or with enough
positions.
"""

import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from sudoku_workshop import files
from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.generator.disguise import shuffle
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import find, take_steps
from sudoku_workshop.logic.practice import is_next
from sudoku_workshop.logic.techniques.records import HINT_ORDER, TECHNIQUES
from sudoku_workshop.logic.techniques.technique import Finder
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.notation.files.hodoku import write_hodoku
from sudoku_workshop.search import count, solve
from tools import examples, lessons

NINE = geometry("9")
BASIC = 130  # the last place among the hints of singles, locked candidates, subsets and X-Wings
SIMPLE = 350  # and of wings and unique rectangles
MOST_REPLACED = 4
MORE = 3  # how many times more positions are found than kept

# Published puzzles with these patterns: by their names Imam bayildi, Golden Nugget, Loki and Easter Monster
# (forum.enjoysudoku.com), and one of Gurth Bruins' symmetrical puzzles.
IMAM = "..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5."
NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
GURTH = ".....1..2..3....4..5..6.7.....8...7...7..38..9...5...1..6.8.2...4.6....72....9.6."
KNOWN = {
    "junior-exocet": (IMAM, NUGGET),
    "tridagon": (LOKI,),
    "sk-loop": (MONSTER,),
    "multi-sector-locked-set": (MONSTER, LOKI),
    "multi-fish": (MONSTER, LOKI),
    "symmetrical-placement": (GURTH,),
}


def neighbours(text: str, random: Random) -> Iterator[Board]:
    """Yield puzzles with one solution that differ from a puzzle in some clues, each in a rearranged grid."""
    puzzle = board_of(NINE, digits_of(NINE, text))
    solution = solve(puzzle)
    assert solution is not None
    yield shuffle(puzzle, random)
    while True:
        clues = {cell for cell, digit in enumerate(puzzle.givens) if digit}
        gone = random.sample(sorted(clues), random.randint(1, MOST_REPLACED))
        more = random.sample(sorted({*range(81)} - clues), len(gone) + random.randint(0, 1))
        chosen = clues - {*gone} | {*more}
        board = board_of(NINE, [solution.values[cell] if cell in chosen else 0 for cell in range(81)])
        if count(board, 2) == 1:
            yield shuffle(board, random)


def symmetrical(text: str, random: Random) -> Iterator[Board]:
    """Yield puzzles whose clues are mirrored at the falling diagonal like those of a puzzle, in a rearranged grid.

    The bands and stacks, and the lines within them, are rearranged in the same way, so the symmetry stays.
    """
    solution = solve(board_of(NINE, digits_of(NINE, text)))
    assert solution is not None
    orbits = [(row * 9 + column, column * 9 + row) for row in range(9) for column in range(row, 9)]
    while True:
        bands, order = random.sample(range(3), 3), random.sample(range(3), 3)
        lines = [band * 3 + line for band in bands for line in order]
        names = (0, *random.sample(range(1, 10), 9))
        digits = [names[solution.values[row * 9 + column]] for row in lines for column in lines]
        for orbit in random.sample(orbits, len(orbits)):
            fewer = [0 if cell in orbit else digit for cell, digit in enumerate(digits)]
            if count(board_of(NINE, fewer), 2) == 1:
                digits = fewer
        yield board_of(NINE, digits)


def made(random: Random) -> Iterator[Board]:
    """Yield positions of new puzzles: those on a simple path that are no singles, and one with some random entries."""
    while True:
        found = make(Recipe(Wish(), "neighbours", random.randrange(10**9)))
        *_, (board, _) = examples.positions(found)
        yield board
        before = found.puzzle
        for reached, step in take_steps(before, finders_up_to(SIMPLE)):
            if step.technique not in SINGLES:
                yield before
            before = reached.board
        yield before


def finders_up_to(place: int) -> list[Finder]:
    """Return the finders of the hints up to this place."""
    return [each.find for each in HINT_ORDER if each.hint and each.hint <= place]


def reduced(board: Board) -> Board:
    """Return the board after the simplest techniques."""
    *_, board = board, *(reached.board for reached, _ in take_steps(board, finders_up_to(BASIC)))
    return board


def search_near(slug: str, end: float) -> list[Board]:
    """Return positions of a technique near the known puzzles."""
    near = {"symmetrical-placement": symmetrical}.get(slug, neighbours)
    sources = [near(text, Random(f"{slug}/{number}")) for number, text in enumerate(KNOWN[slug])]
    found: dict[tuple[int, ...], Board] = {}
    while len(found) < MORE * lessons.kept(slug) and time.monotonic() < end:
        for board in (reduced(next(source)) for source in sources):
            if next(find(slug, board), None):
                found[board.givens] = board
    return list(found.values())


def search_new(slugs: list[str], end: float) -> dict[str, list[Board]]:
    """Return positions of several techniques in new puzzles, and near the known ones."""
    random = Random("/".join(slugs))
    near = [neighbours(text, random) for text in sorted({text for texts in KNOWN.values() for text in texts})]
    found: dict[str, dict[tuple[int, ...], Board]] = {slug: {} for slug in slugs}
    for number, board in enumerate(made(random)):
        boards = [board] if number % 20 else [board, *(reduced(next(source)) for source in near)]
        lacking = [slug for slug in slugs if len(found[slug]) < MORE * lessons.kept(slug)]
        for each, slug in product(boards, lacking):
            if next(find(slug, each), None):
                found[slug].setdefault(each.givens, each)
        if not lacking or time.monotonic() > end:
            break
    return {slug: list(boards.values()) for slug, boards in found.items()}


def main(seconds: float, slugs: list[str]) -> None:
    """Search positions of these techniques, and add them to the lessons and the examples."""
    new = [slug for slug in slugs if slug not in KNOWN]
    found = search_new(new, time.monotonic() + seconds) if new else {}
    for slug in slugs:
        boards = found[slug] if slug in found else search_near(slug, time.monotonic() + seconds)
        print(slug, len(boards), flush=True)
        save(slug, sorted(boards, key=lambda board: (not is_next(slug, board), clutter_of(board, slug))))


def clutter_of(board: Board, slug: str) -> float:
    """Return how much there is to look at in a position with a step of the technique."""
    return examples.clutter(board, next(find(slug, board)))


def save(slug: str, boards: list[Board]) -> None:
    """Add positions of a technique to the files of lessons and examples. The first one is the example."""
    taught, shown = lines_of(lessons.FILE), lines_of(examples.FILE)
    taught.setdefault(slug, []).extend(f"{slug} {write_hodoku(board)}" for board in boards)
    taught[slug] = taught[slug][: lessons.kept(slug)]
    for board in boards[:1]:
        step = next(find(slug, board))
        gone = step.eliminations & ~step.placements
        shown.setdefault(slug, [f"{slug} {write_hodoku(board, '0000', (), gone, step.placements)}"])
    for file, found in ((lessons.FILE, taught), (examples.FILE, shown)):
        lines = [f"{line}\n" for each in TECHNIQUES for line in found.get(each, ())]
        files.write(file, "".join(lines).encode())


def lines_of(file: Path) -> dict[str, list[str]]:
    """Return the lines of a file, by the technique with which they begin."""
    found: dict[str, list[str]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        found.setdefault(line.partition(" ")[0], []).append(line)
    return found


if __name__ == "__main__":
    seconds, *named = sys.argv[1:] or ["60"]
    main(float(seconds), named or list(KNOWN))
