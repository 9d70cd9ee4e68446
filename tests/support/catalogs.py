"""The catalogs of the source tree: those of the first visit, and those of the rooms that are loaded later."""

import json
from functools import cache
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


@cache
def words_in(language: str) -> dict[str, str]:
    """Return the words of all rooms in a language."""
    words: dict[str, str] = {}
    for english in sorted(WEB.glob("*/en.json")):
        words |= json.loads(english.with_name(f"{language}.json").read_text(encoding="utf-8"))
    return words
