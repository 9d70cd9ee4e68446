"""Automata of Interactive-Sudoku-Solver as the bits in their text, which `SIGNS` stand for.

The first bit of each number is the highest. The form comes first (2 bits), then the signs for a state minus 1 (4), the
digits minus 1 (4), the number of starts and of other ends, one bit for each start that is an end, and then the states:
starts, other ends, others.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.rules.automata import DEAD, Automaton
from sudoku_workshop.rules.choices import Choices, places_in
from sudoku_workshop.rules.tables import BITS, SIGNS

FORM, COUNT = 2, 4  # the bits of the form of an automaton, and of a count
PLAIN, PACKED = 0, 1  # the forms; in the packed one, no state has two next states for a digit


class Written(NamedTuple):
    """An automaton as it is written: the number of starts, whether the first states are ends, and all next states."""

    starts: int
    is_end: list[int]
    states: list[dict[int, list[int]]]


def written(signs: str) -> Written:
    """Return the automaton in a text. Raises ValueError or IndexError if it is damaged."""
    bits = _Bits("".join(f"{SIGNS.index(sign):06b}" for sign in signs)[: len(signs) * BITS // 8 * 8])
    form, width, digits = bits.next(FORM), bits.next(COUNT) + 1, bits.next(COUNT) + 1
    starts, ends = bits.next(width), bits.next(width)
    is_end = [bits.next(1) for _ in range(starts)][::-1] + [1] * ends
    return Written(starts, is_end, [*(_packed if form == PACKED else _plain)(bits, width, digits)])


class _Bits:
    """A row of bits that is read number by number."""

    def __init__(self, bits: str) -> None:
        self.bits, self.at = bits, 0

    def has(self, number: int) -> bool:
        """Return whether this number of bits is left."""
        return self.at + number <= len(self.bits)

    def next(self, number: int) -> int:
        """Return the number in the next bits. Raises ValueError if there are not enough."""
        start, self.at = self.at, self.at + number
        if self.at > len(self.bits):
            raise ValueError("the automaton is not complete")
        return int(self.bits[start : self.at] or "0", 2)


def _packed(bits: _Bits, width: int, digits: int) -> Iterator[dict[int, list[int]]]:
    while bits.has(digits):
        mask = bits.next(digits)
        yield {digit: [bits.next(width)] for digit in range(1, digits + 1) if mask >> digit - 1 & 1}


def _plain(bits: _Bits, width: int, digits: int) -> Iterator[dict[int, list[int]]]:
    counted = bits.next(COUNT)
    while counted and bits.has(counted):
        state: dict[int, list[int]] = {}
        for _ in range(bits.next(counted)):
            digit = bits.next((digits - 1).bit_length()) + 1
            state.setdefault(digit, []).append(bits.next(width))
        yield state


def choices_signs(machine: Choices) -> str:
    """Return an automaton with several next states as bits: each state has a list of digits with next states."""
    n, order = len(machine.targets[0]), _order([bool(machine.ends >> at & 1) for at in range(len(machine.targets))])
    place, width = {state: at for at, state in enumerate(order)}, max(1, (len(order) - 1).bit_length())
    ways = [
        [
            (digit, place[target])
            for digit, targets in enumerate(machine.targets[state])
            for target in places_in(targets)
        ]
        for state in order
    ]
    counted, digits = max(map(len, ways)).bit_length(), (n - 1).bit_length()
    bits = f"{PLAIN:02b}{width - 1:04b}{n - 1:04b}{1:0{width}b}{(machine.ends >> 1).bit_count():0{width}b}"
    bits += f"{machine.ends & 1:d}{counted:04b}"
    for each in ways:
        bits += f"{len(each):0{counted}b}" + "".join(f"{digit:0{digits}b}{target:0{width}b}" for digit, target in each)
    return _signs(bits)


def _order(ends: Sequence[bool]) -> list[int]:
    """Return the states in the order of the text: the start, the other ends, the others."""
    return sorted(range(len(ends)), key=lambda at: (at and not ends[at], at))


def machine_signs(machine: Automaton) -> str:
    """Return an automaton as the bits of its states: the start, the other ends, the others."""
    n, order = len(machine.targets[0]), _order(machine.accepts)
    place, width = {state: at for at, state in enumerate(order)}, max(1, (len(order) - 1).bit_length())
    bits = (
        f"{PACKED:02b}{width - 1:04b}{n - 1:04b}{1:0{width}b}{sum(machine.accepts[1:]):0{width}b}{machine.accepts[0]:d}"
    )
    for row in (machine.targets[state] for state in order):
        bits += f"{sum(1 << at for at, target in enumerate(row) if target != DEAD):0{n}b}"
        bits += "".join(f"{place[target]:0{width}b}" for target in row if target != DEAD)
    return _signs(bits)


def _signs(bits: str) -> str:
    bits += "0" * (-len(bits) % 8)
    bits += "0" * (-len(bits) % BITS)
    return "".join(SIGNS[int(bits[at : at + BITS], 2)] for at in range(0, len(bits), BITS))
