"""One text with the licences of everything in dist/: our own licence, and the licences of the parts that others made.

Wheels and npm packages include their licences. Pyodide's files do not include any. The licences of their parts are in
licences/.
"""

import json
import zipfile
from collections.abc import Iterable, Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import NamedTuple

RULE = "=" * 79


class Part(NamedTuple):
    """A work, such as a package, with the name of its licence and the text of the licence."""

    name: str
    licence: str
    text: str


def licences(root: Path, wheels: Iterable[Path], packages: Iterable[str]) -> str:
    """Return the text of all licences that apply to the build.

    `root` is the project's folder. `wheels` are the wheels in dist/ except our own. `packages` are the npm packages
    that are bundled in our scripts.
    """
    modules = [root / "node_modules" / package for package in sorted(packages)]
    parts = [*_project(root), *_fonts(root), *_pyodide(root), *map(_package, modules), *map(_wheel, sorted(wheels))]
    return "\n".join(f"{RULE}\n{part.name}: {part.licence}\n{RULE}\n\n{part.text.strip()}\n" for part in parts)


def _project(root: Path) -> Iterator[Part]:
    yield Part("Sudoku Workshop", "MIT", (root / "LICENSE").read_text("utf-8"))


def _fonts(root: Path) -> Iterator[Part]:
    yield Part("Fonts of the PDFs", "OFL-1.1", (root / "licences" / "fonts.txt").read_text("utf-8"))


def _pyodide(root: Path) -> Iterator[Part]:
    """Yield the licences of Pyodide and its parts.

    Pyodide's package.json names its licence. Mozilla's licence requires a link to the source code.
    """
    told = json.loads((root / "node_modules" / "pyodide" / "package.json").read_text("utf-8"))
    source = f"The text is below, at micropip. The source: {told['repository']['url'].removeprefix('git+')}"
    yield Part(f"Pyodide {told['version']}", told["license"], source)
    yield Part("CPython, in Pyodide", "PSF-2.0", (root / "licences" / "cpython.txt").read_text("utf-8"))
    yield Part("Emscripten's library, in Pyodide", "MIT", (root / "licences" / "emscripten.txt").read_text("utf-8"))


def _package(folder: Path) -> Part:
    told = json.loads((folder / "package.json").read_text("utf-8"))
    return Part(f"{told['name']} {told['version']}", told["license"], (folder / "LICENSE").read_text("utf-8"))


def _wheel(path: Path) -> Part:
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        told = message_from_bytes(wheel.read(next(name for name in names if name.endswith(".dist-info/METADATA"))))
        files = [name for name in names if ".dist-info/licenses/" in name] or _headed(wheel, names)
        text = "\n\n".join(_head(wheel.read(name).decode("utf-8")) for name in files)
    return Part(f"{told['Name']} {told['Version']}", licence_of(told), text)


def _headed(wheel: zipfile.ZipFile, names: list[str]) -> list[str]:
    """Return the modules of a wheel whose first comment is the licence. This is for wheels without a licence file."""
    return [name for name in names if name.endswith(".py") and b"Permission is hereby granted" in wheel.read(name)]


def _head(text: str) -> str:
    """Return the comment at the beginning of a text or, if the text does not begin with a comment, all of it."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("#"):
        return text
    end = next(number for number, line in enumerate(lines) if not line.startswith("#"))
    return "\n".join(line.removeprefix("#").strip() for line in lines[:end])


def licence_of(told: Message) -> str:
    """Return the name of a wheel's licence. If no field names it, the wheel's classifiers do."""
    named = told["License-Expression"] or told["License"] or ""
    if named and "\n" not in named:  # some wheels have the whole text here
        return str(named)
    found = [line for line in told.get_all("Classifier", []) if line.startswith("License ::")]
    return ", ".join(line.rpartition(":: ")[2] for line in found)
