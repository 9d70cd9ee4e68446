"""The command `print` as a person uses it."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from sudoku_workshop.book.lessons import needed_by
from sudoku_workshop.cli import main
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.logic.techniques import BEYOND
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse, read
from tests.support.paper import PUZZLE, marks
from tests.support.running import Runner

ROOT = Path(__file__).resolve().parents[3]
EASY = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".replace("5", ".")

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."  # by Arto Inkala

SINGLES = (" can only go in", "last blank cell in", " can only be")  # parts of the sentences for singles


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{PUZZLE}\n" * 6)
    return path


def test_the_issues_own_example(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "book.pdf"
    assert main(["print", str(file), "--out", str(out), "--per-page", "4", "--solutions", "end", "--title", "Six"]) == 0
    reader = PdfReader(out)
    assert len(reader.pages) == 3
    assert reader.metadata
    assert reader.metadata.title == "Six"


def test_svg_pages_in_a_folder(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "pages"
    assert main(["print", str(file), "--svg", str(folder), "--per-page", "1", "--solutions", "none"]) == 0
    assert [path.name for path in sorted(folder.iterdir())] == [f"page-{number}.svg" for number in range(1, 7)]


def test_every_file_is_a_section(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    sections = ["--section", "Morning", "--section", "Evening"]
    assert main(["print", str(file), str(file), "--out", str(out), "--per-page", "6", *sections]) == 0
    assert [marks(page)[0].text for page in PdfReader(out).pages] == ["Morning", "Evening", "Solutions"]


def test_a_book_with_all_its_parts(file: Path, tmp_path: Path) -> None:
    """Check that the techniques of the puzzles' paths are found and explained."""
    out = tmp_path / "out.pdf"
    flags = "--cover --back-cover --contents --introduction --techniques --lang en --section Morning --title Six"
    assert main(["print", str(file), "--out", str(out), *flags.split()]) == 0
    reader = PdfReader(out)
    heads = [[mark.text for mark in marks(page)][1] for page in reader.pages[1:-1]]
    assert list(dict.fromkeys(heads)) == ["Contents", "How to solve a Sudoku", "Morning", "Techniques", "Solutions"]
    taught = {mark.text for page in reader.pages for mark in marks(page)}
    assert {say("en", f"technique.{slug}.name") for slug in needed_by(parse(PUZZLE))} <= taught


def test_all_options_at_once(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    flags = "--landscape --booklet --cover --name-line --no-footer --tint --margin 8 --notes all --solutions page"
    more = "--size 300x200 --show number id --qr https://a.example/ --symbols letters --lang ko --cell 5 --subtitle x"
    assert main(["print", str(file), "--out", str(out), *flags.split(), *more.split()]) == 0
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(out).pages} == {(850, 567)}


def test_a_class_set(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert main(["print", str(file), "--out", str(out), "--class-set", "2", "--lang", "en"]) == 0
    texts = [{mark.text for mark in marks(page)} for page in PdfReader(out).pages]
    assert [f"Sheet {number + 1}" in page for number, page in enumerate(texts[:3])] == [True] * 3
    assert "Answer key for the teacher" in texts[3]
    assert main(["print", str(file), "--out", str(out), "--force", "--class-set", "1", "--pupils", "30"]) == 0
    named = [page for page in PdfReader(out).pages if any(mark.text == "Name" for mark in marks(page))]
    assert len(named) == 30


def test_the_way_to_the_solution(file: Path, tmp_path: Path) -> None:
    file.write_text(f"{EASY}\n")
    out = tmp_path / "out.pdf"
    assert main(["print", str(file), "--out", str(out), "--path", "--lang", "en", "--solutions", "none"]) == 0
    texts = [mark.text for page in PdfReader(out).pages for mark in marks(page)]
    blanks = EASY.count(".")
    assert sum(any(f"{end} " in f"{text} " for end in SINGLES) for text in texts) == blanks
    assert texts.count("How puzzle 1 is solved") == len(PdfReader(out).pages) - 1


def test_what_generate_told_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that grade, rating and ID from `generate --json` are printed, with a heading for each grade."""
    for grade in ("gentle", "hard"):
        assert main(["generate", "--json", "--grade", grade, "--count", "2", "--seed", "p", "--workers", "1"]) == 0
    lines = capsys.readouterr().out
    (tmp_path / "p.jsonl").write_text(lines)
    out = tmp_path / "out.pdf"
    shown = ["--show", "number", "grade", "er", "id", "--by-grade", "--lang", "en"]
    assert main(["print", str(tmp_path / "p.jsonl"), "--out", str(out), *shown]) == 0
    texts = [[mark.text for mark in marks(page)] for page in PdfReader(out).pages]
    made = [json.loads(line) for line in lines.splitlines()]
    assert [page[0] for page in texts] == ["Gentle", "Hard", "Solutions"]
    for page, (first, second) in zip(texts[:2], (made[:2], made[2:]), strict=True):
        assert {first["id"], second["id"], f"{first['grade'].title()} · ER {first['er']:.1f}"} <= set(page)


@pytest.mark.usefixtures("short_ladder")
def test_what_is_beyond_our_rating_is_printed_as_ultimate_and_with_the_least_that_it_is(tmp_path: Path) -> None:
    """Check a puzzle from a text, which is rated for printing, and one with its rating from `generate --json`."""
    known = {"puzzle": HARD, "grade": "ultimate", "er": BEYOND, "beyond": True}
    out = tmp_path / "out.pdf"
    for text in (HARD, json.dumps(known)):
        (tmp_path / "p.txt").write_text(f"{text}\n")
        shown = ["--by-grade", "--show", "grade", "er", "--lang", "en", "--solutions", "none"]
        assert main(["print", str(tmp_path / "p.txt"), "--out", str(out), "--force", *shown]) == 0
        texts = [mark.text for mark in marks(PdfReader(out).pages[0])]
        assert "Ultimate" in texts  # the heading
        assert [text for text in texts if "ER" in text] == [f"Ultimate · ER at least {BEYOND}"]


def test_the_trays_file_is_printed_with_its_names(tmp_path: Path) -> None:
    state = {"geometry": "9", "givens": PUZZLE, "values": PUZZLE, "notes": None}
    puzzles = [{"state": state, "name": "Monday", "grade": "hard", "er": 4.2}, {"state": state, "name": "Tuesday"}]
    (tmp_path / "tray.json").write_text(json.dumps({"version": 1, "puzzles": puzzles}, indent=1))
    out = tmp_path / "out.pdf"
    shown = ["--show", "number", "name", "grade", "--lang", "en"]
    assert main(["print", str(tmp_path / "tray.json"), "--out", str(out), *shown]) == 0
    texts = {mark.text for mark in marks(PdfReader(out).pages[0])}
    assert {"1 · Monday", "2 · Tuesday", "Hard"} <= texts


def test_names_of_a_list_are_printed(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text(f"{PUZZLE} # Monday\n{PUZZLE[::-1]};9.2;Tuesday\n")
    out = tmp_path / "out.pdf"
    shown = ["--show", "number", "name", "--lang", "en"]
    assert main(["print", str(tmp_path / "list.txt"), "--out", str(out), *shown]) == 0
    assert {"1 · Monday", "2 · Tuesday"} <= {mark.text for mark in marks(PdfReader(out).pages[0])}


def test_what_is_not_known_is_rated_where_it_is_to_be_shown(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert main(["print", str(file), "--out", str(out), "--show", "grade", "er", "--lang", "en"]) == 0
    rating = rate(parse(PUZZLE))
    assert rating
    assert f"{rating.grade.title()} · ER {rating.er:.1f}" in {mark.text for mark in marks(PdfReader(out).pages[0])}


def test_to_standard_output(file: Path) -> None:
    command = [sys.executable, "-m", "sudoku_workshop", "print", str(file), "--out", "-"]
    ran = subprocess.run(command, capture_output=True, cwd=ROOT / "py_src", check=True)
    assert len(PdfReader(io.BytesIO(ran.stdout)).pages) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "expected --out FILE, --wrap FILE, --svg DIR, --brf FILE, --aloud FILE or --check"),
        (["--out", "x.pdf", "--per-page", "5"], "invalid choice: 5"),
        (["--out", "x.pdf", "--size", "big"], "such as 148x210"),
        (["--out", "x.pdf", "--size", "100x"], "expected a length in millimetres"),
        (["--out", "x.pdf", "--margin", "nan"], "expected a length in millimetres"),
        (["--out", "x.pdf", "--margin", "inf"], "expected a length in millimetres"),
        (["--out", "x.pdf", "--margin", "wide"], "expected a length in millimetres"),
        (["--out", "x.pdf", "--cell", "0"], "expected a length above 0"),
        (["--out", "x.pdf", "--class-set", "many"], "expected 0 or more"),
        (["--out", "x.pdf", "--margin", "-3"], "expected a length in millimetres"),
        (["--out", "x.pdf", "--class-set", "-1"], "expected 0 or more"),
        (["--out", "x.pdf", "--pupils", "30"], "--pupils N is for --class-set N"),
        (["--out", "x.pdf", "--signature", "16"], "--signature N is for --booklet"),
        (["--out", "x.pdf", "--creep", "0.1"], "--creep MM is for --booklet"),
        (["--out", "x.pdf", "--word-row", "3"], "--word-row N is for --word WORD"),
        (["--out", "x.pdf", "--pointers", "--solutions", "page"], "--pointers is for --solutions end"),
        (["--out", "x.pdf", "--font-bold", "x.ttf"], "--font-bold FILE is for --font FILE"),
        (["--out", "x.pdf", "--paper", "A5", "--size", "100x100"], "--size WxH and --paper name two papers"),
        (["--out", "x.pdf", "--cell", "8", "--per-page", "2"], "--cell MM and --per-page N ask for two sizes"),
        (["--out", "x.pdf", "--press", "--tint"], "--tint is not for --press"),
        (["--out", "x.pdf", "--press", "--symbols", "colours"], "--symbols colours is not for --press"),
        (["--out", "x.pdf", "--style", "tactile", "--symbols", "shapes"], "--symbols is not for --style tactile"),
        (["--out", "x.pdf", "--style", "tactile", "--notes", "all"], "--notes is not for --style tactile"),
        (["--out", "x.pdf", "--large", "--solutions", "below"], "--solutions below is not for --large"),
        (["--out", "x.pdf", "--practise", "x-wing", "--path"], "--path is not for --practise"),
        (["--out", "x.pdf", "--practise", "x-wing", "--by-grade"], "--by-grade is not for --practise"),
        (["--out", "x.pdf", "--section", "A", "--section", "B"], "--section TITLE is for a FILE of puzzles"),
    ],
)
def test_what_is_asked_wrongly(
    file: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["print", str(file), *arguments])
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--pointers", "--large", "--solutions", "end"],
        ["--signature", "0", "--creep", "0", "--no-pointers", "--no-tint", "--press"],
        ["--booklet", "--signature", "8", "--creep", "0.1"],
        ["--no-booklet", "--size", "120x150", "--cell", "8"],
    ],
)
def test_what_has_its_partner_or_asks_for_nothing_is_printed(file: Path, tmp_path: Path, arguments: list[str]) -> None:
    assert main(["print", str(file), "--out", str(tmp_path / "x.pdf"), *arguments]) == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--count", "1", "--geometry", "9x"], "--geometry is for FILE; --grid says it of puzzles that are made"),
        (["--count", "1", "--section", "A"], "--section TITLE is for a FILE of puzzles"),
    ],
)
def test_what_is_for_files_is_not_for_puzzles_that_are_made(
    tmp_path: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["print", "--out", str(tmp_path / "x.pdf"), *arguments])
    assert words in capsys.readouterr().err


def test_what_cannot_be_read_or_written_is_told(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", str(tmp_path / "none.txt"), "--out", str(tmp_path / "a.pdf")]) == 2
    assert main(["print", str(file), "--out", str(tmp_path / "no" / "a.pdf")]) == 2
    assert main(["print", str(file), "--out", str(tmp_path / "a.pdf"), "--font", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_a_file_with_a_bad_line_prints_the_others(file: Path, tmp_path: Path) -> None:
    file.write_text(f"{PUZZLE}\n{PUZZLE[:-1]}\n{PUZZLE}\n")
    out = tmp_path / "out.pdf"
    assert main(["print", str(file), "--out", str(out)]) == 2
    assert len(PdfReader(out).pages) == 2


def test_a_file_without_a_puzzle_has_no_section(file: Path, tmp_path: Path) -> None:
    empty, out = tmp_path / "empty.txt", tmp_path / "out.pdf"
    empty.write_text("no puzzle\n")
    sections = ["--section", "Morning", "--section", "Evening"]
    assert main(["print", str(empty), str(file), "--out", str(out), "--per-page", "6", *sections]) == 2
    assert [marks(page)[0].text for page in PdfReader(out).pages] == ["Evening", "Solutions"]


def test_without_the_extra_one_is_told_what_to_install(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pydyf", None)
    monkeypatch.delitem(sys.modules, "sudoku_workshop.sheet.pdf", raising=False)
    assert main(["print", str(file), "--out", "-", "--lang", "en"]) == 2
    assert "pip install pydyf qrcodegen" in capsys.readouterr().err


def test_braille_and_a_text_to_read_aloud(sudoku: Runner, tmp_path: Path) -> None:
    files = {flag: tmp_path / f"x.{flag}" for flag in ("brf", "aloud")}
    ran = sudoku("print", *(part for flag, path in files.items() for part in (f"--{flag}", str(path))), text=PUZZLE)
    assert (ran.status, ran.err) == (0, "")
    assert files["brf"].read_bytes().startswith(b"#A\r\n4-- 52- 7-3\r\n")
    assert (
        files["aloud"].read_text(encoding="utf-8").splitlines()[1] == "Row 1: 4, blank, blank, 5, 2, blank, 7, blank, 3"
    )
    again = sudoku("print", "--brf", str(files["brf"]), text=PUZZLE)
    assert again.status != 0, "a file that is there is not overwritten"


DRAWN = {
    "size": 4,
    "grid": [[{}] * 4] * 4,
    "ruleset": "Digits along the line do something odd.",
    "chaosconstruction": [{"cells": ["R1C1"]}],
    "line": [{"lines": [["R1C1", "R2C2", "R3C3"]], "outlineC": "#f00", "width": 0.3}],
    "solution": "1234341221434321",
}


def test_rules_that_are_only_drawn_are_printed_with_the_authors_words_and_not_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Check a file, and a book of the page with the same puzzle, also with options that judge puzzles."""
    source = json.dumps(DRAWN)
    name = read(source).puzzles[0].geometry.name
    puzzle = {"puzzle": "." * 16, "geometry": name, "original": source}
    section = {"title": "Mine", "note": "", "order": None, "puzzles": [puzzle]}
    book = {"book": 1, "language": "en", "path": False, "options": {}, "sections": [section]}
    for number, content in enumerate((DRAWN, book)):
        file, pages = tmp_path / f"{number}.json", tmp_path / str(number)
        file.write_text(json.dumps(content), encoding="utf-8")
        assert main(["print", str(file), "--svg", str(pages), "--path", "--by-grade", "--check"]) == 0
        first, *_, last = [page.read_text(encoding="utf-8") for page in sorted(pages.iterdir())]
        assert "Digits along the line do something odd." in first
        assert "They were not checked." in first
        assert 'fill="#d4d4d4"' in first, "the line is drawn"
        assert 'aria-label="1234341221434321"' in last, "the solution is the published one"
    said = capsys.readouterr().err
    assert "rules that are not supported yet: chaosconstruction" in said
    assert "solution" not in said
