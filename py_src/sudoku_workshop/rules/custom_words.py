"""The words about a custom rule in its text: its look, its name, its sentence, and perhaps the program that made it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

MOST_SIGNS = 2000  # of the name, the sentence and the source together
LONGEST = 12_000  # of the encoded words: no sign needs more than four bytes
START = "-"  # of the encoded words, so that they never look like cells


class About(NamedTuple):
    """The words of a person about a rule, and how it is drawn (see `custom_look.py`)."""

    name: str = ""
    sentence: str = ""
    source: str = ""
    look: str = ""


def about_text(name: str, sentence: str, source: str = "", look: str = "") -> str:
    """Return the words about a custom rule as text. Raises ValueError if they are too long."""
    words = "\n".join((" ".join(name.split()), " ".join(sentence.split()), source.strip("\n"))).rstrip("\n")
    if len(words) > MOST_SIGNS or not words.replace("\n", "").replace("\t", "").isprintable():
        raise ValueError(f"name, sentence and source have at most {MOST_SIGNS} printable characters")
    return look + START + urlsafe_b64encode(words.encode()).decode().rstrip("=")


def words_of(text: str) -> About:
    """Return the name, the sentence, the source and the look in a text. Raises ValueError if it is damaged."""
    look, _, signs = text.partition(START)
    if len(text) > LONGEST:
        raise ValueError(f"more than {MOST_SIGNS} characters about a rule")
    name, sentence, source = (urlsafe_b64decode(signs + "=" * (-len(signs) % 4)).decode() + "\n\n").split("\n", 2)
    about = About(name, sentence, source.rstrip("\n"), look)
    if about_text(*about) != text:
        raise ValueError("the words of a custom rule are not complete")
    return about
