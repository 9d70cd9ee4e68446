"""Tests of PDF/X-4, as far as programs that know nothing of our code can tell."""

import io
from itertools import pairwise
from typing import Any

import pytest
from PIL import ImageCms
from pypdf import PdfReader
from pypdf.generic import ContentStream

from sudoku_workshop.sheet import Section
from sudoku_workshop.sheet.icc import PAPERS, profile
from sudoku_workshop.sheet.options import INTENTS
from tests.support.paper import data, printed, sibling

SECTIONS = [Section("Easy ones", tuple(sibling(seed) for seed in range(3))), Section("Hard ones", (sibling(9),))]


def made(**options: Any) -> PdfReader:
    return printed(SECTIONS, title="Trains", author="A. Person", contents=True, press=True, **options)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_file_claims_the_standard_and_has_what_it_requires(paper: str) -> None:
    reader = made(intent=paper)
    catalog: Any = reader.trailer["/Root"]
    xml = catalog["/Metadata"].get_data().decode()
    assert reader.pdf_header == "%PDF-1.6"
    assert "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>" in xml
    assert all(f"<{name}>" in xml for name in ("xmp:CreateDate", "xmp:ModifyDate", "xmpMM:DocumentID", "pdf:Trapped"))
    info: Any = reader.trailer["/Info"]
    assert (info["/Trapped"], info["/Title"]) == ("/False", "Trains")
    assert "/ID" in reader.trailer
    [intent] = catalog["/OutputIntents"]
    assert (intent["/S"], intent["/DestOutputProfile"]["/N"]) == ("/GTS_PDFX", 1)
    assert paper in intent["/OutputCondition"]
    for page in reader.pages:
        named: Any = page
        boxes = [[float(side) for side in named[name]] for name in ("/MediaBox", "/BleedBox", "/TrimBox")]
        assert all(outer[0] <= inner[0] and inner[2] <= outer[2] for outer, inner in pairwise(boxes))
        assert "/Annots" not in page, "links are not allowed within the page"
        used = {operator for _, operator in ContentStream(page["/Contents"], reader).operations}
        assert not used & {b"rg", b"RG", b"k", b"K", b"sc", b"gs", b"sh", b"Do"}, "only grey, no transparency"


@pytest.mark.parametrize("paper", PAPERS)
def test_a_colour_engine_reads_the_profile(paper: str) -> None:
    found = ImageCms.ImageCmsProfile(io.BytesIO(profile(paper)))
    assert (found.profile.device_class, found.profile.xcolor_space) == ("prtr", "GRAY")
    assert paper in ImageCms.getProfileDescription(found)
    assert len(profile(paper)) % 4 == 0
    assert int.from_bytes(profile(paper)[:4]) == len(profile(paper))


def test_fonts_are_embedded() -> None:
    for font in (font for page in made(intent="coated").pages for font in page["/Resources"]["/Font"].values()):  # type: ignore[index]
        [descendant] = font["/DescendantFonts"]
        assert {"/FontFile2", "/FontFile3"} & descendant["/FontDescriptor"].keys()


def test_the_same_document_gives_the_same_file() -> None:
    assert data(made(intent="coated")) == data(made(intent="coated"))


def test_without_an_intent_nothing_is_claimed() -> None:
    assert b"PDF/X-4" not in data(made())
    assert set(INTENTS) == {"none", *PAPERS}
