"""Requests to the API, and its replies made comparable."""

import json
from typing import Any

from sudoku_workshop.api import call


def reply_of(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """Return the reply to a request, with its files in their places."""
    files = list[bytes]()
    told = call(json.dumps({"method": method, "params": params}), files.append)
    reply: dict[str, Any] = json.loads(
        told, object_hook=lambda found: files[found["bytes"]] if "bytes" in found else found
    )
    return reply


def timeless(reply: dict[str, Any]) -> dict[str, Any]:
    """Return the reply without measured times."""
    ok = reply.get("ok")
    return {"ok": {**ok, "seconds": None}} if isinstance(ok, dict) and "seconds" in ok else reply
