"""Kraken fish against their definition: each fish and each link of each chain, and no small one is missed."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Houses, Link, Step
from sudoku_workshop.logic.techniques.kraken import find_kraken_fish
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.search import solve

SMALL = (  # with a Kraken X-Wing, from puzzles of our own generator
    ":0371:x:6....48.+554+8+61.+7+3...+7+5831+6+4..9+43.....8...+1+946+4..9.+8.7+31.......7..41..35..72......:"
    "212 912 142 248 249 274 575 576 277:285::",
    ":0371:x:271.5...+8.5+874.........8......5+8+791+67...6.82..86.........+8...618...1.3.....9.3.8.:"
    "235 437 438 439 352 452 353 453 361 461 265 276 682 982 983 284 286:956::",
    ":0371:x:6+5.7..3.+1.....3695..1+6.5.....+69..8+37.......4+6..74+6..19.18..6.+5..+65...9....+3+58.+162:"
    "221 421 422 231 431 731 432 732 435 237 241 251 351 352 261:275::",
    ":0371:x:..7+4...+36+32.96..+74+6.4..3...86+259+7+41+34.3+61+27.....+3+8+4+62.......+3+4..35.4..+61.+4.2+3.95.:"
    "932 539:838::",
)
Candidate = tuple[int, Cell]  # digit from 0, cell
NAMES = ("kraken-fish-1", "kraken-fish-2", "death-blossom", "finned-mutant-jellyfish", "als-chain", "grouped-aic")


def board_of_example(name: str) -> Board:
    found = example(name)
    assert found
    return found[0]


def sees(position: Position, one: Cell, other: Cell) -> bool:
    return bool(position.layout.peers[one] >> other & 1)


def houses_of(step: Step, name: str) -> list[House]:
    word = step.words[name]
    assert isinstance(word, Houses)
    return list(word.houses)


def places_in(position: Position, digit: int, houses: list[House]) -> list[Cell]:
    """Return the cells of a digit in these houses. Cells in two of the houses come twice."""
    return [cell for house in houses for cell in house.cells if position.planes[digit] >> cell & 1]


def cells_of(step: Step, name: str) -> set[Cell]:
    word = step.words[name]
    assert isinstance(word, Cells)
    return set(bits_of(word.mask))


def holds(position: Position, link: Link) -> bool:
    """Return whether a link is valid: weak if the two cannot both be true, strong if at least one must be true."""
    (digit, cell), (other, next_cell) = divmod(link.start, position.size), divmod(link.end, position.size)
    if cell == next_cell:
        return digit != other and (not link.strong or position.digits_of[cell] == 1 << digit | 1 << other)
    if digit != other or not sees(position, cell, next_cell):
        return False
    pair = 1 << cell | 1 << next_cell
    return not link.strong or any(region.cells & position.planes[digit] == pair for region in position.layout.all)


def is_chain(position: Position, links: tuple[Link, ...], start: int, end: int) -> bool:
    """Return whether a true start makes the end false, by alternating weak and strong links."""
    meet = all(one.end == other.start for one, other in pairwise(links))
    in_turn = [link.strong for link in links] == [bool(number % 2) for number in range(len(links))]
    ends = links[0].start == start and links[-1].end == end and not links[-1].strong
    return meet and in_turn and ends and all(holds(position, link) for link in links)


@pytest.mark.parametrize("kind", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_a_kraken_fish_fits_its_definition(name: str, kind: int) -> None:
    position = Position(board_of_example(name))
    solved = solve(position.board)
    assert solved
    for step in find_kraken_fish(position, kind):
        digit = int(str(step.words["digit"])) - 1
        base, cover = (houses_of(step, side) for side in ("base", "cover"))
        places, covered = places_in(position, digit, base), set(places_in(position, digit, cover))
        fins = cells_of(step, "fins")
        assert len(set(places)) == len(places), "no place in two base houses"
        assert len(base) == len(cover)
        assert set(places) - covered == fins
        assert 0 < len(fins) <= 2
        [victim] = bits_of(step.eliminations)
        gone, cell = divmod(victim, position.size)
        starts = fins
        if kind == 1:
            assert gone == digit
            assert cell in covered - set(places)
            assert not all(sees(position, cell, fin) for fin in fins), "that would be a finned fish"
        else:
            assert step.words["house"] in cover
            starts = fins | cells_of(step, "places")
            assert starts == fins | set(places) & set(places_in(position, digit, [step.words["house"]]))
        assert [branch.links[0].start for branch in step.branches] == [digit * 81 + start for start in sorted(starts)]
        for branch in step.branches:
            assert is_chain(position, branch.links, branch.links[0].start, victim), branch.title
        assert not step.eliminations & solved.grid


def falses(position: Position, start: Candidate) -> tuple[set[Candidate], bool]:
    """Return all that a true candidate makes false, and whether that is a contradiction."""
    trues, false, waiting = {start}, set[Candidate](), [start]
    while waiting:
        digit, cell = waiting.pop()
        here = {(each, cell) for each in bits_of(position.digits_of[cell]) if each != digit}
        here |= {(digit, each) for each in bits_of(position.planes[digit]) if sees(position, cell, each)}
        for lost in here - false:
            false.add(lost)
            for follows in forced_by(position, lost):
                if follows not in trues:
                    trues.add(follows)
                    waiting.append(follows)
    return false, bool(trues & false)


def forced_by(position: Position, lost: Candidate) -> Iterator[Candidate]:
    digit, cell = lost
    if position.digits_of[cell].bit_count() == 2:
        yield (position.digits_of[cell] & ~(1 << digit)).bit_length() - 1, cell
    for region in position.layout.all:
        places = region.cells & position.planes[digit]
        if places >> cell & 1 and places.bit_count() == 2:
            yield digit, (places & ~(1 << cell)).bit_length() - 1


def small_krakens(position: Position) -> Iterator[Candidate]:
    """Yield the victims of type 1 fish with two base lines and two cover lines.

    Victims that simpler chains refute are left out.
    """
    known = {
        (digit, cell): falses(position, (digit, cell)) for digit in range(9) for cell in bits_of(position.planes[digit])
    }
    found = layout(position.geometry)
    for digit in range(9):
        plane = position.planes[digit]
        for base, cover in ((found.rows, found.columns), (found.columns, found.rows)):
            for lines in combinations([line.cells & plane for line in base if line.cells & plane], 2):
                places = lines[0] | lines[1]
                for across in combinations([line.cells for line in cover if line.cells & places], 2):
                    over = across[0] | across[1]
                    fins = bits_of(places & ~over)
                    for cell in bits_of(plane & over & ~places) if 0 < len(fins) <= 2 else ():
                        false, is_wrong = known[digit, cell]
                        is_led = all((digit, fin) in false for fin in fins)
                        is_plain = all(sees(position, cell, fin) for fin in fins)
                        if is_led and not (is_plain or is_wrong or empties(position, digit, false)):
                            yield digit, cell


def empties(position: Position, digit: int, false: set[Candidate]) -> bool:
    """Return whether some house is left without a cell for the digit, which can be shown without a fish."""
    places = [set(bits_of(region.cells & position.planes[digit])) for region in position.layout.all]
    return any(held and all((digit, cell) in false for cell in held) for held in places)


@pytest.mark.parametrize("line", SMALL)
def test_no_small_kraken_fish_is_missed(line: str) -> None:
    case = read_hodoku(line)
    assert case
    position = Position(case.board)
    removed = {divmod(step.eliminations.bit_length() - 1, 81) for step in find_kraken_fish(position, 1)}
    assert set() < set(small_krakens(position)) <= removed
