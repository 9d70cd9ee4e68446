/** A puzzle of the tray as one row of the table. */

import { h, put, setText } from "../ui/dom.js";
import { textOf } from "./columns.js";

/**
 *
 * @param {import("./model.js").Item} item
 * @param {import("./columns.js").Column[]} columns  the columns that are visible
 */
export function createRow(item, columns) {
  const cells = columns.map(({ name, end }) =>
    h("span", { class: `tray-cell${end ? " end" : ""}`, role: "gridcell", "data-column": name }),
  );
  const corner = h("span", { class: "card-corner", "aria-hidden": "true" });
  const root = h(
    "div",
    { class: "tray-row choice", role: "row", draggable: "true", id: `card-${item.key}` },
    ...cells,
    corner,
  );
  return {
    root,
    /** @param {import("./model.js").Item} item @param {import("./list.js").Look} look @param {import("./repeats.js").Repeats} repeats */
    render(item, { index, number, selected, active }, repeats) {
      for (const [at, column] of columns.entries()) {
        const text = textOf(column, item, repeats) || (column.name === "name" ? String(number) : "");
        setText(cells[at], text);
        put(cells[at], "title", text);
      }
      put(root, "data-stage", item.progress?.solved ? "solved" : null);
      put(root, "data-index", index);
      put(root, "data-active", active);
      put(root, "aria-selected", String(selected));
      put(root, "aria-rowindex", index + 2); // row 1 is the head of the table
    },
  };
}

/**
 * Create the head of the table. The name of each column is a button that sorts by this column.
 * @param {import("./columns.js").Column[]} columns @param {(key: string) => string} t
 * @param {(name: string) => void} onSort
 */
export function createHead(columns, t, onSort) {
  const heads = columns.map(({ name, end }) => {
    const button = h("button", { type: "button", class: "tray-sort", onclick: () => onSort(name) }, t(`tray.${name}`));
    return { name, root: h("span", { class: `tray-cell${end ? " end" : ""}`, role: "columnheader" }, button) };
  });
  return {
    root: h(
      "div",
      { class: "tray-row tray-columns", role: "row", "aria-rowindex": 1 },
      ...heads.map(({ root }) => root),
    ),
    /** @param {import("./listing.js").Listing} listing */
    render({ by, down }) {
      for (const { name, root } of heads)
        put(root, "aria-sort", name !== by ? null : down ? "descending" : "ascending");
    },
  };
}
