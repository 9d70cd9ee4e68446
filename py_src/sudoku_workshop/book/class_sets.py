"""Class sets: puzzles for a number of pupils. If there are not enough puzzles, variants of them are used."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from random import Random

from sudoku_workshop.generator import shuffle
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.sheet import Options, Puzzle, Section, SheetError
from sudoku_workshop.sheet.options import MOST_EACH, MOST_PUPILS

TRIES = 20  # limit of tries to find a variant that nobody has yet; small grids have only a few variants


def dealt(sections: Sequence[Section], options: Options) -> list[Section]:
    """Return the sections with a different puzzle for every pupil (a class set), or unchanged without a class set.

    If there are several sections, each is for a share of the pupils, in proportion to the number of its puzzles. Raises
    SheetError if more puzzles are wanted than any class needs, because making them would take hours.
    """
    if not options.is_class_set:
        return list(sections)
    if options.class_size > MOST_PUPILS or options.handout > MOST_EACH:
        raise SheetError("class-set", pupils=MOST_PUPILS, each=MOST_EACH)
    shares = _shares([len(section.puzzles) for section in sections], options.class_size)
    return [
        section._replace(puzzles=_enough(section.puzzles, share * options.handout))
        for section, share in zip(sections, shares, strict=True)
    ]


def _shares(sizes: Sequence[int], pupils: int) -> list[int]:
    """Return how many pupils each section is for, in proportion to the numbers of its puzzles (`sizes`)."""
    ends = [pupils * end / (sum(sizes) or 1) for end in accumulate(sizes, initial=0)]
    return [round(end) - round(start) for start, end in pairwise(ends)]


def _enough(puzzles: Sequence[Puzzle], wanted: int) -> tuple[Puzzle, ...]:
    """Return `wanted` puzzles: the first of the given ones or, if there are too few, variants of them."""
    if len(puzzles) >= wanted or not puzzles:
        return tuple(puzzles[:wanted])
    seen = set[str]()
    return tuple(_disguised(puzzles[index % len(puzzles)], index, seen) for index in range(wanted))


def _disguised(puzzle: Puzzle, index: int, seen: set[str]) -> Puzzle:
    """Return a variant of the puzzle, which is equally hard, but whose solution cannot be copied from a neighbour.

    Except for the solution, facts about the puzzle are not kept, because they need not be true of the variant. An
    exercise is returned unchanged, because its answer belongs to its position.
    """
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
