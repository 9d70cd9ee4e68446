"""What an algorithm's own program prints: its solutions one after the other, or that there is none."""

from itertools import islice

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.attempt import Attempt, Refusal, solving
from sudoku_workshop.classroom.fewest_candidates import MESSAGES
from sudoku_workshop.grid.board import Board

SHOWN = 20  # solutions; more of them would only be longer
MORE = "...\n"


def output(attempt: Attempt, solutions: int) -> str:
    """Of a run that has found so many solutions; 0: it is over and there is none."""
    algorithm = attempt.algorithm
    texts = [algorithm.printed(rows) for rows in islice(attempt.solutions(), min(solutions, SHOWN))]
    return algorithm.head + "".join(texts or [algorithm.nothing]) + (MORE if solutions > SHOWN else "")


def output_refused(algorithm: Algorithm, board: Board, refused: Refusal) -> str:
    """Of givens that we refuse: text 2 says what is wrong; a program that checks nothing prints them as solved."""
    if algorithm.text == 2:
        return MESSAGES[refused.fault]
    return output(solving(algorithm, board, ""), 1) if refused.unchecked else ""
