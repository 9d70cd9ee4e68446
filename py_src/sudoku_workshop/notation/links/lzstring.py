"""LZ-string in base 64, the compression in the links of f-puzzles and SudokuPad.

The data are a stream of codes, which get wider as the dictionary grows. After code 0 or 1 comes a new character of 8 or
16 bits. Code 2 is the end. All other codes are pieces of the text so far. A new piece is an earlier piece with the
character after it. Numbers are written with their lowest bit first.
"""

from collections.abc import Callable

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
SAFE = str.maketrans("-$", "/=")  # for links, the last two characters are others
BITS = {character: f"{value:06b}" for value, character in enumerate(BASE64)}
NARROW, WIDE, END = 0, 1, 2
WIDTHS = {NARROW: 8, WIDE: 16}  # the number of bits of a new character
LONGEST = 2_000_000  # in characters; a puzzle has a few thousand, but a malicious text unpacks to far more


def unpack(packed: str) -> str:
    """Return the text that LZ-string has packed.

    Raises ValueError for invalid data, and OverflowError if the text is too long for a puzzle.
    """
    try:
        return _decode("".join(map(BITS.__getitem__, packed.translate(SAFE).rstrip("="))))
    except (KeyError, IndexError) as error:
        raise ValueError("the text is not LZ-string data") from error


def _decode(bits: str) -> str:
    """Return the text that is packed in these bits, a stream of codes. Each code stands for a piece of the text."""
    at, width, room = 0, 2, 1  # `width`: bits of the next code; `room`: number of new pieces before codes get wider
    pieces = ["", "", ""]  # placeholders for the three codes that are not pieces
    before, text, length = "", list[str](), 0

    def number(size: int) -> int:
        nonlocal at
        found, at = bits[at : at + size], at + size
        if at > len(bits):
            raise ValueError("the data end too early")
        return int(found[::-1], 2)

    while (code := number(width)) != END:
        if code in WIDTHS:
            pieces.append(chr(number(WIDTHS[code])))
            code = len(pieces) - 1
            width, room = _after_piece(width, room)
        piece = before + before[0] if code == len(pieces) else pieces[code]
        if before:
            pieces.append(before + piece[0])
            width, room = _after_piece(width, room)
        before = piece
        text.append(piece)
        length += len(piece)
        if length > LONGEST:
            raise OverflowError("the text is too long")
    return "".join(text).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _after_piece(width: int, room: int) -> tuple[int, int]:
    """Return how many bits the next code has, and how many pieces can still be added before codes get wider.

    `width` and `room` are these two numbers before the latest piece was added.
    """
    return (width, room - 1) if room > 1 else (width + 1, 1 << width)


def pack(text: str) -> str:
    """Return the packed text in base 64. It has exactly the same characters as the output of LZ-string."""
    units = text.encode("utf-16-le")
    bits = list[str]()
    _encode(units.decode("utf-16-le") if text.isascii() else _units(units), bits.append)
    stream = "".join(bits)
    stream += "0" * (6 - len(stream) % 6)  # at least one bit is added
    characters = "".join(BASE64[int(stream[at : at + 6], 2)] for at in range(0, len(stream), 6))
    return characters + "=" * (-len(characters) % 4)


def _units(encoded: bytes) -> str:
    """Return this UTF-16 text with a character for each unit of two bytes, as in JavaScript."""
    return "".join(chr(low | high << 8) for low, high in zip(encoded[::2], encoded[1::2], strict=True))


def _encode(text: str, emit: Callable[[str], None]) -> None:
    width, room = 2, 2
    codes: dict[str, int] = {}
    new: set[str] = set()

    def written(piece: str) -> None:
        nonlocal width, room
        if piece in new:
            kind = NARROW if ord(piece) < 1 << WIDTHS[NARROW] else WIDE
            emit(_number(kind, width) + _number(ord(piece), WIDTHS[kind]))
            new.remove(piece)
            width, room = _after_piece(width, room)
        else:
            emit(_number(codes[piece], width))
        width, room = _after_piece(width, room)

    before = ""
    for character in text:
        if character not in codes:
            codes[character] = len(codes) + 3
            new.add(character)
        if before + character in codes:
            before += character
            continue
        written(before)
        codes[before + character] = len(codes) + 3
        before = character
    if before:
        written(before)
    emit(_number(END, width))


def _number(value: int, width: int) -> str:
    return f"{value:0{width}b}"[::-1]
