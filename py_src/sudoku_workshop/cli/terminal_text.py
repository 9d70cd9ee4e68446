"""Text as a terminal shows it: Chinese and Korean characters take two columns."""

import re
from unicodedata import east_asian_width

# Parts between which a line may end: words, and Chinese characters, each with the punctuation that belongs to it.
PART = re.compile(r"\s+|[（「“]?(?:[\u3400-\u9fff]|[^\s\u3400-\u9fff（「“]+)[，。、；：）」”]*|.")


def columns(text: str) -> int:
    """Return the number of columns that a text takes."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def padded(text: str, width: int) -> str:
    """Return a text with blanks after it, up to a width in columns."""
    return text + " " * (width - columns(text))


def wrapped(text: str, width: int) -> list[str]:
    """Return the lines of a text that is wrapped at a width in columns."""
    lines = [""]
    for part in PART.findall(" ".join(text.split())):
        if columns(lines[-1]) + columns(part) > width and lines[-1]:
            lines.append("")
        lines[-1] += part if lines[-1] else part.lstrip()
    return [line.rstrip() for line in lines]
