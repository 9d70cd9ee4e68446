"""Contradictions through rules: the last resort, which solves every puzzle with exactly one solution.

One candidate is assumed to be true. Singles and rules then lead to a contradiction, so it is false. If that is not
enough for any candidate, further assumptions are made along the way, up to a number of nets. If that is not enough,
either, the search for solutions tells which candidate is false. Such a step has no trail.
"""

from collections.abc import Iterator
from itertools import count, islice

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import claim, lines
from sudoku_workshop.logic.ruled.net import Net, field_of
from sudoku_workshop.logic.ruled.net_trail import Trail
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.step import Candidate, Mark, Step, Word
from sudoku_workshop.search import solve
from sudoku_workshop.search.bounded import only_solution, solution_at_length

ENOUGH = 6  # contradictions among which the one with the shortest trail is chosen
KEPT = "rule-nets"  # the nets that later positions continue
MOST_NETS = 600  # within other nets, before the search is asked


def find_nets(position: Position) -> Iterator[Step]:
    """Yield one candidate that leads to a contradiction: the one with the shortest trail among the first ones found."""
    found = [(candidate, Trail(net)) for candidate, net in islice(_contradictions(position), ENOUGH)]
    if found:
        candidate, trail = min(found, key=lambda each: len(each[1]))
        yield _step("rule-net", candidate, position, {"trail": lines(trail.told)})


def _contradictions(position: Position) -> Iterator[tuple[Candidate, Net]]:
    """Yield candidates with the nets that show their contradictions.

    Nets of earlier positions are continued: their consequences are still true. Only if no net comes to a contradiction
    this way, all nets are made anew, because rules may say more when cells are filled.
    """
    has_any = False
    for is_anew in (False, True):
        for candidate in _in_order(position.open, position):
            net = _net(candidate, position, is_anew)
            if net.clash:
                has_any = True
                yield candidate, net
        if has_any:
            return


def _net(candidate: Candidate, position: Position, is_anew: bool) -> Net:
    """Return the net of a candidate: made in this position if it has a contradiction or `is_anew`."""
    kept: dict[Candidate, Net] = position.carried.setdefault(KEPT, {})
    net = kept.get(candidate)
    if net and not is_anew and not position.board.grid & ~net.known:
        if net.known != position.board.grid:
            net.continue_in(position)
        if not net.clash:
            return net
    if not net or net.field.position is not position:
        net = kept[candidate] = Net(position.once(field_of)).assume(candidate)
    return net


def find_nested_nets(position: Position) -> Iterator[Step]:
    """Yield a candidate that leads to a contradiction with further assumptions along the way."""
    field, tried = position.once(field_of), count()
    for candidate in _in_order(position.open, position):
        net = Net(field).assume(candidate)
        if _fails(net, tried):
            yield _step("nested-rule-net", candidate, position, {"trail": lines(Trail(net).told)})
            return
        if next(tried) >= MOST_NETS:
            return


def find_trials(position: Position) -> Iterator[Step]:
    """Yield a candidate that is in no solution, in a cell with few candidates. The search has no limit."""
    yield from _trials(position, only_solution(position.board.puzzle))


def find_short_trials(position: Position) -> Iterator[Step]:
    """Yield what `find_trials` yields, or nothing if finding the solution takes too long."""
    found = solution_at_length(position.board.puzzle)
    if found is not None:
        yield from _trials(position, found)


def _trials(position: Position, found: tuple[Board, ...] | None) -> Iterator[Step]:
    """Yield a candidate that is not in the solution, which is searched for if it was not `found`."""
    solution = found[0] if found else solve(position.board.puzzle)
    wrong = position.open & ~solution.grid if solution else 0
    for candidate in _in_order(wrong, position)[:1]:
        yield _step("trial", candidate, position, {})


def _in_order(candidates: Grid, position: Position) -> list[Candidate]:
    """Return candidates, those of cells with few candidates first."""
    counts = [digits.bit_count() for digits in position.digits_of]
    return sorted(bits_of(candidates), key=lambda each: counts[each % position.size])


def _fails(net: Net, tried: "count[int]") -> bool:
    """Return whether a net has a contradiction if further assumptions are made within it."""
    before = -1
    while before != net.off:
        before = net.off
        for candidate in _in_order(net.left, net.field.position):
            if not net.left >> candidate & 1:
                continue
            inner = Net(net.field, net).assume(candidate)
            if inner.clash:
                net.exclude(candidate, inner)
                if net.clash:
                    return True
            if next(tried) >= MOST_NETS:
                return False
    return False


def _step(technique: str, candidate: Candidate, position: Position, words: dict[str, Word]) -> Step:
    gone = 1 << candidate
    words = {"start": claim(candidate, position.geometry), **words}
    return Step(technique, None, 0, gone, (Mark("out", gone),), words=words)


RECORDS = (
    Ruled("rule-net", 6, find_nets, "{start}"),
    Ruled("nested-rule-net", 7, find_nested_nets, "{start}"),
    Ruled("trial", 7, find_trials, "{start}"),
)
