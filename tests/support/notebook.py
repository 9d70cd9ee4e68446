"""The parts of Jupyter that `widget` needs: traits that tell of changes, and a page that shares them with the browser.

The tests have no Jupyter. `npm run build:docs` runs the same widget with the real packages.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Page

PAGE = """async ({ script, state }) => {
  const calls = {}, changed = new Set();
  const model = {
    get: (name) => state[name],
    set: (name, value) => { state[name] = value; changed.add(name); },
    on: (event, call) => { (calls[event] ??= []).push(call); },
    save_changes: async () => {
      const sent = Object.fromEntries([...changed].map((name) => [name, state[name]]));
      changed.clear();
      for (const [name, value] of Object.entries(await window.share(sent))) {
        state[name] = value;
        for (const call of calls[`change:${name}`] ?? []) call();
      }
    },
  };
  const { default: widget } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  widget.render({ model, el: document.body });
}"""


class Trait:
    """A value that Python and the browser share."""

    def __init__(self, default: Any = None) -> None:
        self.default = default

    def tag(self, **_: bool) -> "Trait":
        return self


class Widget:
    """An object whose traits call its observers when they change."""

    def __init__(self, **values: Any) -> None:
        self.state = {name: each.default for name, each in vars(type(self)).items() if isinstance(each, Trait)}
        for name, value in values.items():
            setattr(self, name, value)

    def __getattribute__(self, name: str) -> Any:
        state = object.__getattribute__(self, "__dict__").get("state", {})
        return state[name] if name in state else object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        state = self.__dict__.get("state", {})
        if name not in state:
            object.__setattr__(self, name, value)
        elif state[name] != value:
            state[name] = value
            for call in [each for each in vars(type(self)).values() if getattr(each, "observes", "") == name]:
                call(self, None)


def observe(name: str) -> Callable[[Any], Any]:
    def mark(call: Any) -> Any:
        call.observes = name
        return call

    return mark


def show(page: Page, game: Any) -> None:
    """Show a widget in a page, as a notebook does."""

    def share(sent: dict[str, Any]) -> dict[str, Any]:
        for name, value in sent.items():
            setattr(game, name, value)
        return dict(game.state)

    page.expose_function("share", share)
    page.evaluate(PAGE, {"script": game._esm, "state": dict(game.state)})


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make anywidget and traitlets importable."""
    traitlets, anywidget = ModuleType("traitlets"), ModuleType("anywidget")
    vars(traitlets).update(dict.fromkeys(("Int", "Float", "List", "Unicode", "Dict", "Bool"), Trait), observe=observe)
    vars(anywidget).update(AnyWidget=Widget)
    monkeypatch.setitem(sys.modules, "traitlets", traitlets)
    monkeypatch.setitem(sys.modules, "anywidget", anywidget)
