"""Eureka notation, compared with lines as people write them in forums."""

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.eureka import eureka_chain, eureka_text
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.step import Step

GRID = geometry("9")


@pytest.mark.parametrize(
    ("usual", "eureka"),
    [
        ("5- r8c2 -7- r8c9 -1- r9c8 -5", "(5=7)r8c2 - (7=1)r8c9 - (1=5)r9c8"),
        ("r6c8 =1= r6c1 -1- r5c2 =1= r9c2", "(1)r6c8 = (1)r6c1 - (1)r5c2 = (1)r9c2"),
        ("r6c9 =4= r2c9 =8= r6c9", "(4)r6c9 = (4-8)r2c9 = (8)r6c9"),
        ("r9c5 -6- r4c5 -4- r7c15 {4/5/6} =1= r7c7", "(6)r9c5 - (6=4)r4c5 - (4=1)r7c15 = (1)r7c7"),
    ],
    ids=["within the ends", "one digit", "strong links only", "almost locked set"],
)
def test_a_chain_alternates_between_its_nodes_and_in_them(usual: str, eureka: str) -> None:
    assert eureka_chain(usual) == eureka


@pytest.mark.parametrize(
    ("technique", "text"),
    [
        ("skyscraper", "(5)r1c3 = (5)r7c3 - (5)r7c9 = (5)r3c9 => -5 r1c7"),
        ("w-wing", "(3=1)r3c2 - (1)r8c2 = (1)r8c1 - (1=3)r8c7 => -3 r8c2"),
        ("xy-wing", "(5=1)r9c8 - (1=7)r8c9 - (7=5)r8c2 => -5 r9c2"),
        ("als-xz", "(8=6)r1c6 - (6=8)r5c6,r6c4 => -8 r1c4"),
        ("naked-pair", "3,8 in r12c8 => -3 r9c8"),
        ("hidden-single", "+1 r2c6"),
    ],
)
def test_the_example_of_a_technique_in_one_line(technique: str, text: str) -> None:
    found = example(technique)
    assert found
    assert eureka_text(found[1], GRID) == text


def test_several_cells_of_a_digit_are_joined() -> None:
    gone = 1 << 81 * 3 | 1 << 81 * 3 + 1 | 1 << 81 * 8 + 40
    step = Step("template-delete", None, 0, gone, words={"digit": 4})
    assert eureka_text(step, GRID) == "4 => -4 r1c12, -9 r5c5"
