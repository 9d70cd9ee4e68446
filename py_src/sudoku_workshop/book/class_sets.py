"""Class sets: the puzzles dealt out to a number of pupils, in disguise where there are fewer than they need."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from random import Random

from sudoku_workshop.generator import shuffle
from sudoku_workshop.grid.board import board_of, text_of
from sudoku_workshop.sheet import Options, Puzzle, Section

TRIES = 20  # for a disguise that nobody has yet: of small grids there are few


def dealt(sections: Sequence[Section], options: Options) -> list[Section]:
    """Return the sections with the puzzles for the pupils of a class set; as they are where none are counted.

    Of several sections each has its share of the pupils, by the number of its puzzles.
    """
    if not options.pupils * options.handout:
        return list(sections)
    shares = _shares([len(section.puzzles) for section in sections], options.pupils)
    return [
        section._replace(puzzles=_enough(section.puzzles, share * options.handout))
        for section, share in zip(sections, shares, strict=True)
    ]


def _shares(sizes: Sequence[int], pupils: int) -> list[int]:
    """Return how many pupils each section has, in whole numbers."""
    ends = [pupils * end / (sum(sizes) or 1) for end in accumulate(sizes, initial=0)]
    return [round(end) - round(start) for start, end in pairwise(ends)]


def _enough(puzzles: Sequence[Puzzle], wanted: int) -> tuple[Puzzle, ...]:
    """The first ones; where there are too few each comes again and again, always in another disguise."""
    if len(puzzles) >= wanted or not puzzles:
        return tuple(puzzles[:wanted])
    seen = set[str]()
    return tuple(_disguised(puzzles[index % len(puzzles)], index, seen) for index in range(wanted))


def _disguised(puzzle: Puzzle, index: int, seen: set[str]) -> Puzzle:
    """The same work, and nothing to copy. What is known of the puzzle is not known of its disguise but the solution; an
    exercise stays as it is, as its answer does."""
    if puzzle.position:
        return puzzle
    board, clues = puzzle.board, text_of(puzzle.board.givens)
    solved = board_of(board.geometry, board.givens, puzzle.solution or board.givens, excluded=board.excluded)
    for attempt in range(TRIES):
        moved = shuffle(solved, Random(f"{clues}/{index}/{attempt}"))
        if text_of(moved.givens) not in seen:
            break
    seen.add(text_of(moved.givens))
    return Puzzle(moved.puzzle, moved.values if puzzle.solution else None)
