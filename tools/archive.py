"""Runs inside Pyodide during the build: turns archives of Python files into archives of compiled modules.

Compiled modules are quick to import. Entries are stored, not compressed: the whole archive is gzipped once, which is
smaller and saves Python the work. The result depends on the input alone: entries have no times, and modules never check
their source.
"""

import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps

SHOWN = "sudoku_workshop/classroom/"  # modules whose source the page shows, so it is kept beside the compiled module
ABOUT = ".dist-info/"  # metadata of a wheel for pip
UNCHECKED = (1).to_bytes(4, "little")  # the flags of a .pyc that is valid for any source


def copy_archive(source: str, target: str, left_out: str) -> None:
    """Copy all of `source` except what is named in `left_out`."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if not is_named(name, left_out.split()):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def compile_archives(sources: str, target: str, place: str, optimize: int) -> None:
    """Compile all of `sources` into one archive, to be imported from the path `place`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for source in sources.split():
            with zipfile.ZipFile(source) as old:
                compile_files(old, new, place, optimize)


def compile_files(old: zipfile.ZipFile, new: zipfile.ZipFile, place: str, optimize: int) -> None:
    """Copy the files of an archive, with Python files compiled."""
    for name in files_of(old):
        content = old.read(name)
        if name.startswith(SHOWN):
            new.writestr(zipfile.ZipInfo(name), content)
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(content, f"{place}/{name}", optimize)
        new.writestr(zipfile.ZipInfo(name), content)


def pick_modules(source: str, target: str, place: str, files: str) -> None:
    """Copy the data of `source`, and those of its modules that are in `files`.

    `files` are the paths of modules imported from the archive at `place`.
    """
    imported = set(files.split())
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if f"{place}/{name}" in imported or not (name.endswith(".pyc") or ABOUT in name):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def files_of(archive: zipfile.ZipFile) -> list[str]:
    """Return the names of an archive's files in order."""
    return sorted(name for name in archive.namelist() if not name.endswith("/"))


def is_named(path: str, names: list[str]) -> bool:
    """Return whether a path is one of these modules or packages, or is in one of these folders."""
    beginnings = tuple(name for name in names if "/" in name)
    return path.split("/")[0].removesuffix(".py") in names or path.startswith(beginnings)


def compiled(source: bytes, path: str, optimize: int) -> bytes:
    """Return the content of the .pyc file of a source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + dumps(code)
