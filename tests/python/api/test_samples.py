"""Every method has a sample, so the snapshot of the build has run all of them."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from sudoku_workshop.api import EARLY, LATE, METHODS, call
from sudoku_workshop.api.samples import BUG, SAMPLES, requests
from tests.support.replies import timeless

pytestmark = pytest.mark.law

SOURCE = Path(__file__).resolve().parents[3] / "py_src"
ANSWER_ALL = """
from sudoku_workshop import api
from sudoku_workshop.api import samples
for request in samples.requests():
    print(api.call(request))
"""


def test_every_method_has_samples_and_every_sample_a_method() -> None:
    assert set(SAMPLES) == set(METHODS)
    assert all(SAMPLES.values())


@pytest.mark.parametrize("request_", requests())
def test_a_sample_is_answered_or_refused_for_a_reason(request_: str) -> None:
    assert "bug" not in json.loads(call(request_))


def test_every_method_answers_some_of_its_samples() -> None:
    answered = Counter(json.loads(each)["method"] for each in requests() if "ok" in json.loads(call(each)))
    assert set(answered) == set(METHODS)


def test_the_bug_is_one() -> None:
    assert "bug" in json.loads(call(BUG))


def test_no_answer_depends_on_the_order_of_hashes() -> None:
    """Check that all ways to start Python give the same answers.

    The snapshot has one order of hashes, other ways another.
    """
    assert answers_with("1") == answers_with("2")


def answers_with(hash_seed: str) -> list[object]:
    """Return the answers to all samples."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(SOURCE)}
    told = subprocess.run([sys.executable, "-c", ANSWER_ALL], env=environment, capture_output=True, check=True)
    return [timeless(json.loads(line)) for line in told.stdout.splitlines()]


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


LOADED = """
import sys
from sudoku_workshop.api import samples
samples.warm()
print(*sys.modules)
"""


def test_the_snapshot_has_no_late_module() -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    told = subprocess.run([sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=True)
    late = {f"sudoku_workshop.{name}" for name in ("sheet", "messages", "notation.drawn", "api.printing")}
    assert late & {*told.stdout.split()} == set()


def test_the_snapshot_has_no_late_technique() -> None:
    """Check that only the archive of the package has the modules, because few visitors need them."""
    loaded = "import sys; from sudoku_workshop.api import samples; samples.warm({late}); print(*sys.modules)"
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    ran = [
        subprocess.run(
            [sys.executable, "-c", loaded.format(late=late)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for late in (False, True)
    ]
    modules = {f"sudoku_workshop.logic.techniques.{name}" for name in ("multi_fish", "bingo")}
    assert [modules & {*names} for names in ran] == [set(), modules]
