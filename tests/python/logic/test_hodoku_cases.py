"""Each case of HoDoKu's test library: the technique that it names finds exactly what the case says."""

from collections import Counter

import pytest

from tests.conftest import DATA_ABSENT
from tools.hodoku import CASES, DEFAULT, PAGE, counted, page

pytestmark = pytest.mark.law

EVERY = ("00", "01", "02", "030", "031", "032", "04", "06", "0800", "0801", "0803")  # codes that must all pass
MOST = ("05", "0701", "0702", "0703", "0706", "0707", "0708")  # codes of which 95 % must pass together
LEFT_OUT, PASSED = {"0363", "0364"}, 580
COLUMNS = 5  # code, name, passed, failed, not supported
FOUR = 4  # codes of five digits are Siamese fish


@pytest.fixture(scope="module")
def table() -> dict[str, Counter[str]]:
    if not CASES.exists():
        pytest.skip(f"{DATA_ABSENT} {CASES.name} is not there ({CASES}; SUDOKU_HODOKU_CASES names another)")
    return {code: Counter(count) for code, count in counted(CASES).items()}


def of(table: dict[str, Counter[str]], prefixes: tuple[str, ...]) -> dict[str, Counter[str]]:
    return {code: count for code, count in table.items() if code.startswith(prefixes) and is_plain(code)}


def is_plain(code: str) -> bool:
    return len(code.partition("-")[0]) == FOUR


def test_the_table(table: dict[str, Counter[str]], capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print()
        for code, count in table.items():
            print(f"{code:8}", ", ".join(f"{number} {outcome}" for outcome, number in sorted(count.items())))
    assert sum(table.values(), Counter())["passed"] > 0


def test_codes_that_must_all_pass(table: dict[str, Counter[str]]) -> None:
    assert {code: dict(count) for code, count in of(table, EVERY).items() if set(count) != {"passed"}} == {}


def test_codes_of_which_most_must_pass(table: dict[str, Counter[str]]) -> None:
    total: Counter[str] = sum(of(table, MOST).values(), Counter())
    assert total["passed"] >= 0.95 * total.total(), dict(total)


def test_the_page_of_the_documentation_is_current() -> None:
    """The page is about the default library, even if another one is chosen."""
    if not DEFAULT.exists():
        pytest.skip(f"{DATA_ABSENT} {DEFAULT.name} is not in SUDOKU_DATA ({DEFAULT.parent})")
    assert PAGE.read_text(encoding="utf-8") == page(DEFAULT), "python -m tools.hodoku writes it"


def test_all_cases_of_the_default_library_pass_but_two() -> None:
    """Read the numbers from the page, which another test compares with the cases."""
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    found = {row[0]: tuple(map(int, row[2:])) for row in rows if len(row) == COLUMNS and row[2].isdigit()}
    assert {code for code, (_, failed, missing) in found.items() if failed or missing} == LEFT_OUT
    assert sum(passed for passed, _, _ in found.values()) == PASSED
