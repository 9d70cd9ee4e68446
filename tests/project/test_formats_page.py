"""docs/formats.md is what the code says, and its examples are read."""

import re
from pathlib import Path

import pytest

from sudoku_workshop.notation import FORMATS, WRITTEN, NotationError, read
from tools.formats import PAGE, example, page

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "PYTHONPATH=py_src python -m tools.formats"


@pytest.mark.parametrize("name", FORMATS)
def test_its_examples_are_read(name: str) -> None:
    text = example(name, FORMATS[name])
    assert text in PAGE.read_text(encoding="utf-8")
    [board] = read(text).puzzles
    assert board.givens[:2] == (5, 3)


def test_every_link_that_is_refused_is_refused() -> None:
    _, refused = PAGE.read_text(encoding="utf-8").split("## What is not read")
    links = re.findall(r"(?:sudokupad\.app|f-puzzles\.com)/[\w?=]+", refused)
    assert len(links) == 4
    for link in links:
        with pytest.raises(NotationError):
            read(f"https://{link}{'x' * 30 if link.endswith(('scl', 'ctc', '=')) else ''}")


def test_the_page_copies_in_forms_that_are_written_and_knows_which_are_for_9x9_alone() -> None:
    tools, transfer = (
        (WEB / path).read_text(encoding="utf-8") for path in ("play/puzzle-menu.js", "transfer/transfer.js")
    )
    copies = quoted(tools, r"COPIES = \[(.*?)\];") - {"link", "filled"}  # which the page writes itself
    assert copies <= set(WRITTEN)
    assert quoted(transfer, r"ONLY_9 = \[(.*?)\];") == {name for name in copies if FORMATS[name].only_9}


def quoted(text: str, pattern: str) -> set[str]:
    [found] = re.findall(pattern, text, re.DOTALL)
    return set(re.findall(r'"([\w-]+)"', found))
