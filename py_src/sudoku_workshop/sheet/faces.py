"""The typefaces of documents, and which font file has which character. To find that out, no font is loaded.

The fonts themselves (web/fonts/, made by tools/fonts.py) are needed only for writing a PDF. The characters of the
page's own messages are in one file per language. All other common characters of a language are divided among further
files, the slices. To print a title, the page therefore loads a few hundred kilobytes, not ten megabytes. The slice of a
character follows from its code in the traditional character set of the language.
"""

import re
from functools import cache
from typing import NamedTuple

LATIN, OWN = "latin", "own"
BOLD, REGULAR = "-bold", "-regular"
SLICED = 4  # the number of lead bytes (first bytes of characters) in a slice
EASTERN = re.compile(
    "[\u203b\u2190-\u2199\u2260-\u2265\u2460-\u2473\u25a0-\u25cf\u2605\u2606\u3000-\u30ff\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e\uffe0-\uffe6]"
)
FULL = "‘’“”…"  # in Chinese these are as wide as an ideograph, in other languages they are narrow
HANGUL = re.compile("[\u3131-\u318e\uac00-\ud7a3]")
HANGUL_WIDTH, SQUARE = 0.92, 1.0  # widths in font sizes


class Common(NamedTuple):
    """The common characters of a language: those whose first byte in the encoding `codec` is at most `last`."""

    codec: str
    last: int


COMMON = {"zh-Hans": Common("gb2312", 0xF7), "zh-Hant": Common("big5", 0xC6), "ko": Common("cp949", 0xC8)}


@cache
def slice_of(language: str, character: str) -> str | None:
    """Return the name of the extra font file that has a character, or None if there is no such file.

    Characters of the page's own messages are in the main font file. Characters that the language seldom uses are in no
    file.
    """
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
    """Return the names of the files that may have a character of this typeface, likeliest first."""
    if face not in COMMON:
        return (face,)
    more = slice_of(face, character)
    return (face, more) if more else (face,)
