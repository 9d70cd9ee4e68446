"""Closures compared with links that are followed one by one."""

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.closures import closures
from sudoku_workshop.logic.techniques.implications import Implications

PUZZLES = (
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",  # Inkala, 2010
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000",  # Golden Nugget
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
)


def followed(start: int, links: Implications) -> tuple[set[int], set[int]]:
    """Return the candidates that are true, and those that are false, if this one is true."""
    trues, falses, waiting = {start}, set[int](), [start]
    while waiting:
        for false in bits_of(links.weak[waiting.pop()]):
            falses.add(false)
            news = set(links.strong.get(false, ())) - trues
            trues |= news
            waiting += news
    return trues, falses


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_closures_claim_what_links_lead_to(puzzle: str) -> None:
    givens = [int(digit) for digit in puzzle.replace(".", "0")]
    position = Position(board_of(geometry("9"), givens))
    links, count = position.once(Implications, True, True), position.n * position.size
    found = closures(position)
    assert list(found) == list(bits_of(position.open))
    for start, claims in found.items():
        trues, falses = followed(start, links)
        assert claims == mask_of(trues) | mask_of(falses) << count
