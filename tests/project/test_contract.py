"""What the page and docs/contract.md know is what Python says, and every answer has the shape that is said of it."""

import json
import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

import pytest

from sudoku_workshop.api import METHODS, call
from sudoku_workshop.api.samples import SAMPLES
from tools.contract.__main__ import stale
from tools.contract.said import answer_of, keys_of, params_of

WEB = Path(__file__).resolve().parents[2] / "web"


def test_what_is_made_of_the_contract_is_current() -> None:
    assert list(stale()) == [], "run python -m tools.contract"


def misfit(value: Any, type_: Any) -> str:
    """Where a value has not this type, which is read as JSON; empty where it has."""
    origin, args = get_origin(type_), get_args(type_)
    if type_ in (Any, object):
        return ""
    if is_typeddict(type_):
        return misfit_of_shape(value, type_)
    if origin is Annotated:  # any fields of a dataclass
        keys = {key: key_type for key, key_type, _ in keys_of(args[1])}
        return next((f".{key}{found}" for key, item in value.items() if (found := misfit(item, keys[key]))), "")
    if origin is dict:
        items = value.items() if isinstance(value, dict) else [("no record", None)]
        return next((f".{key}{found}" for key, item in items if (found := misfit(item, args[1]))), "")
    if origin is Literal:
        return "" if value in args else f" is {value!r}"
    if origin in (Union, UnionType):
        misfits = [misfit(value, part) for part in args]
        return "" if "" in misfits else " or ".join(misfits)
    if origin in (list, tuple):
        return misfit_of_list(value, origin, args)
    fine = isinstance(value, (int, float)) if type_ is float else isinstance(value, type_)
    return "" if fine and (type_ in (bool, NoneType) or not isinstance(value, bool)) else f" is {value!r}"


def misfit_of_shape(value: Any, shape: Any) -> str:
    if not isinstance(value, dict):
        return f" is {value!r}"
    keys = {key: type_ for key, type_, _ in keys_of(shape)}
    missing = {key for key, _, must in keys_of(shape) if must} - set(value)
    if missing or set(value) - set(keys):
        return f" of {shape.__name__} lacks {missing}, and has {set(value) - set(keys)} too many"
    return next((f".{key}{found}" for key, item in value.items() if (found := misfit(item, keys[key]))), "")


def misfit_of_list(value: Any, origin: Any, args: tuple[Any, ...]) -> str:
    if not isinstance(value, list) or (origin is tuple and args[-1] is not Ellipsis and len(value) != len(args)):
        return f" is {value!r}"
    types = args if origin is tuple and args[-1] is not Ellipsis else [args[0]] * len(value)
    pairs = enumerate(zip(value, types, strict=True))
    return next((f"[{i}]{found}" for i, (item, type_) in pairs if (found := misfit(item, type_))), "")


ASKED = [(method, params) for method, samples in SAMPLES.items() for params in samples]


@pytest.mark.parametrize(("method", "params"), ASKED)
def test_every_answer_has_its_shape(method: str, params: dict[str, Any]) -> None:
    keys = {key: type_ for key, type_, _ in params_of(METHODS[method])}
    assert {key: found for key, value in params.items() if (found := misfit(value, keys[key]))} == {}
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert "ok" in reply or "error" in reply
    if "ok" in reply:
        assert misfit(reply["ok"], answer_of(METHODS[method])) == ""


def test_a_misfit_is_seen() -> None:
    answer = answer_of(METHODS["possible"])
    assert misfit({"cells": {"0": [1, 2]}}, answer) == ""
    wrongs: tuple[Any, ...] = (
        {"cells": {"0": ["1"]}},
        {"cells": []},
        {},
        {"cells": {}, "more": 1},
        {"cells": {"0": [True]}},
    )
    assert all(misfit(wrong, answer) for wrong in wrongs)


def test_the_page_asks_every_method() -> None:
    """One that nobody asks any more goes."""
    scripts = (path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if path.parent.name != "contract")
    page = "\n".join(scripts)
    asked = {method for method in METHODS if re.search(rf'\b\w*[aA]sk\w*\(\s*"{method}"', page)}
    assert set(METHODS) - asked == set()
