"""Three ways to use the page, each on its own: touch, keyboard, and screen reader."""

import re
from collections.abc import Iterator
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.hands import eventually

STEPS = 200  # presses of Tab, more than there are controls


class Hand(Protocol):
    """A person's actions and checks, by role and name only."""

    def press(self, role: Any, name: str) -> None: ...
    def write(self, puzzle: str) -> None: ...
    def meets(self, role: Any, name: str) -> None: ...


def seen(page: Page, role: Any, name: str) -> Locator:
    """Return an element by its name, or a status by its text."""
    pattern = re.compile(name, re.IGNORECASE)
    by_words = page.get_by_role(role).filter(has_text=pattern)
    return (by_words if role == "status" else page.get_by_role(role, name=pattern)).first


class Finger:
    """Taps on what is on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, role: Any, name: str) -> None:
        self.page.get_by_role(role, name=re.compile(name)).first.tap()

    def write(self, puzzle: str) -> None:
        for symbol in puzzle:
            self.press("button", "^Leave blank and move on" if symbol == "." else f"^{symbol}, ")

    def meets(self, role: Any, name: str) -> None:
        expect(seen(self.page, role, name)).to_be_in_viewport(ratio=1)


class Keys:
    """Tab, Enter and typing; something always has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, role: Any, name: str) -> None:
        wanted = self.page.get_by_role(role, name=re.compile(name)).first
        expect(wanted).to_be_visible()
        for _ in range(STEPS):
            if wanted.evaluate("element => element === document.activeElement"):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} is not to be reached by Tab")

    def write(self, puzzle: str) -> None:
        self.page.keyboard.type(puzzle)

    def meets(self, role: Any, name: str) -> None:
        expect(seen(self.page, role, name)).to_be_visible()


class Ear:
    """The browser's accessibility tree only, as a screen reader has it. Keys go to the focused element."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def nodes(self) -> list[dict[str, Any]]:
        tree: list[dict[str, Any]] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in tree if not node["ignored"]]

    def found(self, role: str, name: str) -> Iterator[dict[str, Any]]:
        return (
            node
            for node in self.nodes()
            if node["role"]["value"] == role and re.search(name, name_of(node), re.IGNORECASE)
        )

    def press(self, role: Any, name: str) -> None:
        self.meets(role, name)
        node = next(self.found(role, name))
        made = self.session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})["object"]["objectId"]
        act = {"objectId": made, "functionDeclaration": "function () { this.focus(); this.click(); }"}
        self.session.send("Runtime.callFunctionOn", act)

    def write(self, puzzle: str) -> None:
        eventually(lambda: self.focused(), "gridcell")
        self.page.keyboard.type(puzzle)

    def focused(self) -> str:
        held = [node["role"]["value"] for node in self.nodes() if {"name": "focused", "value": TRUE} in told_of(node)]
        return str(held[-1]) if held else ""

    def meets(self, role: Any, name: str) -> None:
        eventually(lambda: any(self.found("StaticText" if role == "status" else role, name)), True, 30_000)


TRUE = {"type": "booleanOrUndefined", "value": True}


def name_of(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def told_of(node: dict[str, Any]) -> list[dict[str, Any]]:
    properties: list[dict[str, Any]] = node.get("properties", [])
    return properties
