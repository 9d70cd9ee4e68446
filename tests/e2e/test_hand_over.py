"""A half-solved board is continued on another device, by a link or by its QR code."""

import re
from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import cell, eventually, labels, press, puzzle_menu, see_board, set_up, values, wake
from tests.e2e.puzzles import PUZZLE


def half_solve(page: Page) -> None:
    """Add an entry, a note and a corner note."""
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.keyboard.type("9")
    cell(page, "r1c3").click()
    page.keyboard.press("Shift+Digit6")
    page.keyboard.press("Control+Digit8")


def whole_link(page: Page) -> str:
    puzzle_menu(page, "Share, or open elsewhere")
    dialog = page.get_by_role("dialog", name="Share the puzzle")
    dialog.get_by_role("switch", name=re.compile("^Include my progress")).check()
    address = dialog.get_by_label("Link to the puzzle")
    expect(address).to_have_value(re.compile("#h="))
    return address.input_value()


def read_by_phone(code: Locator) -> list[str]:
    picture = Image.open(BytesIO(code.screenshot(scale="css")))
    return [found.text for found in zxingcpp.read_barcodes(picture)]


def test_a_board_as_it_stands_goes_to_another_device(desk: Desk, browser: Browser, site: str) -> None:
    page = desk.page
    wake(page)
    half_solve(page)
    left = labels(page)
    link = whole_link(page)
    assert len(link.partition("#h=")[2]) < 100
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    eventually(lambda: read_by_phone(code), [link])
    context = browser.new_context(locale="en-US", service_workers="block")
    other = desk_on(context, site)
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    eventually(lambda: labels(other.page), left)
    expect(
        other.page.get_by_text("The puzzle is now open on this device, with all your progress from the other device.")
    ).to_be_visible()
    assert not any("#h=" in url or link.partition("#h=")[2] in url for url in asked)
    assert other.foreign == []
    context.close()


def test_a_link_that_lost_a_part_is_refused_and_the_board_stays(desk: Desk) -> None:
    page = desk.page
    wake(page)
    half_solve(page)
    board, link = values(page), whole_link(page)
    press(page.get_by_role("dialog", name="Share the puzzle"), "Close")
    page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2][:-3])
    expect(page.get_by_text("This link is incomplete")).to_be_visible()
    see_board(page, board)
