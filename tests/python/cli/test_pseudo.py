"""The command line and paper in a made-up language. Words that are still English are missing from the catalogs."""

import re
from html import unescape
from pathlib import Path

import pytest

from sudoku_workshop import messages
from sudoku_workshop.classroom import ALGORITHMS
from tests.support.pseudo import OPENING, plain_words, pseudo, without_accents
from tests.support.running import Runner

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
SEVERAL = "." + PUZZLE[1:]
NONE = "6" + PUZZLE[1:]
TWICE = "55" + "." * 79
ALL = "\n".join([PUZZLE, SEVERAL, NONE, TWICE, "." * 81, PUZZLE[1:], PUZZLE + "x"])
# These are the same in every language: names of algorithms, the command's name, IDs, the notation "5 in r1c1" in a
# path, the output of a tutorial's program, and text that the user has typed.
DATA = re.compile(rf"{'|'.join(ALGORITHMS)}|^print:|g2\.[\w.-]+| in |connected by|No solution!|nonsense")
FOR_PROGRAMS = ("count --limit 9", "rate")  # their output has codes instead of words
TEXT = re.compile("<text[^>]*>([^<]*)</text>")


@pytest.fixture
def english() -> dict[str, str]:
    return dict(messages.catalog("en"))


@pytest.fixture(autouse=True)
def spoken(english: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the catalog of every language by that of the made-up language."""
    words = pseudo(english)
    monkeypatch.setattr(messages, "catalog", lambda _: words)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("solve", ALL),
        ("solve", "hello"),
        ("check", ALL),
        ("count --limit 9", "12 34"),
        ("rate", ALL),
        ("explain", ALL),
        ("class --list", ""),
        ("class first-solution", f"{PUZZLE}\n{TWICE}\n1...............\n"),
        ("class fill-shuffle-dig --seed 77", ""),
        ("class --compare - --tries 100", PUZZLE),
        ("generate --clues 17 --effort 1 --seed a", ""),
        ("print --out {out} --margin 200", PUZZLE),
        ("print --out {out} --size 1x1", PUZZLE),
        ("print --out {out} --cell 100", PUZZLE),
        ("print --out {out} --cell 0.5", PUZZLE),
        ("print --out {out} --qr nonsense", PUZZLE),
        ("print --out {out}", f"{PUZZLE}\n{PUZZLE}\n{SEVERAL}\n{NONE}\n"),
    ],
)
def test_the_command_line_speaks_the_chosen_language(
    sudoku: Runner, tmp_path: Path, english: dict[str, str], command: str, text: str
) -> None:
    ran = sudoku(*command.format(out=tmp_path / "x.pdf").split(), "--lang", "ko", text=text)
    said = ran.err if command in FOR_PROGRAMS else ran.out + ran.err
    assert OPENING in said
    assert plain_words(DATA.sub(" ", said), without_accents(english)) == []


def test_paper_speaks_the_chosen_language(sudoku: Runner, tmp_path: Path, english: dict[str, str]) -> None:
    """Check a cover, headings, a line for the name, grades, ratings, solutions, a solution path and a QR code."""
    options = (
        "--cover --name-line --by-grade --show number grade er --solutions end --path --notes all --qr https://1.2/"
    )
    ran = sudoku(
        "print", "--svg", str(tmp_path), "--lang", "ko", *options.split(), text=f"{PUZZLE}\n{NONE}\n{SEVERAL}\n"
    )
    allowed = without_accents(english)
    assert plain_words(ran.err, allowed) == []
    pages = [page.read_text(encoding="utf-8") for page in sorted(tmp_path.glob("*.svg"))]
    written = [unescape(text) for page in pages for text in TEXT.findall(page)]
    assert sum(OPENING in text for text in written) > 20
    assert [text for text in written if plain_words(text, allowed)] == []
