"""No method says anything about a puzzle whose rules are not known."""

import json
from typing import Any

import pytest

from sudoku_workshop.api import call
from sudoku_workshop.api.samples import SAMPLES

SAFE = ("traits",)  # what clues alone tell: their symmetry


def unknown(value: Any) -> Any:
    """The same parameters with states that have unknown rules."""
    if isinstance(value, dict):
        more = {"geometry": "9?killercage"} if value.get("geometry") == "9" and "givens" in value else {}
        return {name: unknown(part) for name, part in value.items()} | more
    return [unknown(part) for part in value] if isinstance(value, (list, tuple)) else value


@pytest.mark.parametrize("method", sorted({*SAMPLES} - {*SAFE}))
def test_every_method_refuses_a_puzzle_with_unknown_rules(method: str) -> None:
    for params in SAMPLES[method]:
        if unknown(params) == params:
            continue  # no puzzle on which anything is asked
        reply = json.loads(call(json.dumps({"method": method, "params": unknown(params)})))
        if "paths" in params or reply == {"ok": {"missing": ["its key"]}}:
            continue  # a picture is asked for first
        assert reply.get("error", {}).get("code") == "unknown-rules", (params, reply)
