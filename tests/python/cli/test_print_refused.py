"""Options that `print` refuses, and problems that it reports but prints: always with a sentence and an exit status."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from tests.support.paper import grids
from tests.support.running import Runner

SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
LINE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
SMALL, LARGE = "1...............", "1".ljust(625, ".")
HALF_TURN = LINE[::-1]
OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = "." + LINE[1:]
NONE = "6" + LINE[1:]


def renamed(text: str) -> str:
    return text.translate(str.maketrans("123456789", "234567891"))


def mirrored(text: str) -> str:
    return "".join(text[start : start + 9][::-1] for start in range(0, 81, 9))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--margin 200", "print: margins of 200 mm leave too little room on the page; the maximum is 85 mm"),
        ("--margin 86", "print: margins of 86 mm leave too little room on the page; the maximum is 85 mm"),
        (
            "--margin 40 --paper A5 --booklet",
            "print: margins of 40 mm leave too little room on the page; the maximum is 32.5 mm",
        ),
        ("--signature 10 --booklet", "print: 10 pages cannot be folded together; use a multiple of 4"),
        (
            "--word EDUCATION --word-row 10",
            "print: no puzzle has a row 10; use a row number up to 9, or 0 for the diagonal",
        ),
        ("--size 20x20", "print: paper sides must be 30 to 2000 mm long"),
        ("--size 200x2001", "print: paper sides must be 30 to 2000 mm long"),
        ("--cell 100", "print: cells of 100 mm do not fit; the maximum is 19.8 mm"),
        ("--cell 0.5", "print: cells would be 0.5 mm wide but need at least 1 mm"),
        ("--qr nonsense", "print: nonsense is not a complete web address, such as https://example.org/"),
        ("--qr https://", "print: https:// is not a complete web address"),
        ("--qr javascript:alert(1)", "print: javascript:alert(1) is not a complete web address"),
        ("--qr https://a.example/%s" % ("x" * 4000), "print: the web address is too long for a QR code"),
    ],
)
def test_what_cannot_be_is_refused_in_words(sudoku: Runner, tmp_path: Path, options: str, said: str) -> None:
    out = tmp_path / "x.pdf"
    ran = sudoku("print", "--out", str(out), "--lang", "en", *options.split(), text=LINE)
    assert ran.status == 2
    assert ran.err.startswith(said)
    assert len(ran.err.splitlines()) == 1
    assert not out.exists()


@pytest.mark.parametrize("texts", [(SMALL, LARGE), (LARGE, SMALL)], ids=["small first", "large first"])
def test_an_address_must_leave_room_for_the_longest_puzzle(
    sudoku: Runner, tmp_path: Path, texts: tuple[str, str]
) -> None:
    address = "https://a.example/%s" % ("x" * 2700)
    options = ("--out", str(tmp_path / "x.pdf"), "--lang", "en", "--qr", address)
    ran = sudoku("print", *options, text="\n".join(texts))
    assert (ran.status, ran.err) == (2, "print: the web address is too long for a QR code\n")


def test_more_than_a_page_holds_is_refused(sudoku: Runner, tmp_path: Path) -> None:
    options = ("--size", "50x50", "--margin", "0", "--out", str(tmp_path / "x.pdf"), "--lang", "en")
    ran = sudoku("print", "--per-page", "12", *options, text=f"{LINE}\n" * 12)
    assert (ran.status, ran.err.startswith("print: cells would be 0.")) == (2, True)
    assert sudoku("print", "--per-page", "4", *options, text=f"{LINE}\n" * 12).status == 0


def test_an_address_with_blanks_is_none(sudoku: Runner, tmp_path: Path) -> None:
    for address in ("not a url", "https://a b.example/", "https://[::1", "https://a.example/\n"):
        ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--lang", "en", "--qr", address, text=LINE)
        assert (ran.status, "is not a complete web address" in ran.err) == (2, True)


@pytest.mark.parametrize(
    "options",
    [
        "--margin 85",
        "--size 30x2000",
        "--size 30x30 --per-page 1",
        "--cell 19",
        "--cell 1",
        "--qr http://127.0.0.1:8/x",
    ],
)
def test_what_can_just_be_is_printed(sudoku: Runner, tmp_path: Path, options: str) -> None:
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), *options.split(), text=LINE)
    assert (ran.status, ran.err) == (0, "")
    assert len(grids(PdfReader(tmp_path / "x.pdf").pages[0])) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "-:1:1: no puzzle found"),
        (" \n\n", "-:1:1: no puzzle found"),
        ('{"puzzles": ["x"]}', "-:1:1: no puzzle found"),
        ('{"puzzles": []}', "-:1:1: no puzzle found"),
        ("[" * 100_000, "-:1:1: the JSON is nested too deeply"),
        ('{"puzzle": ' * 9_999, "-:1:"),
        (
            '{"puzzles": [{"state": {"geometry": "9", "givens": null}}]}',
            "-:1:1: the field puzzles[0].state.givens cannot be null",
        ),
        ('{"puzzles": [{"puzzle": 7}, "x"]}', "-:1:1: the field puzzles[0].puzzle cannot be 7"),
    ],
)
def test_without_a_puzzle_there_is_a_sentence_and_no_pdf(sudoku: Runner, tmp_path: Path, text: str, said: str) -> None:
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--lang", "en", text=text)
    assert ran.status == 2
    assert ran.err.startswith(said)
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("text", [LINE.replace(".", "0"), f"[{','.join(LINE.replace('.', '0'))}]", f'["{LINE}"]'])
def test_digits_alone_are_no_json(sudoku: Runner, tmp_path: Path, text: str) -> None:
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), text=text)
    assert (ran.status, ran.err) == (0, "")
    assert len(grids(PdfReader(tmp_path / "x.pdf").pages[0])) == 1


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ({"grade": "nope"}, 'grade cannot be "nope"'),
        ({"grade": {}}, "grade cannot be {}"),
        ({"name": {"first": "Bob"}}, 'name cannot be {"first": "Bob"}'),
        ({"id": 7}, "id cannot be 7"),
        ({"er": "hard"}, 'er cannot be "hard"'),
        ({"er": True}, "er cannot be true"),
        ({"er": float("nan")}, "er cannot be NaN"),
        ({"er": 10**400}, "er cannot be 1000"),
        ({"er": -1}, "er cannot be -1"),
        ({"beyond": 1}, "beyond cannot be 1"),
        ({"solution": SOLUTION[:-1]}, "solution cannot be "),
        ({"solution": 496}, "solution cannot be 496"),
        ({"solution": "6" + SOLUTION[1:]}, "solution cannot be "),
        ({"solution": LINE}, "solution cannot be "),
        ({"solution": renamed(SOLUTION)}, "solution cannot be "),
    ],
)
def test_a_fact_that_cannot_be_is_told_and_left_out(
    sudoku: Runner, tmp_path: Path, fact: dict[str, object], said: str
) -> None:
    text = f"{json.dumps({'puzzle': LINE})}\n{json.dumps({'puzzle': HALF_TURN.replace('4', '.', 1)} | fact)}\n"
    if "solution" in fact:
        text = f"\n{json.dumps({'puzzle': LINE} | fact)}\n"
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--lang", "en", text=text)
    assert ran.status == 2
    assert ran.err.startswith(f"-:2:1: the field {said}")
    assert (tmp_path / "x.pdf").exists()


STATE = {"geometry": "9", "givens": LINE, "values": LINE, "notes": None}
TRAY = {"version": 1, "puzzles": [{"state": STATE, "solution": SOLUTION, "name": "A", "grade": "hard", "er": 4.2}] * 2}
RECORD = {"puzzle": LINE, "geometry": "9", "solution": SOLUTION, "minimal": True, "id": "g", "er": 4.5, "grade": "hard"}
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=90) | st.sampled_from([LINE, SOLUTION]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*RECORD, *STATE]), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return (container, key) for everything in a JSON value."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@st.composite
def damaged_exports(draw: st.DrawFn) -> str:
    """Return a valid export with some values replaced or removed, or with its text cut or changed."""
    value = copy.deepcopy(draw(st.sampled_from([TRAY, RECORD, [RECORD, RECORD]])))
    for _ in range(draw(st.integers(1, 3))):
        found = places(value)
        if found:
            container, key = draw(st.sampled_from(found))
            if draw(st.booleans()):
                container[key] = draw(JUNK)
            else:
                del container[key]
    text = json.dumps(value, indent=draw(st.sampled_from([None, 1])))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.sampled_from(["", "", "", "x", "[", "\0", '"'])) + text[at:]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damaged_exports())
def test_a_damaged_export_is_printed_or_told_and_never_a_traceback(sudoku: Runner, tmp_path: Path, text: str) -> None:
    out = tmp_path / "x.pdf"
    out.unlink(missing_ok=True)
    shown = ["--show", "number", "name", "grade", "er", "id", "--solutions", "none"]
    ran = sudoku("print", "--out", str(out), "--lang", "en", *shown, text=text)
    assert ran.status in (0, 1, 2)
    assert out.exists() or ran.status == 2
    assert bool(ran.err) or ran.status == 0
    errors = (line for line in ran.err.splitlines() if "0 was read as a digit" not in line)
    places_told = [line for line in errors if line.startswith("-:")]
    assert (ran.status == 2) == bool(places_told)


def test_what_is_there_is_not_overwritten(sudoku: Runner, tmp_path: Path) -> None:
    out, folder = tmp_path / "x.pdf", tmp_path / "pages"
    for arguments, kept in ((["--out", str(out)], out), (["--svg", str(folder)], folder / "page-1.svg")):
        assert sudoku("print", *arguments, text=LINE).status == 0
        kept.write_text("mine")
        ran = sudoku("print", "--lang", "en", *arguments, text=LINE)
        assert (ran.status, ran.err) == (2, f"print: {kept} already exists; use --force to overwrite it\n")
        assert kept.read_text() == "mine"
        assert sudoku("print", *arguments, "--force", text=LINE).status == 0
        assert kept.read_bytes() != b"mine"


def test_other_files_in_the_folder_are_in_nobodys_way(sudoku: Runner, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert sudoku("print", "--svg", str(tmp_path), "--out", "/dev/null", text=LINE).status == 0
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_font_without_end_is_refused(sudoku: Runner, tmp_path: Path) -> None:
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--font", "/dev/zero", text=LINE)
    assert (ran.status, ran.err) == (2, "print: this font cannot be embedded: /dev/zero\n")


LONG = "A title that is far too long " * 40
TOLD = f"this text is too long and was cut off: {LONG[:79]}…"


@pytest.mark.parametrize(
    "asked", [("--out", "a", "--brf", "./a"), ("--out", "a", "--series", "a", "--count", "1"), ("--aloud", "p")]
)
def test_a_file_is_not_written_for_two_purposes(
    sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...]
) -> None:
    """Check that not even --force writes over the puzzles, over the series or over another output."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "p").write_text(LINE)
    ran = sudoku("print", "--force", "--lang", "en", *asked, *(() if "--count" in asked else ("p",)))
    told = f"print: {asked[1]} is given twice; choose another file for each output\n"
    assert (ran.status, ran.err, [path.name for path in tmp_path.iterdir()]) == (2, told, ["p"])
    assert (tmp_path / "p").read_text() == LINE


@pytest.mark.parametrize(
    ("text", "arguments", "status", "told"),
    [
        (LINE, ["--title", LONG], 0, [TOLD]),
        (LINE, ["--title", LONG, "--cover"], 0, [TOLD]),
        (LINE, ["--title", "Short", "--subtitle", LONG], 0, [TOLD]),
        (LINE, ["--section", LONG], 0, [TOLD]),
        (
            json.dumps({"puzzle": LINE, "name": LONG}),
            ["--show", "name"],
            0,
            [TOLD],
        ),
        (json.dumps({"puzzle": LINE, "name": LONG}), [], 0, []),
        (LINE, ["--title", f"\x1b[31m{LONG}"], 0, [f"this text is too long and was cut off: \\x1b[31m{LONG[:74]}…"]),
        (LINE, ["--title", "Two lines of a title " * 4, "--subtitle", "x"], 0, []),
        (f"{LINE}\n{NONE}", [], 1, ["puzzles without a solution: 2"]),
        (f"{SEVERAL}\n{LINE}\n{SEVERAL[:-1]}.", [], 1, ["puzzles with more than one solution: 1, 3"]),
        (
            f"{LINE}\n{HALF_TURN}",
            [],
            0,
            ["puzzles that are the same, except that they are rearranged or have digits swapped: 1, 2"],
        ),
        (
            f"{LINE}\n{OTHER}\n{renamed(mirrored(LINE))}\n{renamed(OTHER)}",
            [],
            0,
            [
                f"puzzles that are the same, except that they are rearranged or have digits swapped: {some}"
                for some in ("1, 3", "2, 4")
            ],
        ),
    ],
)
def test_what_is_worth_knowing_is_told(
    sudoku: Runner, tmp_path: Path, text: str, arguments: list[str], status: int, told: list[str]
) -> None:
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--lang", "en", *arguments, text=text)
    assert (ran.status, ran.err.splitlines()) == (status, told)
    assert (tmp_path / "x.pdf").exists()


def test_workers_are_counted_from_one(sudoku: Runner) -> None:
    for number in ("0", "-3", "many"):
        with pytest.raises(SystemExit) as left:
            sudoku("rate", "--workers", number, text=LINE)
        assert left.value.code == 2
    assert sudoku("rate", "--workers", "100000", text=LINE).out.startswith(LINE)
