/** The numbers of cells that a machine in a table accepts. See Python's rules/tables.py for the text of tables. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LONGEST = 9;

/**
 * Return the numbers of cells, up to nine, for which a table accepts some digits.
 * @param {string} table of a machine @returns {number[]}
 */
export function lengthsOf(table) {
  const [size, width] = [SIGNS.indexOf(table[1]), Number(table[2])];
  const rows = rowsOf(numbersOf(table.slice(3), width), size + 1);
  let states = new Set(rows.length ? [0] : []);
  return Array.from({ length: LONGEST }, (_, at) => at + 1).filter(() => {
    states = new Set([...states].flatMap((state) => rows[state].slice(1).filter(Boolean)).map((target) => target - 1));
    return [...states].some((state) => rows[state]?.[0]);
  });
}

/** Return the numbers of cells as a person writes them, such as "2-4". @param {string} table */
export function cellsText(table) {
  const lengths = table[0] === "g" ? lengthsOf(table) : [];
  const [least, most] = [lengths[0] ?? 3, lengths.at(-1) ?? 3];
  return least === most ? String(least) : `${least}-${most}`;
}

/** @param {string} signs @param {number} width */
const numbersOf = (signs, width) =>
  Array.from({ length: Math.floor(signs.length / width) || 0 }, (_, at) =>
    [...signs.slice(at * width, (at + 1) * width)].reduce((number, sign) => number * 64 + SIGNS.indexOf(sign), 0),
  );

/** @param {number[]} numbers @param {number} length */
const rowsOf = (numbers, length) =>
  Array.from({ length: Math.floor(numbers.length / length) }, (_, at) => numbers.slice(at * length, (at + 1) * length));
