"""The page's constants and docs/contract.md are current, and every answer has its declared shape."""

import re
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.fits import misfit
from sudoku_workshop.api.samples import SAMPLES
from tests.support.replies import reply_of
from tools.contract.__main__ import stale
from tools.contract.said import answer_of, params_of

WEB = Path(__file__).resolve().parents[2] / "web"


def test_what_is_made_of_the_contract_is_current() -> None:
    assert list(stale()) == [], "run python -m tools.contract"


ASKED = [(method, params) for method, samples in SAMPLES.items() for params in samples]


@pytest.mark.parametrize(("method", "params"), ASKED)
def test_every_answer_has_its_shape(method: str, params: dict[str, Any]) -> None:
    keys = {key: type_ for key, type_, _ in params_of(METHODS[method])}
    assert {key: found for key, value in params.items() if (found := misfit(value, keys[key]))} == {}
    reply = reply_of(method, params)
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
    """Check that every method is used, because an unused one should be removed."""
    scripts = (path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if path.parent.name != "contract")
    page = "\n".join(scripts)
    asked = {method for method in METHODS if re.search(rf'\b\w*[aA]sk\w*\(\s*"{method}"', page)}
    assert set(METHODS) - asked == set()
