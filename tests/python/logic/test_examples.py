"""The example of each technique in the package's data file."""

import re

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.search import count, solve
from tests.support.laws import broken

ROLES = {
    "found": ["naked-single"],
    "base found": ["full-house", "hidden-single", "template-set", "dynamic-forcing-chain-plus"],
    "base cover out": [
        *("pointing", "claiming", "x-wing", "swordfish", "jellyfish", "franken-swordfish", "franken-jellyfish"),
        *("aligned-pair-exclusion", "aligned-triplet-exclusion", "multi-fish", "bowmans-bingo"),
    ],
    "base cover found out": ["direct-pointing", "direct-claiming"],
    "base out": [
        *("sk-loop", "multi-sector-locked-set", "symmetrical-placement"),
        *("locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quadruple", "hidden-pair"),
        *("hidden-triple", "hidden-quadruple", "template-delete", "multiple-forcing-chain", "dynamic-forcing-chain"),
        *(f"nested-forcing-chain-{level}" for level in range(1, 5)),
        "forcing-net",
    ],
    "base found out": ["direct-hidden-pair", "direct-hidden-triple"],
    "base fin out": [
        *("skyscraper", "two-string-kite", "dual-two-string-kite", "turbot-fish", "empty-rectangle"),
        *("dual-empty-rectangle", "xy-wing", "xyz-wing", "w-wing", "hidden-rectangle"),
        *(f"uniqueness-test-{kind}" for kind in (1, 2, 4, 5, 6)),
        *("avoidable-rectangle-1", "avoidable-rectangle-2", "avoidable-rectangle-4", "senior-exocet", "tridagon"),
        *("triple-firework", "broken-wing", "bivalue-oddagon", "wxyz-wing", "vwxyz-wing"),
        *(
            "extended-unique-rectangle",
            "borescoper-deadly-pattern",
            "bug-lite",
            "unique-loop-1",
            "unique-loop-2",
            "unique-loop-4",
        ),
    ],
    "base cover fin out": [
        *(
            "avoidable-rectangle-3",
            "junior-exocet",
            "kraken-fish-1",
            "kraken-fish-2",
            "uniqueness-test-3",
            "unique-loop-3",
        ),
        *filter(re.compile("finned|sashimi").search, TECHNIQUES),
    ],
    "fin out": ["bug-1", "bug-2", "bug-4"],
    "cover fin out": ["bug-3"],
    "color-a color-b out": [
        "medusa",
        *("simple-colors-trap", "simple-colors-wrap", "remote-pair", "x-chain", "xy-chain", "continuous-nice-loop"),
        *("discontinuous-nice-loop", "aic", "grouped-discontinuous-nice-loop", "als-xz", "doubly-linked-als-xz"),
        *("x-cycle", "y-cycle", "xy-cycle", "forcing-x-chain", "forcing-chain"),
    ],
    "base color-a color-b cover out": ["multi-colors-1", "multi-colors-2", "als-chain"],
    "base color-a color-b out": ["grouped-continuous-nice-loop", "grouped-aic", "als-xy-wing", "sue-de-coq"],
    "color-a color-b fin out": ["death-blossom"],
    "color-a color-b found": ["nishio"],
}


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_the_technique_is_found_on_its_example(technique: str) -> None:
    found = example(technique)
    assert found
    board, step = found
    puzzle = board_of(board.geometry, board.givens)
    solved = solve(puzzle)
    assert step.technique == technique
    assert count(puzzle, 2) == 1
    assert solved
    assert broken(Position(board), step, solved.grid) is None
    assert board.grid & solved.grid == solved.grid


@pytest.mark.law
@pytest.mark.parametrize("technique", [slug for rung in LADDER for slug in rung.slugs])
def test_the_rung_finds_it_among_its_others(technique: str) -> None:
    found, rung = example(technique), next(rung for rung in LADDER if technique in rung.slugs)
    assert found
    assert any(step.technique == technique for step in rung.find(Position(found[0])))


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_it_is_rated_no_lower_than_its_record_says_and_only_where_that_has_a_rating(technique: str) -> None:
    found, lowest = example(technique), TECHNIQUES[technique].er
    assert found
    rated = found[1].er
    assert rated is lowest is None or (rated is not None and lowest is not None and rated >= lowest)


@pytest.mark.parametrize(("roles", "technique"), [(roles, each) for roles, some in ROLES.items() for each in some])
def test_every_part_is_marked_in_its_role(roles: str, technique: str) -> None:
    found = example(technique)
    assert found
    assert " ".join(sorted(mark.role for mark in found[1].marks)) == roles


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_cell_of_its_sentence_is_marked(technique: str) -> None:
    found = example(technique)
    assert found
    board, step = found
    size = board.geometry.cells
    links = [*step.links, *(link for branch in step.branches for link in branch.links)]
    marked = {bit % size for mark in step.marks for bit in bits_of(mark.candidates)}
    marked |= {end % size for link in links for end in (link.start, link.end)}
    marked |= {cell for mark in step.marks for cell in bits_of(mark.cells)}
    spoken = {cell for word in step.words.values() if isinstance(word, Cells) for cell in bits_of(word.mask)}
    assert spoken <= marked


def test_an_unknown_technique_has_no_example() -> None:
    assert example("no technique") is None
