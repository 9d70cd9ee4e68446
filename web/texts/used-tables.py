# Text 3: reads numbers as scanf("%d") does, which never gets past what is none, and prints a solution if there is one.
BLANK = "0"


def solve(puzzle):
    arr = scanf([str(digit or BLANK) for row in puzzle for digit in row])
    row, col, block = ([[False] * 10 for _ in range(9)] for _ in range(3))
    zero = []
    for i in range(9):
        for j in range(9):
            if arr[i][j] != 0:
                row[i][arr[i][j]] = col[j][arr[i][j]] = block[square_num(i, j)][arr[i][j]] = True
            else:
                zero.append((i, j))
    dfs(arr, row, col, block, zero, 0)


def scanf(typed):
    arr = [[0] * 9 for _ in range(9)]
    for cell in range(81):
        if not typed[cell].isdigit():
            break
        arr[cell // 9][cell % 9] = int(typed[cell])
    return arr


def dfs(arr, row, col, block, zero, n):
    if n == len(zero):
        for line in arr:
            print(*line)
        return True
    x, y = zero[n]
    square = block[square_num(x, y)]
    for i in range(1, 10):
        if not row[x][i] and not col[y][i] and not square[i]:
            row[x][i] = col[y][i] = square[i] = True
            arr[x][y] = i
            if dfs(arr, row, col, block, zero, n + 1):
                return True
            row[x][i] = col[y][i] = square[i] = False
            arr[x][y] = 0
    return False


def square_num(i, j):
    return i // 3 * 3 + j // 3
