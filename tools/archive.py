"""Runs inside Pyodide while the page is built: an archive of Python files -> one of compiled modules, quick to import.

Entries are stored, not packed: the whole archive is gzipped once, which packs better and spares Python the work. The
result depends on the input alone: no times, and modules that never check their source.
"""

import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps

SHOWN = "sudoku_workshop/classroom/"  # modules whose source the page shows: it stays beside what was compiled
ABOUT = ".dist-info/"  # what pip wants to know of a wheel
UNCHECKED = (1).to_bytes(4, "little")  # the flags of a .pyc that is valid whatever its source may be


def copy_archive(source: str, target: str, left_out: str) -> None:
    """All of `source` but what is named in `left_out`."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if not is_named(name, left_out.split()):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def compile_archives(sources: str, target: str, place: str, optimize: int) -> None:
    """All of `sources`, compiled for being imported from the path `place`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for source in sources.split():
            with zipfile.ZipFile(source) as old:
                compile_files(old, new, place, optimize)


def compile_files(old: zipfile.ZipFile, new: zipfile.ZipFile, place: str, optimize: int) -> None:
    for name in files_of(old):
        content = old.read(name)
        if name.startswith(SHOWN):
            new.writestr(zipfile.ZipInfo(name), content)
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(content, f"{place}/{name}", optimize)
        new.writestr(zipfile.ZipInfo(name), content)


def pick_modules(source: str, target: str, place: str, files: str) -> None:
    """The modules of `source` among `files`, paths of those imported from it at the path `place`; and its data."""
    imported = set(files.split())
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if f"{place}/{name}" in imported or not (name.endswith(".pyc") or ABOUT in name):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def files_of(archive: zipfile.ZipFile) -> list[str]:
    return sorted(name for name in archive.namelist() if not name.endswith("/"))


def is_named(path: str, names: list[str]) -> bool:
    beginnings = tuple(name for name in names if "/" in name)
    return path.split("/")[0].removesuffix(".py") in names or path.startswith(beginnings)


def compiled(source: bytes, path: str, optimize: int) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + dumps(code)
