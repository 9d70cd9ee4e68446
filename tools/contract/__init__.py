"""What the page and the documentation know, made from what Python says: `python -m tools.contract`.

web/contract/shapes.d.ts     the types of all that passes between page and engine, and `Ask`, method by method
web/contract/constants.js    geometries, grades, symmetries, papers, print options with their defaults
web/contract/stored.js       the shapes of what is stored, as data, by which the page checks what it reads
docs/contract.md             the same for people
"""

MADE = "Made by tools/contract from what Python says; do not edit."
