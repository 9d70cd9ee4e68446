/** Whether a grid solves a puzzle, as the page itself sees it: what a program says of its own work is not asked. */

const SIDE = 9;

/** @param {string} grid @param {string} puzzle  81 characters each */
export function isSolution(grid, puzzle) {
  const digits = [...grid];
  const keeps = [...puzzle].every((given, cell) => !/[1-9]/.test(given) || digits[cell] === given);
  const houses = digits.map((digit, cell) => {
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    return [`r${row}${digit}`, `c${column}${digit}`, `b${Math.floor(row / 3)}${Math.floor(column / 3)}${digit}`];
  });
  return /^[1-9]{81}$/.test(grid) && keeps && new Set(houses.flat()).size === 3 * SIDE * SIDE;
}
