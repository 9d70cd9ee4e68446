"""The data about the printing condition that a PDF for a printing press has, and the standard PDF/X-4 (ISO 15930-7)."""

import hashlib

import pydyf

from sudoku_workshop.sheet import icc
from sudoku_workshop.sheet.options import Options

CONDITION = "FOGRA52"  # name in the ICC's registry for offset printing on uncoated paper, as in puzzle books
REGISTRY = "http://www.color.org"
DATE = "2026-01-01T00:00:00Z"  # always the same, so that the same document gives the same file
METADATA = """
<rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<pdf:Trapped>False</pdf:Trapped>
<xmp:CreateDate>{date}</xmp:CreateDate><xmp:ModifyDate>{date}</xmp:ModifyDate><xmp:MetadataDate>{date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:{id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>"""


def claims(options: Options) -> bool:
    """Return whether the file is PDF/X-4. It then has no links, which the standard forbids within the page."""
    return options.press and options.intent != "none"


def version(options: Options) -> bytes:
    """Return the version of the PDF format."""
    return b"1.6" if claims(options) else b"1.7"


def metadata(options: Options, content: bytes) -> str:
    """Return the metadata of PDF/X-4. The ID of the document depends on its content."""
    if not claims(options):
        return ""
    digest = hashlib.sha256(content).hexdigest()
    parts = digest[:8], digest[8:12], f"4{digest[12:15]}", f"8{digest[15:18]}", digest[18:30]
    return METADATA.format(date=DATE, id="-".join(parts))


def add_output_intent(document: pydyf.PDF, options: Options) -> None:
    """Add the data about the kind of printing that the pages are made for.

    For PDF/X-4, these are a profile for black ink on the chosen paper. Otherwise, the intent names a printing condition
    of the registry, and the file does not claim to be PDF/X.
    """
    if claims(options):
        name = icc.name_of(options.intent)
        stream = pydyf.Stream([icc.profile(options.intent)], {"N": 1, "Alternate": "/DeviceGray"})
        document.add_object(stream)
        fields = {"OutputConditionIdentifier": "Custom", "OutputCondition": name, "Info": name}
        more = {"DestOutputProfile": stream.reference}
        stamp = pydyf.String(f"D:{DATE[:19].translate({ord(sign): None for sign in '-:T'})}Z")
        document.info.update({"CreationDate": stamp, "ModDate": stamp})
    else:
        fields, more = {"OutputConditionIdentifier": CONDITION, "RegistryName": REGISTRY, "Info": CONDITION}, {}
    strings = {name: pydyf.String(words) for name, words in fields.items()}
    intent = pydyf.Dictionary({"Type": "/OutputIntent", "S": "/GTS_PDFX", **strings, **more})
    document.add_object(intent)
    document.catalog["OutputIntents"] = pydyf.Array([intent.reference])
    document.info["Trapped"] = "/False"
