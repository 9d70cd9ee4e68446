"""Pair tables and automata of Interactive-Sudoku-Solver, which are custom rules: a table, a name, and lists of cells.

    .Pair~EAEBEAAQAAAAE~_triple~R1C1~R1C2~~R5C5~R5C6

The table of pairs has one bit for each two digits. An automaton is a row of bits, of which the first of each number is
the highest: the form (2), the signs for a state minus 1 (4), the digits minus 1 (4), the number of starts and of other
ends, one bit for each start that is an end, and then the states: starts, other ends, others.

A `-` among the cells of an automaton is one more digit, n + 1, which it reads there.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from urllib.parse import quote, unquote

from sudoku_workshop.notation.iss_cells import cells_in, names_of
from sudoku_workshop.notation.iss_shapes import Arguments, Shape
from sudoku_workshop.notation.rule_words import Words
from sudoku_workshop.rules.automata import DEAD, Automaton, explored
from sudoku_workshop.rules.custom_words import about_text, words_of
from sudoku_workshop.rules.tables import BITS, SIGNS, machine_of, machine_text

SIZE = 16  # of the largest grid
FORM, COUNT = 2, 4  # the bits of the form of an automaton, and of a count
BREAK = "-"
PACKED = 1  # the form in which no state has two next states for a digit


def _rules(arguments: Arguments, table: str, n: int) -> Iterator[Words]:
    name = ""
    for group in "~".join(arguments).split("~~"):
        first, *others = group.split("~")
        name = unquote(first[1:]) if first.startswith("_") else name
        names = others if first.startswith("_") else [first, *others]
        yield table, about_text(name, ""), cells_in(names, n)


def _words(words: Words, n: int) -> tuple[str, list[str]]:
    """Return the table of a rule, and the arguments after it."""
    table, about, cells = words
    assert isinstance(cells, tuple)
    name, sentence, source, _ = words_of(str(about))
    if source:
        raise ValueError("a source cannot be written")
    return str(table), ["_" + _quoted(sentence or name), *names_of(cells, n)]


def _quoted(name: str) -> str:
    """Return a name without the signs that separate items and arguments."""
    return quote(name, safe="").replace("~", "%7E").replace(".", "%2E")


def pairs(form: str) -> Shape:
    """Return the shape of a table of pairs, in which all or only successive cells are related."""

    def read(arguments: Arguments, n: int) -> Iterable[Words]:
        return [*_rules(arguments[1:], form + SIGNS[n] + arguments[0], n)]

    def write(words: Words, n: int) -> Arguments:
        table, rest = _words(words, n)
        if not table.startswith(form):
            raise ValueError("another form of table")
        return [table[2:], *rest]

    return Shape(read, write)


def _read_machine(arguments: Arguments, n: int) -> Iterable[Words]:
    if BREAK not in arguments:
        return [*_rules(arguments[1:], machine_text("l", _machine(arguments[0], n)), n)]
    name, *names = arguments[1:] if arguments[1].startswith("_") else ("", *arguments[1:])
    groups = [group.strip("~").split("~") for group in "~".join(names).split("~~")]
    return [rule for group in groups for rule in _broken(arguments[0], name, group, n)]


def _broken(signs: str, name: str, group: Sequence[str], n: int) -> Iterator[Words]:
    """Yield the rule of cells among which there are breaks."""
    cells = [each for each in group if each != BREAK]
    before = [0] * (len(cells) + 1)
    for each, at in zip(group, accumulate((each != BREAK for each in group), initial=0), strict=False):
        before[at] += each == BREAK
    yield from _rules([name, *cells], machine_text("l", _machine(signs, n, before)), n)


def _machine(signs: str, n: int, breaks: Sequence[int] = ()) -> Automaton:
    """Return the automaton in a text. Raises ValueError or IndexError if it is damaged.

    With `breaks`, it reads so many breaks before each cell and after the last one, and no other number of cells.
    """
    bits = _Bits("".join(f"{SIGNS.index(sign):06b}" for sign in signs)[: len(signs) * BITS // 8 * 8])
    form, width, digits = bits.next(FORM), bits.next(COUNT) + 1, bits.next(COUNT) + 1
    starts, ends = bits.next(width), bits.next(width)
    is_end = [bits.next(1) for _ in range(starts)][::-1] + [1] * ends
    states = [*(_packed(bits, width, digits) if form == PACKED else _plain(bits, width, digits))]

    def read(some: frozenset[int], digit: int, times: int = 1) -> frozenset[int]:
        for _ in range(times):
            some = frozenset(target for state in some if state < len(states) for target in states[state].get(digit, ()))
        return some

    def step(at: tuple[int, frozenset[int]], digit: int) -> tuple[int, frozenset[int]] | None:
        place, after = at[0] + bool(breaks), read(at[1], digit)
        if breaks:
            after = read(after, n + 1, breaks[place]) if place < len(breaks) else frozenset()
        return (place, after) if after else None

    def may_end(at: tuple[int, frozenset[int]]) -> bool:
        is_last = not breaks or at[0] == len(breaks) - 1
        return is_last and any(state < len(is_end) and is_end[state] for state in at[1])

    start = frozenset(range(starts))
    return explored((0, read(start, n + 1, breaks[0]) if breaks else start), step, may_end, n)


class _Bits:
    """A row of bits that is read number by number."""

    def __init__(self, bits: str) -> None:
        self.left = bits

    def next(self, number: int) -> int:
        """Return the number in the next bits. Raises ValueError if there are not enough."""
        found, self.left = self.left[:number], self.left[number:]
        if len(found) < number:
            raise ValueError("the automaton is not complete")
        return int(found or "0", 2)


def _packed(bits: _Bits, width: int, digits: int) -> Iterator[dict[int, list[int]]]:
    while len(bits.left) >= digits:
        mask = bits.next(digits)
        yield {digit: [bits.next(width)] for digit in range(1, digits + 1) if mask >> digit - 1 & 1}


def _plain(bits: _Bits, width: int, digits: int) -> Iterator[dict[int, list[int]]]:
    counted = bits.next(COUNT)
    while counted and len(bits.left) >= counted:
        state: dict[int, list[int]] = {}
        for _ in range(bits.next(counted)):
            digit = bits.next((digits - 1).bit_length()) + 1
            state.setdefault(digit, []).append(bits.next(width))
        yield state


def _write_machine(words: Words, n: int) -> Arguments:
    table, rest = _words(words, n)
    if not table.startswith("l"):
        raise ValueError("another form of table")
    return [_machine_text(machine_of(table, n)), *rest]


def _machine_text(machine: Automaton) -> str:
    """Return an automaton as the bits of its states: the start, the other ends, the others."""
    n, order = (
        len(machine.targets[0]),
        sorted(range(len(machine.accepts)), key=lambda at: (at and not machine.accepts[at], at)),
    )
    place, width = {state: at for at, state in enumerate(order)}, max(1, (len(order) - 1).bit_length())
    bits = (
        f"{PACKED:02b}{width - 1:04b}{n - 1:04b}{1:0{width}b}{sum(machine.accepts[1:]):0{width}b}{machine.accepts[0]:d}"
    )
    for row in (machine.targets[state] for state in order):
        bits += f"{sum(1 << at for at, target in enumerate(row) if target != DEAD):0{n}b}"
        bits += "".join(f"{place[target]:0{width}b}" for target in row if target != DEAD)
    bits += "0" * (-len(bits) % 8)
    bits += "0" * (-len(bits) % BITS)
    return "".join(SIGNS[int(bits[at : at + BITS], 2)] for at in range(0, len(bits), BITS))


SUCCESSIVE, EVERY, MACHINE = pairs("p"), pairs("a"), Shape(_read_machine, _write_machine)
