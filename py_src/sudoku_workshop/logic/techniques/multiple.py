"""Multiple and dynamic forcing chains. Their rating grows with the number of claims that lead to the common result.

Source: Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Claims, Mark, Step, Word
from sudoku_workshop.logic.techniques.branches import Branches, Finding, Kind
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.logic.techniques.technique import Technique
from sudoku_workshop.logic.techniques.trails import length_cost, supposed_words
from sudoku_workshop.search import count

LARGEST = 9  # on larger boards there are too many branches to follow


class Family(NamedTuple):
    """A family of techniques with nets: a rung of the ladder, with its technique and the rating of its shortest steps.

    `dynamic` and `level` say what its nets may use. For levels, see `Nesting.rules`.
    """

    technique: str
    base: float
    dynamic: bool = True
    level: int = 0


FAMILIES = (
    Family("multiple-forcing-chain", 8.0, dynamic=False),
    Family("dynamic-forcing-chain", 8.5),
    Family("dynamic-forcing-chain-plus", 9.0, level=1),
    *(Family(f"nested-forcing-chain-{i}", 9.0 + 0.5 * i, level=i + 1) for i in range(1, 5)),
)
NESTED = {family.technique: family.level for family in FAMILIES if family.level > 1}  # by technique
SHARED = {family.technique: family.level for family in FAMILIES if family.level}  # where it pays to divide the nets


def find_branches(position: Position, family: Family) -> Iterator[Step]:
    """Yield the steps of this family of techniques, sorted by length, then kind of branches, then order of discovery.

    Of several steps that remove the same candidates, only the first is yielded. Nested chains are only searched for if
    the puzzle has a unique solution. Otherwise, the search may be long and find nothing.
    """
    if position.n <= LARGEST and (family.technique not in NESTED or count(position.board.puzzle, 2) == 1):
        branches = position.once(Nesting).branches(position, family.level, family.dynamic)
        for finding in branches.in_order():
            rating = round(family.base + length_cost(finding.complexity), 1)
            yield step_of(position, family.technique, rating, finding, branches)


def _supposed(finding: Finding, clash: Candidate | None, size: int) -> dict[str, Word]:
    """Return values for a step's sentence: the assumption, and the cell of the contradiction if there is one.

    The sentence has a line, with a placeholder, for each kind of assumption. The placeholders of all kinds but one get
    no cells, and lines without cells are left out.
    """
    start = finding.branches[0]
    cells = mask_of(max(start, ~start) % size for start in finding.branches)
    contradiction = supposed_words(max(start, ~start), start >= 0, size)
    if clash is None:
        contradiction |= {"refuted": Cells(0), "confirmed": Cells(0)}
    else:
        contradiction |= {"clash": Cells(1 << clash % size), "clash_digit": clash // size + 1}
    names = {"cell": Kind.CELL, "places": Kind.REGION, "either": Kind.DOUBLE}
    return contradiction | {name: Cells(cells if finding.kind is kind else 0) for name, kind in names.items()}


def step_of(position: Position, technique: str, rating: float | None, finding: Finding, branches: Branches) -> Step:
    """Return the step for a finding: what it places or removes, and the branches (assumptions) that lead there."""
    starts = [max(start, ~start) for start in finding.branches]
    placed = 1 << finding.claim if finding.claim >= 0 else 0
    shown = branches.as_branches(finding)
    titles = tuple(branch.title for branch in shown)
    words: dict[str, Word] = {
        **_supposed(finding, branches.clash_of(finding), position.size),
        "starts": Claims(titles),
        "branches": Claims(titles if len(titles) > 1 else ()),
        "kind": finding.kind.name.lower(),
    }
    marks = (Mark("base", mask_of(starts)), Mark("found" if placed else "out", placed or finding.gone))
    step = Step(technique, rating, placed, 0 if placed else finding.gone, marks, words=words)
    if len(shown) > 1:
        return step._replace(branches=shown)
    return step._replace(links=shown[0].links, nested=shown[0].nested)


RECORDS = (
    *(
        Technique(
            each.technique,
            "last",
            each.base,
            "",
            "{starts}",
            partial(find_branches, family=each),
            880 + 10 * i,
            760 + 10 * i,
            last=True,
        )
        for i, each in enumerate(FAMILIES)
    ),
)
