"""A test of the techniques by HoDoKu's test library: runs every case and counts the outcomes by code.

`python -m tools.hodoku` writes docs/techniques.md.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Literal, get_args

from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Digits, Step
from sudoku_workshop.logic.techniques.records import RECORDS, Finder
from sudoku_workshop.notation.hodoku import Case, read_hodoku
from tests.conftest import DATA, ROOT
from tools.hodoku_chains import find_tabled_chain

DEFAULT = DATA / "hodoku-cases.txt"
CASES = Path(os.environ.get("SUDOKU_HODOKU_CASES", DEFAULT))
PAGE = ROOT / "docs" / "techniques.md"
HEADING = re.compile(r"#\s*(\d{4,5}): (.+)")
SINGLES = ("0000", "0002", "0003")  # codes for which a position has several results
FAIL = "x"
EVERY = {"every": True}
OPTIONS = {  # by the beginning of a code: options with which our finders search as HoDoKu does
    "0902-2": {"overlap": True, "every": True},
    "0904-2": {"overlap": True} | EVERY,
    **dict.fromkeys(("03111", "03121", "03211", "03221", "033", "034", "035", "036"), EVERY),
    **dict.fromkeys(("0901", "0902", "0903", "0904", "1101"), EVERY),
}
TABLED = {
    code: partial(find_tabled_chain, name=name, groups=groups, sets=groups)
    for name, codes in (
        ("continuous-nice-loop", ("0706", "0709")),
        ("discontinuous-nice-loop", ("0707", "0710")),
        ("aic", ("0708", "0711")),
    )
    for code, groups in zip(codes, (False, True), strict=True)
}  # chains that our own search bypasses
WITHOUT_SETS = ("0709-1", "0710-1", "0710-2", "0711-1", "0711-2")

Outcome = Literal["passed", "failed", "not supported"]


def cases(path: Path = CASES) -> Iterator[Case]:
    """Yield every case of a library."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if (case := read_hodoku(line)) is not None:
            yield case


def finders(code: str) -> list[Finder]:
    """Return the finders of a code, with HoDoKu's options."""
    options = next((options for start, options in OPTIONS.items() if code.startswith(start)), {})
    name = code.partition("-")[0]
    if name in TABLED:
        return [partial(TABLED[name], sets=False) if code in WITHOUT_SETS else TABLED[name]]
    return [partial(technique.find, **options) for technique in RECORDS if technique.code == name]


def outcome(case: Case) -> Outcome:
    """Return whether the technique finds exactly the result of the case, or nothing if it is a fail case."""
    code, _, variant = case.code.partition("-")
    found = finders(case.code)
    if not found:
        return "not supported"
    position = Position(case.board)
    steps = [step for find in found for step in find(position) if is_about(step, case)]
    results = {(step.placements, step.eliminations) for step in steps}
    expected = (case.placements, case.eliminations)
    if variant == FAIL:
        return "failed" if results else "passed"
    right = expected in results if code in SINGLES else results == {expected}
    return "passed" if right else "failed"


def is_about(step: Step, case: Case) -> bool:
    """Return whether a step is about the digits of the case."""
    return not case.digits or digits_of(step) == mask_of(digit - 1 for digit in case.digits)


def digits_of(step: Step) -> Mask:
    """Return the digits in a step's words."""
    digits, digit = step.words.get("digits"), step.words.get("digit")
    if isinstance(digits, Digits):
        return digits.mask
    return 1 << digit - 1 if isinstance(digit, int) else 0


@cache
def counted(path: Path = CASES) -> dict[str, Counter[Outcome]]:
    """Return the outcomes by code, with separate counts for variants."""
    table: dict[str, Counter[Outcome]] = {}
    for case in cases(path):
        table.setdefault(case.code, Counter())[outcome(case)] += 1
    return dict(sorted(table.items()))


def names(path: Path = CASES) -> dict[str, str]:
    """Return the library's names of its codes."""
    found = (HEADING.fullmatch(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())
    return {match[1]: match[2] for match in found if match}


def page(path: Path = CASES) -> str:
    """Return the table as a page of the documentation."""
    table, called = counted(path), names(path)
    total: Counter[Outcome] = sum(table.values(), Counter())
    lines = [
        "# Techniques against HoDoKu's test library",
        "",
        "Written by `python -m tools.hodoku`. A case passes if the technique that it names finds just what it gives,",
        "and nothing else for its digits; a fail case (variant x) passes if the technique finds nothing. Where HoDoKu",
        "keeps other results of a search than the page does, its library is run with an option of its own (`OPTIONS`),",
        "and chains come from its kind of search (`tools/hodoku_chains.py`), which the page's own goes beyond.",
        "",
        "0404: HoDoKu joins any two kites on the same two cells of a box, even of two digits. That is no pattern; ours",
        "keep to one digit. 0363 and 0364, fish of five and seven houses of any kind, are left out: one case each.",
        "",
        "The library has no cases of Kraken fish (0371, 0372) and of forcing chains and nets (1301 to 1304). Kraken",
        "fish are HoDoKu's: two to four rows, columns or boxes, one or two fins, plain links. What it calls the",
        "contradiction of a forcing chain is a forcing chain here, the verity multiple forcing chains; both those of a",
        "forcing net are dynamic forcing chains. These are Sudoku Explainer's, and have no codes.",
        "",
        "| code | technique | passed | failed | not supported |",
        "|---|---|---:|---:|---:|",
        *(f"| {code} | {called.get(code.partition('-')[0], '')} | {_cells(count)} |" for code, count in table.items()),
        f"| | all | {_cells(total)} |",
    ]
    return "\n".join(lines) + "\n"


def _cells(count: Counter[Outcome]) -> str:
    return " | ".join(str(count[outcome]) for outcome in get_args(Outcome))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(page(), end="")
