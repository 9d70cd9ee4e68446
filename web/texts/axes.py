# Text 1: the loop under the heading "y the same", for cell 40. Printed: y and x of the cells that it looks at.
def solve(sudoku):
    count = 40
    y, x = divmod(count, 9)
    for i in range(9):
        if i != y:
            print("y =", i, " x =", x)
