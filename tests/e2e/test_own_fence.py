"""A person's own program runs in a worker without an origin. It cannot send requests, and stays within its limits."""

import json
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import eventually
from tests.e2e.host import Host
from tests.e2e.puzzles import PUZZLE, SOLUTION
from tests.e2e.variant import Variant
from tools.serve import DIST, serving

ROOT = DIST.parent
ELSEWHERE = "https://other.invalid/secret"
RUN = """async ({ code, seconds, stopAt }) => {
  const { createOwnRunner } = await import(new URL("own-runner.js", location.href).href);
  globalThis.runner ??= createOwnRunner();
  const told = [];
  return new Promise((done) => {
    runner.run({ code, puzzle: "PUZZLE", seconds }, (message) => {
      told.push(message);
      if (message.type === stopAt) runner.stop();
      if (["end", "error", "stopped"].includes(message.type)) done(told);
    });
  });
}""".replace("PUZZLE", PUZZLE)

# The globals that remain in a worker besides the language, for computing, time, random numbers and the console.
HARMLESS = {
    "TextDecoder",
    "TextEncoder",
    "performance",
    "crypto",
    "console",
    "setTimeout",
    "clearTimeout",
    "WebAssembly",
}
NEWER = {
    "AsyncDisposableStack",
    "DisposableStack",
    "Float16Array",
    "Iterator",
    "SuppressedError",
}  # newer than Node's language
NUMBERS = {"TEMPORARY", "PERSISTENT"}  # two constants of Chromium that cannot be removed
LANGUAGE = "console.log(JSON.stringify(Object.getOwnPropertyNames(require('vm').runInNewContext('globalThis'))))"
GLOBALS = """() => {
  const names = [];
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) names.push(...Object.getOwnPropertyNames(owner));
  return names;
}"""
NAMES = """
import js, json
owner, names = js.globalThis, []
while owner is not None:
    names += js.Object.getOwnPropertyNames(owner).to_py()
    owner = js.Object.getPrototypeOf(owner)
    if js.Object.is_(owner, js.Object.prototype):
        break
print(json.dumps(names))
"""

# Ways to send a request through what remains, each a line of Python that must raise an error.
WAYS = {
    "a name in js": "js.fetch(ELSEWHERE)",
    "a name in pyodide_js": "pyodide_js._api.config.jsglobals.fetch(ELSEWHERE)",
    "pyodide.http, later": "module('pyodide.http').pyfetch(ELSEWHERE).send(None)",
    "pyodide.http, at once": "module('pyodide.http').open_url(ELSEWHERE)",
    "script from text": "pyodide.code.run_js('1')",
    "script from text, that imports": "pyodide.code.run_js('import(\"data:text/javascript,1\")')",
    "eval by its name": "js.eval('1')",
    "Function by its name": "js.Function('return self')()",
    "Function by a function": "js.Object.constructor('return self')()",
    "Function by what tells the page": "teller().constructor('return self')()",
    "Function by a list": "to_js([]).constructor.constructor('return self')()",
    "Function by an asynchronous function": "pyodide_js.loadPackage.constructor('return 1')()",
    "Function by Pyodide's own settings": "pyodide_js._api.config.constructor.constructor('return 1')()",
    "a module of WebAssembly by address": "js.WebAssembly.compileStreaming(js.Response.new('')).then",
    "a worker": "js.Worker.new('data:text/javascript,1')",
    "a file system of the browser's": "mounted('IDBFS')",
    "urllib": "module('urllib.request').urlopen(ELSEWHERE)",
    "a socket": "module('socket').create_connection(('other.invalid', 443), 1)",
    "another process": "module('os').fork()",
    "micropip": "module('micropip')",
}
TRY = """
import importlib, json, sys
import js, pyodide.code, pyodide_js
from pyodide.ffi import to_js
ELSEWHERE = {elsewhere!r}

def teller():
    frame = sys._getframe()
    while "tell" not in frame.f_locals:
        frame = frame.f_back
    return frame.f_locals["tell"]

module = importlib.import_module

def mounted(kind):
    pyodide_js.FS.mkdir("/mounted")
    system = getattr(pyodide_js.FS.filesystems, kind)
    pyodide_js.FS.mount(system, to_js({{}}), "/mounted")
    system.indexedDB()

become = {{}}
for name, way in {ways!r}.items():
    try:
        become[name] = f"went out: {{eval(way)!r}}"
    except BaseException as error:
        become[name] = "refused"
print(json.dumps(become))
"""


@pytest.fixture(scope="module")
def variant(tmp_path_factory: pytest.TempPathFactory) -> Variant:
    """Make a copy of dist/ with the module that runs foreign code as a program."""
    made = Variant(tmp_path_factory.mktemp("own") / "dist")
    program = ROOT / "node_modules" / ".bin" / "esbuild"
    source, target = ROOT / "web" / "own" / "runner.js", made.path("own-runner.js")
    command = [str(program), str(source), "--bundle", "--format=esm", "--preserve-symlinks", "--log-level=warning"]
    subprocess.run([*command, f"--outfile={target}"], check=True)
    made.write("blank.html", re.sub(rb"<script[^>]*></script>", b"", made.path("index.html").read_bytes()))
    return made


@pytest.fixture(scope="module")
def bench(variant: Variant, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Desk]:
    """Yield a page with the policy, but without an engine."""
    context = browser.new_context(**browser_context_args)
    with serving(variant.folder) as address:
        desk = desk_on(context, address)
        desk.page.goto(f"{address}blank.html")
        yield desk
    context.close()


def told(page: Page, code: str, seconds: float = 60, stop_at: str = "") -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = page.evaluate(RUN, {"code": code, "seconds": seconds, "stopAt": stop_at})
    return messages


def printed(messages: list[dict[str, Any]]) -> str:
    return "".join(message["text"] for message in messages if message["type"] == "print")


def loop(body: str) -> str:
    return f"def solve(grid):\n    print('before')\n    while True:\n        {body}\n"


def test_nothing_but_the_language_is_left_of_the_globals(bench: Desk) -> None:
    left = set(json.loads(printed(told(bench.page, NAMES))))
    language = set(json.loads(subprocess.run(["node", "-e", LANGUAGE], capture_output=True, check=True).stdout))
    assert {"fetch", "indexedDB", "caches", "postMessage", "Worker", "importScripts"} <= unfenced(bench.page)
    assert left - language - NEWER <= HARMLESS | NUMBERS


def unfenced(page: Page) -> set[str]:
    """Return the globals of a worker without restrictions."""
    page.evaluate("() => { globalThis.plain = new Worker('data:text/javascript,'); }")
    eventually(
        lambda: page.evaluate("true") and any(each.url.startswith("data:text/javascript,") for each in page.workers),
        True,
    )
    plain = next(each for each in page.workers if each.url == "data:text/javascript,")
    names = set(plain.evaluate(GLOBALS))
    page.evaluate("() => plain.terminate()")
    return names


def test_no_way_leads_out(bench: Desk) -> None:
    asked: list[str] = []
    bench.page.context.on("request", lambda request: asked.append(request.url))
    messages = told(bench.page, TRY.format(elsewhere=ELSEWHERE, ways=WAYS))
    become = json.loads(printed(messages).strip().splitlines()[-1])
    assert become == dict.fromkeys(WAYS, "refused")
    assert bench.foreign == []
    assert {url for url in asked if not url.startswith((bench.site, "data:"))} == set()


def test_a_solution_that_is_forged_is_not_right(bench: Desk) -> None:
    wrong = SOLUTION[::-1]
    forged = {"type": "end", "result": {"code": "solved", "args": {}}, "solved": True, "right": True, "grid": wrong}
    counters = dict.fromkeys(("tries", "conflicts", "places", "backtracks", "solutions", "depth"), 1)
    code = "import sys\nframe = sys._getframe()\nwhile 'send' not in frame.f_locals:\n    frame = frame.f_back\n"
    last = told(bench.page, f"{code}frame.f_locals['send']({json.dumps(forged | {'counters': counters})!r})\n")[-1]
    assert (last["type"], last["solved"], last["right"]) == ("end", True, False)


def test_a_solver_is_watched_and_its_work_is_right(bench: Desk) -> None:
    fill = f"def solve(grid):\n    for i in range(81):\n        grid[i // 9][i % 9] = int({SOLUTION!r}[i])\n"
    messages = told(bench.page, fill)
    first = next(message for message in messages if message["type"] == "events")
    assert first["items"][0] == ["place", PUZZLE.index("."), int(SOLUTION[PUZZLE.index(".")]), 3]
    assert messages[-1]["right"] is True


@pytest.mark.parametrize(
    ("body", "code", "line"),
    [
        ("pass", "time", 4),
        ("grid.append('x' * 10_000_000)", "memory", 4),
        ("print('x' * 1000)", "time", 4),
        ("grid[0][1] = 1 - grid[0][1]", "time", 4),
    ],
)
def test_what_never_ends_is_ended_and_told_with_its_line(body: str, code: str, line: int, bench: Desk) -> None:
    messages = told(bench.page, loop(body), seconds=1 if code == "time" else 60)
    assert printed(messages).startswith("before\n")
    assert (messages[-1]["error"]["code"], messages[-1]["error"]["line"]) == (code, line)
    assert len(printed(messages)) <= 200_000
    assert bench.page.evaluate("1 + 1") == 2


@pytest.mark.parametrize("message", ["'x'", "'x' * 10_000_000", "json.dumps(PRINT)", "None"])
def test_a_program_that_floods_the_page_is_ended(message: str, bench: Desk) -> None:
    """Check a program that finds the function that sends messages, and calls it without end."""
    print_a = {"type": "print", "text": "a" * 10_000, "cut": False}
    find = "frame = sys._getframe()\nwhile 'send' not in frame.f_locals:\n    frame = frame.f_back\n"
    flood = f"message = {message}\nwhile True:\n    frame.f_locals['send'](message)\n"
    last = told(bench.page, f"import json, sys\nPRINT = {print_a!r}\n{find}{flood}", seconds=2)[-1]
    assert last["error"]["code"] == ("time" if message == "None" else "flood")
    assert bench.page.evaluate("1 + 1") == 2


def test_cancel_ends_it_and_the_next_one_runs(bench: Desk) -> None:
    page = bench.page
    assert told(page, loop("pass"), stop_at="print")[-1]["type"] == "stopped"
    assert told(page, "def solve(grid):\n    pass\n")[-1]["type"] == "end"
    page.evaluate("() => runner.close()")
    eventually(lambda: page.evaluate("true") and len(page.workers), 0)


def test_the_pages_own_policy_is_enough_and_so_is_what_is_kept(
    variant: Variant, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    """Check the page on a host that sends no headers, and then without a host."""
    host = Host(variant.folder, plain=True)
    context = browser.new_context(**browser_context_args | {"service_workers": "allow"})
    page = context.new_page()
    page.goto(f"{host.address}blank.html")
    code = TRY.format(elsewhere=ELSEWHERE, ways=WAYS)
    assert set(json.loads(printed(told(page, code)).strip().splitlines()[-1]).values()) == {"refused"}
    host.stop()
    context.close()
