"""Jigsaws and killers in photographs of pages that are drawn in different styles."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from tests.support.photographs import Reading, read_photographs
from tests.support.samples import sample
from tests.support.variant_pages import Cage, is_same, page_of, style_of, variants, view_of

JIGSAWS, KILLERS = sample(3, 24), sample(5, 48)
Puzzle = tuple[str, list[int], list[Cage]]


def views(puzzles: list[Puzzle], random: Random) -> Iterator[Image.Image]:
    for clues, regions, cages in puzzles:
        yield view_of(page_of(clues, style_of(random), regions, cages), random)


def cages_of(reading: Reading) -> set[Cage]:
    return {Cage(cage["sum"], tuple(cage["cells"])) for cage in reading.cages or ()}


def test_jigsaws_are_read_or_refused(data: Callable[[str], Path]) -> None:
    puzzles = variants(data("variants.jsonl"), "jigsaw")[:JIGSAWS]
    readings = read_photographs(views(puzzles, Random(47)))
    read = [(reading, puzzle) for reading, puzzle in zip(readings, puzzles, strict=True) if reading.regions]
    for reading, (clues, regions, _) in read:
        assert is_same(reading.regions or (), regions)
        assert reading.text == clues.replace(".", "0")
        assert reading.cages is None
    assert len(read) > 0.9 * JIGSAWS - 1


@pytest.mark.parametrize("turn", [None, Image.Transpose.ROTATE_90])
def test_killers_are_read_or_refused(data: Callable[[str], Path], turn: Image.Transpose | None) -> None:
    puzzles = variants(data("variants.jsonl"), "killer")[:KILLERS]
    seen = views(puzzles, Random(48))
    readings = read_photographs(view.transpose(turn) if turn is not None else view for view in seen)
    read = [(reading, cages) for reading, (_, _, cages) in zip(readings, puzzles, strict=True) if reading.cages]
    for reading, cages in read:
        assert cages_of(reading) == {Cage(cage.sum, tuple(cage.cells)) for cage in cages}
        assert reading.text == "0" * 81
    assert all(reading.isUnclear for reading in readings if reading.size and not reading.cages)
    assert len(read) >= 0.8 * KILLERS
