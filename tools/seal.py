"""build.json: what a build is made of, every file with its hash, and the version that follows from them."""

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tools.maps import MAPS

PACKED = ("pyodide.asm.wasm", "snapshot.bin", "sudoku.zip", "python314.zip", "library.zip")  # gzipped
LATER = (
    "fonts/*-[0-9a-f][0-9a-f].ttf",
    "own.js",
    "own-worker.js",
    "own/*.json",
    "texts.js",
    "texts/*",
    "assign.js",
    "assign/*",
)  # seldom needed: kept when first asked for
EMBED = ("embed.html", "embed.js")  # another page's visitors fetch it, with what it shares with the page
APART = (MAPS, "sudoku.html", *EMBED)  # and the page as one file, which tools/one-file.mjs makes of what is listed
Fingerprint = dict[str, Any]
Places = dict[str, str]


def seal(folder: Path, places: Places) -> str:
    """Writes build.json, and its version into sw.js: when that file changes, a browser takes notice of a new build."""
    script = folder / "sw.js"
    stamp(script, "not built")
    manifest = describe(folder, places)
    stamp(script, manifest["version"])
    manifest["files"]["sw.js"] = fingerprint(script)
    (folder / "build.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    version: str = manifest["version"]
    return version


def stamp(script: Path, version: str) -> None:
    source = script.read_text(encoding="utf-8")
    script.unlink()
    script.write_text(re.sub(r'(?<=^const VERSION = ")[^"]*', version, source, flags=re.MULTILINE), encoding="utf-8")


def describe(folder: Path, places: Places) -> dict[str, Any]:
    """What worker.js needs to find its parts, and every file with its hash; the version is the hash of them all.

    What stands apart is not among them: what is listed is what sw.js keeps.
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
    return {"later": True} if any(map(path.match, LATER)) else {}


def fingerprint(path: Path) -> Fingerprint:
    """Of a .gz also what is in it: some servers unpack it on the way."""
    content = path.read_bytes()
    inflated = {"inflated": fingerprint_of(gzip.decompress(content))} if path.suffix == ".gz" else {}
    return fingerprint_of(content) | inflated


def fingerprint_of(content: bytes) -> Fingerprint:
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
