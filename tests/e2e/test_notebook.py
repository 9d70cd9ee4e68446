"""The slider of a run in a notebook: HTML that is inserted into a page, as Jupyter does."""

import re
from urllib.parse import unquote

from playwright.sync_api import Page, expect

import sudoku_workshop as sudoku
from sudoku_workshop.grid.digit_text import text_of
from tests.e2e.puzzles import PUZZLE

INSERT = "html => { document.body.innerHTML = html; }"  # runs no scripts


def shown(page: Page) -> str:
    """Return the digits in the picture beside the slider: first the givens, then the other cells in order."""
    picture = unquote(page.locator("img").first.get_attribute("src") or "")
    return "".join(re.findall(r">(.)</text>", picture)).replace(" ", ".")


def test_the_slider_goes_through_the_events(page: Page) -> None:
    run = sudoku.watch("used-tables", PUZZLE)
    page.evaluate(INSERT, run._repr_html_())
    slider = page.get_by_role("slider", name="Step")
    givens = [cell for cell, given in enumerate(run.puzzle.givens) if given]
    blanks = [cell for cell in range(81) if cell not in givens]
    for position in (1, 140, len(run), 40):  # at 140 a conflicting digit has disappeared without an UNDO event
        moment = run[position - 1]
        slider.fill(str(position))
        expect(page.locator("output")).to_have_text(f"{position}. {moment.words}")
        expect(page.get_by_alt_text(moment.words)).to_be_visible()
        values = [*moment.board.values]
        if moment.kind in ("try", "conflict"):
            values[moment.cell] = moment.digit
        assert shown(page) == text_of(values[cell] for cell in [*givens, *blanks])
    slider.press("Home")
    assert shown(page) == text_of(run.puzzle.givens[cell] for cell in [*givens, *blanks])
