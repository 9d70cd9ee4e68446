"""Paths by several orders, paths with known techniques, and backdoors, each compared with a plain search."""

from collections import Counter
from itertools import combinations

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import ORDERS, path, take_steps
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.logic.ways import SINGLES, count_steps, find_known_path
from sudoku_workshop.search import solve
from sudoku_workshop.search.backdoors import backdoors

GRID = geometry("9")
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MIDDLING = ".561......2...94....1..829...2.........5.1....64..253.6..9......9.....4.3......87"  # dug at random
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."  # by Arto Inkala
KNOWN = {"pointing", "claiming", "naked-pair", "skyscraper", "two-string-kite", "xy-wing", "uniqueness-test-1"}


def board(text: str) -> Board:
    return board_of(GRID, digits_of(GRID, text))


def falls_to_singles(puzzle: Board) -> bool:
    """Return whether singles solve the puzzle, step by step, with another search than that of the backdoors."""
    last = puzzle
    for position, _ in take_steps(puzzle, [TECHNIQUES[slug].find for slug in SINGLES]):
        last = position.board
    return all(last.values)


def with_digits(puzzle: Board, cells: tuple[int, ...]) -> Board:
    solved = solve(puzzle)
    assert solved
    values = [solved.values[cell] if cell in cells else digit for cell, digit in enumerate(puzzle.values)]
    return board_of(GRID, values)


@pytest.mark.parametrize(("text", "size", "number"), [(EASY, 0, 1), (MIDDLING, 1, 23), (HARDEST, 2, 7)])
def test_backdoors(text: str, size: int, number: int) -> None:
    found = backdoors(board(text))
    assert (len(found), {len(cells) for cells in found}) == (number, {size})
    assert all(falls_to_singles(with_digits(board(text), cells)) for cells in found)


def test_no_backdoor_is_missed() -> None:
    blank = [cell for cell, digit in enumerate(board(MIDDLING).values) if not digit]
    single = [(cell,) for cell in blank if falls_to_singles(with_digits(board(MIDDLING), (cell,)))]
    assert list(backdoors(board(MIDDLING))) == single
    pairs = list(combinations(blank, 2))[::50]
    assert not any(falls_to_singles(with_digits(board(HARDEST), pair)) for pair in pairs if pair[0] in (0, 1))


def test_a_puzzle_without_a_solution_has_no_backdoors() -> None:
    assert backdoors(board("55" + "." * 79)) == ()


def test_where_two_cells_do_not_suffice_there_is_no_backdoor() -> None:
    assert backdoors(board_of(geometry("4"), [1, *[0] * 15])) == ()  # at least three more cells are needed


@pytest.mark.parametrize("order", ORDERS)
def test_the_steps_of_a_path_are_counted(order: str) -> None:
    way = count_steps(order, board(MIDDLING))  # type: ignore[arg-type]  # a parameter is a plain string
    steps = path(board(MIDDLING), order).steps  # type: ignore[arg-type]
    assert sum(way.counts.values()) == len(steps)
    assert list(way.counts) == list(dict.fromkeys(step.technique for step in steps))
    assert way.solved


@pytest.mark.parametrize("order", ORDERS)
def test_counting_in_parts_gives_the_same_counts(order: str) -> None:
    whole = count_steps(order, board(MIDDLING))  # type: ignore[arg-type]
    counts, parts = Counter[str](), 0
    left: Board | None = board(MIDDLING)
    while left:
        part = count_steps(order, left, is_enough=lambda: True)  # type: ignore[arg-type]
        counts.update(part.counts)
        parts, left = parts + 1, part.left
    assert parts == sum(whole.counts.values())
    assert (dict(counts), part.solved) == (whole.counts, whole.solved)


def test_hodoku_looks_for_naked_singles_first() -> None:
    assert next(iter(count_steps("hodoku", board(EASY)).counts)) == "naked-single"
    assert next(iter(count_steps("hint", board(EASY)).counts)) == "hidden-single"


def test_a_known_path_has_only_known_techniques_and_no_needless_steps() -> None:
    found = find_known_path(board(MIDDLING), KNOWN)
    assert found.solved
    used = [step.technique for step in found.steps if step.technique not in SINGLES]
    assert set(used) <= KNOWN
    greedy = [step for step in path(board(MIDDLING)).steps if step.technique not in SINGLES]
    assert 0 < len(used) < len(greedy)
    solved = solve(board(MIDDLING))
    assert solved
    assert found.boards[-1].values == solved.values


def test_known_techniques_may_not_suffice() -> None:
    found = find_known_path(board(MIDDLING), {"pointing", "claiming"})
    assert not found.solved
    assert found.steps
    assert all(step.technique in {"pointing", "claiming", *SINGLES} for step in found.steps)
    assert find_known_path(board(HARDEST), KNOWN).steps == ()


def test_a_technique_found_together_with_others_can_be_the_only_known_one() -> None:
    known = {"xy-chain", "pointing", "claiming"}
    assert {step.technique for step in find_known_path(board(MIDDLING), known).steps} <= known | set(SINGLES)


def test_of_equally_short_paths_the_first_is_returned() -> None:
    known = {*KNOWN, "naked-triple", "hidden-pair", "x-wing", "swordfish", "xyz-wing", "simple-colors-trap"}
    steps = [step for step in find_known_path(board(MIDDLING), known).steps if step.technique not in SINGLES]
    assert [step_text(step, step.technique, GRID) for step in steps] == [
        "pointing: 5 in b2 => r78c5<>5",
        "pointing: 6 in b5 => r23c5<>6",
        "uniqueness-test-1: 1/4 in r79c25 => r7c5<>1, r7c5<>4",
    ]
