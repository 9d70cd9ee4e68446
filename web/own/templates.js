/**
 * The templates for new programs. There is one for each form that a program can have. Their comments are in the
 * language of the page.
 */
import { t } from "../ui/i18n.js";

export const TEMPLATES = /** @type {const} */ (["steps", "solve"]);

/** The code of the templates. A comment is written as the sign ~ and the message key of its sentence. */
const LINES = {
  steps: `# ~steps.head
def steps(puzzle):
    yield fill(puzzle, 0)


def fill(puzzle, cell):
    # ~steps.end
    if cell == 81:
        yield Solution()
        return True
    row, column = divmod(cell, 9)
    if puzzle[row][column]:
        return (yield fill(puzzle, cell + 1))
    for digit in range(1, 10):
        # ~steps.try
        yield Try(cell, digit)
        if not fits(puzzle, row, column, digit):
            yield Conflict(cell, digit)
            continue
        puzzle[row][column] = digit
        yield Place(cell, digit)
        # ~steps.call
        if (yield fill(puzzle, cell + 1)):
            return True
        # ~steps.back
        puzzle[row][column] = 0
        yield Undo(cell)
    return False
`,
  solve: `# ~solve.head
def solve(grid):
    # ~solve.blank
    for row in range(9):
        for column in range(9):
            if grid[row][column] == 0:
                return try_all(grid, row, column)
    # ~solve.full
    return True


def try_all(grid, row, column):
    for digit in range(1, 10):
        if fits(grid, row, column, digit):
            # ~solve.write
            grid[row][column] = digit
            if solve(grid):
                return True
            # ~solve.back
            grid[row][column] = 0
    return False
`,
};

/** The function that checks whether a digit fits. Both templates use it. */
const FITS = `

def fits(grid, row, column, digit):
    # ~fits
    for i in range(9):
        if grid[row][i] == digit or grid[i][column] == digit:
            return False
    top, left = row // 3 * 3, column // 3 * 3
    for i in range(9):
        if grid[top + i // 3][left + i % 3] == digit:
            return False
    return True
`;

/**
 * Return the code of a template, with comments in the language of the page.
 * @param {(typeof TEMPLATES)[number]} kind
 */
export const templateOf = (kind) => (LINES[kind] + FITS).replace(/~([\w.]+)/g, (_, key) => t(`own.template.${key}`));
