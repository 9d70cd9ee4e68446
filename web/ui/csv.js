/** Tables in CSV, which other programs can read. */

/** The byte order mark. Spreadsheets recognise UTF-8 by it. */
export const MARK = "\ufeff";

/**
 * Return the rows as CSV, one line for each row. Null gives an empty cell.
 * @param {(string | number | null)[][]} rows
 */
export const csvOf = (rows) => rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

/** The places in a text at which some spreadsheet could begin a cell, and the characters with which a formula begins. */
const FORMULA = /(^|[;\t\r\n])(?=[=+@＝＋－＠-])/g;

/**
 * Return a value as a CSV cell, with quotation marks where CSV needs them. An apostrophe marks a text that a
 * spreadsheet would read as a formula. In many countries spreadsheets separate cells by semicolons, so it also marks
 * what follows one.
 * @param {string | number | null} value
 */
function cellOf(value) {
  const text = String(value ?? "");
  const plain = typeof value === "string" ? text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "$1'") : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
