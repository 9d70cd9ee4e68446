"""A request of the lessons on puzzles with rules: a position for learning."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.api.lessons import exercise_of
from sudoku_workshop.logic.practice import Use
from sudoku_workshop.logic.ruled.lessons import LESSONS, read_position


def _rule_exercise(lesson: str, line: str) -> shapes.Exercise | None:
    """Return the exercise that a line of a lesson describes, or null if no step there belongs to the lesson."""
    board = read_position(line)
    step = next(LESSONS[lesson].steps(board), None)
    return exercise_of(Use(board, step)) if step else None


METHODS: Methods = {"rule-exercise": _rule_exercise}
