"""Direct conflicts: a candidate whose direct consequences together leave a group without a candidate.

At least one candidate of a *group* is true: of a cell, of a digit's places in cells that certainly contain it, or of
two digits of an almost locked set. If the assumed candidate excludes all but some of a group, one of these is true,
and whatever all of them exclude is false. If the candidate and such consequences exclude a whole group, the candidate
is false. Every consequence follows from what the assumption itself excludes, so no trail is needed.

With one consequence, this covers an X-Wing with a fin and two almost locked sets that share a digit. With two, it
covers chains of up to six nodes, each a candidate or several (grouped chains). With three, it covers a Swordfish with
fins, and a cell whose digits three almost locked sets exclude (Death Blossom).

Source: usual, as grouped chains and techniques of almost locked sets; weak links through rules as in dclamage's
SudokuSolver.
"""

from collections.abc import Iterator
from functools import partial, reduce
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.almost import almost_locked
from sudoku_workshop.logic.ruled.links import Links, reasons_now, weak_now
from sudoku_workshop.logic.ruled.named import claim, claims, lines
from sudoku_workshop.logic.ruled.net import Field, Group, field_of
from sudoku_workshop.logic.ruled.net_trail import CLASHES
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.step import Candidate, Mark, Phrase, Phrases, Step, Word

MOST_LEFT = 6  # candidates that a consequence has
SHORT, LONG = (2, 2), (3, 3)  # the most consequences, and the most cells of an almost locked set


class Consequence(NamedTuple):
    """A group of which only some candidates are left, one of them true, and what all of these exclude."""

    group: Group
    left: Grid
    gone: Grid


class Assumed(NamedTuple):
    """A candidate that is assumed: what it excludes, its consequences, and the groups that all of these leave empty."""

    start: Candidate
    gone: Grid
    consequences: tuple[Consequence, ...]
    empty: tuple[Group, ...]


def find_direct_conflicts(position: Position, sizes: tuple[int, int] = SHORT) -> Iterator[Step]:
    """Yield candidates whose direct consequences leave a group empty, those with few consequences first."""
    most, most_cells = sizes
    field = field_of(position, position.once(almost_locked, most_cells))._replace(weak=position.once(weak_now))
    excluded, found = dict[Grid, Grid](), set[Candidate]()
    tried = [each for start in bits_of(position.open) if (each := _assume(start, field, excluded)).empty]
    for number in range(most + 1):
        for each in tried:
            if each.start not in found and (conflict := _conflict(each, number)):
                found.add(each.start)
                yield _step(each, *conflict, position)


def _assume(start: Candidate, field: Field, excluded: dict[Grid, Grid]) -> Assumed:
    """Return what follows directly from a candidate. Of several groups with the same effect, the first counts.

    `excluded` keeps what several candidates all exclude, for the other candidates that are assumed.
    """
    gone = field.weak[start] & field.position.open
    found: dict[Grid, Consequence] = {}
    for group in [each for each in field.groups if each.members & gone]:
        left = group.members & ~gone
        if not left or left >> start & 1 or left.bit_count() > MOST_LEFT:
            continue
        if left not in excluded:
            every = (field.weak[candidate] for candidate in bits_of(left))
            excluded[left] = reduce(and_, every, field.position.open)
        if lost := excluded[left] & ~gone:
            found.setdefault(lost, Consequence(group, left, lost))
    every_gone = reduce(or_, found, gone)
    empty = tuple([group for group in field.groups if not group.members & ~every_gone])
    return Assumed(start, gone, tuple(found.values()), empty)


def _conflict(assumed: Assumed, number: int) -> tuple[tuple[Consequence, ...], Group] | None:
    """Return so many consequences that leave a group empty, and the group, or None."""
    for group in assumed.empty:
        left = group.members & ~assumed.gone
        useful: dict[Grid, Consequence] = {}
        for each in assumed.consequences:
            useful.setdefault(left & each.gone, each)
        useful.pop(0, None)
        for among in combinations(useful, number):
            if reduce(or_, among, 0) == left:
                return tuple(useful[part] for part in among), group
    return None


def _step(assumed: Assumed, used: tuple[Consequence, ...], empty: Group, position: Position) -> Step:
    start, told = assumed.start, [_told(each, position) for each in used]
    told.append(Phrase(CLASHES[empty.told.key], empty.told.words))
    words: dict[str, Word] = {
        "start": claim(start, position.geometry),
        "trail": lines(told),
        "links": Phrases(reasons_now(position, list(_links(assumed, used, empty)))),
    }
    base = reduce(or_, (each.left for each in used), empty.members)
    marks = (Mark("base", base, mask_of(each % position.size for each in bits_of(base))), Mark("out", 1 << start))
    return Step("direct-conflict", None, 0, 1 << start, marks, words=words)


def _told(consequence: Consequence, position: Position) -> Phrase:
    """Return the sentence of a consequence, with one candidate or with several."""
    left, why = consequence.left, consequence.group.told
    if left & left - 1:
        return Phrase("net.some", {"claims": claims(left, position.geometry), "why": why})
    return Phrase("net.single", {"claim": claim(left.bit_length() - 1, position.geometry), "why": why})


def _links(assumed: Assumed, used: tuple[Consequence, ...], empty: Group) -> Iterator[Links]:
    """Yield the pairs of candidates that exclude each other."""
    for each in used:
        yield from ((assumed.start, gone) for gone in bits_of(each.group.members & ~each.left))
    yield from ((assumed.start, gone) for gone in bits_of(empty.members & assumed.gone))
    left = empty.members & ~assumed.gone
    for each in used:
        yield from ((one, gone) for gone in bits_of(left & each.gone) for one in bits_of(each.left))
        left &= ~each.gone


SHORT_RECORDS = (Ruled("direct-conflict", 4, find_direct_conflicts, "{start}"),)
RECORDS = (Ruled("direct-conflict", 5, partial(find_direct_conflicts, sizes=LONG), "{start}"),)
