"""Two strong links of one digit that meet: skyscraper, 2-string kite and turbot fish.

A strong link is a house with exactly two candidates of the digit. Two links meet if a cell of one sees a cell of the
other. These two cells cannot both be the digit, so at least one of the two far ends is the digit. Candidates that see
both far ends can be removed.

- *Skyscraper*: the links are in two rows and meet in a column, or they are in two columns and meet in a row.
- *2-String Kite*: the links are in a row and a column, and meet in a box.
- *Turbot Fish*: at least one link is in a box or in another house that is not a row or column.

Source: HoDoKu's definitions.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Houses, Link, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import MET, Technique

LINES = {"row", "column"}


class Bridge(NamedTuple):
    """Two strong links of a digit, joined by a weak link, so that at least one of the two far ends is true.

    In order, the four cells are a far end, two near cells that see each other, and the other far end. `houses` are the
    houses of the strong links.
    """

    digit: int
    cells: tuple[int, int, int, int]
    houses: tuple[House, House]

    @property
    def ends(self) -> Mask:
        """Return the two far ends, at least one of which is the digit."""
        return 1 << self.cells[0] | 1 << self.cells[3]

    @property
    def middle(self) -> Mask:
        """Return the two cells where the links meet."""
        return 1 << self.cells[1] | 1 << self.cells[2]


def find_skyscraper(position: Position) -> Iterator[Step]:
    """Yield skyscrapers: strong links in two parallel lines that meet in a line across them."""
    return _steps(position, "skyscraper", _is_skyscraper)


def find_two_string_kite(position: Position) -> Iterator[Step]:
    """Yield 2-string kites: strong links in a row and a column that meet in a box."""
    return _steps(position, "two-string-kite", _is_kite)


def find_turbot_fish(position: Position) -> Iterator[Step]:
    """Yield turbot fish: two strong links that meet, at least one of them not in a row or column."""
    return _steps(position, "turbot-fish", _is_turbot)


def find_dual_two_string_kite(position: Position, every: bool = False) -> Iterator[Step]:
    """Yield pairs of 2-string kites that meet in the same two cells of a box and remove different candidates.

    The kites are about one digit. With `every`, they may be about different digits, for comparison with HoDoKu. The
    digit of such a step is that of its first kite.
    """
    kites = [(bridge, position.at(gone, 1 << bridge.digit)) for bridge, gone in _bridges(position, _is_kite)]
    for (one, gone), (other, more) in combinations(kites, 2):
        if one.middle == other.middle and gone != more and (every or one.digit == other.digit):
            yield _bridge_step(position, "dual-two-string-kite", (one, other), gone | more)


def _steps(position: Position, name: str, fits: Callable[[Position, Bridge], bool]) -> Iterator[Step]:
    for bridge, gone in _bridges(position, fits):
        yield _bridge_step(position, name, (bridge,), position.at(gone, 1 << bridge.digit))


def _bridges(position: Position, fits: Callable[[Position, Bridge], bool]) -> Iterator[tuple[Bridge, Mask]]:
    """Return the bridges (pairs of strong links) for which `fits` is true, each with the cells that lose its digit."""
    return (found for found in position.once(_all_bridges) if fits(position, found[0]))


def _all_bridges(position: Position) -> tuple[tuple[Bridge, Mask], ...]:
    """Return all bridges (pairs of strong links) that remove something, each with the cells that lose its digit."""
    found = []
    for digit, plane in enumerate(position.planes):
        for bridge in _digit_bridges(position, digit):
            gone = plane & position.peers_of_all(bridge.ends)
            if gone:
                found.append((bridge, gone))
    return tuple(found)


def _digit_bridges(position: Position, digit: int) -> Iterator[Bridge]:
    peers = position.layout.peers
    for (first, ends), (second, others) in combinations(position.strong[digit], 2):
        if ends & others:
            continue
        a, b = bits_of(ends)
        c, d = bits_of(others)
        for end, near, far, other in ((a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)):
            if peers[near] >> far & 1:
                yield Bridge(digit, (end, near, far, other), (first.house, second.house))


def _is_skyscraper(position: Position, bridge: Bridge) -> bool:
    """Return whether the links are in parallel lines and meet in a line that does not contain both far ends.

    If the far ends were in one line too, the pattern would be an X-Wing.
    """
    kinds = {house.kind for house in bridge.houses}
    if len(kinds) > 1 or not kinds <= LINES:
        return False
    crossing = position.layout.index_of("column" if kinds == {"row"} else "row")
    end, near, far, other = (crossing[cell] for cell in bridge.cells)
    return near == far and end != other


def _is_kite(position: Position, bridge: Bridge) -> bool:
    box = position.layout.box_of
    return {house.kind for house in bridge.houses} == LINES and box[bridge.cells[1]] == box[bridge.cells[2]]


def _is_turbot(_: Position, bridge: Bridge) -> bool:
    return not {house.kind for house in bridge.houses} <= LINES


def _bridge_step(position: Position, name: str, bridges: tuple[Bridge, ...], gone: Grid) -> Step:
    ends = middle = base = fins = 0
    links: list[Link] = []
    for bridge in bridges:
        shift = bridge.digit * position.size
        ends, middle = ends | bridge.ends, middle | bridge.middle
        base, fins = base | bridge.middle << shift, fins | bridge.ends << shift
        chain = [shift + cell for cell in bridge.cells]
        links += (Link(chain[0], chain[1], True), Link(chain[1], chain[2], False), Link(chain[2], chain[3], True))
    houses = tuple(dict.fromkeys(house for bridge in bridges for house in bridge.houses))
    words: dict[str, Word] = {
        "digit": bridges[0].digit + 1,
        "cells": Cells(ends),
        "bridge": Cells(middle),
        "houses": Houses(houses),
    }
    marks = (Mark("base", base, houses=houses), Mark("fin", fins), Mark("out", gone))
    return Step(name, None, 0, gone, marks, tuple(links), words)


RECORDS = (
    Technique("skyscraper", "wings", None, "0400", MET, find_skyscraper, 160, 190),
    Technique("two-string-kite", "wings", None, "0401", MET, find_two_string_kite, 170, 200),
    Technique("dual-two-string-kite", "wings", None, "0404", MET, find_dual_two_string_kite, 200, 210),
    Technique("turbot-fish", "wings", None, "0403", MET, find_turbot_fish, 180, 220),
)
