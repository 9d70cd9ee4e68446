"""The longest task of a page during some work, in processor time, so a busy machine gives the same result."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

TASK = "RunTask"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


def longest_task(browser: Browser, page: Page, work: Callable[[], Any]) -> float:
    """Return the milliseconds of the longest task in all of the browser's pages; only one page should work."""
    browser.start_tracing(page=page, categories=["toplevel"])
    work()
    page.evaluate(PAINTED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {place(event) for event in events if event["name"] == "thread_name" and is_main(event)}
    tasks = (event for event in events if TASK in event["name"] and place(event) in main)
    return max(float(event.get("tdur", 0)) for event in tasks) / 1000


def is_main(event: dict[str, Any]) -> bool:
    return bool(event["args"]["name"] == "CrRendererMain")


def place(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]
