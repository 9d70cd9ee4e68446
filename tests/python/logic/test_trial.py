"""Check that a trial follows simple steps from a candidate, and says where they lead."""

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.step import apply
from sudoku_workshop.logic.trial import SIMPLE, suppose
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solve

LINE = ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9..."
PUZZLE = parse(LINE)
SOLVED = solve(PUZZLE)
assert SOLVED
RIGHT = SOLVED.values


def candidates(board: Board) -> list[tuple[int, int]]:
    """Return the cell and digit of every candidate in a blank cell."""
    size = board.geometry.cells
    found = [(candidate % size, candidate // size + 1) for candidate in bits_of(board.grid)]
    return [(cell, digit) for cell, digit in found if not board.values[cell]]


def test_only_wrong_candidates_meet_a_contradiction() -> None:
    ends = {(cell, digit): suppose(PUZZLE, cell, digit).problem for cell, digit in candidates(PUZZLE)}
    assert any(ends.values())
    assert [(cell, digit) for (cell, digit), problem in ends.items() if problem and RIGHT[cell] == digit] == []


def test_a_trial_is_a_path_of_simple_steps_that_begins_with_its_candidate() -> None:
    cell, digit = candidates(PUZZLE)[0]
    path, _ = suppose(PUZZLE, cell, digit)
    assert path.boards[0].values[cell] == digit
    assert len(path.boards) == len(path.steps) + 1
    for before, step, after in zip(path.boards, path.steps, path.boards[1:], strict=False):
        assert step.technique in SIMPLE
        assert apply(before, step) == after


def test_a_trial_without_a_contradiction_ends_solved_or_where_simple_steps_end() -> None:
    solved = [suppose(PUZZLE, cell, digit) for cell, digit in candidates(PUZZLE) if RIGHT[cell] == digit]
    assert any(trial.path.solved for trial in solved)
    assert all(trial.path.boards[-1].values == RIGHT for trial in solved if trial.path.solved)


def test_candidates_that_were_removed_stay_removed() -> None:
    cell, digit = candidates(PUZZLE)[0]
    other = next(each for each in candidates(suppose(PUZZLE, cell, digit).path.boards[0]) if each[1] != digit)
    crossed = 1 << (other[1] - 1) * PUZZLE.geometry.cells + other[0]
    board = board_of(PUZZLE.geometry, PUZZLE.givens, PUZZLE.values, crossed, PUZZLE.excluded)
    assert not suppose(board, cell, digit).path.boards[0].grid & crossed


def test_a_puzzle_with_rules_is_tried_with_its_rules() -> None:
    values = tuple(map(int, "0002000020404000"))
    killer = board_of(geometry("4+killer:5:r1c12+killer:5:r3c12+killer:5:r4c12"), values, values)
    right = solve(killer)
    assert right
    trials = {(cell, digit): suppose(killer, cell, digit) for cell, digit in candidates(killer)}
    assert any(trial.problem for trial in trials.values())
    assert all(not trial.problem for (cell, digit), trial in trials.items() if right.values[cell] == digit)
