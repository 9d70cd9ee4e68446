"""Replies of the API, made comparable."""

from typing import Any


def timeless(reply: dict[str, Any]) -> dict[str, Any]:
    """Return the reply without measured times."""
    ok = reply.get("ok")
    return {"ok": {**ok, "seconds": None}} if isinstance(ok, dict) and "seconds" in ok else reply
