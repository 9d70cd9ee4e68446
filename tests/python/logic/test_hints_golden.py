"""One hint for each technique in each language, on a real position, to make every change of wording visible.

`python -m tests.python.logic.test_hints_golden` rewrites the file. Read its diff before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import hint_words, say

GOLDEN = Path(__file__).parent / "hints.txt"


def hints() -> Iterator[str]:
    for technique in TECHNIQUES:
        if found := example(technique):
            board, step = found
            for language in LANGUAGES:
                yield f"[{language}] {say(language, f'technique.{technique}.name')}"
                yield f"{hint_words(step, board.geometry, language)}\n"


def test_hints_are_unchanged() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == "\n".join(hints())


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(hints()), encoding="utf-8")
