"""A book saved by the Book editor, printed and checked by the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.api.fits import misfit
from sudoku_workshop.api.stored import Book
from sudoku_workshop.cli import books, main, printing
from sudoku_workshop.cli.command import WRONG
from sudoku_workshop.generator import make, make_from, recipe_from, recipe_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import practice
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import solve
from tests.support.paper import PUZZLE, grids, marks, read_grid
from tests.support.running import Runner

X_WINGS = Path(__file__).with_name("x_wings.txt")
SOLVED = text_of(found.values) if (found := solve(parse(PUZZLE))) else ""
ORDER = {"wish": {"size": "9", "grade": "easy", "symmetry": "half-turn"}, "count": 3, "seed": "desk"}
IDS = [f"g2.9.easy.half-turn.any.any.desk.{index}" for index in range(3)]
OPTIONS = {"title": "Sunday", "author": "A. Person", "per_page": 1, "show": ["number", "name"], "size": [170, 240]}


def book(*sections: dict[str, Any], **more: Any) -> dict[str, Any]:
    made = {"book": 1, "language": "ko", "options": OPTIONS, "path": False, "sections": list(sections)} | more
    assert misfit(made, Book) == ""
    return made


def ordered(**more: Any) -> dict[str, Any]:
    return {"title": "First", "note": "Warm up.", "order": ORDER, "puzzles": []} | more


def own(**more: Any) -> dict[str, Any]:
    puzzle = {"puzzle": PUZZLE, "geometry": "9", "name": "Mine", "grade": "expert", "er": 6.0}
    return {"title": "Second", "note": "", "order": None, "puzzles": [puzzle]} | more


def written(folder: Path, value: Any) -> str:
    path = folder / "book.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)


def made(id_: str) -> str:
    return text_of(make(recipe_of(id_)).puzzle.givens)


def test_a_book_is_printed_as_it_says(sudoku: Runner, tmp_path: Path) -> None:
    """Check options, language, sections with their notes, and that ordered puzzles are made first."""
    out = tmp_path / "book.pdf"
    ran = sudoku("print", written(tmp_path, book(ordered(), own())), "--out", str(out), "--lang", "en")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    reader = PdfReader(out)
    assert reader.metadata
    assert (reader.metadata.title, reader.metadata.author) == ("Sunday", "A. Person")
    pages = reader.pages[:4]
    assert [read_grid(marks(page), grids(page)[0], 9)[0] for page in pages] == [*map(made, IDS), PUZZLE]
    texts = [mark.text for page in reader.pages for mark in marks(page)]
    assert [texts.count(words) for words in ("First", "Warm up.", "1 · Mine")] == [4, 1, 2]
    assert "해답" in "".join(texts)


def test_puzzles_with_rules_can_be_ordered(sudoku: Runner, tmp_path: Path) -> None:
    wish = {"kinds": "killer", "size": "6", "grade": "easy"}
    section = ordered(order={"wish": wish, "count": 2, "seed": "desk"})
    out = tmp_path / "book.pdf"
    file = written(tmp_path, book(section, language="en"))
    assert sudoku("print", file, "--check").status == 0
    assert sudoku("print", file, "--out", str(out), "--series", str(tmp_path / "series")).status == 0
    sums = [
        str(rule.number) for id_ in ("desk.0", "desk.1") for rule in killers(f"v2.killer.6.easy.none.any.any.all.{id_}")
    ]
    texts = [mark.text for page in PdfReader(out).pages for mark in marks(page)]
    assert {*sums} <= {*texts}
    assert "Digits do not repeat in a cage, and they add up to the number of the cage." in " ".join(texts)
    parsed = [parse(line) for line in (tmp_path / "series").read_text().splitlines()]
    assert [board.geometry.kinds_of_rules for board in parsed] == [("killer",)] * 2


def killers(id_: str) -> tuple[Rule, ...]:
    return make_from(recipe_from(id_)).puzzle.geometry.rules


def test_what_is_ordered_and_not_found_is_told(sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [make(recipe_of(id_)) for id_ in IDS]
    monkeypatch.setattr(books, "delivered", lambda *_, **__: iter([found[0], found[1]._replace(met=False, tries=9)]))
    out = tmp_path / "book.pdf"
    ran = sudoku("print", written(tmp_path, book(ordered())), "--out", str(out), "--lang", "en")
    advice = "relax the options, or use generate --effort N to allow more tries"
    told = f"{IDS[1]}: no matching puzzle found in 9 tries; {advice}\n"
    assert (ran.status, ran.err) == (WRONG, told)
    page = PdfReader(out).pages[0]
    assert [read_grid(marks(page), grids(page)[0], 9)[0]] == [made(IDS[0])]


def test_the_same_file_gives_the_same_bytes_whether_filled_or_not(sudoku: Runner, tmp_path: Path) -> None:
    puzzles = [{"puzzle": made(id_), "geometry": "9", "id": id_, "grade": "easy"} for id_ in IDS]
    outs = []
    for name, value in (
        ("a", ordered()),
        ("b", ordered()),
        ("c", ordered(puzzles=puzzles[:2])),
        ("d", ordered(puzzles=puzzles)),
    ):
        outs.append(tmp_path / f"{name}.pdf")
        assert sudoku("print", written(tmp_path, book(value, own())), "--out", str(outs[-1])).status == 0
    assert len({out.read_bytes() for out in outs}) == 1


def test_what_is_asked_for_counts_more_than_what_the_book_says(sudoku: Runner, tmp_path: Path) -> None:
    out = tmp_path / "book.pdf"
    asked = ("--title", "Monday", "--contents", "--introduction")
    assert sudoku("print", written(tmp_path, book(own(), language="en")), "--out", str(out), *asked).status == 0
    reader = PdfReader(out)
    assert [mark.text for mark in marks(reader.pages[0])][:2] == ["Monday", "Contents"]
    assert float(reader.pages[0].mediabox.width) == pytest.approx(170 / 25.4 * 72, abs=0.01)


BOLD: dict[str, Any] = {
    "title": "Sunday", "subtitle": "All", "per_page": 1, "cell": 12, "size": [170, 240], "landscape": True,
    "footer": False, "cover": True, "contents": True, "show": ["number", "name"], "margin": 20, "notes": "all",
    "solutions": "none",
    "handout": 2, "pupils": 3, "tint": True, "booklet": True, "signature": 8, "qr": "https://a.example/",
}  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("--paper A4", {"paper": "A4", "size": None}),
        ("--paper A5 --no-landscape", {"paper": "A5", "size": None, "landscape": False}),
        ("--per-page 4", {"per_page": 4, "cell": None}),
        ("--size 100x100 --cell 5", {"size": (100.0, 100.0), "cell": 5.0}),
        ("--title= --subtitle=", {"title": "", "subtitle": ""}),
        ("--footer --no-cover --no-contents", {"footer": True, "cover": False, "contents": False}),
        ("--show number --notes none --solutions end", {"show": ["number"], "notes": "none", "solutions": "end"}),
        ("--margin 15 --no-tint --qr=", {"margin": 15.0, "tint": False, "qr": ""}),
        ("--class-set 0 --pupils 0", {"handout": 0, "pupils": 0}),
        ("--signature 0", {"signature": 0}),
        ("--no-path", {"path": False}),
    ],
)
def test_every_option_counts_more_than_the_books_own_also_its_usual_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, meant: dict[str, Any]
) -> None:
    """Check that an option on the command line overrides the book's, even with a default value such as A4."""
    printed: list[Any] = []

    def note(_: object, paper: object, *_more: object) -> int:
        printed.append(paper)
        return 0

    monkeypatch.setattr(printing, "_put", note)
    path = written(tmp_path, book(own(), options=BOLD, path=True))
    assert main(["print", path, "--out", str(tmp_path / "x.pdf"), *asked.split()]) == 0
    expected = BOLD | {"path": True, "size": (170, 240), "show": ("number", "name")} | meant
    assert {name: getattr(printed[0], name) for name in expected} == expected


def test_a_section_of_a_book_has_its_own_title(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["print", written(tmp_path, book(own())), "--out", str(tmp_path / "x.pdf"), "--section", "Other"])
    assert "--section TITLE is for a FILE of puzzles" in capsys.readouterr().err


def test_what_a_book_says_besides_is_in_nobodys_way(sudoku: Runner, tmp_path: Path) -> None:
    """Check that options without effect are allowed in a book.

    The page saves them, even if they do not apply any more.
    """
    options = OPTIONS | {
        "signature": 16,
        "creep": 0.1,
        "pointers": True,
        "solutions": "page",
        "word_row": 3,
        "pupils": 4,
    }
    path = written(tmp_path, book(own(), options=options))
    assert sudoku("print", path, "--out", str(tmp_path / "x.pdf")).status == 0


@pytest.mark.parametrize("solutions", ["end", "page", "below"])
def test_a_section_practises_a_technique_beside_others_that_are_solved(
    sudoku: Runner, tmp_path: Path, solutions: str
) -> None:
    """Check that the positions are in their place, and that the end has answers instead of solutions for them."""
    puzzles = X_WINGS.read_text(encoding="utf-8").split()
    held = [{"puzzle": text, "geometry": "9"} for text in (PUZZLE, *puzzles)]
    exercises = {"title": "", "note": "", "practise": "x-wing", "order": None, "puzzles": held}
    options = {"per_page": 4, "contents": True, "solutions": solutions, "pointers": True}
    value, out = book(exercises, own(title="Whole"), language="en", options=options), tmp_path / "book.pdf"
    ran = sudoku("print", written(tmp_path, value), "--out", str(out))
    assert (ran.status, ran.err) == (0, "No exercise for X-Wing was found in these puzzles, so they are left out: 1.\n")
    pages = PdfReader(out).pages
    heads = [[mark.text for mark in marks(page) if len(mark.text) > 4] for page in pages]
    assert {"Find: X-Wing", "Whole", "Answers"} <= set(heads[0])
    sheet, answers = pages[1], heads.index(next(words for words in heads if "Find: X-Wing · Answers" in words))
    positions = [text_of(found[0].values) for text in puzzles if (found := practice(parse(text), "x-wing", "en"))]
    assert [read_grid(marks(sheet), grid, 9)[0] for grid in grids(sheet)] == positions
    solved = [grid for page in pages for grid in grids(page) if read_grid(marks(page), grid, 9)[0] == SOLVED]
    assert len(solved) == (solutions != "below")  # below the puzzles, solutions are upside down
    assert answers == (3 if solutions != "page" else 4)
    words = [word for page in heads for word in page]
    assert words.count("Solution on page 5") == (solutions == "end")


def test_exercises_are_whole_puzzles_in_braille_and_that_is_told(sudoku: Runner, tmp_path: Path) -> None:
    held = [{"puzzle": X_WINGS.read_text(encoding="utf-8").split()[0], "geometry": "9"}]
    exercises = {"title": "", "note": "", "practise": "x-wing", "order": None, "puzzles": held}
    for number, (sections, said) in enumerate([([own()], False), ([own(), exercises], True)]):
        files = ("--brf", str(tmp_path / f"{number}.brf"), "--aloud", str(tmp_path / f"{number}.txt"))
        ran = sudoku("print", written(tmp_path, book(*sections)), *files, "--lang", "en")
        assert (ran.status, "an exercise is saved as the original puzzle" in ran.err) == (0, said)


def test_a_check_tells_what_is_wrong_and_prints_nothing(sudoku: Runner, tmp_path: Path) -> None:
    other = {"puzzle": PUZZLE, "geometry": "9", "id": IDS[1]}
    puzzles = [{"puzzle": made(IDS[0]), "geometry": "9", "id": IDS[0]}, other]
    several = own(puzzles=[{"puzzle": "." + PUZZLE[1:], "geometry": "9"}], title="x" * 2000)
    ran = sudoku("print", written(tmp_path, book(ordered(puzzles=puzzles), several)), "--check", "--lang", "en")
    lines = [line.partition(": ") for line in ran.err.splitlines()]
    assert ran.status == 1
    assert [(what.partition(" (")[0], where[-8:]) for what, _, where in lines] == [
        ("this text is too long and was cut off", f"{'x' * 7}…"),
        ("puzzles with more than one solution", "4"),
        ("puzzles that do not match the options", "2"),
    ]
    assert "Difficulty" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["book.json"]
    assert sudoku("print", written(tmp_path, book(ordered())), "--check").status == 0


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"book": 2}, ".book is 2"),
        ({"language": "xx"}, ".language is 'xx'"),
        ({"options": {"paper": "A99"}}, ".options.paper is 'A99'"),
        ({"options": {"papr": "A4"}}, "papr"),
        ({"sections": [ordered(order={"wish": {}, "count": "3", "seed": "s"})]}, ".sections[0]"),
        ({"sections": [ordered(order={"wish": {"grade": "hardest"}, "count": 3, "seed": "s"})]}, "grade: hardest"),
        ({"sections": [{"title": "A"}]}, "lacks"),
        ({"sections": [own(practise="y-wing")]}, ".practise is 'y-wing'"),
    ],
    ids=str,
)
def test_another_shape_is_refused_in_a_line(sudoku: Runner, tmp_path: Path, change: dict[str, Any], found: str) -> None:
    value = book(own()) | change
    ran = sudoku("print", written(tmp_path, value), "--out", str(tmp_path / "x.pdf"), "--lang", "en")
    assert (ran.status, len(ran.err.splitlines())) == (2, 1)
    assert found in ran.err
    assert not (tmp_path / "x.pdf").exists()


def test_a_book_stands_alone_and_comes_by_standard_input_too(sudoku: Runner, tmp_path: Path) -> None:
    path = written(tmp_path, book(own()))
    with pytest.raises(SystemExit):
        sudoku("print", path, path, "--check")
    assert sudoku("print", "--check", text=json.dumps(book(own()))).status == 0


def test_volumes_of_a_book_never_hold_a_puzzle_twice(sudoku: Runner, tmp_path: Path) -> None:
    """Check that chosen puzzles are only in the first volume, and that an order continues after the last volume."""
    series, file = tmp_path / "series.txt", written(tmp_path, book(ordered(), own()))
    told = []
    for number in (1, 2):
        ran = sudoku("print", file, "--brf", str(tmp_path / f"{number}.brf"), "--series", str(series), "--lang", "en")
        told.append((ran.status, ran.err))
    had = f"puzzles left out because they are already in {series} or earlier in the book: 1\n"
    assert told == [(0, ""), (0, had)]
    found = series.read_text(encoding="utf-8").split()
    assert found == [*map(made, IDS), PUZZLE, *(made(f"{IDS[0][:-1]}{index}") for index in (3, 4, 5))]
    assert sudoku("print", file, "--check", "--series", str(series), "--lang", "en").err == had
    assert series.read_text(encoding="utf-8").split() == found, "what is only checked is not used"


def test_codes_that_a_book_wishes_for_need_an_address(sudoku: Runner, tmp_path: Path) -> None:
    file, out = written(tmp_path, book(own(), codes=True)), str(tmp_path / "x.pdf")
    plain = sudoku("print", file, "--out", out, "--lang", "en")
    assert plain.err == "the book asks for QR codes but has no web address for them; add --qr ADDRESS\n"
    assert sudoku("print", file, "--out", out, "--force", "--qr", "https://a.example/").err == ""
