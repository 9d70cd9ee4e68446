"""sudoku.html: the whole page in one file, with its own policy, small enough, and reproducible."""

import base64
import hashlib
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

import build
from tests.project.test_build import manifest

LEFT_OUT = ("boot/library.zip.gz", "early.js", "engine.js", "sw.js")
PART = re.compile(r'<script type="text/plain" data-part="([^"]+)">([^<]*)</script>')


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder)
    return folder


def make(dist: Path, file: Path) -> str:
    subprocess.run(["node", str(build.ROOT / "tools" / "one-file.mjs"), str(dist), str(file)], check=True)
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def file(dist: Path) -> str:
    return make(dist, dist.with_name("sudoku.html"))


@pytest.fixture(scope="module")
def shell(file: str) -> str:
    """Return the file without its embedded parts."""
    return PART.sub("", file)


def digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def test_the_same_build_gives_the_same_file(dist: Path, file: str) -> None:
    assert make(dist, dist.with_name("again.html")) == file


def test_it_is_small_enough_for_a_mail(dist: Path, file: str) -> None:
    zipped = dist.with_name("sudoku.zip")
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("sudoku.html", file)
    assert len(file.encode()) < 22_750_000
    assert zipped.stat().st_size < 15_000_000


def test_its_parts_are_the_builds_byte_for_byte_the_small_ones_first(dist: Path, file: str) -> None:
    parts = {path: base64.b64decode(text) for path, text in PART.findall(file)}
    assert json.loads(parts.pop("build.json")) == manifest(dist)
    assert all(content == (dist / path).read_bytes() for path, content in parts.items())
    sizes = [len(content) for content in parts.values()]
    assert sizes == sorted(sizes), "a file that ends too early has the words to say so"
    files = manifest(dist)["files"]
    gone = [path for path in files if not path.endswith((".png", ".webmanifest", ".whl"))]
    assert set(gone) - set(parts) == {
        *LEFT_OUT,
        *(path for path in files if files[path].get("later") and path.startswith("fonts/")),
    }


def test_only_its_own_scripts_may_run_and_nothing_is_fetched(shell: str) -> None:
    meta = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', shell)
    assert meta
    rules = dict(rule.split(" ", 1) for rule in meta[1].split("; "))
    scripts = re.findall(r"<script(?: type=\"module\")?>(.*?)</script>", shell, re.DOTALL)
    styles = re.findall(r"<style>(.*?)</style>", shell.partition("</head>")[0], re.DOTALL)
    assert len(styles) == 1
    assert len(scripts) == 2
    assert set(rules["script-src"].split()) == {*(f"'sha256-{digest(text)}'" for text in scripts), "'wasm-unsafe-eval'"}
    assert rules["style-src"].split() == [f"'sha256-{digest(text)}'" for text in styles]
    assert (rules["default-src"], rules["worker-src"], rules["img-src"]) == ("'none'", "blob: data:", "data:")
    assert "connect-src" not in rules


def test_it_names_no_other_file(shell: str) -> None:
    markup = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", "", shell, flags=re.DOTALL)
    named = re.findall(r'\b(?:src|href)="([^"]*)"', markup)
    assert [address[:5] for address in named] == ["data:"]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("main.js", "./early.js", "./late.js"),
        ("main.js", "var ", 'var broken="<!--",'),
        ("index.html", 'rel="stylesheet"', 'rel="style"'),
    ],
    ids=["no early", "a script that ends itself", "no place for the styles"],
)
def test_what_it_cannot_be_made_of_stops_it(name: str, old: str, new: str, dist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    subprocess.run(["cp", "-r", str(dist), str(folder)], check=True)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    program = ["node", str(build.ROOT / "tools" / "one-file.mjs"), str(folder), str(tmp_path / "sudoku.html")]
    assert subprocess.run(program, capture_output=True).returncode != 0
    assert not (tmp_path / "sudoku.html").exists()
