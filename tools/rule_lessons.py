"""Searches newly made puzzles with rules for positions on which techniques can be learned, and saves the clearest.

python -m tools.rule_lessons SECONDS [FIRST]      with PYTHONPATH=py_src:.; continues from tools/rule_lessons.txt

A line of that file is the name of a lesson and a position, in which a hint is a step that the lesson explains. The
positions of a lesson are from different puzzles. The first one is for the lesson, and the others are for practice.
"""

import sys
from pathlib import Path
from time import process_time

from sudoku_workshop import files
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.ruled.lessons import LESSONS, read_position, write_position
from sudoku_workshop.logic.step import Step
from tools.examples import clutter
from tools.rule_puzzles import puzzle

FILE = Path(__file__).with_suffix(".txt")
SHOWN, TRIED = 1, 5  # positions for the lesson, and for practice
SECONDS = 8  # of processor time for the path of one puzzle
CAGES = ("sum-combinations", "innies", "outies", "innies-outies", "conflicting-combinations")
ONLY = {**dict.fromkeys(CAGES, "killer"), "equal-sets": "regions"}
Found = tuple[float, Board]  # the clutter, the position


def looked_through(board: Board) -> dict[str, Found]:
    """Return the lessons that explain steps of the path, each with its clearest position."""
    before, end, best = board, process_time() + SECONDS, dict[str, Found]()
    for position, step in take_steps(board, finders("hint", geometry=board.geometry)):
        for name in lessons_on(step, board):
            found = clutter(before, step), before
            best[name] = min(best.get(name, found), found, key=lambda each: each[0])
        before = position.board
        if process_time() > end:
            break
    return best


def lessons_on(step: Step, board: Board) -> list[str]:
    """Return the names of the lessons that explain a step. Some lessons show only killers or only jigsaws."""
    found = [name for name, lesson in LESSONS.items() if lesson.explains(step)]
    return [name for name in found if ONLY.get(name, "") in ("", *board.geometry.kinds_of_rules)]


def lines() -> dict[str, list[str]]:
    """Return the lines of positions in the file, by lesson."""
    found: dict[str, list[str]] = {name: [] for name in LESSONS}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        name, _, position = line.partition(" ")
        found.get(name, []).append(position)
    return found


def saved() -> dict[str, list[Found]]:
    """Return the positions that the file has already."""
    found = {name: [*map(read_position, positions)] for name, positions in lines().items()}
    return {
        name: [(clutter(board, next(LESSONS[name].steps(board))), board) for board in boards]
        for name, boards in found.items()
    }


def main(seconds: float, place: int) -> None:
    """Search puzzles for some seconds of processor time, and save the clearest positions of each lesson."""
    best, end = saved(), process_time() + seconds
    while process_time() < end:
        for name, found in looked_through(puzzle(place)).items():
            others = [each for each in best.get(name, []) if _puzzle(each) != _puzzle(found)]
            best[name] = sorted([*others, found], key=lambda each: each[0])[: SHOWN + TRIED]
        place += 1
        save(best)
    print(place, {name: len(best.get(name, ())) for name in LESSONS})


def _puzzle(found: Found) -> tuple[str, tuple[int, ...]]:
    return found[1].geometry.name, found[1].givens


def save(best: dict[str, list[Found]]) -> None:
    """Save these positions, in the order of the lessons."""
    lines = [f"{name} {write_position(board)}\n" for name in LESSONS for _, board in best.get(name, [])]
    files.write(FILE, "".join(lines).encode())


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
