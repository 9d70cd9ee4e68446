"""Your own rule in Python: the code runs once over all digits, and the puzzle keeps the table.

>>> from sudoku_workshop import rules
>>> whisper = rules.pairs(lambda a, b: abs(a - b) >= 5, ["r1c1", "r2c2", "r3c3"])
>>> whisper.kind
'custom'
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.automata import Automaton, explored, of_combinations
from sudoku_workshop.rules.custom import Custom
from sudoku_workshop.rules.custom_look import look_of
from sudoku_workshop.rules.custom_words import about_text
from sudoku_workshop.rules.stated import USUAL_SIZE, StatedRule
from sudoku_workshop.rules.tables import MOST_STATES, machine_text, pairs_text

MOST_COMBINATIONS = 600_000
LARGEST = 25


class Machine(Protocol):
    """A machine that reads the digits of a line cell by cell."""

    start: Any

    def step(self, state: Any, digit: int) -> Any:
        """Return the state after a digit, or None if no more digits can be right."""

    def accepts(self, state: Any) -> object:
        """Return whether the line may end in a state."""


def pairs(
    allows: Callable[[int, int], object],
    cells: Sequence[str],
    *,
    name: str = "",
    sentence: str = "",
    source: str = "",
    look: str = "",
    size: int = USUAL_SIZE,
    every: bool = False,
) -> StatedRule:
    """Return the rule that each two successive cells have digits that `allows(a, b)` allows.

    With `every`, this holds for any two of the cells, of which the earlier comes first. `size` is the number of digits
    of the grid; smaller grids use the part of the table that they need. `sentence` states the rule wherever the puzzle
    is shown, and `look` is its form (line, dot, cage or shade) and colour, such as `dot_red`. The code runs now, once
    for each two digits, and never again.

    >>> import sudoku_workshop as sudoku
    >>> line = sudoku.rules.pairs(lambda a, b: abs(a - b) >= 3, ["r1c1", "r1c2", "r1c3"], size=4)
    >>> sudoku.count(sudoku.Board.empty(4, rules=[line]))
    0
    """
    digits = _digits(size)
    allowed = tuple(sum(1 << other - 1 for other in digits if _asked(allows, one, other)) for one in digits)
    return _stated(pairs_text("a" if every else "p", allowed), cells, name, sentence, source, look)


def line(
    machine: Machine | type[Machine],
    cells: Sequence[str],
    *,
    name: str = "",
    sentence: str = "",
    source: str = "",
    look: str = "",
    size: int = USUAL_SIZE,
) -> StatedRule:
    """Return the rule that a machine accepts the digits of the cells, which it reads in order.

    The machine has `start`, `step(state, digit)` and `accepts(state)`. States are any values that can be keys of a
    dictionary; `step` returns None where no more digits can be right. The other arguments are those of `pairs`.

    >>> import sudoku_workshop as sudoku
    >>> class Rising:
    ...     start = 0
    ...     def step(self, state, digit):
    ...         return digit if digit > state else None
    ...     def accepts(self, state):
    ...         return True
    >>> sudoku.count(sudoku.Board.empty(4, rules=[sudoku.rules.line(Rising, ["r1c1", "r1c2", "r1c3", "r1c4"], size=4)]))
    12
    """
    made: Any = machine() if isinstance(machine, type) else machine
    if missing := [part for part in ("start", "step", "accepts") if not hasattr(made, part)]:
        raise SudokuError(f"the machine has no `{missing[0]}`; it needs start, step(state, digit) and accepts(state)")
    found = explored(made.start, lambda state, digit: _asked(made.step, state, digit), made.accepts, len(_digits(size)))
    return _stated(_machine_text("l", found), cells, name, sentence, source, look)


def group(
    allows: Callable[[tuple[int, ...]], object],
    cells: Sequence[str],
    *,
    name: str = "",
    sentence: str = "",
    source: str = "",
    look: str = "",
    size: int = USUAL_SIZE,
) -> StatedRule:
    """Return the rule that `allows(digits)` allows the digits of the cells, which it gets in their order.

    The code runs once for each combination of digits, so a group may have six cells in a 9x9 grid. For more cells, use
    `line`. The other arguments are those of `pairs`.

    >>> import sudoku_workshop as sudoku
    >>> square = sudoku.rules.group(lambda digits: sum(digits) % 4 == 0, ["r1c1", "r1c2"], size=4)
    >>> sudoku.count(sudoku.Board.empty(4, rules=[square]))
    48
    """
    number = len(_digits(size)) ** len(cells)
    if number > MOST_COMBINATIONS:
        raise SudokuError(
            f"{len(cells)} cells have {number} combinations of digits, more than {MOST_COMBINATIONS}; "
            "take fewer cells, or a machine that reads them one by one: sudoku.rules.line"
        )
    found = of_combinations(lambda digits: _asked(allows, digits), len(cells), size)
    return _stated(_machine_text("g", found), cells, name, sentence, source, look)


def _digits(size: int) -> range:
    if not isinstance(size, int) or not 0 < size <= LARGEST:
        raise SudokuError(f"size {size!r:.60}: expected 1 to {LARGEST}")
    return range(1, size + 1)


def _asked(function: Callable[..., Any], *arguments: object) -> Any:
    try:
        return function(*arguments)
    except Exception as error:
        given = ", ".join(map(repr, arguments))
        raise SudokuError(f"your rule failed for {given:.80}: {type(error).__name__}: {error}") from error


def _machine_text(form: str, machine: Automaton) -> str:
    try:
        return machine_text(form, machine)
    except ValueError as error:
        raise SudokuError(
            f"the table of this rule is too large: {error}, and at most {MOST_STATES} are possible"
        ) from error


def _stated(table: str, cells: Sequence[str], name: str, sentence: str, source: str, look: str) -> StatedRule:
    if isinstance(cells, str) or not all(isinstance(cell, str) for cell in cells):
        raise SudokuError(f"cells {cells!r:.60}: expected a list of texts, such as ['r1c1', 'r1c2']")
    try:
        look_of(look)
        about = about_text(name, sentence, source, look)
    except ValueError as error:
        raise SudokuError(str(error)) from error
    return StatedRule(Custom.kind, tuple(cells), table=f"{table}:{about}")
