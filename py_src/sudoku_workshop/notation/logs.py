"""The lines that Sudoku Explainer and its raters write about a puzzle, below it.

Analyzing Sudoku #1                          a heading; it says nothing about the puzzle
45 Hidden Single                             how often a technique was needed; also `45 x Hidden Single`
2.0, Direct Hidden Pair: Cells R2C6,R3C6     a step with its rating
Hardest technique: Naked Single
Difficulty: 2.3                              the rating; also `Difficulty rating: 2.3`, `ED=2.3/1.2/1.2`
"""

import re

TECHNIQUE = (
    r"(?:(?:Direct|Dynamic|Bidirectional|Aligned|Naked|Hidden|Unique|Forcing|Nishio|Region|Cell|Contradiction|Double"
    r"|Turbot|Multiple|Bivalue|Plus|Nested|Generalized) [\w+(]|(?:Pointing|Claiming|X-Wing|XYZ?-Wing|Swordfish"
    r"|Jellyfish|BUG)\b)"
)
DECIMAL = r"\d{1,2}\.\d"
HEADINGS = r"(?:Analy[sz]ing Sudoku\b|Analysis results|This Sudoku can be solved )[^\n]*"
RATINGS = rf"(?:Difficulty(?: rating)?: {DECIMAL}|E[RPD]={DECIMAL}(?:/{DECIMAL}){{0,2}})(?=[ \t\r]*(?:\n|\Z))"
REMARKS = rf"(?:{DECIMAL},? +{TECHNIQUE}|\d{{1,3}} (?:x )?{TECHNIQUE}|(?:Hardest|Most difficult) technique:)[^\n]*"
LOGGED = rf"(?i:{HEADINGS}|{RATINGS}|{REMARKS})"  # a line, without the blanks before it
HEADING, RATING, LINE = (re.compile(kind, re.IGNORECASE) for kind in (HEADINGS, RATINGS, LOGGED))


def is_heading(text: str) -> bool:
    """Return whether a line is a heading of a log, which says nothing about a puzzle."""
    return bool(HEADING.fullmatch(text.strip()))


def is_rating(text: str) -> bool:
    """Return whether a line of a log is the rating of a puzzle."""
    return bool(RATING.fullmatch(text.strip()))


def is_logged(text: str) -> bool:
    """Return whether a line is from a log of Sudoku Explainer."""
    return bool(LINE.fullmatch(text.strip()))
