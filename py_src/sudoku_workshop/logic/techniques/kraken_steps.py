"""Steps of Kraken fish: the fish itself, and one branch for each chain that leads to the removed candidate."""

from itertools import count
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Branch, Candidate, Cells, Claims, Mark, Step, Word
from sudoku_workshop.logic.techniques.fish_steps import Fish, fish_step
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.logic.techniques.net_field import claim_text
from sudoku_workshop.logic.techniques.trails import Trail, links_of


class Kraken(NamedTuple):
    """A finned fish and the candidate that it removes (`victim`).

    Chains lead from each of the `starts` to the victim. The starts are cells of the fish's digit. In type 1, they are
    the fins. In type 2, they are the fins and the base candidates in `house`, which is one of the cover houses.
    """

    fish: Fish
    victim: Candidate
    house: Region | None
    starts: Mask

    @property
    def kind(self) -> int:
        """Return the type of the Kraken fish, 1 or 2."""
        return 2 if self.house else 1

    @property
    def gone(self) -> Grid:
        """Return the removed candidate as a mask."""
        return 1 << self.victim

    @property
    def rank(self) -> tuple[int, int, int]:
        """Return a sort key, easiest first: the numbers of chains, of base houses and of boxes."""
        houses = (*self.fish.base, *self.fish.cover)
        boxes = sum(region.house.kind == "box" for region in houses)
        return self.starts.bit_count(), len(self.fish.base), boxes


def kraken_step(position: Position, kraken: Kraken) -> Step:
    """Return the step that shows a Kraken fish.

    The fish is highlighted in the same way, whichever of the step's branches is shown.
    """
    shift, (digit, cell) = kraken.fish.digit * position.size, divmod(kraken.victim, position.size)
    trails = [chain_to(position, shift + start, kraken.victim) for start in bits_of(kraken.starts)]
    branches = tuple(Branch(claim_text(trail[0], position.geometry), links_of(trail, True)) for trail in trails)
    step = fish_step(position, f"kraken-fish-{kraken.kind}", None, kraken.fish)
    words: dict[str, Word] = {
        **step.words,
        "victim": Cells(1 << cell),
        "victim_digit": digit + 1,
        "starts": Claims(tuple(branch.title for branch in branches)),
    }
    if kraken.house:
        words |= {"house": kraken.house.house, "places": Cells(kraken.starts & ~kraken.fish.fins)}
    marks = (*(mark for mark in step.marks if mark.role != "out"), Mark("out", kraken.gone))
    return step._replace(eliminations=kraken.gone, marks=marks, words=words, branches=branches)


def chain_to(position: Position, start: Candidate, end: Candidate) -> Trail:
    """Return the shortest chain by which `start`, if true, makes `end` false. There must be a chain."""
    links = position.once(Implications, True, True)
    trees = (links.tree(start, True, rounds) for rounds in count())
    return next((*tree.trail(true), end) for tree in trees for true in tree.ends if links.weak[true] >> end & 1)
