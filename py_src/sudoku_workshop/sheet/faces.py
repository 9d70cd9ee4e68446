"""The typefaces of documents, and which file has which character. No font needs to be loaded to find that out.

The fonts themselves (web/fonts/, made by tools/fonts.py) are needed only for writing a PDF. The characters of the
message catalogs are in one file per language. All other common characters of a language are divided into slices, so
that the page loads a few hundred kilobytes for a title, not ten megabytes. A character's slice follows from its code in
the language's traditional character set.
"""

import re
from functools import cache
from typing import NamedTuple

LATIN, OWN = "latin", "own"
BOLD, REGULAR = "-bold", "-regular"
SLICED = 4  # the number of lead bytes in a slice
EASTERN = re.compile(
    "[\u203b\u2190-\u2199\u2260-\u2265\u2460-\u2473\u25a0-\u25cf\u2605\u2606\u3000-\u30ff\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e\uffe0-\uffe6]"
)
FULL = "‘’“”…"  # in Chinese these are as wide as an ideograph, in other languages narrow
HANGUL = re.compile("[\u3131-\u318e\uac00-\ud7a3]")
HANGUL_WIDTH, SQUARE = 0.92, 1.0  # in font sizes


class Common(NamedTuple):
    """The characters that a language commonly uses: those in a codec up to the lead byte `last`."""

    codec: str
    last: int


COMMON = {"zh-Hans": Common("gb2312", 0xF7), "zh-Hant": Common("big5", 0xC6), "ko": Common("cp949", 0xC8)}


@cache
def slice_of(language: str, character: str) -> str | None:
    """Return the file that has a character outside the language's catalog, or None if the language seldom uses it."""
    codec, last = COMMON[language]
    try:
        lead, *others = character.encode(codec)
    except UnicodeEncodeError:
        return None
    ours = EASTERN.match(character) or (character in FULL and language.startswith("zh"))
    return f"{language}-{lead // SLICED:x}" if ours and others and lead <= last else None


def width(character: str) -> float:
    """Return the width of a Chinese or Korean character, in font sizes."""
    return HANGUL_WIDTH if HANGUL.match(character) else SQUARE


def files_of(face: str, character: str) -> tuple[str, ...]:
    """Return the files that may have a character of a typeface, likeliest first."""
    if face not in COMMON:
        return (face,)
    more = slice_of(face, character)
    return (face, more) if more else (face,)
