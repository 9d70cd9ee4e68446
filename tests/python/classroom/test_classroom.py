"""Tests of the teaching algorithms against their tutorials: their examples, messages and counts."""

from itertools import pairwise
from random import Random

import pytest

from sudoku_workshop.classroom import ALGORITHMS, MAKER, fewest_candidates, fill_shuffle_dig, first_solution
from sudoku_workshop.classroom.attempt import Attempt, Bounds, making, refusal, solving
from sudoku_workshop.classroom.compare import compare
from sudoku_workshop.classroom.events import Run
from sudoku_workshop.classroom.figures import full_grids, made, several
from sudoku_workshop.classroom.givens import Rows, is_bad, rows_of
from sudoku_workshop.classroom.watch import page, source
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solutions
from tests.support.texts import (
    HARD,
    HARD_SOLUTION_BEGINS,
    TEXT_2,
    TEXT_2_PRINTED,
    TEXT_4,
    TEXT_4_PRINTED,
    TEXT_5,
    TEXT_5_BOARD,
    TEXT_5_PRINTED,
)

UNSOLVABLE = "12345678." + "........9" + "." * 63
ONES = "1" * 81
PLAIN = ("every-solution", "used-tables", "first-solution", "fill-shuffle-dig")
FIVES_AND_SEVENS = "\n".join(("7........", ".........", "7........", ".........", "...5...5.", *["........."] * 4))


def attempt(slug: str, puzzle: str, seed: str = "") -> Attempt:
    return solving(ALGORITHMS[slug], parse(puzzle), seed)


def rows(puzzle: str) -> Rows:
    return rows_of(parse(puzzle))


@pytest.mark.law
@pytest.mark.parametrize(
    ("puzzle", "first", "tries"),
    [(TEXT_4, 9_055, 13_446), (TEXT_5, 37_652, 41_679), (TEXT_2, 1_003_860, 1_122_687)],
    ids=["text 4", "text 5", "text 2"],
)
def test_tries_of_plain_backtracking(puzzle: str, first: int, tries: int) -> None:
    counters = attempt("every-solution", puzzle).finish(Bounds())
    assert (counters.first, counters.tries, counters.solutions) == (first, tries, 1)
    assert counters.tries == counters.conflicts + counters.places
    assert counters.places == counters.backtracks


@pytest.mark.parametrize("slug", PLAIN[1:])
def test_the_fixed_order_tries_the_same_whatever_the_tables(slug: str) -> None:
    """Check that tutorials 1, 3, 4 and 5 need the same number of tries, though they test digits differently."""
    counters = attempt(slug, TEXT_5).finish(Bounds())
    assert (counters.tries, counters.backtracks) == (37_652, 4_157)


def test_the_hard_puzzle_is_stopped_and_says_so() -> None:
    """Check the limit of tries. The puzzle needs 622,577,597 to its solution, and 622,865,034 to the end."""
    for slug in PLAIN:
        hopeless = attempt(slug, HARD)
        assert hopeless.finish(Bounds(tries=20_000)).tries == 20_000
        assert (hopeless.end, hopeless.replay.counters.solutions) == ("tries", 0)


@pytest.mark.parametrize("slug", ["fewest-candidates", "exact-cover", "engine"])
def test_the_hard_puzzle_is_easy_in_another_order(slug: str) -> None:
    (solution,) = attempt(slug, HARD, "seed").solutions(Bounds(tries=50_000))
    assert text_of(solution[0]) == HARD_SOLUTION_BEGINS


def test_a_bound_that_is_just_enough_stops_nothing() -> None:
    exact = attempt("every-solution", TEXT_4)
    assert exact.finish(Bounds(tries=13_446)).tries == 13_446
    assert exact.end == "end"


def test_an_empty_board_goes_on_until_it_has_enough() -> None:
    endless = attempt("every-solution", "." * 81)
    assert len(list(endless.solutions(Bounds(solutions=3)))) == 3
    assert endless.end == "solutions"


def test_text_2_checks_rows_and_columns_side_by_side_and_boxes_last() -> None:
    assert is_bad(rows(FIVES_AND_SEVENS)) == 2
    assert is_bad(rows(FIVES_AND_SEVENS.replace("7", ".", 1))) == 1
    assert is_bad(rows("1........\n.1.......\n" + ".........\n" * 7)) == 3
    assert is_bad(rows(TEXT_2)) == 0


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (1, "数独非法！在某行中有重复数字！\n"),
        (2, "数独非法！在某列中有重复数字！\n"),
        (3, "数独非法！在某3×3矩阵中有重复数字！\n"),
    ],
)
def test_text_2_has_a_message_for_every_code(code: int, message: str) -> None:
    assert fewest_candidates.MESSAGES[code] == message  # type: ignore[index]


def test_text_2_is_used_as_its_example_does() -> None:
    crack = fewest_candidates.SudokuCrack(rows(TEXT_2), Random("any"))
    assert crack.begin_crack() == 0
    result = crack.get_result()
    assert result
    assert fewest_candidates.printed(result) == TEXT_2_PRINTED


def test_text_2_says_that_there_is_no_solution() -> None:
    """Check the result without a solution. The tutorial's program returns 0 and prints only a 0."""
    crack = fewest_candidates.SudokuCrack(rows(UNSOLVABLE), Random("any"))
    assert (crack.begin_crack(), crack.get_result()) == (0, None)


def test_text_2_refuses_bad_givens_before_the_search() -> None:
    crack = fewest_candidates.SudokuCrack(rows(ONES), Random("any"))
    assert (crack.begin_crack(), crack.get_result()) == (1, None)


def test_text_2s_coin_is_seeded() -> None:
    tries = [attempt("fewest-candidates", TEXT_2, seed).finish(Bounds()).tries for seed in ("a", "a", "b")]
    assert tries[0] == tries[1] != tries[2]


def test_text_4s_parts_can_be_used_by_themselves() -> None:
    puzzle = rows(TEXT_4)
    assert first_solution.is_valid(7, puzzle, 0, 0)
    assert not first_solution.is_valid(1, puzzle, 0, 0)
    run = Run(first_solution.solve(puzzle, 0))
    assert [event for event in run if event[0] == "solution"]
    assert run.result is True
    assert first_solution.printed(puzzle) == TEXT_4_PRINTED


def test_text_5s_boards_look_as_in_the_text() -> None:
    assert fill_shuffle_dig.printed_made(rows(TEXT_5)) == "创建的数独为:\n" + TEXT_5_BOARD
    (solution,) = attempt("fill-shuffle-dig", TEXT_5).solutions()
    assert fill_shuffle_dig.printed(solution) == TEXT_5_PRINTED


def test_text_5_always_fills_the_same_board() -> None:
    board: Rows = [[0] * 9 for _ in range(9)]
    kinds = [kind for kind, *_ in Run(fill_shuffle_dig.dfs(board, 0))]
    assert {after for kind, after in pairwise(kinds) if kind == "try"} == {"place", "conflict"}
    assert [text_of(row) for row in board[:4]] == ["123456789", "456789123", "789123456", "214365897"]


def test_text_5_makes_the_same_puzzle_from_the_same_seed() -> None:
    assert made(50, "a") == made(50, "a") != made(50, "b")
    assert [made(holes, "a").givens.count(0) for holes in (0, 30, 81)] == [0, 30, 81]


@pytest.mark.parametrize("holes", [82, 1000, -1])
def test_text_5_refuses_more_holes_than_cells(holes: int) -> None:
    with pytest.raises(ValueError, match="0 to 81 holes"):
        made(holes, "a")


def test_only_72_full_grids_can_come_out() -> None:
    assert len(full_grids()) == 72


@pytest.mark.law
@pytest.mark.parametrize(("holes", "least", "most"), [(30, 30, 75), (40, 140, 182), (50, 194, 200)])
def test_how_many_of_200_puzzles_have_several_solutions(holes: int, least: int, most: int) -> None:
    """Check the counts. The tutorial's program, whose holes depend on its swaps, gave 51, 161 and 200."""
    assert least <= several(holes, 200, "measured") <= most


@pytest.mark.parametrize("slug", PLAIN)
def test_81_ones_are_refused_and_the_text_would_have_taken_them(slug: str) -> None:
    refused = refusal(ALGORITHMS[slug], parse(ONES))
    assert refused == (1, True)


@pytest.mark.parametrize("slug", ["fewest-candidates", "exact-cover", "engine"])
def test_81_ones_are_refused_by_the_others_as_a_matter_of_course(slug: str) -> None:
    assert refusal(ALGORITHMS[slug], parse(ONES)) == (1, False)


@pytest.mark.parametrize("slug", ALGORITHMS)
def test_a_grid_of_another_size_is_refused(slug: str) -> None:
    with pytest.raises(ValueError, match="9x9"):
        attempt(slug, "1..." + "." * 12)


@pytest.mark.parametrize("slug", ALGORITHMS)
def test_every_event_stands_at_a_line_of_the_source_that_tells_it(slug: str) -> None:
    algorithm = ALGORITHMS[slug]
    lines = source(algorithm).splitlines()
    told = {"solution": "SOLVED"}
    for event in page(solving(algorithm, parse(HARD), "s"), 0, 3000).items:
        assert f"yield {told.get(event.kind, event.kind.upper())}" in lines[event.line - 1]


def test_a_conflict_names_the_digit_that_is_in_the_way() -> None:
    """Check the first events for the row `53..7....`: 1 is placed in cell 2, so 1 in cell 3 conflicts with cell 2."""
    items = page(attempt("first-solution", TEXT_5), 0, 5).items
    assert [event[:5] for event in items] == [
        ("try", 2, 1, -1, 0),
        ("place", 2, 1, -1, 1),
        ("try", 3, 1, -1, 1),
        ("conflict", 3, 1, 2, 1),
        ("try", 3, 2, -1, 1),
    ]


@pytest.mark.parametrize("slug", [slug for slug in ALGORITHMS if slug != "engine"])  # it does not backtrack here
def test_a_digit_is_taken_back_only_after_a_conflict_or_a_solution(slug: str) -> None:
    kinds = [event.kind for event in page(attempt(slug, HARD), 0, 3000).items]
    assert "undo" in kinds
    assert ("place", "undo") not in pairwise(kinds)


@pytest.mark.parametrize(("slug", "cell"), [("fewest-candidates", 8), ("exact-cover", 8), ("engine", -1)])
def test_a_cell_without_a_candidate_is_a_conflict_by_itself(slug: str, cell: int) -> None:
    [event] = page(attempt(slug, UNSOLVABLE), 0, 10).items
    assert event[:4] == ("conflict", cell, 0, -1)


def test_an_undo_tells_the_digit_that_goes() -> None:
    undone = [event for event in page(attempt("used-tables", TEXT_5), 0, 400).items if event.kind == "undo"]
    assert undone
    assert all(event.digit for event in undone)


def test_a_win_needs_every_row_every_column_and_every_box() -> None:
    row = [*range(1, 10)]
    columns_wrong = [row] * 9
    boxes_wrong = [row[i:] + row[:i] for i in range(9)]
    won = [row[i:] + row[:i] for i in (0, 3, 6, 1, 4, 7, 2, 5, 8)]
    assert [fewest_candidates.check_win(rows) for rows in (won, boxes_wrong, columns_wrong)] == [True, False, False]
    assert not fewest_candidates.check_win([[1] * 9, *won[1:]])


def test_the_maker_is_watched_from_the_empty_board_on() -> None:
    attempt = making(MAKER, 50, "a")
    assert not any(attempt.replay.values)
    kinds = [event.kind for event in page(attempt, 0, 100_000).items]
    assert (kinds[0], kinds[-1]) == ("try", "solution")
    puzzle = made(50, "a")
    assert all(given in (0, value) for given, value in zip(puzzle.givens, attempt.replay.values, strict=True))
    assert text_of(attempt.replay.values) in {text_of(board.values) for board in solutions(puzzle)}


def test_a_comparison_has_a_row_for_each_puzzle_and_algorithm() -> None:
    ticks = iter(range(100))
    boards: list[Board] = [parse(TEXT_5), parse(ONES)]
    rows = list(compare(ALGORITHMS.values(), boards, Bounds(tries=10_000), lambda: float(next(ticks)), "s"))
    assert [(row.puzzle, row.slug) for row in rows] == [(number, slug) for number in (0, 1) for slug in ALGORITHMS]
    assert [row.end for row in rows[:7]] == ["tries", "first", "tries", "tries", "tries", "end", "end"]
    assert {row.seconds for row in rows[:7]} == {1.0}
    assert {row.end for row in rows[7:]} == {"refused"}
