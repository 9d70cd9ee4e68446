"""Golden files: texts that people read, one named case each.

A file has a line `=== NAME` before the text of each case.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

HEAD = re.compile(r"^=== (.*)\n", re.MULTILINE)


class Golden:
    """The expected texts of a file, by case."""

    def __init__(self, file: Path) -> None:
        self.file = file
        parts = HEAD.split(file.read_text(encoding="utf-8"))[1:] if file.exists() else []
        self.cases = dict(zip(parts[::2], parts[1::2], strict=True))

    def check(self, case: str, actual: str) -> None:
        """Check the text of a case. A failure shows the case, the expected text and the actual one."""
        expected = self.cases.get(case)
        assert expected is not None, f"{self.file.name} has no case {case}. The actual text:\n{actual}"
        if f"{actual}\n" != expected:
            raise AssertionError(f"{case} of {self.file.name}\n--- expected\n{expected}--- actual\n{actual}\n")

    def write(self, cases: Mapping[str, str]) -> None:
        self.file.write_text("".join(f"=== {name}\n{text}\n" for name, text in cases.items()), encoding="utf-8")


def grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the lines of each case, in order, joined."""
    cases: dict[str, list[str]] = {}
    for case, line in pairs:
        cases.setdefault(case, []).append(line)
    return {case: "\n".join(lines) for case, lines in cases.items()}
