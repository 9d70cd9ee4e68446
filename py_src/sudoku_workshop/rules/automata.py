"""Automata: machines that read the digits of cells one by one and accept them or not, as tables of states.

State 0 is the start. A digit without a next state leads to DEAD, from which nothing is accepted. Equal machines have
equal tables, because states that accept the same digits are merged, and states are numbered as they are first reached.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.frame import Digits

DEAD = -1
MOST_FOUND = 20_000  # states that are followed before they are merged
State = int


class TooManyStatesError(SudokuError):
    """An error: a machine has more states than can be followed."""


class Automaton(NamedTuple):
    """For each state, the next state for each digit 1 to n, and whether reading may end there."""

    targets: tuple[tuple[State, ...], ...]
    accepts: tuple[bool, ...]


def explored(
    start: Hashable, step: Callable[[Any, int], Hashable | None], ends: Callable[[Any], object], n: int
) -> Automaton:
    """Return the machine whose states are found from `start`. Raises SudokuError if there are too many."""
    found, order, targets = {start: 0}, [start], list[tuple[State, ...]]()
    for state in order:
        row = list[State]()
        for digit in range(1, n + 1):
            after = step(state, digit)
            if after is not None and after not in found:
                found[after] = len(order)
                order.append(after)
            row.append(DEAD if after is None else found[after])
        if len(order) > MOST_FOUND:
            raise TooManyStatesError(
                f"the machine has more than {MOST_FOUND} states: let `step` return fewer different states"
            )
        targets.append(tuple(row))
    return merged(Automaton(tuple(targets), tuple(bool(ends(state)) for state in order)))


def merged(machine: Automaton) -> Automaton:
    """Return the smallest machine that accepts the same digits."""
    part, parts = [int(ends) for ends in machine.accepts], 0
    while len({*part}) > parts:  # states stay together while they lead to the same parts
        parts, numbers = len({*part}), dict[tuple[int, ...], int]()
        keys = (
            (part[state], *(DEAD if target == DEAD else part[target] for target in row))
            for state, row in enumerate(machine.targets)
        )
        part = [numbers.setdefault(key, len(numbers)) for key in keys]
    first = {own: state for state, own in reversed([*enumerate(part)])}
    dead = {own for own, state in first.items() if not machine.accepts[state]} - _leading(machine, part)
    return _numbered(machine, part, first, dead)


def _leading(machine: Automaton, part: Sequence[int]) -> set[int]:
    """Return the parts from which a state that accepts can be reached."""
    before: dict[int, set[int]] = {}
    for state, row in enumerate(machine.targets):
        for target in row:
            if target != DEAD:
                before.setdefault(part[target], set()).add(part[state])
    found = {part[state] for state, ends in enumerate(machine.accepts) if ends}
    left = [*found]
    while left:
        new = before.get(left.pop(), set()) - found
        found |= new
        left += new
    return found


def _numbered(machine: Automaton, part: Sequence[int], first: dict[int, State], dead: set[int]) -> Automaton:
    """Return the machine with one state for each part that is not dead, numbered as they are reached."""
    numbers, order = {part[0]: 0}, [part[0]]
    targets = list[tuple[State, ...]]()
    for own in order:
        row = list[State]()
        for target in machine.targets[first[own]]:
            if target == DEAD or part[target] in dead:
                row.append(DEAD)
                continue
            if part[target] not in numbers:
                numbers[part[target]] = len(order)
                order.append(part[target])
            row.append(numbers[part[target]])
        targets.append(tuple(row))
    return Automaton(tuple(targets), tuple(machine.accepts[first[own]] for own in order))


def of_combinations(
    allows: Callable[[tuple[int, ...]], object], length: int, n: int, fewest: int | None = None
) -> Automaton:
    """Return the machine that accepts the allowed lists of `length` digits, or of `fewest` to `length` digits."""
    least, nothing = length if fewest is None else fewest, (DEAD,) * n
    rows: dict[tuple[bool, tuple[State, ...]], State] = {}  # whether reading may end, and the next states

    def after(digits: tuple[int, ...]) -> State:
        ends = len(digits) >= least and bool(allows(digits))
        row = nothing if len(digits) == length else tuple(after((*digits, digit)) for digit in range(1, n + 1))
        return rows.setdefault((ends, row), len(rows)) if ends or row != nothing else DEAD

    start = after(())
    if start == DEAD:
        return Automaton((nothing,), (False,))
    states = [*rows]
    return explored(start, lambda state, digit: _known(states[state][1][digit - 1]), lambda state: states[state][0], n)


def _known(state: State) -> State | None:
    return None if state == DEAD else state


def narrowed(machine: Automaton, own: Iterable[Digits]) -> list[Digits] | None:
    """Return what is left of the candidates of cells that the machine reads in order, or None."""
    cells, ahead = [*own], [{0}]
    for digits in cells:
        places = [place for place in range(digits.bit_length()) if digits >> place & 1]
        ahead.append({machine.targets[state][place] for state in ahead[-1] for place in places} - {DEAD})
    good = {state for state in ahead[-1] if machine.accepts[state]}
    left = list[Digits]()
    for digits, states in zip(reversed(cells), reversed(ahead[:-1]), strict=True):
        fits, before = 0, set[State]()
        for state in states:
            found = sum(
                1 << place
                for place, target in enumerate(machine.targets[state])
                if digits >> place & 1 and target in good
            )
            fits |= found
            if found:
                before.add(state)
        good = before
        left.append(fits)
    return left[::-1] if good else None
