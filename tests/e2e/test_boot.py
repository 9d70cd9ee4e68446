"""Python starts in one of three ways, the fastest that works, and is the same Python in each."""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from sudoku_workshop.api import call
from sudoku_workshop.api.printing import forget
from sudoku_workshop.api.samples import requests
from tests.e2e.desk import desk_on
from tests.e2e.variant import Variant, ask_engine, run_python
from tests.support.replies import reply_of, timeless
from tests.support.samples import sample
from tools.serve import serving

SNAPSHOT = "boot/snapshot.bin.gz"
NEEDED = "boot/python314.zip.gz"
LIBRARY = "boot/library.zip.gz"


def blank(name: str, cells: int) -> dict[str, Any]:
    return {"geometry": name, "givens": "." * cells, "values": "." * cells, "notes": None}


BUILD_ID = slice(16, 48)  # the part of a snapshot's header that identifies its Pyodide
# Changes to web/ that find pages of memory which changed after its creation, but were not restored.
BORN = ("onBorn(instance);", "onBorn(instance); globalThis.born = instance.exports.memory.buffer.slice(0);")
STRAYS = """const target = memory();
    const born = new Uint8Array(globalThis.born);
    const changed = new Set(target.keys().filter((at) => target[at] !== born[at]).map((at) => Math.floor(at / PAGE)));
    globalThis.changed = changed.size;
    globalThis.strays = [...changed.difference(new Set(places))];"""
OTHERS: list[dict[str, Any]] = [  # requests that are not samples: other sizes, other mistakes
    {"method": "read", "params": {"text": "12..\n....\n....\n..3"}},
    {"method": "verdict", "params": {"state": blank("16", 256), "limit": 2}},
    {"method": "check", "params": {"state": blank("6", 36)}},
    {"method": "write", "params": {"state": None, "format": "line"}},
]


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path / "dist")


@pytest.fixture
def opened(variant: Variant, context: BrowserContext) -> Iterator[Callable[[], Page]]:
    """Yield a function that opens a page of the variant without an engine, once the test has changed the variant."""
    variant.write("blank.html", b"<!doctype html><title>Blank</title>")
    with serving(variant.folder) as address:

        def open_page() -> Page:
            page = desk_on(context, address).page
            page.goto(f"{address}blank.html")
            return page

        yield open_page


def test_what_a_snapshot_leaves_out_is_as_it_was_born(variant: Variant, opened: Callable[[], Page]) -> None:
    variant.rewrite("engine/pyodide.js", *BORN)
    variant.rewrite("engine/snapshot.js", "const target = memory();", STRAYS)
    variant.open_python()
    changed, strays = run_python(opened(), "__import__('js').changed", "list(__import__('js').strays)")
    assert changed > 0
    assert strays == []


def spoil_version(variant: Variant) -> None:
    snapshot = bytearray(gzip.decompress(variant.path(SNAPSHOT).read_bytes()))
    pages = int.from_bytes(snapshot[4:8], "little")
    head = memoryview(snapshot)[8 + 4 * pages :]
    assert any(head[BUILD_ID])
    head[BUILD_ID] = bytes(32)
    variant.write(SNAPSHOT, gzip.compress(snapshot, 1))
    variant.describe()


def spoil_heap(variant: Variant) -> None:
    """Make a valid snapshot that cannot work, because half of the memory is missing."""
    memory = gzip.decompress(variant.path(SNAPSHOT).read_bytes())
    variant.write(SNAPSHOT, gzip.compress(memory[: len(memory) // 2], 1))
    variant.describe()


SPOILT: dict[str, tuple[Callable[[Variant], None], str]] = {
    "a flipped bit": (lambda variant: variant.flip(SNAPSHOT), "corrupt"),
    "of another Pyodide": (spoil_version, "python"),
    "half a memory": (spoil_heap, "python"),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_spoilt_snapshot_gives_way_to_compiled_modules(
    case: str, variant: Variant, opened: Callable[[], Page]
) -> None:
    """Check that it also uses the module compiled before. The bytes are freed after compiling."""
    spoil, code = SPOILT[case]
    spoil(variant)
    page = opened()
    loaded: list[str] = []
    page.context.on("request", lambda request: loaded.append(request.url))
    asked = ask_engine(page, [json.loads(requests()[0])])
    assert asked["status"]["how"] == "compiled"
    assert [(way["how"], way["code"]) for way in asked["status"]["tried"]] == [("snapshot", code)]
    assert asked["answers"] == [json.loads(call(requests()[0]))]
    assert sum("pyodide.asm.wasm" in url for url in loaded) == 1


def test_a_page_in_place_of_a_part_is_not_taken_for_it(opened: Callable[[], Page]) -> None:
    page = opened()
    page.route(f"**/{SNAPSHOT}", lambda route: route.fulfill(content_type="text/html", body="<p>Welcome"))
    status = ask_engine(page, [])["status"]
    assert (status["how"], status["tried"][0]["code"]) == ("compiled", "missing")


def test_a_download_that_stops_is_given_up(variant: Variant, opened: Callable[[], Page]) -> None:
    variant.rewrite("engine/downloads.js", "TIMEOUT = 20_000", "TIMEOUT = 700")
    page = opened()
    page.route(f"**/{SNAPSHOT}", lambda _: None)
    status = ask_engine(page, [])["status"]
    assert status["how"] == "compiled"
    assert [(way["how"], way["code"]) for way in status["tried"]] == [("snapshot", "timeout")]


def test_a_start_without_end_is_given_up(variant: Variant, opened: Callable[[], Page]) -> None:
    variant.rewrite("engine/pyodide.js", "START_LIMIT = 30_000", "START_LIMIT = 2000")
    variant.rewrite("engine/pyodide.js", "_loadSnapshot: restored", "_loadSnapshot: new Promise(() => {})")
    status = ask_engine(opened(), [])["status"]
    assert (status["how"], status["tried"][0]["code"]) == ("compiled", "timeout")


LOST: list[tuple[Callable[[Variant, str], None], str, tuple[str, str]]] = [  # the parts of ways, and what is reported
    (Variant.remove, SNAPSHOT, ("snapshot", "missing")),
    (Variant.flip, NEEDED, ("compiled", "corrupt")),
]


@pytest.mark.parametrize(("way", "lost"), [("snapshot", 0), ("compiled", 1), ("plain", 2)])
def test_every_way_answers_as_python_does_outside(
    way: str, lost: int, variant: Variant, opened: Callable[[], Page]
) -> None:
    """Ask for everything after the usual start, and for a sample after the others, which run the same modules."""
    for spoil, name, _ in LOST[:lost]:
        spoil(variant, name)
    every = [*map(json.loads, requests()), *OTHERS]
    asked = every if way == "snapshot" else every[:: sample(5, 1)]
    result = ask_engine(opened(), asked)
    status, answers = result["status"], result["answers"]
    tried = [(one["how"], one["code"]) for one in status["tried"]]
    assert (status["how"], tried) == (way, [said for _, _, said in LOST[:lost]])
    forget()  # because this Python has answered requests before
    for request, answer in zip(asked, answers, strict=True):
        expected = json.loads(json.dumps(reply_of(**request), default=list))
        assert ("bug" in answer and "bug" in expected) or timeless(answer) == timeless(expected)


def test_no_early_method_needs_the_library(variant: Variant, opened: Callable[[], Page]) -> None:
    """Check that requests after a restore import nothing, neither existing nor missing modules."""
    variant.open_python()
    asked = [json.dumps(request) for request in [*map(json.loads, requests(late=False)), *OTHERS]]
    before, failed, after = run_python(
        opened(),
        "import sys, json, sudoku_workshop.api; ' '.join(sorted(sys.modules))",
        f"replies = map(sudoku_workshop.api.call, {asked});"
        "str([reply for reply in replies if 'ImportError' in reply or 'ModuleNot' in reply])",
        "' '.join(sorted(sys.modules))",
    )
    assert failed == "[]"
    assert set(after.split()) == set(before.split())


def test_every_start_has_its_own_random_numbers(variant: Variant, opened: Callable[[], Page]) -> None:
    variant.open_python()
    page = opened()
    draw = "import random; str(random.random())"
    assert run_python(page, draw) != run_python(page, draw)


@pytest.mark.parametrize("lost", [[], [SNAPSHOT]], ids=["snapshot", "compiled"])
def test_the_library_follows_the_first_answer(lost: list[str], variant: Variant, opened: Callable[[], Page]) -> None:
    """Check that modules which no method imports can be imported later."""
    variant.open_python()
    for name in lost:
        variant.remove(name)
    find = "from importlib.util import find_spec; find_spec('csv') is not None"
    page = opened()
    with page.expect_response(f"**/{LIBRARY}"):
        found = run_python(page, find, *[f"{find} or bool(__import__('time').sleep(0.2))"] * 300, find)
    assert found[0] is False
    assert found[-1] is True
