/** The table of solved puzzles by grade, folded below My puzzles. */
import { timeWords } from "../board/times.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { byGrade } from "./solved.js";

const HEADS = ["tray.grade", "solved.count", "solved.alone", "solved.usual", "solved.best"];

export function createSolvedView() {
  /** @type {import("./solved.js").Solved[] | null} */
  let shown = null;
  const body = h("tbody", {});
  const head = h("tr", {}, ...HEADS.map((key) => h("th", { scope: "col" }, t(key))));
  const table = h("table", { class: "solved" }, h("thead", {}, head), body);
  const root = h("details", { class: "more" }, h("summary", {}, t("solved.title")), table);
  return {
    root,
    /** Unfold the table, and bring it into view. */
    open() {
      root.open = true;
      table.scrollIntoView({ block: "nearest" });
    },
    /** @param {import("./solved.js").Solved[]} records */
    render(records) {
      setHidden(root, records.length === 0);
      if (records === shown) return;
      shown = records;
      body.replaceChildren(...byGrade(records).map(rowOf));
    },
  };
}

/** @param {import("./solved.js").Line} line */
function rowOf({ grade, count, alone, usual, best }) {
  const times = [usual, best].map((time) => (time === null ? "–" : timeWords(time)));
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, t(grade ? `grade.${grade}` : "tray.no-grade")),
    ...[String(count), String(alone), ...times].map((text) => h("td", {}, text)),
  );
}
