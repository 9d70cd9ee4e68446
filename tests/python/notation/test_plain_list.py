"""A law of plain lists, which are read in a quick way: the result is that of any other text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.notation.reading import draft, plain_list
from tests.support.samples import sample

SOLVED = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
LINES = st.builds(
    lambda blank, kept: "".join(d if c in kept else blank for c, d in enumerate(SOLVED)),
    st.sampled_from(".0"),
    st.frozensets(st.integers(0, 80), max_size=81),
)


@pytest.mark.law
@settings(max_examples=sample(60, 300))
@given(st.lists(LINES, min_size=2, max_size=6), st.sampled_from(["", "\n"]))
def test_a_plain_list_is_read_as_any_other_text(lines: list[str], end: str) -> None:
    text = "\n".join(lines) + end
    found = plain_list(text)
    assert (found is None) == (SOLVED in lines)
    assert found is None or found == draft(text).reading()


@pytest.mark.parametrize(
    "text", [SOLVED, f"{'.' * 81}\n{SOLVED}\n", f"{'.' * 81}\n\n{'.' * 81}", f"{'.' * 81}\n{'x' * 81}"]
)
def test_other_texts_are_no_plain_lists(text: str) -> None:
    assert plain_list(text) is None
