"""A pseudo-language made from English, with accents, brackets and longer words.

Plain English on a page or on paper in this language does not come from the catalogs.
"""

import re
from collections.abc import Iterable

# Helvetica has all of them, so they can be printed.
ACCENTS = str.maketrans("aceinosuyzACEINOSUYZdD", "áçéîñöšúýžÀÇÉÎÑÖŠÚÝŽðÐ")
VOWEL = re.compile("([aeiou])")
PLACEHOLDER = re.compile(r"(\{\w+\})")
WORD = re.compile(r"[^\W\d_]{2,}")
OPENING, CLOSING = "«", "»"


def pseudo(catalog: dict[str, str]) -> dict[str, str]:
    """Return the catalog in the pseudo-language: «Šóölvé» for "Solve"."""
    return {key: sentence_of(sentence) for key, sentence in catalog.items()}


def sentence_of(sentence: str) -> str:
    """Return a sentence with every vowel doubled, which makes it a third longer.

    Placeholders in braces, and texts without words, are unchanged.
    """
    parts = PLACEHOLDER.split(sentence)
    if not any(re.search("[A-Za-z]", part) for part in parts[::2]):
        return sentence
    parts[::2] = [VOWEL.sub(r"\1\1", part).translate(ACCENTS) for part in parts[::2]]
    return f"{OPENING}{''.join(parts)}{CLOSING}"


def plain_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Return the words of a text that are not in the pseudo-language, because no letter has an accent."""
    return [word for word in WORD.findall(text) if word.isascii() and word not in allowed]


def without_accents(catalog: dict[str, str]) -> set[str]:
    """Return the words of a catalog that look the same in the pseudo-language: "mm", "PgUp"."""
    return {word for text in pseudo(catalog).values() for word in plain_words(PLACEHOLDER.sub(" ", text))}
