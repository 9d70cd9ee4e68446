/**
 * The exercise of the lesson on your own rules: German whispers in three lines. The pupil's code is run, and a table shows
 * which pairs of digits it allows.
 * @typedef {import("./sheet.js").Own} Own
 */
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { keepDraft } from "./drafts.js";
import { faultOf, requestOf } from "./made.js";
import { answerTo, pairsOf } from "./pairs.js";
import { templateOf } from "./templates.js";

const SIZE = 9;
const LOOK = { shape: "line", cells: "3" };

/** Return the code with which the exercise begins: three lines, of which the last two are still to be written. */
const start = () => `def allows(a, b):
    distance = 0  # ${t("own-rule.lesson.distance")}
    return True  # ${t("own-rule.lesson.return")}
`;

/** @param {Own} own */
export function createRuleExercise({ createEditor, createOwnRunner, errorWords }) {
  const runner = createOwnRunner();
  const answer = h("p", { class: "own-rule-answer", role: "status", "aria-live": "polite" });
  const table = h("table", { class: "own-rule-table", hidden: true });
  const run = h("button", { type: "button", class: "button primary", onclick: () => ask() }, t("own-rule.lesson.run"));
  const editor = createEditor({ onChange: () => editor.fault(null), onRun: () => ask() });
  editor.open(start());

  /** @param {string} tone @param {string} words */
  const tell = (tone, words) => {
    put(answer, "data-tone", tone);
    setText(answer, words);
  };

  const ask = () => {
    setIdle(run, true);
    tell("none", t("own-rule.running"));
    runner.run(requestOf({ ...LOOK, source: editor.text() }, SIZE), (/** @type {any} */ message) => {
      if (message.type === "loading") tell("none", t("own-rule.loading"));
      if (message.type === "error") fail(message.error);
      if (message.type === "table") show(message);
      if (["error", "table", "stopped"].includes(message.type)) setIdle(run, false);
    });
  };

  /** @param {any} error */
  const fail = (error) => {
    const fault = faultOf(error, errorWords);
    tell("bad", fault.words);
    editor.fault(fault.line ? { line: fault.line, words: fault.words } : null);
    setHidden(table, true);
  };

  /** @param {import("./made.js").Table} made */
  const show = ({ table: text, form, allowed, total }) => {
    setHidden(table, form !== "pairs");
    if (form !== "pairs") return tell("bad", t("own-rule.lesson.form"));
    const pairs = pairsOf(text);
    const found = answerTo(pairs);
    table.replaceChildren(...rowsOf(pairs, t("own-rule.made.pairs", { allowed, total })));
    tell(found === "right" ? "good" : "bad", t(`own-rule.lesson.${found}`, { allowed }));
    if (found === "right") keepDraft("pairs", { ...templateOf("pairs", SIZE), source: editor.text() });
  };

  return h(
    "div",
    { class: "own-rule-exercise" },
    h("div", { class: "own-rule-code" }, editor.root),
    h("div", { class: "row" }, run),
    answer,
    table,
  );
}

/** Return the rows of a table of pairs: the first digit beside it, the second above it. @param {boolean[][]} pairs @param {string} caption */
const rowsOf = (pairs, caption) => [
  h("caption", {}, caption),
  h("tr", {}, h("td"), ...pairs.map((_, at) => h("th", { scope: "col" }, String(at + 1)))),
  ...pairs.map((row, at) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, String(at + 1)),
      ...row.map((isAllowed) => h("td", { "data-allowed": isAllowed }, isAllowed ? "✓" : "")),
    ),
  ),
];
