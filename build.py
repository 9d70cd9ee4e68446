"""Build the whole page in dist/: web/, Pyodide, its memory snapshot, the wheels, and build.json.

build.json lists all files. Everything comes from this folder or is pinned by a hash. The same input gives the same
dist/, byte for byte.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.licences import licences
from tools.maps import MAPS, bundled_packages, name_sources
from tools.pack import pack, repack
from tools.page_words import divide_words
from tools.seal import PACKED, Places, seal
from tools.wheel import WITHOUT_FONTS

ROOT = Path(__file__).resolve().parent
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
BOOT_TOOLS = ("snapshot.mjs", "archive.py", "pack.py")
PLAIN = ("sw.js", "unloaded.js")  # without imports; browsers too old for the page run the second one
ENTRIES = (
    "early.js",
    "main.js",
    "engine.js",
    "embed.js",
    "worker.js",
    "photo-worker.js",
    "own-worker.js",
    "style.css",
    "assign/assign.css",
    "book/book.css",
    "courses/courses.css",
    "draw/draw.css",
    "guess/guess.css",
    "learn/later.css",
    "make/make.css",
    "own/own.css",
    "own-rules/own-rules.css",
    "photo/photo.css",
    "print/later.css",
    "study/study.css",
    "texts/texts.css",
    "pattern/pattern.css",
    "zoom/zoom.css",
)
LATER = "*/later.js"  # the scripts of the rooms that the page loads when first used
MANIFEST_WORDS = {"name": "header.title", "short_name": "app.short", "description": "app.description"}
BUNDLED = {".js", ".css", ".ts"}
BUNDLING = ["--bundle", "--minify", "--sourcemap", "--format=esm", "--preserve-symlinks", "--external:./early.js"]
PYODIDE_PYTHON = "3.14"
EPOCH = "1577836800"  # 2020-01-01: the time of every file in the wheel


class MissingError(Exception):
    """A missing part of the page; the text says which one it is and what to do."""


def main() -> None:
    """Build dist/, or exit with the reason for a failure."""
    try:
        build(ROOT / "dist")
    except MissingError as missing:
        sys.exit(f"build.py: {missing}")


def build(dist: Path) -> None:
    """Build beside `dist` and swap the folders at the end, so a page being served never sees half a build."""
    fresh = dist.with_name(f"{dist.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(part(ROOT / "web"), fresh, ignore=programs)
    for name in PLAIN:
        shutil.copyfile(part(ROOT / "web" / name), fresh / name)
    divide_words(fresh)
    translate_manifest(fresh)
    index_positions(fresh)
    bundle(fresh)
    copy_pyodide(fresh / "pyodide")
    wheels = fresh / "wheels"
    download_wheels(wheels)
    text = licences(ROOT, wheels.iterdir(), bundled_packages(fresh))
    (fresh / "licences.txt").write_text(text, encoding="utf-8")
    own_wheel(wheels)
    places = boot_parts(sorted(set(wheels.iterdir()) - set(wheels.glob("micropip-*"))), fresh / "boot")
    version = seal(fresh, places)
    shutil.rmtree(dist, ignore_errors=True)
    fresh.rename(dist)
    print(f"built {dist.name}/ version {version}")


def programs(folder: str, names: list[str]) -> set[str]:
    """Return the names not to copy: files that are bundled, and folders with nothing else."""
    return {name for name in names if all(path.suffix in BUNDLED for path in files_in(Path(folder, name)))}


def files_in(path: Path) -> list[Path]:
    """Return the files in a folder and its subfolders, or a file itself."""
    return [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path]


def part(path: Path, remedy: str = "is the checkout complete?") -> Path:
    """Return a path if it exists, else raise MissingError."""
    if not path.exists():
        raise MissingError(f"{path.relative_to(ROOT)} is missing: {remedy}")
    return path


def bundle(folder: Path, source: Path | None = None) -> None:
    """Bundle each of ENTRIES, and each script that is loaded later, with all its imports into one small file.

    Each file has a source map: see decision 9.
    """
    program = part(ROOT / "node_modules" / ".bin" / "esbuild", "run npm ci")
    source = source or ROOT / "web"
    entries = [*(str(source / name) for name in ENTRIES), *map(str, sorted(source.glob(LATER)))]
    packages = os.environ | {"NODE_PATH": str(ROOT / "node_modules")}  # for a source outside the project
    command = [str(program), *entries, *BUNDLING, "--log-level=warning", f"--outdir={folder}"]
    if subprocess.run(command, env=packages).returncode:
        raise MissingError("esbuild could not bundle web/, see above")
    for found in folder.rglob(MAPS):
        name_sources(found, source)


def translate_manifest(folder: Path, locales: Path | None = None) -> None:
    """Write the manifest in each language with the words of its catalog. web/app/page-head.js links to it."""
    plain = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    locales = part(ROOT / "web" / "locales") if locales is None else locales
    english = json.loads((locales / f"{plain['lang']}.json").read_text(encoding="utf-8"))
    for catalog in sorted(locales.glob("*.json")):
        words = json.loads(catalog.read_text(encoding="utf-8"))
        own = {key: words.get(name) or english[name] for key, name in MANIFEST_WORDS.items()} | {"lang": catalog.stem}
        if catalog.stem != plain["lang"]:
            translated = json.dumps(plain | own, ensure_ascii=False, indent=1)
            (folder / f"manifest.{catalog.stem}.webmanifest").write_text(translated, encoding="utf-8")


def index_positions(folder: Path) -> None:
    """Write the example positions of Learn by technique, from the lines of two files in `tools/`: see decision 1902."""
    index: dict[str, list[str]] = {}
    for name in ("lessons.txt", "rule_lessons.txt"):
        for line in part(ROOT / "tools" / name).read_text(encoding="utf-8").splitlines():
            technique, _, position = line.partition(" ")
            index.setdefault(technique, []).append(position)
    (folder / "lessons" / "positions.json").write_text(json.dumps(index), encoding="utf-8")


def copy_pyodide(folder: Path) -> None:
    """Copy the files that Pyodide reads unchanged; package-lock.json pins their content."""
    folder.mkdir()
    for name in PYODIDE:
        shutil.copyfile(part(ROOT / "node_modules" / "pyodide" / name, "run npm ci"), folder / name)


def download_wheels(folder: Path) -> None:
    """Copy the wheels of requirements/bundle.txt, downloaded once for each content of that file."""
    requirements = part(ROOT / "requirements" / "bundle.txt")
    cache = ROOT / ".cache" / f"wheels-{sha256(requirements)[:12]}"
    if not cache.exists():
        with made_whole(cache) as fetched:
            pip_download(requirements, fetched)
    shutil.copytree(cache, folder)


@contextmanager
def made_whole(cache: Path) -> Iterator[Path]:
    """Yield a folder that becomes `cache` when the block ends without an error.

    If two builds fill it at once, with the same content, the first one wins.
    """
    cache.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache.parent) as folder:
        made = Path(folder, cache.name)
        made.mkdir()
        yield made
        try:
            made.rename(cache)
        except OSError:
            if not cache.exists():
                raise


def pip_download(requirements: Path, folder: Path) -> None:
    """Download the wheels of a requirements file with pip."""
    command = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    target = ["--only-binary=:all:", "--python-version", PYODIDE_PYTHON, "--dest", str(folder)]
    if subprocess.run([sys.executable, *command, *target, "-r", str(requirements)]).returncode:
        raise MissingError("pip could not fetch the wheels of requirements/bundle.txt, see above; is there a network?")


def own_wheel(folder: Path) -> None:
    """Build the wheel of py_src/sudoku_workshop, with the page's locales, by the pinned backend.

    Fonts are left out, because the page loads them separately, and only for a PDF.
    """
    part(ROOT / "py_src" / "sudoku_workshop" / "__init__.py")
    part(ROOT / "web" / "locales")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    env = os.environ | {"SOURCE_DATE_EPOCH": EPOCH, WITHOUT_FONTS: "1"}
    made = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    if made.returncode:
        raise MissingError(f"the wheel could not be built:\n{made.stdout}{made.stderr}")
    repack(next(folder.glob("sudoku_workshop-*.whl")))


def boot_parts(wheels: list[Path], folder: Path) -> Places:
    """Copy the memory snapshot of Python with our package, and the other files for a fast start.

    They are made once for each content of the input.
    """
    cache = ROOT / ".cache" / f"boot-{origin(wheels)[:12]}"
    if not cache.exists():
        with made_whole(cache) as made:
            command = ["node", str(ROOT / "tools" / "snapshot.mjs"), str(made), *map(str, wheels)]
            if subprocess.run(command).returncode:
                raise MissingError("tools/snapshot.mjs could not make the fast boot, see above")
            for name in PACKED:
                pack(made / name)
    folder.mkdir()
    for name in PACKED:
        shutil.copyfile(cache / f"{name}.gz", folder / f"{name}.gz")
    places: Places = json.loads((cache / "boot.json").read_text(encoding="utf-8"))
    return places


def origin(wheels: list[Path]) -> str:
    """Return the hash of everything that a snapshot is made of."""
    tools = [*(ROOT / "tools" / name for name in BOOT_TOOLS), ROOT / "web" / "engine" / "snapshot.js"]
    parts = [*wheels, *tools, part(ROOT / "package-lock.json")]
    return hashlib.sha256("".join(map(sha256, parts)).encode()).hexdigest()


def sha256(path: Path) -> str:
    """Return the hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
