"""The links of a PDF that lead to other pages. Each is an annotation, and a part of the tree of all marked parts.

Both refer to each other, so that a screen reader names the link where it is read. (ISO 14289-1: 7.18.5.)
"""

from collections.abc import Sequence
from typing import NamedTuple

import pydyf

POINT = 72 / 25.4  # points per millimetre


class PageLink(NamedTuple):
    """A part of a page that is a link: its edges, the number of the page that it leads to, its words and its mark.

    The edges are in millimetres from the upper left corner of the page. `mark` is the index of its marked part.
    """

    left: float
    top: float
    right: float
    bottom: float
    to: int
    text: str = ""
    mark: int = 0


class LinkedPage(NamedTuple):
    """A page with links: its number, which is 0 on the sheets of a booklet, its height, and its links."""

    number: int
    height: float
    links: Sequence[PageLink] = ()


def add_links(document: pydyf.PDF, pages: Sequence[LinkedPage], elements: Sequence[list[bytes]]) -> list[bytes]:
    """Add the links to a document, and return the references of their elements.

    `elements` has the references of each page's elements. Where an element is a link, it is replaced by a part of it.
    """
    places = {page.number: reference for page, reference in zip(pages, document.page_references, strict=True)}
    added: list[bytes] = []
    for page, reference, some in zip(pages, document.page_references, elements, strict=True):
        annotations = []
        for link in (one for one in page.links if one.to in places):
            annotation = _annotation(link, page.height, places[link.to])
            annotation["StructParent"] = len(pages) + len(added)
            document.add_object(annotation)
            annotations.append(annotation.reference)
            some[link.mark] = _element(document, some[link.mark], link, annotation, reference)
            added.append(some[link.mark])
        if annotations:
            _object(document, reference)["Annots"] = pydyf.Array(annotations)
    return added


def _element(document: pydyf.PDF, outer: bytes, link: PageLink, annotation: pydyf.Dictionary, page: bytes) -> bytes:
    """Put a link into an element, and return the reference of the new part."""
    shown = pydyf.Dictionary({"Type": "/OBJR", "Obj": annotation.reference, "Pg": page})
    kids = pydyf.Array([link.mark, shown])
    element = pydyf.Dictionary({"Type": "/StructElem", "S": "/Link", "P": outer, "Pg": page, "K": kids})
    document.add_object(element)
    _object(document, outer)["K"] = element.reference
    return bytes(element.reference)


def _object(document: pydyf.PDF, reference: bytes) -> pydyf.Dictionary:
    return document.objects[int(reference.split()[0])]


def _annotation(link: PageLink, height: float, page: bytes) -> pydyf.Dictionary:
    sides = (link.left, height - link.bottom, link.right, height - link.top)
    return pydyf.Dictionary(
        {
            "Type": "/Annot",
            "Subtype": "/Link",
            "Rect": pydyf.Array(f"{side * POINT:.2f}" for side in sides),
            "Border": pydyf.Array([0, 0, 0]),
            "F": 4,
            "Contents": pydyf.String(link.text),
            "Dest": pydyf.Array([page, "/XYZ", "null", "null", "null"]),
        }
    )
