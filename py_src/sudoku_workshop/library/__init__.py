"""The library's functions, one module for each task. Each function takes a puzzle in any form.

The package imports a module only when one of its names is used, so solving does not load the code for printing.

A *puzzle* is a text in any notation, rows of numbers (0 or None: blank), or a Board. Its givens are what is solved,
counted and rated, and the candidates that it excludes; decision 0103 says more. What is wrong with what comes in is a
SudokuError, which says what, and where.
"""
