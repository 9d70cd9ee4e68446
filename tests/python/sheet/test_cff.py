"""PostScript outlines: small tables, written by hand according to Adobe's Technical Note 5176."""

from itertools import accumulate

import pytest

from sudoku_workshop.sheet.cff import Cff
from sudoku_workshop.sheet.cff_parts import Index, operators

CHARSET, LETTERS, PRIVATE, SUBROUTINES, BY_CID, FONTS, FONT_OF = (
    *(bytes([name]) for name in (15, 17, 18, 19)),
    *(bytes([12, name]) for name in (30, 36, 37)),
)
END, RETURN, LOCAL, SHARED, ZERO = 14, 11, 10, 29, 32  # 32: calls the first of a few subroutines


def index(*parts: bytes) -> bytes:
    bounds = accumulate(map(len, parts), initial=1)
    return len(parts).to_bytes(2, "big") + (bytes([1, *bounds]) if parts else b"") + b"".join(parts)


def number(value: int) -> bytes:
    return bytes([29]) + value.to_bytes(4, "big", signed=True)


def table(letters: bytes, shared: bytes = index(), **parts: bytes) -> Cff:
    """Return a table with a header of four bytes. `parts` follow the letters, in this order, with their operators."""

    def whole(places: dict[str, int]) -> bytes:
        said = {"letters": LETTERS, "charset": CHARSET, "fonts": FONTS, "font_of": FONT_OF}
        top = b"".join(number(places.get(name, 0)) + said[name] for name in ("letters", *parts))
        by_cid = number(0) * 3 + BY_CID if "charset" in parts else b""
        return bytes([1, 0, 4, 1]) + index(b"Name") + index(by_cid + top) + index() + shared

    names = ("letters", *parts)
    bodies = [letters, *parts.values()]
    starts = accumulate(map(len, bodies), initial=len(whole({})))
    return Cff(whole(dict(zip(names, starts, strict=False))) + b"".join(bodies))


CHARSETS = {
    "each": bytes([0, 0, 5, 0, 9, 1, 0]),
    "short ranges": bytes([1, 0, 5, 0, 0, 9, 0, 1, 0, 0]),
    "long ranges": bytes([2, 0, 5, 0, 0, 0, 9, 0, 0, 1, 0, 0, 0]),
}


@pytest.mark.parametrize("name", CHARSETS)
def test_a_glyph_has_the_number_that_its_collection_gives_it(name: str) -> None:
    made = table(index(*[bytes([END])] * 4), charset=CHARSETS[name])
    assert [made.number(glyph) for glyph in range(4)] == [0, 5, 9, 256]


def test_neighbours_are_a_range() -> None:
    made = table(index(*[bytes([END])] * 6), charset=bytes([1, 0, 5, 2, 1, 0, 1]))
    assert made.cids == [0, 5, 6, 7, 256, 257]


def test_without_a_collection_a_glyph_has_its_own_number() -> None:
    assert [table(index(bytes([END]), bytes([END]))).number(glyph) for glyph in (0, 1)] == [0, 1]


FONT_OF_GLYPHS = {
    "each": bytes([0, 0, 1, 1, 0]),
    "ranges": bytes([3, 0, 3, 0, 0, 0, 0, 1, 1, 0, 3, 0, 0, 4]),
}


@pytest.mark.parametrize("name", FONT_OF_GLYPHS)
def test_a_letter_calls_the_subroutines_of_its_own_font(name: str) -> None:
    """Check that glyph 1 calls a subroutine of the second font, its own, and that unused ones are blank."""
    calls = bytes([ZERO, LOCAL, END])
    letters = index(bytes([END]), calls, calls, calls)
    private = number(5 + 1) + SUBROUTINES
    own = private + index(bytes([1, 1, RETURN]), bytes([2, 2, 2, RETURN]))
    plain = table(letters, charset=CHARSETS["each"], font_of=FONT_OF_GLYPHS[name], fonts=index(b"." * 11, b"." * 11))
    at = len(plain.data)
    fonts = [number(len(private)) + number(start) + PRIVATE for start in (at, at + len(own))]
    made = table(letters, charset=CHARSETS["each"], font_of=FONT_OF_GLYPHS[name], fonts=index(*fonts))
    assert len(made.data) == at
    whole = Cff(made.data + own + own)
    assert [whole._font_of(glyph) for glyph in range(4)] == [0, 1, 1, 0]
    subset = whole.subset({1})
    first, second = (Index(subset, start + len(private)) for start in (at, at + len(own)))
    assert list(first) == [bytes([RETURN])] * 2, "no letter of the first font is there"
    assert list(second) == [bytes([1, 1, RETURN]), bytes([RETURN])]
    assert list(Index(subset, whole.top[tuple(LETTERS)][-1])) == [bytes([END]), calls, bytes([END]), bytes([END])]


def test_what_is_blanked_is_as_long_as_before_and_ends_in_nothing() -> None:
    letters = index(bytes([END]), bytes([ZERO, SHARED, END]), bytes([ZERO + 1, SHARED, END]))
    made = table(letters, index(bytes([7, 7, RETURN]), bytes([8, 8, 8, RETURN]), b""))
    subset = made.subset({2})
    assert len(subset) == len(made.data)
    assert list(Index(subset, made.shared.at)) == [bytes([RETURN]), bytes([8, 8, 8, RETURN]), b""]
    assert subset[Index(subset, made.shared.at).end : made.shared.end] == bytes(2)
    assert list(Cff(subset).letters) == [bytes([END]), bytes([END]), bytes([ZERO + 1, SHARED, END])]


NUMBERS = {
    bytes([32]): -107, bytes([139]): 0, bytes([246]): 107,
    bytes([247, 0]): 108, bytes([250, 255]): 1131, bytes([251, 0]): -108, bytes([254, 255]): -1131,
    bytes([28, 0x80, 0]): -32768, bytes([29, 0x7F, 0xFF, 0xFF, 0xFF]): 2**31 - 1,
    bytes([30, 0x14, 0xF0]): 0, bytes([30, 0xF5]): 0, bytes([30, 0x5F]): 0,
}  # fmt: skip


@pytest.mark.parametrize(("written", "value"), NUMBERS.items(), ids=[each.hex() for each in NUMBERS])
def test_a_number_of_a_dictionary(written: bytes, value: int) -> None:
    """Check that a real number is skipped, and that the number behind it is read."""
    assert operators(written + bytes([140, 21, 12, 30])) == {(21,): [value, 1], (12, 30): []}


def test_a_list_without_parts_is_two_bytes_long() -> None:
    empty = Index(bytes([9, 0, 0, 9]), 1)
    assert (len(empty), empty.end) == (0, 3)
