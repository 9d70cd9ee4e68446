/** Tables in CSV, which other programs can read. */

/** The byte order mark. Spreadsheets recognise UTF-8 by it. */
export const MARK = "\ufeff";

/**
 * Return the rows as CSV, one line for each row. Null gives an empty cell.
 * @param {(string | number | null)[][]} rows
 */
export const csvOf = (rows) => rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

/**
 * Return a value as a CSV cell, with quotation marks where CSV needs them. If a spreadsheet would read a text as a
 * formula, an apostrophe is put in front of it.
 * @param {string | number | null} value
 */
function cellOf(value) {
  const text = String(value ?? "");
  const plain = typeof value === "string" && /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
