"""Pair tables and automata of Interactive-Sudoku-Solver, which are custom rules: a table, a name, and lists of cells.

    .Pair~EAEBEAAQAAAAE~_triple~R1C1~R1C2~~R5C5~R5C6

The table of pairs has one bit for each two digits. An automaton is a row of bits (see `automata.py`).

A `-` among the cells of an automaton is one more digit, n + 1, which it reads there.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from urllib.parse import quote, unquote

from sudoku_workshop.notation.iss.automata import choices_signs, machine_signs, written
from sudoku_workshop.notation.iss.cells import cells_in, names_of
from sudoku_workshop.notation.iss.shapes import Arguments, Shape
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules.automata import Automaton, TooManyStatesError, explored
from sudoku_workshop.rules.choices import choices_of
from sudoku_workshop.rules.choices_text import FORM as CHOICES
from sudoku_workshop.rules.choices_text import choices_in, choices_text
from sudoku_workshop.rules.custom_words import about_text, words_of
from sudoku_workshop.rules.tables import SIGNS, machine_of, machine_text

SIZE = 16  # of the largest grid
BREAK = "-"


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
        return [*_rules(arguments[1:], _table(arguments[0], n), n)]
    name, *names = arguments[1:] if arguments[1].startswith("_") else ("", *arguments[1:])
    groups = [group.strip("~").split("~") for group in "~".join(names).split("~~")]
    return [rule for group in groups for rule in _broken(arguments[0], name, group, n)]


def _table(signs: str, n: int) -> str:
    """Return the table of an automaton, with one next state for a digit if this is not too large."""
    try:
        return machine_text("l", _machine(signs, n))
    except (TooManyStatesError, ValueError):
        starts, is_end, states = written(signs)
        found = [[state.get(digit, ()) for digit in range(1, n + 1)] for state in states]
        last = max(len(is_end), *(target + 1 for row in found for targets in row for target in targets))
        rows = found + [[()] * n] * (last - len(found))
        return choices_text(choices_of(rows, starts, (at for at, ends in enumerate(is_end) if ends)))


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
    starts, is_end, states = written(signs)
    nothing = frozenset[int]()
    next_of = [{digit: frozenset(targets) for digit, targets in state.items()} for state in states]

    def read(some: frozenset[int], digit: int, times: int = 1) -> frozenset[int]:
        for _ in range(times):
            found = [next_of[state].get(digit, nothing) for state in some if state < len(next_of)]
            some = found[0] if len(found) == 1 else nothing.union(*found)
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


def _write_machine(words: Words, n: int) -> Arguments:
    table, rest = _words(words, n)
    if table.startswith(CHOICES):
        return [choices_signs(choices_in(table, n)), *rest]
    if not table.startswith("l"):
        raise ValueError("another form of table")
    return [machine_signs(machine_of(table, n)), *rest]


SUCCESSIVE, EVERY, MACHINE = pairs("p"), pairs("a"), Shape(_read_machine, _write_machine)
