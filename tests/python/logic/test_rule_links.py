"""Links that rules give in a position, and nets that later positions continue."""

import sudoku_workshop as sudoku
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.clashes import find_impossible
from sudoku_workshop.logic.ruled.joined import joined
from sudoku_workshop.logic.ruled.links import effects, reasons_now, weak_now
from sudoku_workshop.logic.ruled.net import Net, field_of
from sudoku_workshop.logic.step import Step

SIZE = 81
BLANK = "." * SIZE


def at(name: str, digits: str = BLANK) -> Position:
    return Position(sudoku.parse(digits, geometry=name))


def candidate(digit: int, cell: int) -> int:
    return (digit - 1) * SIZE + cell


def test_a_renban_line_links_digits_that_are_not_in_one_run() -> None:
    position = at("9+renban:r1c1,r2c2,r3c3")
    one, far, near = candidate(1, 0), candidate(5, 20), candidate(3, 20)
    assert position.once(weak_now)[one] >> far & 1
    assert position.once(weak_now)[far] >> one & 1
    assert not position.once(weak_now)[one] >> near & 1
    assert [reason.key for reason in reasons_now(position, [(one, far)])] == ["link.pair"]


def test_a_digit_that_leaves_a_rule_no_way_is_impossible() -> None:
    position = at("9+arrow:r2c1:r1c123", "." * 9 + "6" + "." * 71)  # the arrow needs 1, 2 and 3
    impossible = [each for effect in position.once(effects) for each in bits_of(effect.impossible)]
    assert candidate(1, 3) in impossible
    assert candidate(4, 3) not in impossible
    step = next(step for step in find_impossible(position) if step.eliminations == 1 << candidate(1, 3))
    assert step.words["start"] == "r1c4=1"


def test_marks_join_cells_only_through_a_common_cell() -> None:
    found = {each.cells for each in joined(at("9+white:r1c12+white:r1c23+white:r5c56").geometry)}
    assert found == {(0, 1), (1, 2), (0, 1, 2), (40, 41)}


def test_a_net_that_is_continued_follows_what_is_gone() -> None:
    position = Position(sudoku.parse("." * 16))
    first, second, third = (16 + cell for cell in (1, 2, 3))  # the digit 2 in row 1
    net = Net(position.once(field_of)).assume(0)
    later = position.after(Step("gone", None, 0, 1 << first | 1 << second))
    net.continue_in(later)
    assert net.on == 1 | 1 << third
    net.continue_in(later.after(Step("gone", None, 0, 1 << third)))
    assert net.clash
