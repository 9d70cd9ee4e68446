"""docs/formats.md agrees with the code, and its examples can be read."""

import json
import re
from pathlib import Path

import pytest

from sudoku_workshop.notation import FORMATS, WRITTEN, NotationError, read
from sudoku_workshop.notation.files.sadman import OTHERS
from tools.formats import PAGE, example, page

WEB = Path(__file__).resolve().parents[2] / "web"
ENGLISH = json.loads((WEB / "locales" / "en.json").read_text(encoding="utf-8"))
[TABLE] = re.findall(r"TOLD_AS = \{(.*?)\};", (WEB / "transfer" / "reading.js").read_text(encoding="utf-8"), re.DOTALL)
TOLD_AS = dict(re.findall(r'(\w+): "([\w-]+)"', TABLE))


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "PYTHONPATH=py_src python -m tools.formats"


@pytest.mark.parametrize("name", FORMATS)
def test_its_examples_are_read(name: str) -> None:
    text = example(name, FORMATS[name])
    assert text in PAGE.read_text(encoding="utf-8")
    [board] = read(text).puzzles
    assert board.givens[:2] == (5, 3)


def test_every_link_that_is_refused_is_refused() -> None:
    _, refused = PAGE.read_text(encoding="utf-8").split("## Content that is refused")
    links = re.findall(r"(?:sudokupad\.app|f-puzzles\.com)/[\w?=]+", refused)
    assert len(links) == 3
    for link in links:
        with pytest.raises(NotationError):
            read(f"https://{link}{'x' * 30 if link.endswith(('scl', 'ctc', '=')) else ''}")


def test_every_form_has_its_words() -> None:
    """Check that every format has a name, both for choosing it and for naming what was read."""
    offered = {"link", "filled", *WRITTEN}
    assert {f"copy.{name}" for name in offered} <= ENGLISH.keys()
    read_as = {read(example(name, form)).format for name, form in FORMATS.items()} | {"list", "sudokupad"}
    assert {f"format.{TOLD_AS.get(name, name)}" for name in read_as} <= ENGLISH.keys()


def test_what_a_text_tells_besides_has_its_words() -> None:
    assert {f"told.{name}" for name in (*OTHERS.values(), "rating", "comment")} <= ENGLISH.keys()
