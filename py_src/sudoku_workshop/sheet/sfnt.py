"""Functions to find, read and write the tables of TrueType and OpenType files, which are read only as far as needed.

(OpenType specification, chapters on the font file, cmap, hmtx and name.) If the data are not a font, the functions
raise one of the exceptions in BROKEN.
"""

from collections.abc import Iterator, Mapping
from struct import calcsize, error, pack, unpack_from

Tables = Mapping[str, bytes]

BROKEN = (error, LookupError, ValueError, StopIteration, ArithmeticError)
SHORT, LONG = "H", "I"
DIRECTORY, RECORD = ">IHHHH", ">4sIII"
MAGIC, SEAL = 0xB1B0AFBA, 8  # the checksum of every file, and the offset in `head` of the number that makes it so
LAST = 0xFFFF  # the code that ends a table of format 4; it is not a character
BASIC, FULL = 4, 12  # formats of cmap subtables: for the basic plane, for all planes
KINDS = (b"\0\1\0\0", b"true", b"OTTO")
COLLECTION = b"ttcf"


def array(kind: str, data: bytes, start: int, many: int) -> tuple[int, ...]:
    """Return `many` numbers from the data, starting at the offset `start`.

    `kind` is the type of the numbers, as a character for Python's `struct`.
    """
    return unpack_from(f">{many}{kind}", data, start)


def faces_in(data: bytes) -> tuple[int, ...]:
    """Return the offsets of the fonts in a file. A font collection has several, and any other file has one."""
    if data.startswith(COLLECTION):
        return array(LONG, data, 12, unpack_from(">I", data, 8)[0])
    return (0,)


def tables_of(data: bytes, at: int = 0) -> dict[str, bytes]:
    """Return the tables of the font at the offset `at` in a file, by name."""
    if data[at : at + 4] not in KINDS:
        raise ValueError
    records = (unpack_from(RECORD, data, at + 12 + 16 * k) for k in range(unpack_from(">H", data, at + 4)[0]))
    return {tag.decode("latin-1"): data[start : start + length] for tag, _, start, length in records}


def numbers_of(cmap: bytes) -> dict[int, int]:
    """Return the glyph number of each character, by character code, from a font's character table (cmap)."""
    starts = [unpack_from(">HHI", cmap, 4 + 8 * k) for k in range(unpack_from(">H", cmap, 2)[0])]
    formats = {unpack_from(">H", cmap, at)[0]: at for platform, _, at in starts if platform in (0, 3)}
    return dict(_full(cmap, formats[FULL]) if FULL in formats else _basic(cmap, formats[BASIC]))


def _basic(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Yield the (character, glyph) pairs of a character table (cmap) in format 4.

    The table lists ranges of characters (segments).
    """
    many = unpack_from(">H", cmap, at + 6)[0] // 2
    lasts, firsts = array(SHORT, cmap, at + 14, many), array(SHORT, cmap, at + 16 + 2 * many, many)
    steps, offsets = array(SHORT, cmap, at + 16 + 4 * many, many), array(SHORT, cmap, at + 16 + 6 * many, many)
    for index, (first, last, step, offset) in enumerate(zip(firsts, lasts, steps, offsets, strict=True)):
        for code in range(first, min(last, LAST - 1) + 1):
            place = at + 16 + 6 * many + 2 * index + offset + 2 * (code - first)
            number = unpack_from(">H", cmap, place)[0] if offset else code
            if number := (number + step) % 0x10000 if number else 0:
                yield code, number


def _full(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Yield the (character, glyph) pairs of a character table (cmap) in format 12.

    The table lists ranges of consecutive characters with consecutive glyphs.
    """
    for index in range(unpack_from(">I", cmap, at + 12)[0]):
        first, last, number = array(LONG, cmap, at + 16 + 12 * index, 3)
        pairs = zip(range(first, last + 1), range(number, LAST), strict=False)
        yield from ((code, number) for code, number in pairs if number)


def metrics_of(tables: Tables, number: int) -> tuple[int, int]:
    """Return the advance width of a glyph, and the left edge of its outline."""
    full, metrics = unpack_from(">H", tables["hhea"], 34)[0], tables["hmtx"]
    place = 4 * number + 2 if number < full else 4 * full + 2 * (number - full)
    return unpack_from(">H", metrics, 4 * min(number, full - 1))[0], unpack_from(">h", metrics, place)[0]


def name_of(tables: Tables, *wanted: int) -> str:
    """Return the first of the `wanted` kinds of name that the font has. Names for old Macs are read as Latin-1."""
    table = tables.get("name", b"")
    many, start = array(SHORT, table, 2, 2) if table else (0, 0)
    records = [array(SHORT, table, 6 + 12 * index, 6) for index in range(many)]
    found = {
        name: table[start + at : start + at + length].decode("latin-1" if platform == 1 else "utf-16-be", "ignore")
        for platform, _, language, name, length, at in sorted(records, key=_preferred)
    }
    return next((found[name] for name in wanted if found.get(name)), "")


def _preferred(record: tuple[int, ...]) -> tuple[bool, bool]:
    """Return a sort key that puts English names for Windows last. Of names of one kind, the last one is used."""
    platform, _, language, *_ = record
    return platform == 3, language == 0x409


def file_with(tables: Tables) -> bytes:
    """Return a font file with these tables."""
    many = len(tables)
    power = 1 << (many.bit_length() - 1)
    kind = unpack_from(">I", KINDS[2 if "CFF " in tables else 0])[0]
    start = calcsize(DIRECTORY) + many * calcsize(RECORD)
    records, body, seal = [], bytearray(), 0
    for tag, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        if tag == "head":
            padded, seal = padded[:SEAL] + bytes(4) + padded[SEAL + 4 :], start + len(body) + SEAL
        records.append(pack(RECORD, tag.encode("latin-1"), _sum(padded), start + len(body), len(table)))
        body += padded
    directory = pack(DIRECTORY, kind, many, 16 * power, power.bit_length() - 1, 16 * (many - power))
    made = bytearray(directory + b"".join(records) + body)
    made[seal : seal + 4] = pack(">I", (MAGIC - _sum(bytes(made))) % 2**32)
    return bytes(made)


def _sum(data: bytes) -> int:
    return sum(array(LONG, data, 0, len(data) // 4)) % 2**32
