"""Tests of LZ-string: the same characters as in published links, and a limit for the length of the text."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.notation.links import lzstring
from sudoku_workshop.notation.links.lzstring import pack, unpack
from tests.support.samples import sample


@settings(max_examples=sample(40, 400))
@given(st.one_of(st.text(), st.text("ab", min_size=50, max_size=500)))
def test_what_is_packed_unpacks(text: str) -> None:
    assert unpack(pack(text)) == text


def test_the_published_links_unpack_and_pack_again_to_the_character(data: Callable[[str], Path]) -> None:
    lines = map(json.loads, data("variants.jsonl").read_text("utf-8").splitlines())
    links = {line["link"]: line["fpuzzles"] for line in lines if "link" in line}
    assert len(links) == 10
    for link, puzzle in links.items():
        text = unpack(link)
        assert json.loads(text) == puzzle
        assert pack(text) == link


@pytest.mark.parametrize("text", ["A", "N4I", "N4Igzg", "????", "數獨", pack("Hello, world")[:-6]])
def test_what_is_broken_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"LZ-string|early"):
        unpack(text)


def test_a_small_text_does_not_unpack_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lzstring, "LONGEST", 50_000)
    assert unpack(pack("a" * 50_000)) == "a" * 50_000
    bomb = pack("a" * 50_001)
    assert len(bomb) < 1_000
    with pytest.raises(OverflowError, match="too long"):
        unpack(bomb)
