"""The subroutines that a letter calls if their numbers come from other subroutines."""

import pytest

from sudoku_workshop.sheet.charstring import END, ESCAPE, GLOBAL, LOCAL, RETURN, STEMS, Calls

FIRST = 32  # the byte for the first subroutine, if there are few; the next ones have the following bytes
MASK = 19


def test_what_a_subroutine_leaves_is_used_where_it_was_called() -> None:
    calls = Calls([bytes([FIRST + 1, RETURN]), bytes([RETURN]), bytes([RETURN])], [])
    calls.follow(bytes([FIRST, LOCAL, LOCAL, END]))
    assert calls.called == {LOCAL: {0, 1}, GLOBAL: set()}


def test_hints_of_a_subroutine_count_for_the_masks_after_it() -> None:
    """Check nine hints: the mask after them has two bytes, which look like a call."""
    hints = Calls([], [bytes([*[FIRST] * 16, RETURN]), bytes([RETURN]), bytes([RETURN])])
    looks = bytes([FIRST + 1, GLOBAL])
    hints.follow(bytes([FIRST, GLOBAL, STEMS[0], FIRST, FIRST, MASK, *looks, FIRST + 2, GLOBAL, END]))
    assert hints.called == {LOCAL: set(), GLOBAL: {0, 2}}


def test_a_letter_and_a_subroutine_may_end_without_saying_so() -> None:
    calls = Calls([bytes([FIRST + 1]), b""], [])
    calls.follow(bytes([FIRST, LOCAL, LOCAL]))
    assert calls.called == {LOCAL: {0, 1}, GLOBAL: set()}


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (-107, [32]),
        (107, [246]),
        (108, [247, 0]),
        (1131, [250, 255]),
        (-108, [251, 0]),
        (-1131, [254, 255]),
        (-1, [28, 255, 255]),
        (1132, [28, 4, 108]),
        (7, [255, 0, 7, 128, 0]),
    ],
)
def test_a_number_is_read_in_each_of_its_forms(number: int, written: list[int]) -> None:
    """Check the forms of Technical Note 5177, table 1. The call after the number shows where it ends."""
    calls = Calls([], [bytes([RETURN])] * 2264)
    calls.follow(bytes([*written, GLOBAL, END]))
    assert calls.called[GLOBAL] == {number + 1131}


@pytest.mark.parametrize(("many", "middle"), [(1239, 107), (1240, 1131), (33899, 1131), (33900, 32768)])
def test_subroutines_are_counted_from_the_middle_that_their_number_has(many: int, middle: int) -> None:
    calls = Calls([bytes([RETURN])] * many, [])
    calls.follow(bytes([139, LOCAL, END]))
    assert calls.called[LOCAL] == {middle}


@pytest.mark.parametrize(("hints", "skipped"), [(8, 1), (9, 2)])
def test_a_mask_has_a_bit_for_each_hint(hints: int, skipped: int) -> None:
    calls = Calls([], [bytes([RETURN])] * 3)
    calls.follow(bytes([*[FIRST] * 2 * hints, STEMS[0], MASK, *[FIRST] * skipped, FIRST + 1, GLOBAL, END]))
    assert calls.called[GLOBAL] == {1}


def test_an_order_of_two_bytes_is_passed_over() -> None:
    calls = Calls([], [bytes([RETURN])] * 3)
    calls.follow(bytes([ESCAPE, GLOBAL, FIRST + 2, GLOBAL, END]))
    assert calls.called[GLOBAL] == {2}
