/** Tables for other programs, in CSV. */

/** The byte order mark, from which spreadsheets recognize UTF-8. */
export const MARK = "\ufeff";

/**
 * Return the rows as CSV, one line for each row. Null gives an empty cell.
 * @param {(string | number | null)[][]} rows
 */
export const csvOf = (rows) => rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

/**
 * Return a value as a CSV cell, with quotation marks where CSV needs them. An apostrophe marks a text that a
 * spreadsheet would read as a formula.
 * @param {string | number | null} value
 */
function cellOf(value) {
  const text = String(value ?? "");
  const plain = typeof value === "string" && /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
