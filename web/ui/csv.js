/** Tables for other programs. */

/** By which spreadsheets know that a text is UTF-8. */
export const MARK = "\ufeff";

/** A line each, with commas between; null stands for nothing. @param {(string | number | null)[][]} rows */
export const csvOf = (rows) => rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

/** Quoted where it must be. A text that a spreadsheet would take for a formula is marked as a text. @param {string | number | null} value */
function cellOf(value) {
  const text = String(value ?? "");
  const plain = typeof value === "string" && /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
