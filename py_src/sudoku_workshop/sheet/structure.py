"""The data of a PDF in addition to its pages: language, title, author, outline, and the role of each part of a page.

A tagged PDF is read aloud in order. Titles, headings and lines of text are read as they are written. A grid is read as
its rows of characters. Drawn lines, frames and page numbers are marked so that they are not read. (ISO 32000-1: 12.3.3,
14.3, 14.8, 14.9.)
"""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise
from typing import NamedTuple

import pydyf

from sudoku_workshop.sheet.page_links import LinkedPage, add_links
from sudoku_workshop.sheet.typeset import clean, joined

HEADINGS = ("H1", "H2")  # the roles of headings that are listed in the outline
LEVELS = (*HEADINGS, "H3")  # the roles of all headings
FIGURE = "Figure"
PRODUCER = "Sudoku Workshop"
UNTITLED = {
    "zh-Hant": "數獨",
    "zh-Hans": "数独",
    "ko": "스도쿠",
}  # titles of documents without one; others are in English
ACCESSIBLE = """
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part>
</rdf:Description>"""
METADATA = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{producer}</pdf:Producer>
</rdf:Description>{more}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


class TaggedPart(NamedTuple):
    """A part of a page with a role, such as a heading, and its text. For a figure, this is the alternative text."""

    role: str
    text: str = ""


def add_metadata(document: pydyf.PDF, title: str, author: str, language: str, more: str = "") -> None:
    """Add title, author and language to a document. The PDF format requires each of them twice.

    A document without a title gets a general one, because a reader announces the title. `more` are further
    metadata in XML.
    """
    named = clean(title) or UNTITLED.get(language, "Sudoku")
    fields = {"title": named, "author": clean(author), "language": language, "producer": PRODUCER}
    names = {"Title": fields["title"], "Author": fields["author"], "Producer": PRODUCER}
    document.info.update({name: pydyf.String(words) for name, words in names.items() if words})
    text = METADATA.format(more=more, **{name: escape(words) for name, words in fields.items()})
    metadata = pydyf.Stream([text.encode()], {"Type": "/Metadata", "Subtype": "/XML"})
    document.add_object(metadata)
    document.catalog.update(
        {
            "Lang": pydyf.String(language),
            "Metadata": metadata.reference,
            "ViewerPreferences": pydyf.Dictionary({"DisplayDocTitle": "true"}),
        }
    )


def add_outline(document: pydyf.PDF, marks: Sequence[Sequence[TaggedPart]]) -> None:
    """Add an outline of all headings. A heading that occurs several times is listed where it occurs first.

    `marks` has the marked parts of each page, in the order of `document.page_references`.
    """
    found: dict[str, int] = {}
    for page, some in enumerate(marks):
        for lines in _grouped(some):
            if lines[0].role in HEADINGS and (words := joined([line.text for line in lines])):
                found.setdefault(words, page)
    if not found:
        return
    root = pydyf.Dictionary({"Type": "/Outlines", "Count": len(found)})
    document.add_object(root)
    pages = document.page_references
    items = [
        pydyf.Dictionary(
            {
                "Title": pydyf.String(words),
                "Parent": root.reference,
                "Dest": pydyf.Array([pages[page], "/XYZ", "null", "null", "null"]),
            }
        )
        for words, page in found.items()
    ]
    for item in items:
        document.add_object(item)
    for item, after in pairwise(items):
        item["Next"], after["Prev"] = after.reference, item.reference
    root.update({"First": items[0].reference, "Last": items[-1].reference})
    document.catalog.update({"Outlines": root.reference, "PageMode": "/UseOutlines"})


def add_tags(document: pydyf.PDF, marks: Sequence[Sequence[TaggedPart]], linked: Sequence[LinkedPage]) -> None:
    """Add the tree of all marked parts, with the links.

    Each page refers to its parts in the tree by its index (/StructParents). Links have the numbers after those.
    """
    tree = pydyf.Dictionary({"Type": "/StructTreeRoot"})
    document.add_object(tree)
    root = pydyf.Dictionary({"Type": "/StructElem", "S": "/Document", "P": tree.reference})
    document.add_object(root)
    pages = document.page_references
    nested = zip(pages, _nested(marks), strict=True)
    made = [list(_elements(document, root, page, some)) for page, some in nested]
    root["K"] = pydyf.Array(dict.fromkeys(reference for page in made for reference in page))
    links = add_links(document, linked, made)
    parts = (*(pydyf.Array(some) for some in made), *links)
    numbers = pydyf.Array(value for pair in enumerate(parts) for value in pair)
    parents = pydyf.Dictionary({"Nums": numbers})
    document.add_object(parents)
    tree.update({"K": root.reference, "ParentTree": parents.reference, "ParentTreeNextKey": len(parts)})
    document.catalog.update({"StructTreeRoot": tree.reference, "MarkInfo": pydyf.Dictionary({"Marked": "true"})})


def _nested(marks: Sequence[Sequence[TaggedPart]]) -> Iterator[list[TaggedPart]]:
    """Yield the parts of each page with headings that begin at level 1 and skip no level (ISO 14289-1: 7.4.2).

    In a document without a title, the headings of its sections are at the highest level.
    """
    lift = min((int(mark.role[1:]) for page in marks for mark in page if mark.role in LEVELS), default=1) - 1
    before = 0
    for page in marks:
        nested = []
        for mark in page:
            if mark.role in LEVELS:
                before = min(int(mark.role[1:]) - lift, before + 1)
                mark = mark._replace(role=LEVELS[before - 1])
            nested.append(mark)
        yield nested


def _elements(document: pydyf.PDF, root: pydyf.Dictionary, page: bytes, marks: Sequence[TaggedPart]) -> Iterator[bytes]:
    """Yield the reference of each marked part's element in the tree. All lines of a heading share an element."""
    number = 0
    for mark, *others in _grouped(marks):
        extra = {"Alt": pydyf.String(mark.text)} if mark.role == FIGURE else {}
        parts = range(number, number + 1 + len(others))
        kids = pydyf.Array(parts) if others else number
        element = pydyf.Dictionary(
            {"Type": "/StructElem", "S": f"/{mark.role}", "P": root.reference, "Pg": page, "K": kids, **extra}
        )
        document.add_object(element)
        yield from (element.reference for _ in parts)
        number = parts.stop


def _grouped(marks: Sequence[TaggedPart]) -> Iterator[list[TaggedPart]]:
    """Yield the marked parts as lists: all lines of a heading together, and any other part alone."""
    for role, some in groupby(marks, key=lambda mark: mark.role):
        if role in LEVELS:
            yield list(some)
        else:
            yield from ([mark] for mark in some)
