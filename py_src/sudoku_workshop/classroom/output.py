"""The output of an algorithm's own program: its solutions one after the other, or a message that there is none."""

from itertools import islice

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.attempt import Attempt, Refusal, solving
from sudoku_workshop.classroom.fewest_candidates import MESSAGES
from sudoku_workshop.grid.board import Board

SHOWN = 20  # the most solutions that are shown; the others are abbreviated as MORE
MORE = "...\n"


def output(attempt: Attempt, solutions: int) -> str:
    """Return the output of a run when it has found this number of solutions.

    If the number is 0, return the output of a run that ended without a solution.
    """
    algorithm = attempt.algorithm
    texts = [algorithm.printed(rows) for rows in islice(attempt.solutions(), min(solutions, SHOWN))]
    return algorithm.head + "".join(texts or [algorithm.nothing]) + (MORE if solutions > SHOWN else "")


def output_refused(algorithm: Algorithm, board: Board, refused: Refusal) -> str:
    """Return the output of an algorithm's program for contradictory clues.

    The program of tutorial 2 describes the fault. A program that does not check clues prints them as if they were
    solved.
    """
    if algorithm.text == 2:
        return MESSAGES[refused.fault]
    return output(solving(algorithm, board, ""), 1) if refused.unchecked else ""
