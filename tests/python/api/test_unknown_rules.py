"""No method says anything about the solutions of a puzzle with unsupported rules."""

import json
from typing import Any

import pytest

from sudoku_workshop.api import call
from sudoku_workshop.api.samples import SAMPLES

SAFE = (  # only about the clues, about the unsupported rules themselves, or drawings that say what is not checked
    *("traits", "forms", "propose-rules", "accept-rules"),
    *("sheet", "sheet-pdf", "sheet-text", "sheet-wrap"),
)


def unknown(value: Any) -> Any:
    """Return the same parameters with states that have unsupported rules."""
    if isinstance(value, dict):
        more = {"geometry": "9?chaosconstruction"} if value.get("geometry") == "9" and "givens" in value else {}
        return {name: unknown(part) for name, part in value.items()} | more
    return [unknown(part) for part in value] if isinstance(value, (list, tuple)) else value


@pytest.mark.parametrize("method", sorted({*SAMPLES} - {*SAFE}))
def test_every_method_refuses_a_puzzle_with_unknown_rules(method: str) -> None:
    for params in SAMPLES[method]:
        if unknown(params) == params:
            continue  # a request without a puzzle
        reply = json.loads(call(json.dumps({"method": method, "params": unknown(params)})))
        if "paths" in params or reply == {"ok": {"missing": ["its key"]}}:
            continue  # the reply asks for a picture first
        assert reply.get("error", {}).get("code") == "unknown-rules", (params, reply)
