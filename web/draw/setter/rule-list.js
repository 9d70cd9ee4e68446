/**
 * The rules of the puzzle, below the sentences that state them, with a switch for each. A rule that is off stays in the
 * list.
 * @typedef {import("../../contract/shapes.js").ListedRule} ListedRule
 * @typedef {import("../types.js").Setter} Setter
 */
import { h, put, setHidden } from "../../ui/dom.js";
import { say, t } from "../../ui/i18n.js";
import { placeOf, sentenceOf } from "./words.js";

/** @param {(action: import("../../app/state.js").Action) => void} onAction */
export function createRuleList(onAction) {
  const groups = h("div", {});
  const root = h("section", {}, h("h3", {}, t("setter.rules")), groups);
  /** The list and the answer that were drawn. @type {unknown[]} */
  let drawn = [];
  /** The switches by the texts of their rules. @type {Map<string, HTMLElement>} */
  let boxes = new Map();

  /** @param {ListedRule} listed @param {boolean} isOn */
  const turn = ({ text }, isOn) =>
    onAction(
      isOn
        ? { type: "change-rules", add: [text], remove: [] }
        : { type: "change-rules", add: [], remove: [text], keep: true },
    );

  /** @param {ListedRule} listed @param {boolean} isOn @param {boolean} isUnneeded */
  const row = (listed, isOn, isUnneeded) => {
    const onchange = () => turn(listed, box.checked);
    const box = h("input", { type: "checkbox", role: "switch", checked: isOn, onchange });
    boxes.set(listed.text, box);
    const note = isUnneeded && h("small", {}, t("setter.not-needed"));
    return h("label", { class: "draw-rule" }, box, h("span", {}, say(placeOf(listed)), note));
  };

  return {
    root,
    /** @param {Setter} setter */
    render({ list, answer }) {
      const unneeded = answer?.does === "needed" ? answer.unneeded : null;
      if (drawn[0] === list && drawn[1] === unneeded) return;
      drawn = [list, unneeded];
      const focused = [...boxes].find(([, box]) => box === document.activeElement)?.[0];
      boxes = new Map();
      const rules = [...(list?.on ?? []), ...(list?.off ?? [])];
      setHidden(root, !rules.length);
      /** @type {Map<string, HTMLElement[]>} */
      const found = new Map();
      for (const listed of inOrder(rules)) {
        const sentence = say(sentenceOf(listed));
        const isOn = Boolean(list?.on.includes(listed));
        found.set(sentence, [
          ...(found.get(sentence) ?? []),
          row(listed, isOn, Boolean(unneeded?.includes(listed.text))),
        ]);
      }
      groups.replaceChildren(...[...found].map(([sentence, rows]) => groupOf(sentence, rows)));
      if (focused) boxes.get(focused)?.focus();
    },
  };
}

/** Return rules with those of the same kind together, in the order of their cells. @param {ListedRule[]} rules */
const inOrder = (rules) => {
  const kinds = [...new Set(rules.map(({ rule }) => rule.kind))];
  return rules.toSorted(
    (one, other) =>
      kinds.indexOf(one.rule.kind) - kinds.indexOf(other.rule.kind) ||
      (one.rule.cells[0] ?? 0) - (other.rule.cells[0] ?? 0),
  );
};

/** @param {string} sentence @param {HTMLElement[]} rows */
function groupOf(sentence, rows) {
  const group = h(
    "fieldset",
    { class: "draw-group" },
    h("legend", {}, sentence),
    h("div", { class: "draw-switches" }, ...rows),
  );
  put(group, "data-count", rows.length);
  return group;
}
