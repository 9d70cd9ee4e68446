"""The library's functions, plain ones that take a puzzle in whatever form it comes; a module for each errand.

Whoever solves does not load what prints: a name is asked for at the package, which knows its module.

A *puzzle* is a text in any notation, rows of numbers (0 or None: blank), or a Board. Its givens are what is solved,
counted and rated, and the candidates that it excludes; decision 0103 says more. What is wrong with what comes in is a
SudokuError, which says what, and where.
"""
