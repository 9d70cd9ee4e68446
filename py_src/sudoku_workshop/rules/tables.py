"""Tables of custom rules as text, in the 64 signs of links.

`p` and `a` come before a table of pairs: n, then for each digit one bit for each partner. Successive cells of `p` are
related, and all cells of `a`. `l` and `g` come before a machine: n, the number of signs for a state, then for each
state whether reading may end there, and its next states, 0 for none. `l` has a line of cells, `g` a group. `n` comes
before a machine with several next states (see `choices_text.py`).
"""

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_letters, ascii_uppercase, digits

from sudoku_workshop.rules.automata import DEAD, Automaton, merged
from sudoku_workshop.rules.rule import Partners

SIGNS = ascii_uppercase + ascii_letters[:26] + digits + "-_"
PAIRS, MACHINES = "pa", "lg"
BITS = 6  # of a sign
WIDTHS = {1: 62, 2: 1000}  # the signs for a state, and the most states for which there are so many
MOST_STATES = max(WIDTHS.values())
MOST_DIGITS = 25
LONGEST = 3 + MOST_STATES * (MOST_DIGITS + 1) * max(WIDTHS)  # of a text


def pairs_text(form: str, allowed: Partners) -> str:
    """Return a table of pairs as text."""
    n, bits = len(allowed), sum(digits << place * len(allowed) for place, digits in enumerate(allowed))
    signs = "".join(SIGNS[bits >> at & 63] for at in range(0, n * n, BITS))
    return form + SIGNS[n] + signs.rstrip(SIGNS[0])


def machine_text(form: str, machine: Automaton) -> str:
    """Return a machine as text. Raises ValueError if it has too many states."""
    n, states = len(machine.targets[0]), len(machine.targets)
    if states > MOST_STATES:
        raise ValueError(f"{states} states")
    width = next(width for width, most in WIDTHS.items() if states <= most)
    numbers = (
        (int(ends), *(target - DEAD for target in row))
        for ends, row in zip(machine.accepts, machine.targets, strict=True)
    )
    return form + SIGNS[n] + str(width) + "".join(_sign(number, width) for row in numbers for number in row)


def _sign(number: int, width: int) -> str:
    return "".join(SIGNS[number >> BITS * place & 63] for place in reversed(range(width)))


def size_of(table: str) -> int:
    """Return the number of digits of a table. Raises ValueError."""
    return SIGNS.index(table[1:2] or "?")


@lru_cache(maxsize=256)
def pairs_of(table: str, n: int) -> Partners:
    """Return the table of pairs in a text, for the digits 1 to n. Raises ValueError if it has fewer digits."""
    size = size_of(table)
    bits = sum(SIGNS.index(sign) << place * BITS for place, sign in enumerate(table[2:]))
    if size < n or bits >> size * size:
        raise ValueError(f"a table for the digits 1 to {size}")
    return tuple(bits >> digit * size & (1 << n) - 1 for digit in range(n))


@lru_cache(maxsize=256)
def machine_of(table: str, n: int) -> Automaton:
    """Return the machine in a text, for the digits 1 to n. Raises ValueError if it has fewer digits or is damaged."""
    size, width = size_of(table), int(table[2:3])
    rows = [*_rows([*_numbers(table[3:], width)], size + 1)]
    if size < n or not 0 < len(rows) <= MOST_STATES:
        raise ValueError(f"a table for the digits 1 to {size}")
    if any(row[0] > 1 or max(row[1:]) > len(rows) for row in rows):
        raise ValueError("a state that is not there")
    targets = tuple(tuple(number + DEAD for number in row[1 : n + 1]) for row in rows)
    return merged(Automaton(targets, tuple(bool(row[0]) for row in rows)))


def _numbers(signs: str, width: int) -> Iterator[int]:
    for at in range(0, len(signs), width):
        number = 0
        for sign in signs[at : at + width]:
            number = number << BITS | SIGNS.index(sign)
        yield number


def _rows(numbers: list[int], length: int) -> Iterator[list[int]]:
    if len(numbers) % length:
        raise ValueError("a row of the table is not complete")
    return (numbers[at : at + length] for at in range(0, len(numbers), length))


def fitting(table: str, n: int) -> str:
    """Return a table for the digits 1 to n. Raises ValueError if it is for fewer digits, damaged or too large."""
    form = table[:1]
    if len(table) > LONGEST or size_of(table) > MOST_DIGITS:
        raise ValueError(f"a table for more than {MOST_DIGITS} digits, or with more than {MOST_STATES} states")
    if form and form in PAIRS and (len(table) - 2) * BITS >= MOST_DIGITS**2 + BITS:
        raise ValueError("more bits than pairs of digits")
    if form and form in PAIRS:
        return pairs_text(form, pairs_of(table, n))
    if form and form in MACHINES:
        return machine_text(form, machine_of(table, n))
    raise ValueError(f"{table[:20]!r} is not a table")
