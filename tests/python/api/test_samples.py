"""Every method has a sample, so the snapshot of the build has run all of them."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from sudoku_workshop.api import METHODS, call
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
from sudoku_workshop.languages import LANGUAGES
samples.warm()
def refuse(*_, **__):
    raise OSError("no files")
pkgutil.get_data = Path.read_bytes = Path.read_text = builtins.open = io.open = refuse
aloud = samples.SAMPLES["sheet-text"][0]
for language in LANGUAGES:
    for method, params in (("sheet-text", aloud), ("sheet-pdf", samples.PDF), ("sheet", samples.EXPLAINED)):
        print(api.call(json.dumps({"method": method, "params": params | {"language": language}})))
for request in samples.requests():
    print(api.call(request))
"""


def test_after_the_samples_no_answer_needs_a_file_of_the_package() -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    ran = subprocess.run(
        [sys.executable, "-c", ANSWER_WITHOUT_FILES], env=environment, capture_output=True, text=True, check=True
    )
    replies = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(replies) == len(requests()) + 12
    assert [reply["bug"] for reply in replies if "bug" in reply] == []
