"""Replies of the engine, made fit to be compared."""

from typing import Any


def timeless(reply: dict[str, Any]) -> dict[str, Any]:
    """The reply without what a clock has measured."""
    ok = reply.get("ok")
    return {"ok": {**ok, "seconds": None}} if isinstance(ok, dict) and "seconds" in ok else reply
