/**
 * The list of all possible steps, or of the steps of a path, and the buttons for the previous and the next step, which
 * are in the foot of the place.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Step} Step
 */
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { inEnglish, say, t } from "../ui/i18n.js";
import { createStepFilter } from "./step-filter.js";
import { groupsOf, listed } from "./step-rows.js";
import { effectText, nameWords } from "./step-words.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createExplainSteps(onAction) {
  let at = 0;
  const stepBy = (/** @type {number} */ by) => () => onAction({ type: "showStep", index: order[at + by] });
  const back = stepper("explain.previous", "back", stepBy(-1));
  const forward = stepper("explain.next", "forward", stepBy(1));
  const place = h("p", { class: "steps-place", "aria-live": "off" });
  const list = h("ol", { class: "steps-list" });
  const none = h("p", { class: "steps-none" }, t("steps.none"));
  const untried = h("p", { class: "steps-none" });
  const filter = createStepFilter(onAction);
  const arrows = h("div", { class: "steps-arrows" }, back, place, forward);
  const root = h("div", { class: "steps" }, filter.root, list, none, untried);
  /**
   * The content that the list shows now: the steps of a path, or the filter for the list of all steps.
   * @type {unknown}
   */
  let drawn = null;
  /** The indices of the steps in the order in which the list shows them. @type {number[]} */
  let order = [];
  /** @type {Map<number, HTMLElement>} */
  let buttons = new Map();

  /** @param {import("./model.js").StepsShown | import("./model.js").PathShown} explain */
  const draw = (explain) => {
    const { steps } = explain;
    const more = explain.kind === "path" && isGrown(drawn, steps);
    const found =
      explain.kind === "path" ? [pathFrom(more ? buttons.size : 0, steps)] : groupsOf(steps, explain.filter, namesOf);
    order = explain.kind === "path" ? [...steps.keys(), steps.length] : listed(found);
    if (!more) {
      buttons = new Map();
      list.replaceChildren();
    }
    const item = (/** @type {number} */ at) => {
      const button = stepButton(steps[at], at, onAction);
      if (!buttons.has(at)) buttons.set(at, button);
      return button;
    };
    list.append(...found.flatMap((group) => groupItems(group, item)));
    setHidden(none, order.length > 0);
    setHidden(list, order.length === 0);
  };

  return {
    root,
    arrows,
    /** @param {State} state */
    render(state) {
      const { explain, ratings, replay } = state;
      const shown = explain && explain.kind !== "hint" && !replay ? explain : null;
      setHidden(root, shown === null);
      const left = shown?.kind === "steps" && shown.untried;
      setHidden(untried, !left);
      if (left) setText(untried, t("steps.untried", { technique: nameWords({ technique: left }) }));
      setHidden(arrows, shown === null);
      put(root, "data-rated", ratings);
      filter.render(state);
      if (!shown) return;
      const now = shown.kind === "path" ? shown.steps : shown.filter;
      if (now !== drawn) draw(shown);
      drawn = now;
      at = order.indexOf(shown.index);
      setIdle(back, at <= 0);
      setIdle(forward, at >= order.length - 1);
      const key = shown.kind !== "path" ? "explain.choice" : shown.next ? "explain.place.so-far" : "explain.place";
      const total = shown.kind === "path" ? shown.steps.length : order.length;
      setText(place, total ? t(key, { number: Math.min(Math.max(at, 0) + 1, total), total }) : "");
      mark(root, buttons.get(shown.index) ?? null);
    },
  };
}

/**
 * Return a group for the list that has the steps of a solution path from index `begin` to the end.
 * @param {number} begin @param {Step[]} steps @returns {import("./step-rows.js").Group}
 */
const pathFrom = (begin, steps) => ({
  heading: "",
  rows: [...steps.keys()].slice(begin).map((first) => ({ first, same: [] })),
});

/**
 * Return whether the list already shows the first steps, so that only the others must be added.
 * @param {unknown} drawn  the steps that the list already shows
 * @param {Step[]} steps
 */
const isGrown = (drawn, steps) =>
  Array.isArray(drawn) && drawn.length > 0 && drawn.every((step, at) => step === steps[at]);

/** Return the name of a technique in the person's language and in English. @param {Step} step */
const namesOf = (step) => [say(nameWords(step)), inEnglish(nameWords(step).key)];

/**
 * Mark the chosen step, and bring it into view.
 * @param {HTMLElement} list @param {HTMLElement | null} chosen
 */
function mark(list, chosen) {
  const before = list.querySelector("[aria-current]");
  if (before === chosen) return;
  if (before) put(before, "aria-current", null);
  if (!chosen) return;
  put(chosen, "aria-current", "step");
  const { offsetTop, offsetHeight } = chosen;
  const hidden = offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (hidden) list.scrollTop = offsetTop - list.clientHeight / 2;
}

/** @param {import("./step-rows.js").Group} group @param {(index: number) => HTMLElement} item */
function groupItems({ heading, rows }, item) {
  const title = typeof heading === "string" ? heading : say(heading);
  return [
    ...(title ? [h("li", { class: "steps-heading" }, title)] : []),
    ...rows.map(({ first, same }) => h("li", {}, item(first), same.length > 0 && alsoBy(same, item))),
  ];
}

/**
 * Create the folded list of further steps that have the same effect as the step above it.
 * @param {number[]} same @param {(index: number) => HTMLElement} item
 */
function alsoBy(same, item) {
  const items = same.map((index) => h("li", {}, item(index)));
  const words = h("summary", { class: "steps-same-words" }, t("steps.also", { count: same.length }));
  return h("details", { class: "steps-same" }, words, h("ol", {}, ...items));
}

/** @param {Step} step @param {number} at @param {(action: import("../app/state.js").Action) => void} onAction */
function stepButton(step, at, onAction) {
  const onclick = () => onAction({ type: "showStep", index: at });
  const rating = step.er === null ? "" : step.er.toFixed(1);
  const parts = [
    h("span", { class: "step-name" }, say(nameWords(step))),
    h("span", { class: "step-er" }, rating),
    h("span", { class: "step-does" }, effectText(step)),
  ];
  return h("button", { type: "button", class: "step-item choice", onclick }, ...parts);
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
function stepper(label, drawing, onclick) {
  const name = t(label);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, icon(drawing));
}
