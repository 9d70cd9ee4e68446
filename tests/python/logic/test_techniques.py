"""Each technique in a position where it has few steps: all of them, in the usual notation.

Source: puzzles dug at random for this test, at some point of their solution path. Every result is compared with the
solution too.
"""

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import candidates_text
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.bridges import find_dual_two_string_kite
from sudoku_workshop.logic.techniques.loop_walks import find_loops
from sudoku_workshop.logic.techniques.records import HINT_ORDER, TECHNIQUES
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.search import solve

GRID = geometry("9")

# technique, ER, filled digits (+: not a clue), removed candidates, steps
FOUND: tuple[tuple[str, float | None, str, str, tuple[str, ...]], ...] = (
    (
        "full-house",
        1.0,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56+7+8...4..+523.1..7..+14..5",
        "",
        ("r9c4=9",),
    ),
    (
        "hidden-single",
        1.5,
        ".5.6+18..2...379.......+2...3...9...8..9.1..7.5....571...1..6....2...4.36.7...+9...4",
        "",
        ("r5c5=8",),
    ),
    (
        "naked-single",
        2.3,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("r9c4=9",),
    ),
    (
        "locked-pair",
        None,
        "69..1...5........13.+1.7.69..+3......72.73.....+816+759..+3........64.56..3...+634.2...",
        "",
        ("8,9 in r89c5 => r245c5,r7c456,r8c6<>8, r2c5,r7c45<>9",),
    ),
    (
        "locked-triple",
        None,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("2,6,7 in r456c1 => r1279c1,r5c3,r6c2<>2, r129c1,r5c3,r6c2<>6, r12c1<>7",),
    ),
    (
        "pointing",
        2.6,
        "..5.9.6.8....1.5.+4..246+5.1.62..8..4.7.......1+5.1.3......73...8..5..+7...6....2...3",
        "258 268 288",
        ("8 in b2 => r2c123<>8",),
    ),
    (
        "claiming",
        2.8,
        "+5..8...9.+9..1.....81...7.2..93.8.....5......7..1.....9+1.56+7+8...4.+9+523.1..7.+9+14..5",
        "",
        ("2 in c4 => r456c6<>2",),
    ),
    (
        "naked-pair",
        3.0,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("6,8 in r8c29 => r8c37<>6, r8c37<>8",),
    ),
    (
        "naked-triple",
        3.6,
        ".67.3.....82..7..45....9.......48.25.....38..1...........9.45.........6...6...347",
        "",
        ("1,2,5 in r189c6 => r6c6<>2, r6c6<>5",),
    ),
    (
        "hidden-pair",
        3.4,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("4,8 in r5c3,r6c2 => r5c3,r6c2<>2, r5c3,r6c2<>6",),
    ),
    (
        "hidden-triple",
        4.0,
        "..6.94.2....1..8.......75..24......1.1.....3.5..9.......5..2.7.93+2.7..+56....5+9..2",
        "",
        ("2,5,9 in r123c2 => r12c2<>7, r13c2<>8",),
    ),
    (
        "naked-quadruple",
        5.0,
        ".67.3.....82..7..45....9.......48.25.....38..1...........9.45.........6...6...347",
        "",
        ("1,2,5,8 in r8c6,r9c456 => r7c5,r8c45<>1, r7c5,r8c45<>2, r8c45<>5, r7c5,r8c45<>8",),
    ),
    (
        "hidden-quadruple",
        5.4,
        ".5.6+18..2...379.......+2...3...9+3..8+6.9.1+8.7.5....571...1..6....2...4.36.7...+9...4",
        "",
        ("1,5,7,9 in r8c3469 => r8c349<>8",),
    ),
    (
        "x-wing",
        3.2,
        ".5.6.8..2...379...........3...9...8..9.1..7.5....571...1..6....2...4.36.7.......4",
        "",
        ("7 c49 r78 => r7c8<>7",),
    ),
    (
        "swordfish",
        3.8,
        ".5.6.8..2...379...........3...9...8..9.1..7.5....571...1..6....2...4.36.7.......4",
        "",
        ("7 r134 c238 => r7c8<>7",),
    ),
    (
        "jellyfish",
        5.2,
        ".67.3.....82..7..45....9.......48.25.....38..1...........9.45.........6...6...347",
        "",
        ("4 r1358 c1234 => r6c23<>4",),
    ),
    (
        "bug-1",
        5.6,
        ".1+59..+3+7.2+3.+7.5+96+17+9.+13..+58953+2+147+8+6+1+4+2..+7+5+39..+75+9+3.1.+42+1+3+5..9+7+5.9+471.+23+37..+2+91+45",
        "815",
        ("6 in r1c6 => r1c6<>2, r1c6<>8",),
    ),
    (
        "skyscraper",
        None,
        "..9.2...1...6..4.3..4.9..2.9......4.75...2.6....73.2.86....5...19...6.......78...",
        "",
        ("4 in r1c6,r5c5 (connected by r15c4) => r6c6<>4",),
    ),
    (
        "two-string-kite",
        None,
        "....12+6+87..8.6.....6.8........94.8.28.1.7..4......+8.7..46.+851+39.+89...7...13....2+8",
        "",
        ("2 in r6c5,r7c1 (connected by r7c4,r8c5) => r6c1<>2",),
    ),
    (
        "turbot-fish",
        None,
        ".5.6.8..2...379...........3...9...8..9.1..7.5....571...1..6....2...4.36.7.......4",
        "",
        ("7 in r7c49 (connected by r8c49) => r7c8<>7",),
    ),
    (
        "empty-rectangle",
        None,
        "..9.2...1...6..4.3..4.9..2.9......4.75...2.6....73.2.86....5...19...6.......78...",
        "",
        ("5 in b6 (r24c5) => r2c8<>5",),
    ),
    (
        "dual-two-string-kite",
        None,
        "...+81.245...2..3+98...9......7..8.9.3.....5.7....3...+8.89.....21..4+16.+8+3.3.17.8...",
        "495 595",
        ("7 in r3c79,r7c3,r8c1 (connected by r7c7,r8c9) => r3c13<>7",),
    ),
    (
        "dual-empty-rectangle",
        None,
        "..6.94.2....1..8.......75..24......1.1.....3.5..9.......5..2.7.93+2.7..+56....5+9..2",
        "",
        ("1 in b7 (r1c17,r39c8) => r3c1,r9c7<>1",),
    ),
    (
        "w-wing",
        None,
        ".......+3..1.9.3.4....8..95.479....+1.+1..2.4.......1.3.+4.5.....2..46...18.3.17...+96",
        "",
        ("6/7 in r56c8 connected by 7 in r5c5,r6c6 => r45c7<>6",),
    ),
    (
        "xy-wing",
        4.2,
        "..6.94.2....1..8.......75..24......1.1.....3.5..9.......5..2.7.93+2.7..+56....5+9..2",
        "",
        ("1/4/8 in r8c467 => r7c45,r9c4<>8",),
    ),
    (
        "xyz-wing",
        4.4,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56+7+8...4..+523.1..7...4..5",
        "",
        ("2/3/4 in r7c289 => r7c17<>3",),
    ),
    (
        "uniqueness-test-1",
        4.5,
        "69..1...5........13.+1.7.69..+3......72.73.....+816+759..+3........64.56..3...+634.2...",
        "",
        ("8/9 in r89c59 => r8c9<>8, r8c9<>9",),
    ),
    (
        "uniqueness-test-2",
        4.5,
        ".4.9...5.2....3....9.4.....+9.6......5..8.2+697.7..9....3+2.+15+8.7+6...+37..2878.+26.31.",
        "",
        ("1/3 in r45c25 => r46c6<>4",),
    ),
    (
        "uniqueness-test-3",
        4.7,
        "5+79...62+84+6+1+2.8.+7.+832...+4+1..+2+4.....1.93.8.7.+2.....2.4......7+2..+2.693+4+1.7.1+7.25..4",
        "",
        ("3/9 in r79c18 => r4c8<>5, r4c8<>6, r4c8<>8",),
    ),
    (
        "uniqueness-test-4",
        4.5,
        "69..1...5........13.+1.7.69..+3......72.73.....+816+759..+3........64.56..3...+634.2...",
        "",
        ("2/4 in r67c78 => r7c78<>2",),
    ),
    (
        "uniqueness-test-5",
        4.5,
        "...3.+4..8.+821.+9+3+7+4+1....2965.+2..+41.+5381.59..+4+24.+5.2..9.25.+9+3.+4..3..4.5..+9...+2..+537",
        "511 611 715 732 733 656 666 685 887 695",
        ("7/9 in r14c13 => r5c3<>6",),
    ),
    (
        "uniqueness-test-6",
        None,
        "....96.........4+9.+9835...26.+7.98+1+6+52..+8.+5.9..15+92+6...87.+26..5..5.6.....7+84+1+73+52+6+9",
        "352",
        ("2/6 in r25c12 => r2c2,r5c1<>6",),
    ),
    (
        "hidden-rectangle",
        None,
        ".6...1.3...9..3.......8.9..5.....12...8..9.....3.1..8.2.5.3...6........8.8.76+251.",
        "491 499",
        ("4/8 in r47c46 => r4c4<>4",),
    ),
    (
        "avoidable-rectangle-1",
        None,
        "+9561+2+4.+7.+82+3+6+794..+4+71+3.829.+5+82+4.+3+7..+7+3+95.1.+2+4+164+7.253.6+4+89+3+7+1+5+2+29+7+8+1+5.4.3+1+5+2+4+6+987",
        "",
        ("1/3 in r78c57 => r8c7<>3",),
    ),
    (
        "finned-x-wing",
        None,
        ".5.6+18..2...379.......+2...3...9+3..8+6.9.1+8.7.5....571...1..6....2...4.36.7...+9...4",
        "",
        ("6 r69 c23 fr6c1 => r5c3<>6",),
    ),
    (
        "sashimi-x-wing",
        None,
        ".67.3.....82..7..45....9.......48.25.....38..1...........9.45.........6...6...347",
        "",
        ("3 r27 c18 fr7c23 => r8c1<>3",),
    ),
    (
        "finned-swordfish",
        None,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("7 r148 c147 fr1c3 => r2c1<>7",),
    ),
    (
        "sashimi-swordfish",
        None,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
        "",
        ("7 c358 r267 fr1c3 => r2c1<>7",),
    ),
    (
        "finned-jellyfish",
        None,
        ".5.6+18..2...379.......+2...3...9...8..9.1..7.5....571...1..6....2...4.36.7...+9...4",
        "",
        ("3 r1479 c1236 fr4c5 => r5c6<>3",),
    ),
    (
        "sashimi-jellyfish",
        None,
        "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4..+523.1..7...4..5",
        "",
        ("7 c3458 r2467 fr1c3 => r2c1<>7",),
    ),
    (
        "direct-pointing",
        1.7,
        ".5.6+18..2...379.......+2...3...9...8..9.1..7.5....571...1..6....2...4.36.7...+9...4",
        "",
        ("8 in b8 => r5c5=8",),
    ),
    (
        "direct-claiming",
        1.9,
        "..9.2...1...6..4.3..4.9..2.9......4.75...2.6....73.2.86....5...19...6.......78...",
        "",
        ("6 in r6 => r4c5=6",),
    ),
    (
        "direct-hidden-pair",
        2.0,
        "..6.94.2....1..8.......75..24......1.1.....3.5..9.......5..2.7.93+2.7..+56....5+9..2",
        "",
        ("2,9 in r23c2 => r1c2=5",),
    ),
    (
        "direct-hidden-triple",
        2.5,
        "..9.2...1...6..4.3..4.9..2.9......4.75...2.6....73.2.86....5...19...6.......78...",
        "",
        ("2,3,9 in r789c4 => r7c5=1",),
    ),
    (
        "unique-loop-1",
        4.6,
        "....53....6..2+9.4...5.+1+48....91.2+6+5...2+5.+7....5.+3..+2.7...9.13+7.+91+347.+52....+2+3.4+19",
        "",
        ("6/8 in r6c56,r7c59,r8c69 => r6c5<>6, r6c5<>8",),
    ),
    (
        "unique-loop-2",
        4.6,
        ".4.9...5.2....3....9.4.....+9.6......5..8.2+697.7..9....3+2.+15+8.7+6...+37..2878.+26.31.",
        "",
        ("4/9 in r7c37,r8c67,r9c36 => r8c23,r9c9<>5",),
    ),
    (
        "unique-loop-3",
        4.7,
        "+39+8...+6.+5......3.8..5..3+971..6.4..3+99...+3...+28+3+216+9+7+5448.7+5+62.+3...3..48+7.7+3...+5.6",
        "",
        ("1/9 in r7c38,r8c35,r9c58 => r12c5<>2",),
    ),
    (
        "unique-loop-4",
        4.6,
        "8+5+4...+7.9.+73+9458...+9+1+8.7.5+478+9.1.+4.+54+2658..7...+54+7..+82+5..6+9..4.9.2.+3.5......+5..+9.",
        "",
        ("2/6 in r1c58,r2c18,r3c15 => r12c8<>6",),
    ),
    (
        "bug-2",
        5.7,
        "3+64+21+8+7+95...+9+6+7+3+4+89+783+54..+6...+19+6.8+7.9.7+85.3.+7+81+4+2+3+56+92+5+98+3+16+7+4..+7.498..+84..7+29..",
        "188 189",
        ("2 in r4c3,r5c7 => r4c7,r5c3<>2",),
    ),
    (
        "bug-3",
        5.9,
        ".+3.+5.2....2.+1...5.+5618...2.+6+4+7+21+35+98+9+1+5+7+8623+4+2839+5+4...3+52+4+916+8+7+17+6+3+2+8+9+4+5+8+94+6+75+31+2",
        "425 929",
        ("4,6,7 in r1c79,r2c7 => r2c9<>6", "4,6,7 in r1c79,r2c7 => r3c9<>3"),
    ),
    (
        "bug-4",
        5.7,
        "+432+6+7+18+5+9+7+81+359+6+4+2+5.....17+3+2.+3.1+5+78+6.7+5.36+2.+46..7..+3.5...+5+4+39.7+3.4+1+9+7+5.+8+95+726+8+4+31",
        "",
        ("6,9 in r67c2 => r7c2<>2, r6c2<>4",),
    ),
    (
        "aligned-pair-exclusion",
        6.2,
        ".......+3..1.9.3.4....8..95.479....+1.+1..2.4.......1.3.+4.5.....2..46...18.3.17...+96",
        "",
        ("r14c4 (r68c4) => r1c4<>5",),
    ),
    (  # Easter Monster (forum.enjoysudoku.com)
        "multi-fish",
        None,
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "",
        (
            "1/2/6/7 r2468 (r2c6,r4c8,r6c26,r8c4, 1 c357, 2 c157, 6 c159, 7 c39) => "
            "r3c5,r5c37,r7c35<>1, r3c15,r5c17,r7c5<>2, r8c4<>5, r1c5,r5c19,r9c15<>6, r1c3<>7, r2c6<>8",
            "1/2/6/7 c24568 (r2c56,r4c58,r6c26,r8c45, 1/2 r357, 6 r159, 7 r19) => "
            "r5c37,r7c3<>1, r3c1,r5c17<>2, r2c5<>3, r48c5<>4, r8c4<>5, r5c19,r9c1<>6, r1c3<>7, r2c56<>8",
        ),
    ),
    (
        "bowmans-bingo",
        None,
        "+3....12.6.4..+23...1.2.5...3+78+1.4..2..3+9+2176...+26.....79....+25..2.3.......1...9.7+2",
        "521 937 867 868 374 674 684 686 488 491 591 694 894",
        ("8 r9c5 (r1c235,r29c137,r38c26,r4c7,r6c16,r7c2) => r9c5<>8",),
    ),
)


def board_of(written: str, removed: str) -> Board:
    case = read_hodoku(f":0000::{written}:{removed}::")
    assert case is not None
    return case.board


@pytest.mark.parametrize(("technique", "er", "written", "removed", "expected"), FOUND, ids=[row[0] for row in FOUND])
def test_what_it_finds(technique: str, er: float | None, written: str, removed: str, expected: tuple[str, ...]) -> None:
    board = board_of(written, removed)
    steps = list(find(technique, board))
    assert [step_text(step, "", GRID).removeprefix(": ") for step in steps] == list(expected)
    assert [step.er for step in steps][:1] == [er]
    solved = solve(board)
    assert solved is not None
    assert all(step.placements & ~solved.grid == step.eliminations & solved.grid == 0 for step in steps)


@pytest.mark.parametrize(("technique", "er", "written", "removed", "expected"), FOUND, ids=[row[0] for row in FOUND])
def test_its_json(technique: str, er: float | None, written: str, removed: str, expected: tuple[str, ...]) -> None:
    step = next(find(technique, board_of(written, removed)))
    told = as_json(step, GRID)
    assert (told["technique"], told["er"]) == (technique, er)
    for name, candidates in (("placements", step.placements), ("eliminations", step.eliminations)):
        assert told[name] == [[bit % GRID.cells, bit // GRID.cells + 1] for bit in bits_of(candidates)]
    words = told["words"]
    assert isinstance(words, dict)
    done = ", ".join(text for text in (words["in"], words["out"]) if text)
    assert expected[0].replace("<>", "≠").endswith(done)
    assert told["marks"]


def test_every_technique_can_be_written_in_the_fields_notation() -> None:
    told_together = {"xy-chain", "continuous-nice-loop", "discontinuous-nice-loop"}  # with AICs
    known = (
        told_together | {technique.slug for technique in HINT_ORDER} | {slug for rung in LADDER for slug in rung.slugs}
    )
    assert set(TECHNIQUES) == known


def test_an_x_wing_is_not_a_skyscraper() -> None:
    """In an X-Wing the far ends are in one line, as the near ends are."""
    board = next(board_of(written, removed) for name, _, written, removed, _ in FOUND if name == "x-wing")
    (wing,) = find("x-wing", board)
    assert not any(step.eliminations & wing.eliminations for step in find("skyscraper", board))


def test_kites_on_two_digits_make_one_step_only_if_asked() -> None:
    """HoDoKu's test library has such steps."""
    written = (
        ".+9+7.41+5+2.5.67.2+4.1+42+1..+5....4+59....2+1+79+2586436.+2.+1.+9+5.+9+641+2...57+1+3+58+9+2+6+4+25+8.....9"
    )
    board = board_of(written, "")
    (step,) = find_dual_two_string_kite(Position(board), every=True)
    assert not list(find_dual_two_string_kite(Position(board)))
    assert candidates_text(step.eliminations, GRID, "<>") == "r6c4<>3, r4c8<>8"
    solved = solve(board)
    assert solved
    assert not step.eliminations & solved.grid
    assert {link.start // GRID.cells + 1 for link in step.links} == {3, 8}


EXTRAS = (74, 77, 68, 69, 60)  # the cells of the loop that have a 5, in the order of the loop
LOOP = {(7, 3): "49", (7, 7): "459", (8, 7): "459", (8, 6): "459", (9, 6): "459", (9, 3): "459"}


@pytest.mark.parametrize(
    ("other", "found"), [({}, True), ({(8, 6): "469"}, False), ({(8, 6): "4569"}, False), ({(7, 3): "459"}, False)]
)
def test_more_than_two_cells_of_a_loop_may_have_extras_of_one_digit(
    other: dict[tuple[int, int], str], found: bool
) -> None:
    """At least one cell must have no extra candidates."""
    beside = {(row, column): "12356789" for row in range(1, 10) for column in range(1, 10)}
    kept = (beside | LOOP | other).items()
    gone = [f"{digit}{row}{column}" for (row, column), left in kept for digit in "123456789" if digit not in left]
    position = Position(board_of("." * 81, " ".join(gone)))
    assert [loop.extra for loop in find_loops(position)][:1] == [EXTRAS] * found
