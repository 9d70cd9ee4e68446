"""The reading of JSON that other programs write."""

import json
from collections.abc import Callable
from typing import Any


def parse_json(text: str, change: Callable[[dict[str, Any]], Any] | None = None) -> Any:
    """Return the value of a JSON text, or None for any other text. `change` replaces each object, if given.

    Raises RecursionError if it is nested too deeply.
    """
    try:
        return json.loads(text, object_hook=change)
    except ValueError:
        return None
