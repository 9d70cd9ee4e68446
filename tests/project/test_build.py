"""dist/ is complete and describes itself correctly, and the same input gives the same bytes."""

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

import build
import sudoku_workshop
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.ruled.lessons import LESSONS
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from tools.page_words import DRAWINGS, LATER, LEFT_OUT
from tools.seal import EMBED, PACKED
from tools.serve import CSP

PARTS = (
    "LICENSE",
    "docs",
    "licences",
    "node_modules",
    "package-lock.json",
    "py_src",
    "pyproject.toml",
    "requirements",
    "tools",
    "web",
    ".cache",
)
FIRST_VISIT = 10_770_000  # bytes: at most 5 % over the agreed 10.26 MB
HEADER_ONLY = "frame-ancestors 'none'"  # a <meta> policy must not contain it


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a second project folder with links to the same parts, so that a test can remove a part."""
    for name in PARTS:
        (tmp_path / name).symlink_to(build.ROOT / name)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder)
    return folder


def manifest(folder: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / "build.json").read_text(encoding="utf-8"))
    return loaded


def replaced(path: Path) -> Path:
    """Replace a link to a folder by a real folder with links to its content."""
    target = path.resolve()
    path.unlink()
    path.mkdir()
    for child in target.iterdir():
        (path / child.name).symlink_to(child)
    return path


def is_map(path: Path) -> bool:
    """Return whether this is a source map.

    Source maps are for debugging, so build.json and the offline copy leave them out.
    """
    return path.suffix == ".map"


def test_the_same_input_gives_the_same_dist(dist: Path, project: Path) -> None:
    build.build(project / "dist")
    assert manifest(project / "dist") == manifest(dist)
    assert {path.name: path.read_bytes() for path in (project / "dist").glob("*.map")} == {
        path.name: path.read_bytes() for path in dist.glob("*.map")
    }


@pytest.mark.parametrize("name", build.ENTRIES)
def test_each_program_is_small_and_leads_to_its_map(dist: Path, name: str) -> None:
    program = (dist / name).read_text(encoding="utf-8")
    assert f"# sourceMappingURL={Path(name).name}.map" in program.splitlines()[-1]
    told = json.loads((dist / f"{name}.map").read_text(encoding="utf-8"))
    for path, content in zip(told["sources"], told["sourcesContent"], strict=True):
        assert path.startswith(("web/", "node_modules/")), "wherever it was built"
        assert content == (build.ROOT / path).read_text(encoding="utf-8")
    assert len(program) < 0.85 * sum(map(len, told["sourcesContent"]))


def test_a_changed_file_gives_another_version(dist: Path, project: Path) -> None:
    (replaced(project / "web") / "extra.txt").write_text("more")
    build.build(project / "dist")
    assert manifest(project / "dist")["version"] != manifest(dist)["version"]


def test_build_json_lists_every_file_with_its_hash(dist: Path) -> None:
    paths = [path for path in dist.rglob("*") if path.is_file() and path != dist / "build.json" and not is_map(path)]
    told = manifest(dist)["files"]
    assert {path.relative_to(dist).as_posix() for path in paths} == set(told) | set(EMBED)
    for path in paths:
        if path.name in EMBED:  # loaded by visitors of other pages, and not saved
            continue
        part, content = told[path.relative_to(dist).as_posix()], path.read_bytes()
        assert (part["sha256"], part["bytes"]) == (hashlib.sha256(content).hexdigest(), len(content))
        if path.suffix == ".gz":
            inside = gzip.decompress(content)
            assert part["inflated"] == {"sha256": hashlib.sha256(inside).hexdigest(), "bytes": len(inside)}


def test_techniques_have_positions_to_be_tried(dist: Path) -> None:
    """Check the build's index of positions. tests/python/logic checks which positions these are."""
    index = json.loads((dist / "lessons" / "positions.json").read_text(encoding="utf-8"))
    assert len(index) > 100
    assert list(index) == [name for name in (*TECHNIQUES, *LESSONS) if name in index]
    assert {len(positions) for positions in index.values()} == {5, 6, 7}
    assert not list((dist / "lessons").glob("*.txt"))


def test_everything_the_worker_asks_for_is_there(dist: Path) -> None:
    told = manifest(dist)
    assert {told["pyodide"]["dir"] + name for name in build.PYODIDE} <= told["files"].keys()
    assert {f"{name}.gz" for name in PACKED} == {Path(path).name for path in told["boot"].values()}
    assert set(told["boot"].values()) <= told["files"].keys()
    assert set(told["wheels"]) == {"micropip", "pydyf", "qrcodegen", "sudoku_workshop"}
    assert set(told["wheels"].values()) <= told["files"].keys()


def test_the_wheel_holds_the_whole_package_and_the_words(dist: Path) -> None:
    wheel = dist / manifest(dist)["wheels"]["sudoku_workshop"]
    assert wheel.name.split("-")[1] == sudoku_workshop.__version__
    names = set(zipfile.ZipFile(wheel).namelist())
    source = build.ROOT / "py_src"
    assert "sudoku_workshop/py.typed" in names, "type checkers look into what is installed"
    assert {path.relative_to(source).as_posix() for path in source.rglob("*.py")} <= names
    assert {f"sudoku_workshop/locales/{path.name}" for path in (build.ROOT / "web" / "locales").iterdir()} <= names


@pytest.mark.parametrize(
    ("folder", "name", "words"),
    [
        (".", "web", "web is missing"),
        (".", "py_src", "py_src/sudoku_workshop/__init__.py is missing"),
        ("web", "locales", "web/locales is missing"),
        ("requirements", "bundle.txt", "requirements/bundle.txt is missing"),
        ("node_modules", "pyodide", "node_modules/pyodide/pyodide.mjs is missing: run npm ci"),
    ],
)
def test_a_missing_part_is_named_and_the_old_dist_stays(project: Path, folder: str, name: str, words: str) -> None:
    old = project / "dist" / "old.txt"
    old.parent.mkdir()
    old.touch()
    if folder != ".":
        replaced(project / folder)
    (project / folder / name).unlink()
    with pytest.raises(build.MissingError, match=re.escape(words)):
        build.build(project / "dist")
    assert old.exists()


@pytest.mark.parametrize("name", ["index.html", "embed.html"])
def test_the_page_carries_the_policy_that_the_server_sends(dist: Path, name: str) -> None:
    html = (dist / name).read_text(encoding="utf-8")
    meta = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', html)
    assert meta
    rules = [rule.strip() for rule in meta[1].rstrip("; ").split(";")]
    assert set(rules) == set(CSP.split("; ")) - {HEADER_ONLY}


def test_the_board_for_other_pages_is_built_and_not_kept(dist: Path) -> None:
    assert all((dist / name).exists() for name in EMBED)
    assert not set(EMBED) & set(manifest(dist)["files"])


def packed_size(path: Path) -> int:
    """Return the most bytes that are transferred. A host may not compress files that are packed already."""
    return min(len(gzip.compress(path.read_bytes())), path.stat().st_size)


def test_the_page_fetches_no_module_that_it_never_imports(dist: Path) -> None:
    ours = zipfile.ZipFile(io.BytesIO(gzip.decompress((dist / "boot" / "sudoku.zip.gz").read_bytes())))
    names = set(ours.namelist())
    assert {"sudoku_workshop/api/__init__.pyc", "sudoku_workshop/locales/ko.json", "pydyf/__init__.pyc"} <= names
    assert not [name for name in names if "/cli/" in name or "dist-info" in name]


def test_a_first_visit_weighs_what_it_may(dist: Path) -> None:
    paths = [path for path in dist.rglob("*") if path.is_file() and not is_map(path)]
    slices = {Path(path).name for path, part in manifest(dist)["files"].items() if part.get("later")}
    later = {"python314.zip.gz", "library.zip.gz", "sudoku.zip.gz"} | slices  # fetched after the first answer
    sizes = {path: packed_size(path) for path in paths if path.name not in EMBED}
    first = {path: size for path, size in sizes.items() if path.name not in later and path.parent.name != "fonts"}
    assert sum(first.values()) < FIRST_VISIT, "before the first verdict"
    assert sum(size for path, size in sizes.items() if path.name not in slices) < 14_650_000, "all that is kept"


def test_the_manifest_shows_pictures_of_the_size_it_says(dist: Path) -> None:
    told = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = [*told["icons"], *told["screenshots"]]
    assert {"192x192", "512x512", "any"} <= {picture["sizes"] for picture in told["icons"]}
    for picture in pictures:
        content = (dist / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            width, height = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
            assert picture["sizes"] == f"{width}x{height}"


def test_the_manifest_is_there_in_every_language_and_differs_in_its_words_alone(dist: Path) -> None:
    plain = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        words = json.loads((dist / "locales" / f"{language}.json").read_text(encoding="utf-8"))
        name = "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"
        told = json.loads((dist / name).read_text(encoding="utf-8"))
        assert (told["lang"], told["name"], told["short_name"], told["description"]) == (
            language,
            words["header.title"],
            words["app.short"],
            words["app.description"],
        )
        assert {key for key in told if told[key] != plain[key]} <= {"lang", *build.MANIFEST_WORDS}
        assert name in manifest(dist)["files"], "kept for use offline"
    assert len(list(dist.glob("*.webmanifest"))) == len(LANGUAGES)


def test_the_page_has_all_words_but_those_of_the_terminal_and_of_the_html(dist: Path) -> None:
    for language in LANGUAGES:
        whole = json.loads((build.ROOT / "web" / "locales" / f"{language}.json").read_text(encoding="utf-8"))
        words = json.loads((dist / "locales" / f"{language}.json").read_text(encoding="utf-8"))
        said = {key: whole[key] for key in whole if re.match(DRAWINGS, key) or not key.startswith(LEFT_OUT)}
        assert len(said) < len(whole)
        for folder, pattern in {"drawings": DRAWINGS, **LATER}.items():
            later = json.loads((dist / folder / f"{language}.json").read_text(encoding="utf-8"))
            own = build.ROOT / "web" / folder / f"{language}.json"
            moved = {key: said.pop(key) for key in whole if re.match(pattern, key)}
            assert later == (json.loads(own.read_text(encoding="utf-8")) if own.exists() else {}) | moved
        assert said == words


def test_the_page_says_in_english_what_the_catalog_says(dist: Path) -> None:
    """Check the words for the time before the catalog is loaded, and for readers of the bare HTML."""
    html = (dist / "index.html").read_text(encoding="utf-8")
    words = json.loads((dist / "locales" / "en.json").read_text(encoding="utf-8"))
    assert f'name="description" content="{words["app.description"]}"' in html
    assert f"<title>{words['header.title']}</title>" in html


def test_a_snapshot_that_cannot_be_made_stops_the_build(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Check that the build stops if a method has no sample. A failing sample stops it likewise."""
    samples = replaced(replaced(replaced(project / "py_src") / "sudoku_workshop") / "api") / "samples.py"
    text = samples.read_text(encoding="utf-8").replace('    "solve":', '    "unknown":')
    samples.unlink()
    samples.write_text(text, encoding="utf-8")
    with pytest.raises(build.MissingError, match="could not make the fast boot"):
        build.build(project / "dist")
    assert "KeyError: 'solve'" in capfd.readouterr().err


def test_a_heap_that_has_grown_stops_the_build(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    samples = replaced(replaced(replaced(project / "py_src") / "sudoku_workshop") / "api") / "samples.py"
    text = samples.read_text(encoding="utf-8")
    samples.unlink()
    samples.write_text(f"{text}\nblocks = bytes(20_000_000)\n", encoding="utf-8")
    with pytest.raises(build.MissingError):
        build.build(project / "dist")
    assert "outgrown its heap" in capfd.readouterr().err


def test_the_licence_of_every_part_is_there(dist: Path) -> None:
    text = (dist / "licences.txt").read_text(encoding="utf-8")
    wheels = {path.name.split("-")[0] for path in (dist / "wheels").iterdir()} - {"sudoku_workshop"}
    assert wheels
    editor = {"@codemirror/view", "@lezer/python", "style-mod"}  # contained in the bundles, down to the smallest
    for name in {"Sudoku Workshop", "Fonts of the PDFs", "Pyodide", "CPython", "Emscripten", *editor, *wheels}:
        assert re.search(rf"^{name}[^\n]*: [A-Z]", text, re.MULTILINE), name
    for words in (
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Project Nayuki",
        "CourtBouillon",
        "Reserved Font Name",
    ):
        assert words in text


def test_a_manifest_has_english_words_for_those_that_a_language_lacks(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    locales.mkdir()
    for name in ("web/manifest.webmanifest", "web/locales/en.json"):
        source = build.ROOT / name
        shutil.copyfile(source, (tmp_path if "manifest" in name else locales) / source.name)
    (locales / "fr.json").write_text('{"app.short": "Grilles", "header.title": ""}', encoding="utf-8")
    build.translate_manifest(tmp_path, locales)
    made = json.loads((tmp_path / "manifest.fr.webmanifest").read_text(encoding="utf-8"))
    assert (made["lang"], made["short_name"], made["name"]) == ("fr", "Grilles", "Sudoku Workshop")
