"""Examples of the formats that are only read."""

NUMBERS = """\
5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9"""
SPACES = """\
| 5 3   |   7   |       |
| 6     | 1 9 5 |       |
|   9 8 |       |   6   |
| 8     |   6   |     3 |
| 4     | 8   3 |     1 |
| 7     |   2   |     6 |
|   6   |       | 2 8   |
|       | 4 1 9 |     5 |
|       |   8   |   7 9 |"""
_CLUES = """\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*"""
SIMPLE_SUDOKU = f"{_CLUES}\n\n{_CLUES.replace('|53.|', '|534|', 1)}"  # the clues, then the same grid with an entry
JIGSAW = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    "AAABBBCCCAAABBCCCCAAABBBBCCDDEEEEFFFDDDEEEFFFDDDDEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII"
)
SUMO_CUE = "SumoCueV1" + "".join(
    f"={clue.replace('.', '0')}J{ord(sign) - ord('A')}" for clue, sign in zip(JIGSAW[:81], JIGSAW[81:], strict=True)
)
KILLER = "53A<F<C<<F<<F<<F<<I<<9<<I<<M<<E<<9<<C<<G<<H<<B<<F<<J<<G<<F<<E<<H<<E<<E<<C<<G<<H<<"
SUDOKU_MAKER = (
    "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQBsJADCADQgAOArgF7MA2KBoOcMnhtEH"
    "EYIAFtAIhBAYwgw+OBJJko2bdAQDaoAOaYAbijz4EURijr64bcwQCsAXxq6DRgqfOXrt-AGYnoFY2-AAsAQEgeobGHhYgQT4A7OH"
    "OKcARUW4mZnEJ-GRpGa4xOV7BBERF0e6l8d78AJxVWbFlPo6pneldkcU1nnXl+E3OvdXZA3kEAByFXc0lk-UEBT2Zi7nL+LPza30"
    "Tm0Or3ScL-Yc+-qPr522hcy7jrYM+OydjLbVTfg8fG3cVM4HAH4ZK7d43YEvfgAJgeQOe32OCK+W2R4JRSyGcOu+0RWze8NxT1RQ"
    "zCxM+WJ8lQp-2hBBGp1pt3p+A6TI5fxZ30JexJVP4YMelIujQcAF06LIcOhTHBMIoNPhtCAEABPej8SgRdWaip0KAoPS4JWaSg0c"
    "3mog0a3WmE0e32y0Wm2uu0Oj3Oq1uj2Omi+f2BkI0YPBuw0cPhgPRkOxsMRhMxgOh2ORhNkGgZjOJGg5nPTGgFgtZzO5sv5wuVkv"
    "Z8uVoviiUOBxAA"
)
CELLS = (
    "r1c1=5 r1c2=3 r1c5=7 r2c1=6 r2c4=1 r2c5=9 r2c6=5 r3c2=9 r3c3=8 r3c8=6 r4c1=8 r4c5=6 r4c9=3 r5c1=4 r5c4=8 r5c6=3 "
    "r5c9=1 r6c1=7 r6c5=2 r6c9=6 r7c2=6 r7c7=2 r7c8=8 r8c4=4 r8c5=1 r8c6=9 r8c9=5 r9c5=8 r9c8=7 r9c9=9"
)
KSUDOKU = """\
<!DOCTYPE ksudoku>
<ksudoku><game><puzzle><graph order="9" type="sudoku" specifictype="Plain"/>
<values>fd__h____g__bjf____ji____g_i___g___de__i_d__bh___c___g_g____ci____ebj__f____i__hj</values>
</puzzle></game></ksudoku>"""
SDKU = (
    '<Sudoku version="1">\n'
    + "\n".join(
        f"<Cell><x>{int(cell[3]) - 1}</x><y>{int(cell[1]) - 1}</y><value>{cell[5]}</value><origin>User</origin></Cell>"
        for cell in CELLS.split()
    )
    + "\n</Sudoku>"
)
