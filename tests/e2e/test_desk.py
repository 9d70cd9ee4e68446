"""The desk itself: the guarantees that the other browser tests rely on."""

import pytest
from playwright.sync_api import Error

from tests.e2e.desk import Desk

ELSEWHERE = "http://other.invalid/secret"


def test_the_page_comes_from_our_own_server_in_english(desk: Desk) -> None:
    assert desk.page.url == desk.site
    assert desk.page.evaluate("navigator.language") == "en-US"


def test_another_origin_is_blocked_and_noted(desk: Desk) -> None:
    with pytest.raises(Error, match="ERR_FAILED"):
        desk.page.goto(ELSEWHERE)
    assert desk.foreign == [ELSEWHERE]


def test_the_policy_refuses_another_origin_before_it_is_asked(desk: Desk) -> None:
    desk.expect_error("Content Security Policy|Failed to fetch")
    assert desk.page.evaluate(f"fetch('{ELSEWHERE}').then(() => 'went out', () => 'refused')") == "refused"
    assert desk.foreign == []


def test_an_error_counts_unless_it_is_expected(desk: Desk) -> None:
    with desk.page.expect_console_message():
        desk.page.evaluate("console.error('boom')")
    assert desk.unexpected() == ["boom"]
    desk.expect_error("bo+m")
    assert desk.unexpected() == []
