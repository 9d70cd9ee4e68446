"""A drawing as Encapsulated PostScript, which layout programs place on a newspaper's page.

A PDF's operators are PostScript with other names, apart from texts. The drawing has outlines instead of texts, so the
head of the file gives PostScript these names.
"""

from math import ceil

from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.page_links import POINT
from sudoku_workshop.sheet.pen import Pen
from sudoku_workshop.sheet.svg import number
from sudoku_workshop.sheet.typeset import Type

HEAD = """%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 {right} {top}
%%HiResBoundingBox: 0 0 {width} {height}
%%LanguageLevel: 2
%%Title: {title}
%%EndComments
%%BeginProlog
40 dict begin
/K {{ aload length 1 eq {{ setgray }} {{ setrgbcolor }} ifelse }} bind def
/F [0] def /L [0] def
/m {{ moveto }} bind def /l {{ lineto }} bind def /c {{ curveto }} bind def /h {{ closepath }} bind def
/re {{ 4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath }} bind def
/f {{ F K fill }} bind def /S {{ L K stroke }} bind def /B {{ gsave f grestore S }} bind def
/w {{ setlinewidth }} bind def /d {{ setdash }} bind def /J {{ setlinecap }} bind def
/g {{ 1 array astore /F exch def }} bind def /rg {{ 3 array astore /F exch def }} bind def
/G {{ 1 array astore /L exch def }} bind def /RG {{ 3 array astore /L exch def }} bind def
/q {{ gsave F L }} bind def /Q {{ /L exch def /F exch def grestore }} bind def
/cm {{ 6 array astore concat }} bind def
/BMC {{ pop }} bind def /BDC {{ pop pop }} bind def /EMC {{ }} bind def
%%EndProlog
newpath
{scale} 0 0 -{scale} 0 {height} cm
"""
FOOT = "end\n%%EOF\n"


def eps(page: Page, type_: Type, title: str = "") -> bytes:
    """Return a page without texts (see `outlined`) as a file. Its size in points is that of the page."""
    pen = Pen(type_)
    pen.draw(page.operations)
    pen.end()
    if pen.fonts:
        raise ValueError("the page has texts; draw them as outlines first")
    width, height = page.width * POINT, page.height * POINT
    plain = "".join(character for character in title if " " <= character <= "~")
    head = HEAD.format(
        right=ceil(width),
        top=ceil(height),
        width=number(width),
        height=number(height),
        title=plain,
        scale=f"{POINT:.6f}",
    )
    return "\n".join([head + "\n".join(pen.out), FOOT]).encode("ascii")
