"""Tests of Korean particles, with the table that the page's tests also use (tests/web/ui/korean.test.js)."""

import json
from pathlib import Path

import pytest

from sudoku_workshop.particles import with_particles

CASES = json.loads((Path(__file__).parents[1] / "support" / "particles.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("written", "said"), CASES)
def test_a_particle_follows_the_sound_before_it(written: str, said: str) -> None:
    assert with_particles(written) == said
