"""If the browser does not save data, the page says so, once."""

from playwright.sync_api import Page, expect

from tests.e2e.hands import keep_board, my_puzzles, press, see_board, set_up
from tests.e2e.puzzles import PUZZLE

SAFARI = "Object.defineProperty(navigator, 'standalone', { value: false })"


def test_where_safari_forgets_the_page_says_so_once(asleep: Page) -> None:
    advice = asleep.get_by_text("Safari deletes the data of this page")
    set_up(asleep, PUZZLE)
    keep_board(asleep)
    expect(my_puzzles(asleep).get_by_role("option")).to_have_count(1)
    expect(advice).to_be_hidden()
    asleep.add_init_script(SAFARI)
    asleep.reload()
    expect(advice).to_be_visible()
    press(asleep, "OK")
    expect(advice).to_be_hidden()
    asleep.reload()
    see_board(asleep, PUZZLE)
    expect(my_puzzles(asleep).get_by_role("option")).to_have_count(1)
    expect(advice).to_be_hidden()
