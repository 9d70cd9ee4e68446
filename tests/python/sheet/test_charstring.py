"""Which subroutines a letter calls, where its numbers come from other subroutines."""

from sudoku_workshop.sheet.charstring import END, GLOBAL, LOCAL, RETURN, STEMS, Calls

FIRST = 32  # the byte that is the number of the first subroutine, where there are few; then those of the next
MASK = 19


def test_what_a_subroutine_leaves_is_used_where_it_was_called() -> None:
    calls = Calls([bytes([FIRST + 1, RETURN]), bytes([RETURN]), bytes([RETURN])], [])
    calls.follow(bytes([FIRST, LOCAL, LOCAL, END]))
    assert calls.called == {LOCAL: {0, 1}, GLOBAL: set()}


def test_hints_of_a_subroutine_count_for_the_masks_after_it() -> None:
    """Nine of them: the mask has two bytes, which look like calls and are none."""
    hints = Calls([], [bytes([*[FIRST] * 16, RETURN]), bytes([RETURN]), bytes([RETURN])])
    looks = bytes([FIRST + 1, GLOBAL])
    hints.follow(bytes([FIRST, GLOBAL, STEMS[0], FIRST, FIRST, MASK, *looks, FIRST + 2, GLOBAL, END]))
    assert hints.called == {LOCAL: set(), GLOBAL: {0, 2}}


def test_a_letter_and_a_subroutine_may_end_without_saying_so() -> None:
    calls = Calls([bytes([FIRST + 1]), b""], [])
    calls.follow(bytes([FIRST, LOCAL, LOCAL]))
    assert calls.called == {LOCAL: {0, 1}, GLOBAL: set()}
