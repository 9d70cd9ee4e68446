"""The explanations of difficulties agree with the ladder: each names the techniques whose ratings are in its range."""

import json
from pathlib import Path

import pytest

from sudoku_workshop.logic.rating import grade_of
from sudoku_workshop.logic.techniques import LADDER, Rung
from sudoku_workshop.logic.techniques.singles import IN_LINE_ER

WORDS = json.loads((Path(__file__).parents[2] / "web/locales/en.json").read_text(encoding="utf-8"))

# The words for the first technique of each rung, from the easiest to the hardest
NAMED = {
    **{"full-house": "last blank cell", "hidden-single": "only possible cell in a box"},
    **{
        "direct-pointing": "locked candidates",
        "direct-hidden-pair": "hidden pair",
        "naked-single": "only one candidate",
    },
    **{
        "direct-hidden-triple": "hidden triple",
        "pointing": "locked candidates",
        "naked-pair": "pair",
        "x-wing": "X-Wing",
    },
    **{"hidden-pair": "pair", "naked-triple": "triple", "swordfish": "Swordfish", "hidden-triple": "triple"},
    **{"xy-wing": "XY-Wing", "xyz-wing": "XYZ-Wing", "uniqueness-test-1": "unique rectangle or loop"},
    **{"naked-quadruple": "quadruple", "jellyfish": "Jellyfish", "hidden-quadruple": "quadruple", "bug-1": "BUG"},
    **{"aligned-pair-exclusion": "aligned pair", "x-cycle": "short chain"},
    **{"aligned-triplet-exclusion": "aligned triplets", "nishio": "Nishio"},
    **{"multiple-forcing-chain": "branches all lead to the same conclusion"},
    **{"dynamic-forcing-chain": "dynamic forcing chains", "dynamic-forcing-chain-plus": "dynamic forcing chains"},
    **{f"nested-forcing-chain-{depth}": "nested trial and error" for depth in range(1, 5)},
}


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.slugs[0])
def test_the_words_of_a_grade_name_the_techniques_of_its_range(rung: Rung) -> None:
    assert NAMED[rung.slugs[0]] in WORDS[f"grade.{grade_of(rung.er)}.means"]


def test_hidden_singles_in_lines_are_easy() -> None:
    assert "hidden singles in rows, columns and boxes" in WORDS[f"grade.{grade_of(IN_LINE_ER)}.means"]
