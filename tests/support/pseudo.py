"""A language that nobody speaks, made from English: accents, brackets, longer words.

What can still be read in plain English in a page or on paper that speaks it does not come from the catalogs.
"""

import re
from collections.abc import Iterable

# All of them can be drawn with Helvetica, so that they are on paper what they are here.
ACCENTS = str.maketrans("aceinosuyzACEINOSUYZdD", "áçéîñöšúýžÀÇÉÎÑÖŠÚÝŽðÐ")
VOWEL = re.compile("([aeiou])")
PLACEHOLDER = re.compile(r"(\{\w+\})")
WORD = re.compile(r"[^\W\d_]{2,}")
OPENING, CLOSING = "«", "»"


def pseudo(catalog: dict[str, str]) -> dict[str, str]:
    """The catalog in the pseudo-language: «Šóölvé» in the place of "Solve"."""
    return {key: sentence_of(sentence) for key, sentence in catalog.items()}


def sentence_of(sentence: str) -> str:
    """Every vowel twice, which makes it a third longer; what is in braces stays, and so does what has no words."""
    parts = PLACEHOLDER.split(sentence)
    if not any(re.search("[A-Za-z]", part) for part in parts[::2]):
        return sentence
    parts[::2] = [VOWEL.sub(r"\1\1", part).translate(ACCENTS) for part in parts[::2]]
    return f"{OPENING}{''.join(parts)}{CLOSING}"


def plain_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words of a text that are not in the pseudo-language: none of their letters has an accent."""
    return [word for word in WORD.findall(text) if word.isascii() and word not in allowed]


def without_accents(catalog: dict[str, str]) -> set[str]:
    """The words of a catalog that look the same in the pseudo-language: "mm", "PgUp"."""
    return {word for text in pseudo(catalog).values() for word in plain_words(PLACEHOLDER.sub(" ", text))}
