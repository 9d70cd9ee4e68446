"""One hint for each technique in each language, on a real position, to make every change of wording visible.

`python -m tests.python.logic.test_hints_golden` rewrites the file. Read its diff before you commit it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import hint_words, say
from tests.support.golden import Golden, grouped

GOLDEN = Golden(Path(__file__).with_name("hints.txt"))


@cache
def hints() -> dict[str, str]:
    return grouped(told())


def told() -> Iterator[tuple[str, str]]:
    for technique in TECHNIQUES:
        if found := example(technique):
            board, step = found
            for language in LANGUAGES:
                yield technique, f"[{language}] {say(language, f'technique.{technique}.name')}"
                yield technique, hint_words(step, board.geometry, language)


@pytest.mark.parametrize("technique", GOLDEN.cases)
def test_a_hint_is_worded_as_in_the_file(technique: str) -> None:
    GOLDEN.check(technique, hints()[technique])


def test_the_file_has_every_technique() -> None:
    assert list(GOLDEN.cases) == list(hints())


if __name__ == "__main__":
    GOLDEN.write(hints())
