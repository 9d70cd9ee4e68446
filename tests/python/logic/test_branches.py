"""Multiple and dynamic forcing chains: equal to Sudoku Explainer's ratings on puzzles that need them, and sound."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Branch, Link
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.search import solve
from tests.support.laws import broken
from tests.support.samples import sample
from tools.er_table import HIGH, NESTED, compared, known

pytestmark = pytest.mark.law

LAST = {technique.slug for technique in HINT_ORDER if technique.last}
EVERY = 39  # one in this number of the puzzles that need branches
LONGEST = 10.0  # higher ratings take up to half a minute instead of three seconds; tools/er_table.py has them all
LARGE = geometry("12")


@pytest.fixture(scope="module")
def high(data: Callable[[str], Path]) -> list[Board]:
    return [puzzle.board for puzzle in known(data(HIGH.name))][::EVERY]


@pytest.mark.parametrize(("file", "ratings"), [(HIGH, 13), (NESTED, 4)], ids=["branches", "nested"])
def test_puzzles_that_need_branches_are_rated_as_by_sudoku_explainer(
    data: Callable[[str], Path], file: Path, ratings: int
) -> None:
    """Check one puzzle of each rating, or of every other rating in a small sample."""
    one_each = {puzzle.er: puzzle for puzzle in known(data(file.name)) if puzzle.er <= LONGEST}
    assert len(one_each) >= ratings
    results = [compared(one_each[er]) for er in sorted(one_each)[:: sample(4, 1)]]
    assert [(result.known.line, result.known[2:5], result.ours) for result in results if not result.equal] == []


def met(puzzle: Board) -> Iterator[tuple[str, str | None]]:
    """Yield the last-resort techniques on the solution path, each with the law that its step breaks, if any."""
    solved, before = solve(puzzle), Position(puzzle)
    assert solved is not None
    for position, step in take_steps(puzzle, finders("ladder")):
        if step.technique in LAST:
            yield step.technique, broken(before, step, solved.grid)
        before = position
    assert before.is_solved


def test_the_steps_are_sound_and_lead_to_the_solution(high: list[Board]) -> None:
    found = [each for puzzle in high[::3] for each in met(puzzle)]
    assert {law for _, law in found} == {None}
    assert {technique for technique, _ in found} >= {"multiple-forcing-chain", "dynamic-forcing-chain"}


def test_a_branch_leads_from_its_assumption_to_the_result(high: list[Board]) -> None:
    """Check that each link starts from a known candidate, and that the last one leads to the result of the step."""
    kinds = set()
    steps = (step for puzzle in high[::6] for _, step in take_steps(puzzle, finders("ladder")))
    for step in (step for step in steps if step.technique in LAST):
        kinds.add(step.words["kind"])
        for title, links, _ in filter(
            lambda branch: branch.links, step.branches
        ):  # without links, the assumption is the result
            first = (links[0].start, "≠" not in title)
            assert [link for number, link in enumerate(links) if not known_before(links[:number], link, first)] == []
            assert links[-1].strong == bool(step.placements)
            assert 1 << links[-1].end & (step.placements | step.eliminations)
        assert bool(step.links) == (step.words["kind"] == "contradiction") != bool(step.branches)
    assert kinds >= {"cell", "region", "contradiction"}


def known_before(links: Sequence[Link], link: Link, first: tuple[int, bool]) -> bool:
    """Return whether a link starts at the assumption or at the end of an earlier link."""
    return link.start in {first[0], *(before.end for before in links)}


@pytest.mark.parametrize(("level", "kind"), [(1, "chain"), (2, "chain"), (3, "region"), (4, "region")][:: sample(2, 1)])
def test_a_nested_chain_is_in_the_branch_that_depends_on_it(level: int, kind: str) -> None:
    found = example(f"nested-forcing-chain-{level}")
    assert found
    step = found[1]
    [(branch, chain)] = [(branch, chain) for branch in step.branches for chain in branch.nested]
    led = [link for link in branch.links if not link.strong and chain.gone >> link.end & 1]
    assert chain.kind == kind
    assert mask_of(link.end for link in led) == chain.gone
    assert mask_of(link.start for link in led) == chain.without != 0
    assert [each.title for each in chain.branches if not comes_to(each, chain.gone)] == []
    assert known_in(branch, chain.without)


def comes_to(branch: Branch, gone: int) -> bool:
    """Return whether the last link rules out an eliminated candidate, or gives its cell to another digit."""
    last = branch.links[-1]
    return gone >> last.end & 1 != last.strong and last.end % 81 in {candidate % 81 for candidate in bits_of(gone)}


def known_in(branch: Branch, without: int) -> bool:
    """Return whether the branch has ruled out all of these."""
    return without & ~mask_of(link.end for link in branch.links if not link.strong) == 0


def test_on_large_boards_branches_are_not_followed() -> None:
    empty = Position(board_of(LARGE, [0] * LARGE.cells))
    assert [step for technique in HINT_ORDER if technique.last for step in technique.find(empty)] == []
