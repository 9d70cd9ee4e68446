"""The packages of a release: what is in them, and that they work by themselves on every supported Python."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path

import pytest

from build import EPOCH
from tools.release import packages

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PUZZLE = "1... ..3. .4.. ...2"
LOCKS = [*(ROOT / "requirements").glob("*.txt")]
ADVICE = re.compile(r"pip install ((?:[\w.\[\]\"{}…/-]+ ?)+)", re.ASCII)
LARGEST = 4_500_000  # bytes of an installed library without its cache


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Build the packages: the wheel, the wheel of fonts, and the source."""
    return packages(tmp_path_factory.mktemp("packages"))


def run(*command: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env=os.environ | environment, input=PUZZLE, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("version", PYTHONS)
def test_the_wheel_works_by_itself(made: list[Path], tmp_path: Path, version: str) -> None:
    python = shutil.which(f"python{version}") or ""
    if not python or run(python, "--version", cwd=tmp_path).returncode:
        pytest.skip(f"Python {version} is not installed")
    with zipfile.ZipFile(made[0]) as wheel:
        wheel.extractall(tmp_path)
    program = "import sudoku_workshop as sudoku; print(sudoku.hint(input(), language='ko'))"
    told = run(python, "-c", program, cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert (told.returncode, told.stderr) == (0, "")
    assert re.search("[가-힣]", told.stdout), "the catalogs are in the wheel"


def test_the_source_makes_the_same_wheel(made: list[Path], tmp_path: Path) -> None:
    wheel, _, source = made
    with tarfile.open(source) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    built = run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", cwd=folder, SOURCE_DATE_EPOCH=EPOCH)
    assert built.returncode == 0, built.stderr
    assert next((folder / "dist").glob("*.whl")).read_bytes() == wheel.read_bytes()


def test_the_library_is_small_and_the_fonts_complete_it(made: list[Path]) -> None:
    wheel, fonts = map(held, made[:2])
    assert sum(wheel.values()) < LARGEST
    assert "sudoku_workshop/library/widget.js" in wheel
    ours = {Path(name).name for name in (*wheel, *fonts) if name.endswith(".ttf")}
    assert ours == {path.name for path in (ROOT / "web" / "fonts").glob("*.ttf")}
    assert not any(re.match("(ko|zh)", Path(name).name) for name in wheel if name.endswith(".ttf"))


def held(wheel: Path) -> dict[str, int]:
    """Return the sizes of the files in a wheel, by name."""
    with zipfile.ZipFile(wheel) as packed:
        return {info.filename: info.file_size for info in packed.infolist()}


def test_chinese_and_korean_are_printed_with_the_fonts_and_without_them_they_are_named(
    made: list[Path], tmp_path: Path
) -> None:
    program = "import sudoku_workshop as s; print(s.print_pdf([input()], title='한글', language='ko')[:5])"
    pages: list[subprocess.CompletedProcess[str]] = []
    for package in made[:2]:
        with zipfile.ZipFile(package) as wheel:
            wheel.extractall(tmp_path)
        pages.append(run(sys.executable, "-c", program, cwd=tmp_path, PYTHONPATH=str(tmp_path)))
    assert "install the wheel sudoku_workshop_fonts" in pages[0].stderr
    assert (pages[1].stdout, pages[1].stderr) == ("b'%PDF-'\n", "")


def metadata(wheel: Path) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        yield from message_from_string(packed.read(name).decode()).items()


def test_the_wheel_says_what_it_is(made: list[Path]) -> None:
    told = [*metadata(made[0])]
    fields = dict(told)
    assert fields["Description-Content-Type"] == "text/markdown"
    pythons = {value.split()[-1] for name, value in told if name == "Classifier" and ":: 3." in value}
    assert pythons == {*PYTHONS}
    assert [value for name, value in told if name == "Requires-Dist" and "extra ==" not in value] == []


def test_nobody_is_told_to_install_a_name_that_is_not_ours_yet() -> None:
    """Check that pip is asked for files and folders, or for packages of others that our lock files have."""
    words = [
        *(ROOT / "web" / "locales").glob("*.json"),
        *(ROOT / "py_src").rglob("*.py"),
        *(ROOT / "docs").glob("*.md"),
    ]
    told = [said for path in (*words, ROOT / "README.md") for said in ADVICE.findall(path.read_text(encoding="utf-8"))]
    names = {
        name.strip('"') for said in told for name in said.split() if not re.search(r"^[.\"{]|\.whl|^-r$|\.txt$", name)
    }
    locked = {line.split("==")[0] for path in LOCKS for line in path.read_text().splitlines() if "==" in line}
    assert names == {"anywidget", "distributed", "pydyf", "qrcodegen"}
    assert names - locked == set()
    assert len(told) > len(names)
