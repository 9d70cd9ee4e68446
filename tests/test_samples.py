"""Every method has a sample: what the build freezes has been through all of them."""

import json
from collections import Counter

import pytest

from sudoku.api import METHODS, call
from sudoku.samples import BUG, SAMPLES, requests


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
