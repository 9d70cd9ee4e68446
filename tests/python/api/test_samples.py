"""Every method has a sample, so the snapshot of the build has run all of them."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from sudoku_workshop.api import EARLY, LATE, METHODS, call
from sudoku_workshop.api.samples import BUG, SAMPLES, requests

pytestmark = pytest.mark.law

SOURCE = Path(__file__).resolve().parents[3] / "py_src"


def test_every_method_has_samples_and_every_sample_a_method() -> None:
    assert set(SAMPLES) == set(METHODS)
    assert all(SAMPLES.values())


@cache
def answer(request: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(call(request))
    return found


@pytest.mark.parametrize("request_", requests())
def test_a_sample_is_answered_or_refused_for_a_reason(request_: str) -> None:
    assert "bug" not in answer(request_)


def test_every_method_answers_some_of_its_samples() -> None:
    answered = Counter(json.loads(each)["method"] for each in requests() if "ok" in answer(each))
    assert set(answered) == set(METHODS)


def test_the_bug_is_one() -> None:
    assert "bug" in json.loads(call(BUG))


ANSWER_WITHOUT_FILES = """
import builtins, io, json, pkgutil
from pathlib import Path
from sudoku_workshop import api
from sudoku_workshop.api import samples
samples.warm()
def refuse(*_, **__):
    raise OSError("no files")
pkgutil.get_data = Path.read_bytes = Path.read_text = builtins.open = io.open = refuse
for request in samples.requests(late=False):
    print(api.call(request))
"""


def test_after_the_samples_no_early_answer_needs_a_file_of_the_package() -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    ran = subprocess.run(
        [sys.executable, "-c", ANSWER_WITHOUT_FILES], env=environment, capture_output=True, text=True, check=True
    )
    replies = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(replies) == len(requests(late=False))
    assert [reply["bug"] for reply in replies if "bug" in reply] == []


def test_each_late_method_is_that_of_its_module() -> None:
    assert {*LATE} == {name for module in {*LATE.values()} for name in modules_methods(module)}
    assert not {*LATE} & {*EARLY}


def modules_methods(module: str) -> Iterable[str]:
    """Return the names of the methods of a module of the API."""
    methods: dict[str, object] = import_module(f"sudoku_workshop.api.{module}").METHODS
    return methods


LOADED = "import sys; from sudoku_workshop.api import samples; samples.warm({late}); print(*sys.modules)"


def test_the_snapshot_has_no_late_module_and_no_late_technique() -> None:
    """Check that only the archive of the package has the modules, because few visitors need them."""
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    early, late = (
        {
            *subprocess.run(
                [sys.executable, "-c", LOADED.format(late=late)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            ).stdout.split()
        }
        for late in (False, True)
    )
    modules = {f"sudoku_workshop.{name}" for name in ("sheet", "messages", "notation.drawn", "api.printing")}
    assert modules & early == set()
    techniques = {f"sudoku_workshop.logic.techniques.{name}" for name in ("multi_fish", "bingo")}
    assert [techniques & early, techniques & late] == [set(), techniques]
