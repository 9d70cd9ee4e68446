"""Writes build.json: the parts of a build, every file with its hash, and the version, which follows from the files."""

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tools.maps import MAPS

PACKED = ("pyodide.asm.wasm", "snapshot.bin", "sudoku.zip", "python314.zip", "library.zip")  # files to gzip
LATER = (
    "fonts/*-[0-9a-f][0-9a-f].ttf",
    "own/*",
    "own-worker.js",
    "texts/*",
    "assign/*",
)  # files that are seldom needed: the service worker saves them when they are first requested
EMBED = ("embed.html", "embed.js")  # visitors of other pages load these, and files that they share with the page
APART = (MAPS, "sudoku.html", *EMBED)  # not listed; tools/one-file.mjs makes sudoku.html from the listed files
Fingerprint = dict[str, Any]
Places = dict[str, str]


def seal(folder: Path, places: Places) -> str:
    """Write build.json, write its version into sw.js, and return the version.

    A browser notices a new build because sw.js has changed.
    """
    script = folder / "sw.js"
    stamp(script, "not built")
    manifest = describe(folder, places)
    stamp(script, manifest["version"])
    manifest["files"]["sw.js"] = fingerprint(script)
    (folder / "build.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    version: str = manifest["version"]
    return version


def stamp(script: Path, version: str) -> None:
    """Write the version of the build into a script."""
    source = script.read_text(encoding="utf-8")
    script.unlink()
    script.write_text(re.sub(r'(?<=^const VERSION = ")[^"]*', version, source, flags=re.MULTILINE), encoding="utf-8")


def describe(folder: Path, places: Places) -> dict[str, Any]:
    """Return the content of build.json: the paths that worker.js needs, and every file with its hash.

    The version is the hash of all files. The files in APART are not listed, because sw.js saves every listed file.
    """
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and not any(map(path.match, APART)))
    files = {path.relative_to(folder).as_posix(): fingerprint(path) | kept_later(path) for path in paths}
    return {
        "version": hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12],
        "pyodide": {"dir": "pyodide/"},
        "boot": {name: f"boot/{name}.gz" for name in PACKED},
        "places": places,
        "wheels": {wheel.name.split("-")[0]: f"wheels/{wheel.name}" for wheel in sorted((folder / "wheels").iterdir())},
        "files": files,
    }


def kept_later(path: Path) -> Fingerprint:
    """Return `{"later": True}` for a file that the page saves only when it is first requested, otherwise `{}`."""
    return {"later": True} if any(map(path.match, LATER)) else {}


def fingerprint(path: Path) -> Fingerprint:
    """Return the hash and size of a file. For a .gz file, also return the hash and size of its content.

    Some servers decompress a .gz file before they send it.
    """
    content = path.read_bytes()
    inflated = {"inflated": fingerprint_of(gzip.decompress(content))} if path.suffix == ".gz" else {}
    return fingerprint_of(content) | inflated


def fingerprint_of(content: bytes) -> Fingerprint:
    """Return the hash and size of these bytes."""
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
