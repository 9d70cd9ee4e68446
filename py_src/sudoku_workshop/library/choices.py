"""Checks of arguments. Their errors list the allowed values."""

from collections.abc import Collection, Iterable
from math import isfinite
from numbers import Integral, Real
from types import NoneType, UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin

from sudoku_workshop.error import SudokuError

ENGLISH: Literal["en"] = "en"  # the language of exceptions
KINDS: dict[Any, tuple[type, str]] = {
    str: (str, "a text"),
    int: (Integral, "a whole number"),
    float: (Real, "a number"),
    bool: (bool, "True or False"),
    NoneType: (NoneType, "None"),
}


def one_of(what: str, found: object, right: Collection[object]) -> None:
    """Raise a SudokuError that lists the allowed values if `found` is not one of them."""
    if not _is_among(found, right):
        raise SudokuError(f"{what} {found!r:.60} is not known; there are {listed(map(str, right))}")


def _is_among(found: object, right: Collection[object]) -> bool:
    try:
        return found in tuple(right)
    except ValueError:  # the result of comparing an array is not a bool
        return False


def all_of(what: str, found: Iterable[object], right: Collection[object]) -> None:
    """Raise a SudokuError that lists the allowed values if any value in `found` is not one of them."""
    for each in found:
        one_of(what, each, right)


def of_kind(what: str, found: object, kind: Any) -> None:
    """Raise a SudokuError if the value `found` does not have the type `kind`, which is an annotation."""
    if not _fits(found, kind):
        raise SudokuError(f"{what} {found!r:.60}: expected {_words(kind)}")


def _fits(found: object, kind: Any) -> bool:
    inner = get_args(kind)
    match get_origin(kind):
        case None:
            return isinstance(found, KINDS[kind][0]) and (kind is not float or isfinite(cast(float, found)))
        case origin if origin in (Union, UnionType):
            return any(_fits(found, each) for each in inner)
        case origin if origin is Literal:
            return found in inner
    if not isinstance(found, (tuple, list)):
        return False
    inner = inner[:1] * len(found) if Ellipsis in inner else inner
    return len(found) == len(inner) and all(map(_fits, found, inner))


def _words(kind: Any) -> str:
    inner = get_args(kind)
    match get_origin(kind):
        case None:
            return KINDS[kind][1]
        case origin if origin in (Union, UnionType):
            return " or ".join(map(_words, inner))
        case origin if origin is Literal:
            return " or ".join(map(repr, inner))
    return f"a list, each of it {_words(inner[0])}" if Ellipsis in inner else f"{len(inner)} of {_words(inner[0])}"


def listed(names: Iterable[str]) -> str:
    """Return names as a list for a sentence, such as "a, b and c"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
