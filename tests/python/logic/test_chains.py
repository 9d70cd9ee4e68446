"""Chains: each technique in a position where it has few steps, and the properties of all chains.

Source of the positions: puzzles dug at random for this test, at some point of their solution path.
"""

from collections.abc import Callable
from itertools import islice, pairwise
from pathlib import Path

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Link, Step
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.logic.techniques.trails import length_cost, links_of, trail_text
from sudoku_workshop.search import solve
from tests.python.logic.test_techniques import board_of
from tests.support.naive_chains import CHAINS, compared, positions
from tools.er_table import RATED

GRID = geometry("9")
LOOPS = ("x-cycle", "y-cycle", "xy-cycle", "continuous-nice-loop")
NETS = (
    "nishio",
    "aligned-triplet-exclusion",
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
)

# technique, ER, filled digits (+: not a clue), removed candidates, steps
FOUND: tuple[tuple[str, float | None, str, str, tuple[str, ...]], ...] = (
    (
        "aic",
        None,
        "+4.2..9.5.+3...56..1......7...3.61+8...8..3...1.6...9.+3.87..5+8+2+1+341..+94+32+67+2+43.+6.+589",
        "259 268 766",
        ("1 r1c2 =1= r1c4 -1- r3c6 =1= r9c6 =7= r5c6 -7- r5c5 -2- r6c4 =2= r6c2 =1= r6c3 => r3c3,r6c2<>1",),
    ),
    (
        "aligned-triplet-exclusion",
        7.5,
        "+4.2.+79.5+3+3..+256..1....+3.7...3.61+8...8..3+2..1.6+2+1.9+5+3.87+9+65+8+2+1+341..+94+32+67+2+43.+6.+589",
        "438 448 457 532 543 553 812 823 832 927 933 943 948",
        ("r4c7,r5c23 (r4c13,r5c79) => r5c3<>7",),
    ),
    (
        "continuous-nice-loop",
        None,
        "+4.2.+79.5+3+3..+256..1....+3.7...3.61+8...8..3+2..1.6+2+1.9+5+3.87+9+65+8+2+1+341..+94+32+67+2+43.+6.+589",
        "438 448 457 532 543 553 812 823 832 927 933 943 948",
        ("7 r5c3 =4= r4c3 -4- r4c7 -9- r5c7 =9= r5c3 => r5c3<>7",),
    ),
    (
        "discontinuous-nice-loop",
        None,
        ".....6..3....5821.1.......4+689....2...56+8.1...+17....685...62....7........6.9.38..",
        "211 233 261 281 321 352 381 411 421 481 587 588 589",
        ("5 r3c8 -5- r9c8 =5= r9c9 =2= r8c9 =6= r8c7 -6- r3c7 =6= r3c3 =8= r3c8 => r3c8<>5",),
    ),
    (
        "forcing-chain",
        7.2,
        "+4.2..9.5.+3...56..1......7...3.61+8...8..3...1.6.+1.9+5+3.87..5+8+2+1+341..+94+32+67+2+43.+6.+589",
        "259 268 457 543 553 712 724 922 943",
        ("r1c2 -8- r1c7 -6- r5c7 =6= r5c9 =5= r5c2 -5- r8c2 -8- r1c2 => r1c2<>8",),
    ),
    (
        "forcing-x-chain",
        6.6,
        "..+48..7+15..91..42.1...47..9.4.+675+1.36.7.+1..+4+2..1+4+28.6+7..6..+42....5..1..+44.+3......",
        "332 334 352 597 625 952 957",
        ("8 r3c7 -8- r3c3 =8= r4c3 -8- r5c2 =8= r5c7 -8- r3c7 => r3c7<>8",),
    ),
    (
        "multi-colors-1",
        None,
        "+4.2..9.5.+3...56..1......7...3.61+8...8..3...1.6.+1.9+5+3.87..5+8+2+1+341..+94+32+67+2+43.+6.+589",
        "259 268 457 543 553 712 724 922 943",
        ("4 r2c7 / r4c7, r3c6,r5c3,r6c4 / r4c3,r5c6,r6c8 => r2c4,r3c8<>4",),
    ),
    (
        "multi-colors-2",
        None,
        "945..+8.+6.8+7....5+49.3+64...+8+7..8..76.2..9..18+7.+72.6+8..+9+5......958....3.+7+26..7..2...",
        "135 171 173 182 191 192 194 195 235 314 391 471 473 486 491 495 541 551 582 592 671 692",
        ("1 r3c1 / r2c3,r3c7, r4c8,r6c3 / r6c7,r9c8 => r2c3,r3c7<>1",),
    ),
    (
        "nishio",
        7.6,
        "..+48..7+15..91..42.1...47..9.4.+675+1.36.7.+1..+4+2..1+4+28.6+7..6..+42....5..1..+44.+3......",
        "332 334 352 597 625 952 957",
        ("8 in r3c7 (r4c8) => r3c7<>8",),
    ),
    (
        "remote-pair",
        None,
        "71+8.+6.+4....+6+7.4+128...+18.+36+7+6.+1.2+75....39..7.69.+7...+21.+1+645389+7+2..2.+7.....7.......",
        "236 444 464 495 516 522 531 532 551 566 582 851 882 888 898 916 932",
        ("5/9 5- r2c5 -9- r3c6 -5- r3c3 -9- r9c3 -5 => r9c5<>9",),
    ),
    (
        "simple-colors-trap",
        None,
        "+4.2..9.5.+3...56..1......7...3.61+8...8..3...1.6.+1.9+5+3.87..5+8+2+1+341..+94+32+67+2+43.+6.+589",
        "259 268 457 543 553 712 724 922 943",
        ("4 r3c6,r5c3,r6c4 / r4c3,r5c6,r6c8 => r3c8<>4",),
    ),
    (
        "simple-colors-wrap",
        None,
        "71+8.+6.+4....+6+7.4+128...+18.+36+7+6.+1.2+75....39..7.69.+7...+21.+1+645389+7+2..2.+7.....7.......",
        "236 444 464 495 516 522 531 532 551 566 582 851 882 888 898 916 932",
        ("9 r2c5,r3c3,r8c2 / r2c2,r38c6,r9c35 => r2c2,r38c6,r9c35<>9",),
    ),
    (
        "x-chain",
        None,
        "..+48..7+15..91..42.1...47..9.4.+675+1.36.7.+1..+4+2..1+4+28.6+7..6..+42....5..1..+44.+3......",
        "332 334 352 597 625 952 957",
        ("8 r3c3 =8= r4c3 -8- r5c2 =8= r5c7 => r3c7<>8",),
    ),
    (
        "xy-chain",
        None,
        "+3+4+6+75+928+1..+9.41.....+1.+639..6.59.+2...7.+3.1..2.+2.4.7...8.32+1....7.+685.71.+215+7.2....",
        "368 457 459 568 668 822 832 854 894 978 988",
        ("4 4- r4c9 -3- r4c5 -8- r7c5 -9- r8c5 -3- r8c8 -4 => r4c8,r9c9<>4",),
    ),
    (
        "xy-cycle",
        7.1,
        "+3.4+2+51.+97..94+7+3...2+7+1+8+96+453+19+652+7...+4..3+1+8.7.+7+38+6+4+9+5+21.4.+7......+139..+7....7+13+4.8.",
        "277 279 571 579 622 629 671 677 678 681 689 697 699 821 977 999",
        ("r1c2 -6- r2c1 =6= r9c1 =9= r9c7 -9- r5c7 -6- r1c7 =6= r1c2 => r2c7<>6",),
    ),
    (
        "y-cycle",
        6.6,
        "+4.2.+79.5+3+3..+256..1....+3.7...3.61+8...8..3+2..1.6+2+1.9+5+3.87+9+65+8+2+1+341..+94+32+67+2+43.+6.+589",
        "438 448 457 532 543 553 812 823 832 927 933 943 948",
        ("r4c1 -5- r5c2 -7- r4c3 -4- r4c7 -9- r4c1 => r5c3<>7",),
    ),
    (
        "x-cycle",
        6.5,
        "....75...32.....71.....64.......4....45...3.87.3...1..5...6.......5..9..2.48....6",
        "",
        ("4 r2c5 -4- r8c5 =4= r7c4 -4- r2c4 =4= r2c5 => r1c4<>4",),
    ),
)
LINKED = [row for row in FOUND if row[0] not in NETS]
LINKS = [(True, False), (False, True), (True, True)]


def each(rows: list[tuple[str, float | None, str, str, tuple[str, ...]]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("technique", "er", "written", "removed", "expected"), rows, ids=[row[0] for row in rows]
    )


def steps_of(technique: str, written: str, removed: str) -> list[Step]:
    return list(find(technique, board_of(written, removed)))


@each(list(FOUND))
def test_what_it_finds(technique: str, er: float | None, written: str, removed: str, expected: tuple[str, ...]) -> None:
    steps = steps_of(technique, written, removed)
    assert [step_text(step, "", GRID).removeprefix(": ") for step in steps] == list(expected)
    assert {step.er for step in steps} == {er}
    solved = solve(board_of(written, removed))
    assert solved is not None
    assert all(step.placements & ~solved.grid == step.eliminations & solved.grid == 0 for step in steps)


@each(LINKED)
def test_its_links_hang_together(
    technique: str, er: float | None, written: str, removed: str, expected: tuple[str, ...]
) -> None:
    implications = Implications(Position(board_of(written, removed)))
    for step in steps_of(technique, written, removed):
        assert step.links
        assert all(before.end == link.start and before.strong != link.strong for before, link in pairwise(step.links))
        assert (step.links[0].start == step.links[-1].end) >= (technique in LOOPS)
        for link in step.links:
            assert follows(implications, link), f"{technique} {er} {expected}"


def follows(implications: Implications, link: Link) -> bool:
    if link.strong:
        return link.end in implications.strong[link.start]
    return bool(implications.weak[link.start] >> link.end & 1)


@pytest.mark.parametrize(("x", "y"), LINKS)
@pytest.mark.parametrize("true", [True, False])
def test_a_wave_reaches_what_every_start_reaches_alone(x: bool, y: bool, true: bool) -> None:
    implications = Implications(Position(board_of(FOUND[0][2], FOUND[0][3])), x, y)
    news = implications.waves.if_true if true else implications.waves.if_false
    for rounds in range(8):
        alone = {(a, b) for a in implications.strong for b in implications.tree(a, true, rounds).ends}
        assert {(start, end) for start, found in news(rounds).items() for end in bits_of(found)} == alone
    assert any(news(rounds) for rounds in range(1, 8))


@pytest.mark.parametrize(("x", "y"), LINKS)
def test_implications_also_hold_backwards(x: bool, y: bool) -> None:
    implications = Implications(Position(board_of(FOUND[0][2], FOUND[0][3])), x, y)
    assert all(implications.weak[b] >> a & 1 for a, found in implications.weak.items() for b in bits_of(found))
    assert all(a in implications.strong[b] for a, found in implications.strong.items() for b in found)


def test_chains_are_those_of_the_plain_search_in_the_same_order(data: Callable[[str], Path]) -> None:
    assert data("rated-se121.txt") == RATED
    results = [compared(position) for position in islice(positions(CHAINS, 7.4), 0, 15, 5)]
    assert [result.equal for result in results] == [True] * 3


@pytest.mark.parametrize(
    ("nodes", "cost"), [(4, 0), (6, 0), (7, 1), (8, 1), (9, 2), (11, 3), (14, 3), (15, 4), (19, 5), (99, 10)]
)
def test_the_rating_of_a_length(nodes: int, cost: int) -> None:
    assert round(length_cost(nodes) * 10) == cost


def candidate(text: str) -> int:
    digit, row, column = map(int, text)
    return (digit - 1) * GRID.cells + (row - 1) * GRID.n + column - 1


@pytest.mark.parametrize(
    ("trail", "first_true", "text"),
    [
        ("512 518", False, "r1c2 =5= r1c8"),
        ("512 518 537 137", False, "r1c2 =5= r1c8 -5- r3c7 -1"),
        ("812 112 115 815", False, "8- r1c2 -1- r1c5 -8"),
        ("512 112 118 117 517 512", True, "r1c2 =1= r1c8 -1- r1c7 -5- r1c2"),
    ],
)
def test_a_trail_in_the_fields_notation(trail: str, first_true: bool, text: str) -> None:
    candidates = [candidate(part) for part in trail.split()]
    assert trail_text(candidates, first_true, GRID) == text
    assert links_of(candidates, first_true)[0].strong is not first_true
