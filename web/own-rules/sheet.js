/**
 * The sheet in which a person writes a rule in Python, or reads the code of a rule of the puzzle. The code runs only when
 * the person presses the button. The rule becomes a tool for drawing.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./drafts.js").Draft} Draft
 * @typedef {{createEditor: typeof import("../own/editor.js").createEditor, createOwnRunner: () => any,
 *   errorWords: (error: any) => string}} Own  the editor and the worker for own programs, which are loaded apart
 */
import { geometry } from "../board/geometry.js";
import { aboutOf, isCustom } from "../draw/custom.js";
import { labelOf, namesIn } from "../draw/own-tools.js";
import { keepOwnRule, loadOwnRules } from "../storage/own-rules.js";
import { createChips } from "../ui/chips.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { createSheet, footButton } from "../ui/sheet.js";
import { keepDraft, loadDrafts } from "./drafts.js";
import { createFields } from "./fields.js";
import { cellsText } from "./lengths.js";
import { faultOf, formOf, lackOf, nameOf, requestOf, summaryOf } from "./made.js";
import { createOutcome } from "./outcome.js";
import { TEMPLATES, templateOf } from "./templates.js";

const LAYERS = ["rule", "rule-code"];

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction @param {Own} own */
export function createRuleSheet(root, onAction, { createEditor, createOwnRunner, errorWords }) {
  /** @type {State} */
  let now;
  let wasOpen = false;
  const drafts = loadDrafts();
  let key = [...drafts.keys()].findLast((name) => TEMPLATES.some((form) => form === name)) ?? TEMPLATES[0];
  const runner = createOwnRunner();
  const close = () => onAction({ type: "layer", layer: "" });
  const draft = () => drafts.get(key) ?? firstDraft(key, now ? geometry(now.board.geometry).n : 9);

  /** Keep what was typed. @param {Partial<Draft>} part */
  const change = (part) => {
    const changed = { ...draft(), ...part };
    drafts.set(key, changed);
    keepDraft(key, changed);
    fields.refuse(null);
    draw();
  };
  const editor = createEditor({
    onChange: (source) => {
      editor.fault(null);
      change({ source });
    },
    onRun: () => make(),
  });
  const fields = createFields(change);
  const outcome = createOutcome(editor.goTo);
  const hint = h("p", { class: "own-rule-hint" });
  const choices = createChips(
    {
      ...{ id: "own-rule-begin", label: t("own-rule.begin"), usual: [...TEMPLATES] },
      wordFor: (name) => (isCustom(name) ? labelOf(name) : t(`own-rule.form.${name}`)),
    },
    (name) => show(name),
  );
  const start = footButton("own-rule.make", () => make(), "primary");
  const cancel = footButton("task.cancel", () => {
    runner.stop();
    setRunning(false);
    outcome.say({});
  });
  const body = h(
    "div",
    { class: "own-rule" },
    choices.root,
    hint,
    h("div", { class: "own-rule-code" }, editor.root),
    outcome.root,
    fields.root,
  );
  const sheet = createSheet("own-rule.title", body, close, [cancel, start]);
  root.append(sheet.root);

  /** @param {boolean} running */
  const setRunning = (running) => {
    setHidden(start, running);
    setHidden(cancel, !running);
  };

  /** Show a template or a rule, as the person has left it. @param {string} name */
  const show = (name) => {
    key = name;
    editor.open(draft().source);
    outcome.say({ words: draft().source ? "" : t("own-rule.no-code") });
    fields.refuse(null);
    draw();
  };

  const draw = () => {
    const form = formOf(draft().source);
    fields.render(draft(), form === "group");
    setText(hint, t(`own-rule.hint.${form}`));
    choices.show(key);
  };

  /** Run the code once, and make its table a tool. */
  const make = () => {
    const made = draft();
    const lack = lackOf(made);
    fields.refuse(lack);
    if (lack) return lack.field === "source" && outcome.say({ fault: { words: lack.words, text: "", line: null } });
    let print = "";
    setRunning(true);
    editor.fault(null);
    outcome.say({ words: t("own-rule.running") });
    runner.run(requestOf(made, geometry(now.board.geometry).n), (/** @type {any} */ message) => {
      if (message.type === "print") print += message.text;
      if (message.type === "loading") outcome.say({ words: t("own-rule.loading") });
      if (message.type === "error") fail(message.error, print);
      if (message.type === "table") finish(nameOf(message.table, made), summaryOf(message));
      if (message.type === "stopped") setRunning(false);
    });
  };

  /** @param {any} error @param {string} print */
  const fail = (error, print) => {
    const fault = faultOf(error, errorWords);
    setRunning(false);
    outcome.say({ fault, print });
    editor.fault(fault.line ? { line: fault.line, words: fault.words } : null);
  };

  /** @param {string} name @param {import("../app/state.js").Words} words */
  const finish = (name, words) => {
    setRunning(false);
    outcome.say({});
    keepOwnRule(name);
    close();
    onAction({ type: "draw", draw: { tool: name, cells: [], number: "", from: null, margin: 0 } });
    onAction({ type: "notice", words });
  };

  setRunning(false);
  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const isOpen = LAYERS.includes(state.layer);
      markRoot("own-rule", isOpen);
      if (sheet.show(isOpen)) {
        for (const [name, saved] of loadDrafts()) drafts.set(name, saved); // of other tabs, or of a backup
        const rules = namesIn(state.board.geometry, state.draw?.tool ?? "");
        choices.offer([...TEMPLATES, ...new Set([...rules, ...loadOwnRules()])]);
        const chosen = [state.draw?.tool ?? "", ...rules].find(isCustom);
        show(state.layer === "rule-code" && chosen ? chosen : key);
        runner.warm();
        wasOpen = true;
      } else if (!isOpen && wasOpen) {
        wasOpen = false;
        runner.close();
      }
    },
    destroy() {
      markRoot("own-rule", false);
      runner.close();
      sheet.destroy();
    },
  };
}

/**
 * Return the draft with which a template or the code of a rule begins.
 * @param {string} key @param {number} n the number of digits @returns {Draft}
 */
function firstDraft(key, n) {
  if (!isCustom(key)) return templateOf(/** @type {import("./templates.js").Form} */ (key), n);
  const { form, colour, ...words } = aboutOf(key);
  const [, table] = key.split(":");
  const shape = form || ("ag".includes(table[0]) ? "cage" : "line");
  return { ...words, shape, colour: colour || "blue", cells: cellsText(table) };
}
