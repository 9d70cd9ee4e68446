"""The catalogs of the page: the words that it shows at once, and those that it loads when they are first needed."""

import json
import re
from pathlib import Path

LEFT_OUT = (  # sentences of the terminal and of paper, and those that are in the HTML
    *("cli.", "guess.", "unloaded.", "language."),
    *("sheet.answers", "sheet.branch", "sheet.contents", "sheet.count", "sheet.da", "sheet.er", "sheet.ex"),
    *("sheet.handout", "sheet.intro", "sheet.key", "sheet.month", "sheet.n", "sheet.pa", "sheet.po"),
    *("sheet.s", "sheet.t", "sheet.u"),
)
DRAWINGS = r"(colour\.|guess\.(drawing\.|coloured$|counted$))"  # names of drawings; only guesses of rules use them
LATER = {  # by folder: the keys of its words
    "rules": r"(balance|bound|combinations|conflict|link|named|net|rule|variant|wish-error\.variant)[.-]"
    r"|part\.houses$",  # with rules
    "wishes": r"wish-error\.(?!variant)",  # why a puzzle cannot be made; with the first such answer
    "class": r"class\.",  # about algorithms; with Learn
    "techniques": r"technique\..*\.(hint|idea)$",  # what techniques do; once the board is usable
    "make": r"wish\.(?!count)",  # what people wish for; with the rooms that make puzzles
    "print": r"print\.warning\.",  # with Print
}


def divide_words(folder: Path) -> None:
    """Divide the catalogs in `folder`/locales into what the page shows at once and what it loads later.

    Sentences that the running page never needs are removed. Python has the whole catalogs in its wheel.
    """
    locales = folder / "locales"
    move_words(locales, folder / "drawings", DRAWINGS)
    for catalog in locales.glob("*.json"):
        write(catalog, {key: sentence for key, sentence in read(catalog).items() if not key.startswith(LEFT_OUT)})
    for name, pattern in LATER.items():
        move_words(locales, folder / name, pattern)


def move_words(locales: Path, folder: Path, pattern: str) -> None:
    """Move the sentences whose keys match `pattern` to the catalogs of `folder`, which may have words of their own."""
    folder.mkdir(exist_ok=True)
    for catalog in locales.glob("*.json"):
        words, target = read(catalog), folder / catalog.name
        moved = {key: sentence for key, sentence in words.items() if re.match(pattern, key)}
        write(target, (read(target) if target.exists() else {}) | moved)
        write(catalog, {key: sentence for key, sentence in words.items() if key not in moved})


def read(catalog: Path) -> dict[str, str]:
    """Return the sentences of a catalog by their keys."""
    words: dict[str, str] = json.loads(catalog.read_text(encoding="utf-8"))
    return words


def write(catalog: Path, words: dict[str, str]) -> None:
    """Write a catalog."""
    catalog.write_text(json.dumps(words, ensure_ascii=False, indent=1), encoding="utf-8")
