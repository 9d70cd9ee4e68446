"""Machines with several next states, against all digits that they read."""

from itertools import product
from random import Random

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.rules.choices import Choices, choices_of
from sudoku_workshop.rules.choices_text import choices_in, choices_text

N, STATES = 4, 6


def made(random: Random, starts: int = 1) -> Choices:
    """Return a machine in which a digit often has no next state or two."""
    rows = [[random.sample(range(STATES), random.choice((0, 0, 1, 2))) for _ in range(N)] for _ in range(STATES)]
    return choices_of(rows, starts, random.sample(range(STATES), 2))


def accepts(machine: Choices, digits: tuple[int, ...]) -> bool:
    states = 1
    for digit in digits:
        each = [row[digit] for state, row in enumerate(machine.targets) if states >> state & 1]
        states = 0
        for found in each:
            states |= found
    return bool(states & machine.ends)


def test_what_is_left_are_the_digits_of_all_accepted_ways() -> None:
    random, none = Random(3), 0
    for starts in (1, 2) * 40:
        machine = made(random, starts)
        domains = [random.randrange(1, 1 << N) for _ in range(3)]
        each = ([digit for digit in range(N) if digits >> digit & 1] for digits in domains)
        ways = [way for way in product(*each) if accepts(machine, way)]
        none += not ways
        left = [sum(1 << digit for digit in {*digits}) for digits in zip(*ways, strict=True)] if ways else None
        assert machine.narrowed(domains) == left
    assert 0 < none < 80


def test_several_starts_accept_what_each_of_them_accepts() -> None:
    rows: list[list[list[int]]] = [[[2], [], [], []], [[], [2], [], []], [[], [], [], []]]
    machine = choices_of(rows, 2, [2])
    assert [accepts(machine, (digit,)) for digit in range(N)] == [True, True, False, False]
    assert accepts(choices_of(rows, 2, [1]), ())


def test_a_text_holds_the_machine_also_for_fewer_digits() -> None:
    for seed in range(20):
        machine = made(Random(seed))
        table = choices_text(machine)
        assert choices_in(table, N) == machine
        assert choices_in(table, 2) == Choices(tuple(row[:2] for row in machine.targets), machine.ends)
        name = f"4+custom:{table}:-:r1c12"
        try:
            board = sudoku.Board.empty(name)
        except sudoku.RuleError:  # it accepts no two digits
            continue
        assert board.geometry.name == name
        assert sudoku.parse(sudoku.write(board, "iss")).geometry.rules[0].cells == (0, 1)


@pytest.mark.parametrize(
    "table",
    ["n", "nE", "nEC", "nE_", "nEI", "nEIA", "nEIAB", "nEIAI", "nE\u00e9\u00e9\u00e9\u00e9", "nE" + "A" * 60_000],
)
def test_damaged_tables_are_refused(table: str) -> None:
    with pytest.raises(sudoku.SudokuError, match="cannot be read"):
        sudoku.parse("." * 16, geometry=f"4+custom:{table}:-:r1c12")
