"""The desk: a page of dist/ with all other origins blocked, and a record of its errors."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@dataclass
class Desk:
    page: Page
    site: str
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect_error(self, pattern: str) -> None:
        """Expect an error whose text matches this pattern. Any other error fails the test."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.expected)]


def desk_on(context: BrowserContext, site: str) -> Desk:
    """Return a new page in the context, watched and without other origins, not yet opened."""
    desk = Desk(context.new_page(), site)

    def fence(route: Route) -> None:
        desk.foreign.append(route.request.url)
        route.abort()

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            desk.errors.append(message.text)

    context.route(re.compile(f"^(?!{re.escape(site)})"), fence)
    desk.page.on("console", note)
    desk.page.on("pageerror", lambda error: desk.errors.append(str(error)))
    return desk
