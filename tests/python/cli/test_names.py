"""The option `--names` of `print`: a class set with a sheet for each pupil of a list."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.support.paper import marks
from tests.support.running import Runner


def test_names_from_a_list_are_on_the_sheets_and_in_the_key(sudoku: Runner, tmp_path: Path) -> None:
    names = [f"Pupil {letter}." for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖ"]
    (tmp_path / "names.txt").write_text("\n\n".join(names), encoding="utf-8")
    out = tmp_path / "class.pdf"
    told = ["--names", str(tmp_path / "names.txt"), "--class-set", "1", "--out", str(out)]
    ran = sudoku("print", "--count", "2", "--grid", "4", "--clues", "more", *told, "--seed", "names")
    assert (ran.status, ran.err) == (0, "")
    texts = ["".join(mark.text for mark in marks(page)) for page in PdfReader(out).pages]
    assert [name in text for name, text in zip(names, texts, strict=False)] == [True] * 28
    assert "Date" in texts[0]
    assert "Name" not in texts[0]
    assert all(name in "".join(texts[28:]) for name in names)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--class-set", "1", "--names", "none.txt"], "none.txt: No such file or directory"),
        (["--names", "names.txt"], "--names FILE is for --class-set N"),
        (["--names", "names.txt", "--class-set", "1", "--pupils", "3"], "--pupils N is not for --names FILE"),
        (["--names", "blank.txt", "--class-set", "1"], "blank.txt: expected names, one per line"),
    ],
)
def test_names_without_effect_are_refused(
    sudoku: Runner,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    options: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("names.txt").write_text("A\n")
    Path("blank.txt").write_text("\n")
    with pytest.raises(SystemExit) as stopped:
        sudoku("print", "--out", "x.pdf", *options, text="1... ..3. .4.. ...2")
    assert stopped.value.code == 2
    assert told in capfd.readouterr().err
    assert not Path("x.pdf").exists()
