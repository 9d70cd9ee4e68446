"""A lesson as a worksheet: a page that explains a technique, and positions in which its next step is to be found."""

from collections.abc import Iterable, Sequence

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.practice import find_all_steps
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import say
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.printed_path import step_picture
from sudoku_workshop.sheet import Puzzle, Section

MOST_EXAMPLES = 2  # as many fit on a page together with the explanation

Case = tuple[Board, Step]


def lesson(name: str, explanation: str, lines: Sequence[str], language: str) -> Section:
    """Return a section that explains the lesson `name`. `lines` are positions for examples, after the packaged one."""
    packed = example(name) if name in TECHNIQUES else None
    cases = [*([packed] if packed else []), *_cases(name, lines)]
    shown = [step_picture(step, board, language) for board, step in cases[:MOST_EXAMPLES]]
    return Section("", (), explanation, shown)


def exercises(name: str, title: str, lines: Sequence[str], language: str) -> Section:
    """Return a section with positions to solve, and with the instruction. The steps to be found are its answers."""
    cases = list(_cases(name, lines))
    puzzles = tuple(
        Puzzle(board.puzzle, steps=(step_picture(step, board, language),), position=board) for board, step in cases
    )
    kind = "write" if all(step.placements for _, step in cases) else "strike"
    return Section(title, puzzles, say(language, f"sheet.exercise.{kind}"))


def _cases(name: str, lines: Iterable[str]) -> Iterable[Case]:
    """Yield the positions with the first step there that the lesson is about. Positions without one are left out."""
    for line in lines:
        board, steps = _position(name, line)
        if step := next(iter(steps), None):
            yield board, step


def _position(name: str, line: str) -> tuple[Board, Iterable[Step]]:
    """Return the position in a line, and the steps there that the lesson is about."""
    if name in TECHNIQUES and (case := read_hodoku(line)):
        return case.board, find_all_steps(name, case.board)
    from sudoku_workshop.logic.ruled.lessons import LESSONS, read_position  # imported late, as only these need it

    board = read_position(line)
    return board, LESSONS[name].steps(board)
