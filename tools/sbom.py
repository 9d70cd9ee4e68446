"""The list of other people's works in dist/, with versions, licences and hashes: a software bill of materials.

The form is CycloneDX 1.6, which programs that look for known faults read. The list has no date, so the same release has
the same list.
"""

import hashlib
import json
from base64 import b64decode
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from typing import Any
from urllib.parse import quote
from zipfile import ZipFile

from tools.licences import licence_of
from tools.maps import bundled_packages

OURS = "sudoku_workshop"
UNLISTED = (
    ("CPython", "3.14", "PSF-2.0", "in Pyodide"),
    ("Emscripten", "", "MIT", "the library in Pyodide"),
    ("Fonts of the PDFs", "", "OFL-1.1", "see licences/fonts.txt"),
)  # works without a package of their own: name, version, licence, description
Component = dict[str, Any]


def sbom(root: Path, dist: Path, version: str) -> str:
    """Return the list of other people's works in dist/ as JSON."""
    about = {"type": "application", "name": "sudoku-workshop", "version": version, "licenses": _licence("MIT")}
    parts = [*_packages(root, dist), *_wheels(dist), *map(_unlisted, UNLISTED)]
    told = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": about}}
    return json.dumps(told | {"components": parts}, indent=1) + "\n"


def _packages(root: Path, dist: Path) -> Iterator[Component]:
    """Yield Pyodide and the npm packages in our scripts, with their hashes from the lock file."""
    lock = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    for name in sorted({"pyodide", *bundled_packages(dist)}):
        locked = lock[f"node_modules/{name}"]
        algorithm, _, digest = locked["integrity"].partition("-")
        hashed = {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": b64decode(digest).hex()}
        yield _component(name, locked["version"], locked["license"], "npm", hashed)


def _wheels(dist: Path) -> Iterator[Component]:
    for path in sorted((dist / "wheels").glob("*.whl")):
        if not path.name.startswith(f"{OURS}-"):
            with ZipFile(path) as wheel:
                (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
                told = message_from_bytes(wheel.read(name))
            hashed = {"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}
            yield _component(told["Name"], told["Version"], licence_of(told), "pypi", hashed)


def _component(name: str, version: str, licence: str, registry: str, hashed: dict[str, str]) -> Component:
    place = {"purl": f"pkg:{registry}/{quote(name)}@{version}", "hashes": [hashed]}
    return {"type": "library", "name": name, "version": version, "licenses": _licence(licence)} | place


def _unlisted(work: tuple[str, str, str, str]) -> Component:
    name, version, licence, where = work
    return {"type": "library", "name": name, "version": version, "licenses": _licence(licence), "description": where}


def _licence(name: str) -> list[Component]:
    return [{"license": {"name": name}}] if name else []
