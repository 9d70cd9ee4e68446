"""Runs inside Pyodide while the page is built: an archive of Python files -> one of compiled modules, quick to import.

Entries are stored, not packed: the whole archive is gzipped once, which packs better and spares Python the work. The
result depends on the input alone: no times, and modules that never check their source.
"""

import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps

SHOWN = "sudoku/textbook/"  # modules whose source the page shows: it stays beside what was compiled
UNCHECKED = (1).to_bytes(4, "little")  # the flags of a .pyc that is valid whatever its source may be


def compile_archive(sources: str, target: str, place: str, optimize: int, left_out: str) -> None:
    """All of `sources`, compiled for being imported from the path `place`, without what is named in `left_out`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for source in sources.split():
            with zipfile.ZipFile(source) as old:
                add_all(old, new, place, optimize, left_out.split())


def add_all(old: zipfile.ZipFile, new: zipfile.ZipFile, place: str, optimize: int, left_out: list[str]) -> None:
    for name in sorted(old.namelist()):
        if name.endswith("/") or is_named(name, left_out):
            continue
        content = old.read(name)
        if name.startswith(SHOWN):
            new.writestr(zipfile.ZipInfo(name), content)
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(content, f"{place}/{name}", optimize)
        new.writestr(zipfile.ZipInfo(name), content)


def is_named(path: str, names: list[str]) -> bool:
    beginnings = tuple(name for name in names if "/" in name)
    return path.split("/")[0].removesuffix(".py") in names or path.startswith(beginnings)


def compiled(source: bytes, path: str, optimize: int) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + dumps(code)
