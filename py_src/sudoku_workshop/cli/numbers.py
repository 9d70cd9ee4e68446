"""The types of options that are numbers or dates. They raise errors for other values."""

from argparse import ArgumentTypeError
from datetime import date

INCH = 25.4


def positive(text: str) -> int:
    """Return the whole number in a text. It must be 1 or more."""
    return _whole(text, 1)


def natural(text: str) -> int:
    """Return the whole number in a text. It must be 0 or more."""
    return _whole(text, 0)


def _whole(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise ArgumentTypeError(f"expected {least} or more")
    return number


def length(text: str) -> float:
    """Return the length that a text gives in millimetres. It must be 0 or more."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise ArgumentTypeError("expected a length in millimetres")
    return value


def some_length(text: str) -> float:
    """Return the length that a text gives in millimetres. It must be more than 0."""
    value = length(text)
    if not value:
        raise ArgumentTypeError("expected a length above 0")
    return value


def size(text: str) -> tuple[float, float]:
    """Return the two lengths in millimetres of a text such as 148x210, or 6x9in with inches."""
    metric = text.lower().removesuffix("in")
    width, cross, height = metric.partition("x")
    if not cross:
        raise ArgumentTypeError("expected width and height in millimetres or inches, such as 148x210 or 6x9in")
    unit = INCH if metric != text.lower() else 1
    return round(length(width) * unit, 3), round(length(height) * unit, 3)


def day(text: str) -> date:
    """Return the date in a text such as 2026-11-30."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError("expected a date such as 2026-11-30") from None
