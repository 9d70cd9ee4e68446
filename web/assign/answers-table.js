/**
 * The table of answers. It can be sorted by its columns. On narrow screens, each row is shown as a card; explicit roles
 * keep it a table for screen readers.
 * @typedef {import("./answers.js").Row} Row
 * @typedef {ReturnType<typeof import("./desk.js").createDesk>} Desk
 */
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { COLUMNS, columnsOf } from "./answers.js";
import { createRow } from "./answers-row.js";

/** @param {Desk} desk */
export function createTable(desk) {
  const heads = Object.keys(COLUMNS).map((column) => {
    const sort = h(
      "button",
      { type: "button", class: "control assign-sort", onclick: () => desk.sort(column) },
      t(`assign.column.${column}`),
    );
    return { column, root: h("th", { role: "columnheader", scope: "col" }, sort) };
  });
  const body = h("tbody", { role: "rowgroup" });
  const root = h(
    "table",
    { role: "table", class: "assign-table" },
    h("caption", { class: "unseen" }, t("assign.answers")),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...heads.map((head) => head.root))),
    body,
  );
  /** The rows by key. @type {Map<string, ReturnType<typeof createRow>>} */
  let rows = new Map();

  /** @param {Row[]} wanted */
  const arrange = (wanted) => {
    rows = new Map(wanted.map(({ key }) => [key, rows.get(key) ?? createRow((hand) => desk.mark(key, hand))]));
    const roots = [...rows.values()].map((row) => row.root);
    if (roots.length !== body.children.length || roots.some((each, at) => each !== body.children[at]))
      body.replaceChildren(...roots);
  };

  return {
    root,
    render() {
      const { answers, order } = desk;
      setHidden(root, !answers.rows.length);
      const columns = columnsOf(answers.assignment);
      for (const { column, root: head } of heads) {
        setHidden(head, !columns.includes(column));
        const sorted = column === order.column ? (order.down ? "descending" : "ascending") : null;
        put(head, "aria-sort", sorted);
      }
      arrange(answers.rows);
      for (const row of answers.rows) rows.get(row.key)?.render(row, answers.expected, columns);
    },
  };
}
