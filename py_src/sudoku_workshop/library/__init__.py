"""The library's functions, one module for each task. Each function takes a puzzle in any form.

The package imports a module only when one of its names is used, so solving does not load the code for printing.

A *puzzle* is a text in any notation, rows of numbers (0 or None: blank), or a Board. The functions solve, count and
rate its clues, and respect the candidates that it excludes; see decision 0103. Invalid input raises a SudokuError,
which says what is wrong and where.
"""
