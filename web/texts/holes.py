# Text 5: twenty puzzles with 50 holes. How many solutions has each? Our engine counts them, up to a thousand.
from random import Random

from sudoku_workshop.classroom.figures import made
from sudoku_workshop.grid.board import text_of
from sudoku_workshop.search import count

HOLES = 50
MOST = 1000


def solve(board):
    rand = Random()
    boards = [made(HOLES, str(rand.random())) for _ in range(20)]
    counts = [count(each, MOST) for each in boards]
    print(*(f"{number}+" if number == MOST else number for number in counts))
    print("one solution:", counts.count(1), "of", len(counts))
    print(text_of(boards[counts.index(max(counts))].givens))
