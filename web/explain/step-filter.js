/**
 * Controls for experts: to filter and group the list of all steps, and to show ratings. They are folded at first.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./step-rows.js").StepFilter} StepFilter
 */
import { symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { GROUPINGS } from "./step-rows.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createStepFilter(onAction) {
  const choose = (/** @type {Partial<StepFilter>} */ filter) => onAction({ type: "filterSteps", filter });
  const text = h("input", { type: "search", class: "field", oninput: () => choose({ text: text.value }) });
  const by = h("select", { class: "field", onchange: () => choose({ by: GROUPINGS[by.selectedIndex] }) });
  by.append(...GROUPINGS.map((name) => h("option", {}, t(`steps.by.${name || "found"}`))));
  const digit = h("select", { class: "field", onchange: () => choose({ digit: digit.selectedIndex }) });
  const places = h("input", { type: "checkbox", onchange: () => choose({ places: places.checked }) });
  let selection = 0;
  const cell = h("input", { type: "checkbox", onchange: () => choose({ cell: cell.checked ? selection : null }) });
  const cellWords = h("span", {});
  const rated = h("input", {
    type: "checkbox",
    onchange: () => onAction({ type: "ratings", ratings: rated.checked }),
  });
  const choices = h(
    "div",
    { class: "steps-choices" },
    labelled("steps.text", text),
    labelled("steps.by", by),
    labelled("steps.digits", digit),
  );
  const ofAll = [
    choices,
    h("label", { class: "steps-only" }, places, h("span", {}, t("steps.places"))),
    h("label", { class: "steps-only" }, cell, cellWords),
  ];
  const rating = h("label", { class: "steps-only" }, rated, h("span", {}, t("steps.ratings")));
  const root = h("details", { class: "more steps-filter" }, h("summary", {}, t("steps.experts")), ...ofAll, rating);
  let size = 0;

  return {
    root,
    /** @param {State} state */
    render({ explain, board, ratings, selection: selected }) {
      for (const part of ofAll) setHidden(part, explain?.kind !== "steps");
      rated.checked = ratings;
      if (explain?.kind !== "steps") return;
      const { filter } = explain;
      const about = geometry(board.geometry);
      if (size !== about.n) digit.replaceChildren(...digitOptions(about.n));
      size = about.n;
      selection = filter.cell ?? selected;
      if (text.value !== filter.text) text.value = filter.text;
      by.selectedIndex = GROUPINGS.indexOf(filter.by);
      digit.selectedIndex = filter.digit;
      places.checked = filter.places;
      cell.checked = filter.cell !== null;
      setText(cellWords, t("steps.cell", { cell: cellName(about, selection) }));
    },
  };
}

/** @param {string} key @param {HTMLElement} control */
const labelled = (key, control) => h("label", { class: "steps-choice" }, h("span", {}, t(key)), control);

/** @param {number} n */
const digitOptions = (n) =>
  Array.from({ length: n + 1 }, (_, digit) => h("option", {}, digit ? symbolOf(digit) : t("steps.digits.any")));
