"""No request leaves the page: neither page nor worker asks other origins, and the policy holds."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    answer,
    ask,
    eventually,
    menu,
    more,
    paste,
    press,
    puzzle_menu,
    set_up,
    setting,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE, SOLUTION
from tools.serve import CSP

ELSEWHERE = "https://other.invalid/secret"

# Tries every way to send a request from a worker, and returns the results.
WAYS_OUT = """async (elsewhere) => {
  const socket = elsewhere.replace("https", "wss");
  const ways = {
    fetch: () => fetch(elsewhere, { mode: "no-cors" }),
    XMLHttpRequest: () => { const asked = new XMLHttpRequest(); asked.open("GET", elsewhere); asked.send(); },
    WebSocket: () => new WebSocket(socket),
    EventSource: () => new EventSource(elsewhere),
    importScripts: () => importScripts(elsewhere),
    Worker: () => new Worker(elsewhere),
    caches: () => caches.open("x").then((cache) => cache.add(elsewhere)),
  };
  const become = {};
  for (const [name, way] of Object.entries(ways))
    become[name] = await Promise.resolve().then(way).then(() => "went out", () => "refused");
  return become;
}"""


def test_with_every_other_origin_blocked_it_works_and_asks_for_none(desk: Desk) -> None:
    page = desk.page
    wake(page)
    paste(page, "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9)))
    expect(verdict(page)).to_have_text(UNIQUE)
    more(page, "Solve")
    expect(answer(page)).to_have_text("Solved: this is the only solution.")
    setting(page, "Language", "ko")
    expect(page).to_have_title(re.compile("스도쿠"))
    assert desk.foreign == []


def test_a_worker_refuses_every_way_to_another_origin(desk: Desk) -> None:
    wake(desk.page)
    become = desk.page.workers[0].evaluate(WAYS_OUT, ELSEWHERE)
    assert become == dict.fromkeys(become, "refused")
    own = desk.page.workers[0].evaluate("() => fetch('build.json').then((answer) => answer.status)")
    assert own == 200
    assert desk.foreign == []


def test_the_policy_is_sent_holds_and_is_never_broken(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script(
        """window.broken = [];
           document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
             window.broken.push(violatedDirective);
           });"""
    )
    answered = page.goto(closed_desk.site)
    assert answered
    assert answered.headers["content-security-policy"] == CSP
    assert "unsafe-inline" not in CSP
    assert "'unsafe-eval'" not in CSP
    wake(page)
    use_everything(page)
    assert page.evaluate("window.broken") == []
    closed_desk.expect_error("Content Security Policy")
    page.evaluate(
        "() => { document.body.append(Object.assign(document.createElement('img'), {src: 'https://a.invalid/'})); }"
    )
    eventually(lambda: set(page.evaluate("window.broken")), {"img-src"})  # so a violation would have been recorded


def use_everything(page: Page) -> None:
    set_up(page, PUZZLE)
    for name in ("Solve", "Next solution", "Count all solutions"):
        more(page, name)
    ask(page, "Check")
    expect(answer(page)).to_have_text(re.compile(f"^All {SOLUTION.count('') - 1 - 25} entries are correct so far"))
    puzzle_menu(page, "My entries")
    more(page, "Candidates")
    press(menu(page), "Help")
    press(page.get_by_role("dialog"), "Close")
