"""Machines with several next states (`choices.py`) as text: the letter `n`, the number of digits, and rows.

A row has two bits, whether reading may end and whether a further row of the same state follows, and one bit for each
digit with a next state. Then come these next states, two signs each. A state with two next states for a digit has two
rows.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_workshop.rules.choices import Choices, places_in
from sudoku_workshop.rules.tables import BITS, MOST_STATES, SIGNS, size_of

FORM = "n"
WIDTH = 2  # the signs for a state
FLAGS = 2  # the bits before those of the digits


def choices_text(machine: Choices) -> str:
    """Return a machine as text. Raises ValueError if it has too many states."""
    n, states = len(machine.targets[0]), len(machine.targets)
    if states > MOST_STATES:
        raise ValueError(f"{states} states")
    rows = [
        _row(row, bool(machine.ends >> state & 1) + 2 * follows)
        for state, every in enumerate(machine.targets)
        for row, follows in _rows([[*places_in(targets)] for targets in every])
    ]
    return FORM + SIGNS[n] + "".join(rows)


def _rows(every: list[list[int]]) -> Iterator[tuple[list[int | None], bool]]:
    """Yield rows with at most one next state for each digit, and whether another one follows."""
    most = max(1, *map(len, every))
    for at in range(most):
        yield [targets[at] if at < len(targets) else None for targets in every], at + 1 < most


def _row(targets: list[int | None], flags: int) -> str:
    mask = sum(1 << place for place, target in enumerate(targets) if target is not None)
    numbers = (_signs(target, WIDTH) for target in targets if target is not None)
    return _signs(mask << FLAGS | flags, _mask_width(len(targets))) + "".join(numbers)


def _mask_width(n: int) -> int:
    return -(-(n + FLAGS) // BITS)


def _signs(number: int, width: int) -> str:
    return "".join(SIGNS[number >> BITS * place & 63] for place in reversed(range(width)))


@lru_cache(maxsize=64)
def choices_in(table: str, n: int) -> Choices:
    """Return the machine in a text, for the digits 1 to n. Raises ValueError if it has fewer digits or is damaged."""
    size, at, ends = size_of(table), 2, 0
    states: list[list[int]] = []
    is_new = True
    while at < len(table) and len(states) <= MOST_STATES:
        at, flags = _number(table, at, _mask_width(size))
        if is_new:
            states.append([0] * size)
        ends |= (flags & 1) << len(states) - 1
        for place in places_in(flags >> FLAGS):
            at, target = _number(table, at, WIDTH)
            states[-1][place] |= 1 << target
        is_new = not flags >> 1 & 1
    if size < n or not is_new or not 0 < len(states) <= MOST_STATES:
        raise ValueError(f"a table for the digits 1 to {size}, or one that is not complete")
    if any(targets >> len(states) for row in states for targets in row):
        raise ValueError("a state that is not there")
    return Choices(tuple(tuple(row[:n]) for row in states), ends)


def _number(table: str, at: int, width: int) -> tuple[int, int]:
    """Return the place after a number in the text, and the number."""
    signs, number = table[at : at + width], 0
    if len(signs) < width:
        raise ValueError("a table that is not complete")
    for sign in signs:
        number = number << BITS | SIGNS.index(sign)
    return at + width, number
