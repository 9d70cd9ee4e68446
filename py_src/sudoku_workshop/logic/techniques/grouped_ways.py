"""The shortest paths of grouped chains: from a premise to each of its consequences."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.logic.techniques.node_links import Claim, NodeLinks

FAR = 1000
NOWHERE = FAR, 0


class Ways(NamedTuple):
    """The consequences of a premise, with the shortest path to each.

    A premise is that a candidate is true, or that it is false. `far` has the distance of each consequence, as a number
    of links, and `came` the claim from which it follows directly. `back` is for loops, which return to the cell of the
    premise: for each consequence in that cell, it has both the distance and the claim from which the consequence
    follows.
    """

    far: dict[Claim, int]
    came: dict[Claim, Claim]
    back: dict[Claim, tuple[int, Claim]]

    def way(self, end: Claim) -> list[Claim]:
        """Return the claims from the premise to a consequence, both included."""
        claims = [end]
        while claims[-1] in self.came:
            claims.append(self.came[claims[-1]])
        return claims[::-1]


class Growth:
    """A search that extends paths of nodes (candidates, groups and almost locked sets), shortest first.

    No path enters a node whose first cell it has visited before.
    """

    def __init__(self, known: NodeLinks) -> None:
        self.known = known
        both = [(claim, node) for number, node in known.nodes.items() for claim in (number, ~number)]
        self._cells = {claim: node.cells for claim, node in both}
        self._enters = {claim: known.first_cell(node) for claim, node in both}

    def ways(self, premise: Claim) -> Ways:
        """Return the shortest path from the premise to each of its consequences.

        The first link of a path leaves the cell of the premise. Of several paths of equal length, the first one found
        is used.
        """
        far, _, _ = ways = Ways({premise: 0}, {}, {})
        rounds: list[list[tuple[Claim, Mask]]] = [[(premise, 0)]]  # with the cells visited before
        for distance, claims in enumerate(rounds):
            for claim, before in claims:
                if far[claim] == distance:  # otherwise there is a shorter path
                    been = before | self._cells[claim]
                    for length, ends in self._links(claim, distance):
                        rounds += [[] for _ in range(len(rounds), length + 1)]
                        rounds[length] += [(end, been) for end in self._entered(ways, claim, been, length, ends)]
        return ways

    def _entered(self, ways: Ways, claim: Claim, been: Mask, length: int, ends: Sequence[Claim]) -> Iterator[Claim]:
        """Yield those of the claims `ends` to which the link from `claim` gives a shorter path than before.

        If an end completes a loop, it is recorded in `ways.back` but not yielded. A loop has three links or more.
        """
        (far, came, back), cells, enters = ways, self._cells, self._enters
        own, start = cells[claim], cells[next(iter(far))]
        for end in ends:
            if far.get(end, FAR) > length:
                if not been & enters[end] or cells[end] == own != start:
                    far[end], came[end] = length, claim
                    yield end
                elif cells[end] == start and came.get(claim) in came and length < back.get(end, NOWHERE)[0]:
                    back[end] = length, claim

    def _links(self, claim: Claim, distance: int) -> Iterator[tuple[int, Sequence[Claim]]]:
        """Yield the claims that follow directly from this claim, with their distance from the premise."""
        there = distance + self.known.count.get(claim, 1)
        yield there, self.known.links.get(claim, ())
        if claim in self.known.forced:
            yield there + 1, self.known.forced[claim]
