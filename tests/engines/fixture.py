"""Pages of earlier builds, from which the journeys update to this one: the packed parts that are ours.

    python -m tests.engines.fixture pack COMMIT      builds it in a folder of its own and writes fixtures/COMMIT.tar.xz
    python -m tests.engines.fixture unpack NAME FOLDER

All other parts come from today's dist/ when a page is unpacked: Pyodide and the wheels of others. Python's snapshot and
its compiled modules are left out, because they contain parts of Pyodide. Such a page starts Python in the slowest way.
"""

import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

import build
from tools.seal import fingerprint
from tools.serve import DIST

FIXTURES = Path(__file__).parent / "fixtures"
OWN_WHEEL = "sudoku"  # the beginning of our wheel's name
MIXED = ("snapshot.bin.gz", "sudoku.zip.gz", "python314.zip.gz")  # parts of Pyodide and ours
BORROWED = (".venv", "node_modules", ".cache")  # linked into the checkout of a commit to build it


def pack(commit: str) -> Path:
    """Build a commit of this repository, pack its page, and return the file, which is named as `commit`."""
    fixture = FIXTURES / f"{commit}.tar.xz"
    with tempfile.TemporaryDirectory() as folder:
        dist = built(commit, Path(folder) / commit)
        FIXTURES.mkdir(exist_ok=True)
        with tarfile.open(fixture, "w:xz", preset=9) as archive:
            for path in sorted(filter(is_ours, (each.relative_to(dist) for each in dist.rglob("*.*")))):
                archive.add(dist / path, path.as_posix())
    return fixture


def built(commit: str, checkout: Path) -> Path:
    subprocess.run(["git", "worktree", "add", "--detach", str(checkout), commit], cwd=build.ROOT, check=True)
    try:
        for name in BORROWED:
            (checkout / name).symlink_to(build.ROOT / name)
        subprocess.run([sys.executable, "build.py"], cwd=checkout, check=True)
        return Path(shutil.copytree(checkout / "dist", checkout.with_name("dist")))
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(checkout)], cwd=build.ROOT, check=True)


def is_ours(path: Path) -> bool:
    if path.parts[0] == "wheels":
        return path.name.startswith(OWN_WHEEL)
    return path.parts[0] not in ("boot", "pyodide") and path.suffix not in (".map", ".png")


def unpack(name: str, folder: Path) -> None:
    """Unpack the page as it was served, with a build.json that describes it."""
    with tarfile.open(FIXTURES / f"{name}.tar.xz") as archive:
        archive.extractall(folder, filter="data")
    description = folder / "build.json"
    manifest: dict[str, Any] = json.loads(description.read_text(encoding="utf-8"))
    for path in map(Path, manifest["files"]):
        if not (folder / path).exists() and (DIST / path).exists() and path.name not in MIXED:
            (folder / path).parent.mkdir(exist_ok=True)
            shutil.copyfile(DIST / path, folder / path)
    there = [path for path in manifest["files"] if (folder / path).exists()]
    manifest["files"] = {path: fingerprint(folder / path) for path in there}
    description.write_text(json.dumps(manifest), encoding="utf-8")


if __name__ == "__main__":
    command, name, *folder = sys.argv[1:]
    print(pack(name)) if command == "pack" else unpack(name, Path(*folder))
