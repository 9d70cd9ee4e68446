"""A test of the techniques with HoDoKu's test library. It runs every case and counts the outcomes by code.

`python -m tools.hodoku` writes docs/techniques.md.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Literal, get_args

from sudoku_workshop import files
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Digits, Step
from sudoku_workshop.logic.techniques.records import RECORDS
from sudoku_workshop.logic.techniques.technique import Finder
from sudoku_workshop.notation.files.hodoku import Case, read_hodoku
from tests.conftest import DATA, ROOT
from tools.hodoku_chains import find_tabled_chain

DEFAULT = DATA / "hodoku-cases.txt"
CASES = Path(os.environ.get("SUDOKU_HODOKU_CASES", DEFAULT))
PAGE = ROOT / "docs" / "techniques.md"
HEADING = re.compile(r"#\s*(\d{4,5}): (.+)")
SINGLES = ("0000", "0002", "0003")  # codes whose positions have several possible results
FAIL = "x"
EVERY = {"every": True}
OPTIONS = {  # by the beginning of a code, the options with which our finders search like HoDoKu
    "0404": EVERY,
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
}  # chains that our own search does not find
WITHOUT_SETS = ("0709-1", "0710-1", "0710-2", "0711-1", "0711-2")

Outcome = Literal["passed", "failed", "not supported"]


def cases(path: Path = CASES) -> Iterator[Case]:
    """Yield every case in a file of HoDoKu's test library."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if (case := read_hodoku(line)) is not None:
            yield case


def finders(code: str) -> list[Finder]:
    """Return the finders for HoDoKu's code of a technique, with options that make them search like HoDoKu."""
    options = next((options for start, options in OPTIONS.items() if code.startswith(start)), {})
    name = code.partition("-")[0]
    if name in TABLED:
        return [partial(TABLED[name], sets=False) if code in WITHOUT_SETS else TABLED[name]]
    return [partial(technique.find, **options) for technique in RECORDS if technique.code == name]


def outcome(case: Case) -> Outcome:
    """Return the outcome of a case of HoDoKu's test library: whether the technique finds exactly the given result.

    In a fail case, it must find nothing.
    """
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
    """Return whether a step is about the digits that the case names. If the case names none, the result is true."""
    return not case.digits or digits_of(step) == mask_of(digit - 1 for digit in case.digits)


def digits_of(step: Step) -> Mask:
    """Return the digits that are named in a step's sentence."""
    digits, digit = step.words.get("digits"), step.words.get("digit")
    if isinstance(digits, Digits):
        return digits.mask
    return 1 << digit - 1 if isinstance(digit, int) else 0


@cache
def counted(path: Path = CASES) -> dict[str, Counter[Outcome]]:
    """Return how many cases of HoDoKu's library have each outcome, by code.

    Variants of a code are counted separately.
    """
    table: dict[str, Counter[Outcome]] = {}
    for case in cases(path):
        table.setdefault(case.code, Counter())[outcome(case)] += 1
    return dict(sorted(table.items()))


def names(path: Path = CASES) -> dict[str, str]:
    """Return the names of the techniques in HoDoKu's library, by code."""
    found = (HEADING.fullmatch(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())
    return {match[1]: match[2] for match in found if match}


def page(path: Path = CASES) -> str:
    """Return the content of docs/techniques.md: for each technique, how many cases of HoDoKu's library passed."""
    table, called = counted(path), names(path)
    total: Counter[Outcome] = sum(table.values(), Counter())
    lines = [
        "# Techniques",
        "",
        "The techniques, tested against the test library of HoDoKu. Generated by `python -m tools.hodoku`.",
        "",
        "A case passes if its technique finds exactly the given result and nothing else for its digits. A fail case",
        "(variant x) passes if the technique finds nothing. Where HoDoKu keeps other results of a search than the",
        "page, the test uses options (`OPTIONS`). Chains come from a search like HoDoKu's (`tools/hodoku_chains.py`);",
        "the page's own search finds more.",
        "",
        "- 0404: HoDoKu joins two kites on the same two cells of a box, even with different digits. The page's hints",
        "  have one digit, so these are two kites there.",
        "- 0363 and 0364: fish of five and seven houses of any kind are not supported (one case each).",
        "- Kraken fish (0371, 0372) and forcing chains and nets (1301 to 1304) have no cases in the library.",
        "- Kraken fish follow HoDoKu: two to four rows, columns or boxes, one or two fins, plain links.",
        "- HoDoKu's forcing chain contradictions are forcing chains here, its verities are multiple forcing chains,",
        "  and its forcing nets are dynamic forcing chains. These are Sudoku Explainer's terms, and have no codes.",
        "",
        "| code | technique | passed | failed | not supported |",
        "|---|---|---:|---:|---:|",
        *(f"| {code} | {called.get(code.partition('-')[0], '')} | {_cells(count)} |" for code, count in table.items()),
        f"| | all | {_cells(total)} |",
        "",
        "## Other patterns",
        "",
        "The patterns that have neither a rating nor a code of HoDoKu, such as exocets, SK loops, multi-fish and",
        "Bowman's bingo, were tried on 1,000 hard puzzles. None of their 28,879 steps contradicts the solution, which",
        "comes from an exact cover solver (`python -m tests.support.pattern_laws 1000`). Four patterns did not occur:",
        "tridagon, symmetrical placement and avoidable rectangles 3 and 4. Their lessons have seven positions each.",
    ]
    return "\n".join(lines) + "\n"


def _cells(count: Counter[Outcome]) -> str:
    return " | ".join(str(count[outcome]) for outcome in get_args(Outcome))


if __name__ == "__main__":
    files.write(PAGE, page().encode())
    print(page(), end="")
