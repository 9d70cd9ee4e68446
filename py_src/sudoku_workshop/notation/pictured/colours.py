"""The names of colours, as people use them for lines and cells."""

import colorsys
import re

Colour = str  # one of the names below, or "" for a colour that cannot be seen
NONE, BLACK, GREY, WHITE = "", "black", "grey", "white"
HUES = (  # (degrees up to which a hue has this name, name)
    (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (188, "turquoise"), (252, "blue"), (285, "purple"),
    (345, "pink"), (360, "red"),
)  # fmt: skip
COLOURS = (BLACK, GREY, WHITE, *dict.fromkeys(name for _, name in HUES), "brown")
HEX = re.compile(r"#?([0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4}|[0-9a-fA-F])")
RGB = re.compile(r"rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([0-9.]{1,6})\s*)?\)")
# For each word in a text, the names that it may mean. The first is the usual one.
WORDS: dict[str, tuple[Colour, ...]] = {
    **dict.fromkeys(("grey", "gray", "silver"), (GREY,)),
    **dict.fromkeys(("yellow", "gold", "golden"), ("yellow", "orange")),
    **dict.fromkeys(("teal", "turquoise"), ("turquoise", "blue", "green")),
    **dict.fromkeys(("purple", "violet"), ("purple", "pink")),
    **{name: (name,) for name in (BLACK, WHITE, "red", "green")},
    "orange": ("orange", "brown"),
    "peach": ("orange", "pink"),
    "brown": ("brown", "orange"),
    "cyan": ("turquoise", "blue"),
    "blue": ("blue", "turquoise"),
    "lavender": ("purple", "blue", "pink"),
    "magenta": ("pink", "purple"),
    "pink": ("pink", "purple", "red"),
}
PALE, DARK, FAINT = 0.14, 0.25, 0.12  # below these, a colour is grey, black, or cannot be seen


def colour_of(value: object) -> Colour:
    """Return the name of a colour that is written as in CSS, or as SudokuPad shortens it."""
    red, green, blue, opacity = _channels("" if value is None or isinstance(value, bool) else str(value).strip())
    if opacity < FAINT:
        return NONE
    hue, saturation, brightness = colorsys.rgb_to_hsv(red, green, blue)
    if brightness < DARK:
        return BLACK
    if saturation < PALE:
        return WHITE if brightness > 0.94 else GREY
    name = next(name for degrees, name in HUES if hue * 360 <= degrees)
    if name == "orange" and brightness < 0.7:
        return "brown"
    return "pink" if name == "red" and saturation < 0.45 and brightness > 0.85 else name


def _channels(text: str) -> tuple[float, float, float, float]:
    """Return the red, green, blue and opacity of a colour, each from 0 to 1. What is no colour cannot be seen."""
    if match := RGB.fullmatch(text):
        red, green, blue = (min(int(part), 255) / 255 for part in match.groups()[:3])
        return red, green, blue, float(match[4] or 1) if match[4] != "." else 1
    if match := HEX.fullmatch(text):
        digits = match[1] * 6 if len(match[1]) == 1 else match[1]
        digits = "".join(digit * 2 for digit in digits) if len(digits) < 6 else digits
        red, green, blue, *rest = (int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2))
        return red, green, blue, rest[0] if rest else 1
    named = NAMED.get(text.lower())
    return (*named, 1) if named else (0, 0, 0, 0)


NAMED: dict[str, tuple[float, float, float]] = {
    **dict.fromkeys(("grey", "gray"), (0.5, 0.5, 0.5)),
    **dict.fromkeys(("lightgrey", "lightgray"), (0.8, 0.8, 0.8)),
    "black": (0, 0, 0),
    "white": (1, 1, 1),
    "red": (1, 0, 0),
    "orange": (1, 0.65, 0),
    "yellow": (1, 1, 0),
    "green": (0, 0.5, 0),
    "lime": (0, 1, 0),
    "cyan": (0, 1, 1),
    "blue": (0, 0, 1),
    "purple": (0.5, 0, 0.5),
    "magenta": (1, 0, 1),
    "pink": (1, 0.75, 0.8),
    "brown": (0.65, 0.16, 0.16),
}
