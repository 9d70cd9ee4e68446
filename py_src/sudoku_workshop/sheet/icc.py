"""Colour profiles for black ink on a kind of paper, which PDF/X-4 embeds to say what the pages are made for.

A profile is made here from the dot gain of the paper (ISO 12647-2, ISO 12647-3), so it needs nobody's licence. It is a
monochrome output profile of the ICC (ICC.1:2001-04, 6.3.3.1): a tone curve from grey to lightness.
"""

from struct import pack

PAPERS = {"coated": 0.16, "uncoated": 0.22, "newsprint": 0.26}  # by how much a dot of half black grows on this paper
D50 = (0.9642, 1.0, 0.8249)
STEPS = 256  # of the tone curve
COPYRIGHT = "No copyright, use freely"


def name_of(paper: str) -> str:
    """Return the name of the printing condition."""
    return f"Black ink on {paper} paper, dot gain {PAPERS[paper]:.0%}"


def profile(paper: str) -> bytes:
    """Return the profile for black ink on this paper."""
    tags = {
        b"cprt": _text(COPYRIGHT),
        b"desc": _description(name_of(paper)),
        b"kTRC": b"curv\0\0\0\0"
        + pack(f">I{STEPS}H", STEPS, *(_lightness(step, PAPERS[paper]) for step in range(STEPS))),
        b"wtpt": b"XYZ \0\0\0\0" + _numbers(*D50),
    }
    table, data, at = b"", b"", 128 + 4 + 12 * len(tags)
    for name, content in tags.items():
        table += pack(">4sII", name, at + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    return _header(at + len(data)) + pack(">I", len(tags)) + table + data


def _lightness(step: int, gain: float) -> int:
    """Return the lightness of a grey value: 0 is black, and the highest is the paper."""
    dot = 1 - step / (STEPS - 1)
    return round(65535 * (1 - min(1.0, dot + 4 * gain * dot * (1 - dot))))


def _header(size: int) -> bytes:
    date = pack(">6H", 2026, 1, 1, 0, 0, 0)
    kind = b"prtr" + b"GRAY" + b"XYZ "
    return (
        pack(">I4sI", size, b"\0" * 4, 0x02400000)
        + kind
        + date
        + b"acsp"
        + bytes(24)
        + pack(">I", 1)
        + _numbers(*D50)
        + bytes(48)
    )


def _numbers(*values: float) -> bytes:
    return b"".join(pack(">i", round(value * 65536)) for value in values)


def _text(words: str) -> bytes:
    return b"text\0\0\0\0" + words.encode("ascii") + b"\0"


def _description(words: str) -> bytes:
    text = words.encode("ascii") + b"\0"
    return b"desc\0\0\0\0" + pack(">I", len(text)) + text + bytes(4 + 4 + 2 + 1 + 67)
