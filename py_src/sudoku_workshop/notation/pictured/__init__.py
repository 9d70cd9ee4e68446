"""The shapes of a puzzle that are only drawn: lines, symbols, texts, coloured cells and cages without a known rule.

They are shown beside rules that are not supported, and no answer depends on them. `strokes` makes shapes from what all
programs have: colours as in CSS, places and sizes in cells. The other modules read the records of one program each.
"""
