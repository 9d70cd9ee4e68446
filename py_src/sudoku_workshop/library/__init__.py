"""The library's functions, one module for each task. Most functions take a puzzle in any form.

The package imports a module only when one of its names is used, so solving does not load the code for printing.

A *puzzle* is a text in any notation, rows of numbers (0 or None for a blank), or a Board. Solving, counting and rating
start from the clues, without the candidates that the puzzle excludes; see decision 0103. For invalid input, functions
raise a SudokuError that says what is wrong and where.
"""
