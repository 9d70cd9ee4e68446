"""A module that runs in Pyodide during the build. It turns archives of Python files into archives of compiled modules.

Compiled modules are quick to import. Entries are stored without compression. The whole archive is gzipped once instead,
which makes it smaller and saves Python work. The result depends on the input alone, because entries have no times, and
compiled modules never check their source.
"""

import zipfile
from importlib.util import MAGIC_NUMBER
from marshal import dumps

SHOWN = "sudoku_workshop/classroom/"  # the page shows the source of these modules, so it is kept as well
ABOUT = ".dist-info/"  # the folder with a wheel's metadata, which only pip needs
UNCHECKED = (1).to_bytes(4, "little")  # the flags of a .pyc that is valid for any source
NO_HASH = bytes(8)  # in place of the source's hash, which nothing reads and which cannot be compressed


def copy_archive(source: str, target: str, left_out: str) -> None:
    """Copy an archive without the modules, packages and folders that are named in `left_out`."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if not is_named(name, left_out.split()):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def compile_archives(sources: str, target: str, place: str, optimize: int) -> None:
    """Compile all archives in `sources` into one archive, which will be imported from the path `place`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for source in sources.split():
            with zipfile.ZipFile(source) as old:
                compile_files(old, new, place, optimize)


def compile_files(old: zipfile.ZipFile, new: zipfile.ZipFile, place: str, optimize: int) -> None:
    """Copy the files of an archive into another. Python files are compiled on the way."""
    for name in files_of(old):
        content = old.read(name)
        if name.startswith(SHOWN):
            new.writestr(zipfile.ZipInfo(name), content)
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(content, f"{place}/{name}", optimize)
        new.writestr(zipfile.ZipInfo(name), content)


def pick_modules(source: str, target: str, place: str, files: str) -> None:
    """Copy the archive `source` with all its data files, but only with the modules that are named in `files`.

    `files` are the paths of modules that were imported from the archive at `place`.
    """
    imported = set(files.split())
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in files_of(old):
            if f"{place}/{name}" in imported or not (name.endswith(".pyc") or ABOUT in name):
                new.writestr(zipfile.ZipInfo(name), old.read(name))


def files_of(archive: zipfile.ZipFile) -> list[str]:
    """Return the names of an archive's files, without folders, in alphabetical order."""
    return sorted(name for name in archive.namelist() if not name.endswith("/"))


def is_named(path: str, names: list[str]) -> bool:
    """Return whether a path is one of the named modules or packages, or is in one of the named folders."""
    beginnings = tuple(name for name in names if "/" in name)
    return path.split("/")[0].removesuffix(".py") in names or path.startswith(beginnings)


def compiled(source: bytes, path: str, optimize: int) -> bytes:
    """Return the content of the .pyc file for a Python source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + NO_HASH + dumps(code)
