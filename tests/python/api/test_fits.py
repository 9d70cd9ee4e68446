"""The check whether JSON has its declared shape: every kind of type, what fits it, and where a value does not."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from sudoku_workshop.api.fits import keys_of, misfit


class Shape(TypedDict):
    number: int
    word: NotRequired[str]


@dataclass
class Fields:
    size: float = 1
    wide: bool = False


FEW = Annotated[dict[str, Any], Fields]
TABLE: tuple[tuple[Any, Any, str], ...] = (
    ({1}, Any, ""),
    (1, int, ""),
    (True, int, " is True"),
    (1.5, int, " is 1.5"),
    (1, float, ""),
    (True, float, " is True"),
    ("1", float, " is '1'"),
    (True, bool, ""),
    (1, bool, " is 1"),
    (None, type(None), ""),
    (None, int | None, ""),
    ("x", int | None, " is 'x' or  is 'x'"),
    (False, bool | None, ""),
    ("a", Literal["a", "b"], ""),
    ("c", Literal["a", "b"], " is 'c'"),
    ([1, 2], list[int], ""),
    ([], list[int], ""),
    ([1, "2", 3], list[int], "[1] is '2'"),
    ((1,), list[int], " is (1,)"),
    ([1, "2"], tuple[int, str], ""),
    ([1, 2], tuple[int, str], "[1] is 2"),
    ([1], tuple[int, str], " is [1]"),
    ([1, 2, 3], tuple[int, ...], ""),
    ([1, "2"], tuple[int, ...], "[1] is '2'"),
    ({"a": 1}, dict[str, int], ""),
    ({"a": 1, "b": "2"}, dict[str, int], ".b is '2'"),
    ([], dict[str, int], ".no record is None"),
    ({"number": 1}, Shape, ""),
    ({"number": 1, "word": "x"}, Shape, ""),
    ({"number": 1, "word": 2}, Shape, ".word is 2"),
    ({"word": "x"}, Shape, " of Shape lacks {'number'}, and has set() too many"),
    ({"number": 1, "more": 2}, Shape, " of Shape lacks set(), and has {'more'} too many"),
    ([], Shape, " is []"),
    ({"list": [{"number": None}]}, dict[str, list[Shape]], ".list[0].number is None"),
    ({"size": 2}, FEW, ""),
    ({}, FEW, ""),
    ({"size": 2, "wide": 1}, FEW, ".wide is 1"),
    ({"more": 2}, FEW, " has {'more'} too many"),
    ([], FEW, " is []"),
)


@pytest.mark.parametrize(("value", "type_", "told"), TABLE, ids=[f"{type_} {value}" for value, type_, _ in TABLE])
def test_what_does_not_fit_is_told_with_its_place(value: Any, type_: Any, told: str) -> None:
    assert misfit(value, type_) == told


def test_the_keys_of_a_shape_and_of_a_record() -> None:
    assert list(keys_of(Shape)) == [("number", int, True), ("word", str, False)]
    assert list(keys_of(Fields)) == [("size", float, True), ("wide", bool, True)]
