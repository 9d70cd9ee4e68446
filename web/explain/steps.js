/**
 * The list of steps, of all that are possible now or of the whole path, with buttons to go through it.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Step} Step
 */
import { h, icon, put, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { doesText, nameWords } from "./model.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createExplainSteps(onAction) {
  let index = 0;
  const walk = (/** @type {number} */ by) => () => onAction({ type: "showStep", index: index + by });
  const back = stepper("explain.previous", "back", walk(-1));
  const forward = stepper("explain.next", "forward", walk(1));
  const place = h("p", { class: "steps-place", "aria-live": "off" });
  const list = h("ol", { class: "steps-list" });
  const leave = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "explain", explain: null }) },
    t("board.leave"),
  );
  const bar = h("div", { class: "steps-bar" }, place, leave, h("div", { class: "stepper" }, back, forward));
  const root = h("div", { class: "steps" }, bar, list);
  /** @type {Step[] | null} */
  let listed = null;

  return {
    root,
    /** @param {State} state */
    render({ explain }) {
      const steps = !explain || explain.kind === "hint" ? null : explain.steps;
      root.hidden = steps === null;
      put(root, "data-staged", steps !== null);
      if (!steps || !explain || explain.kind === "hint") return;
      if (steps !== listed) list.replaceChildren(...steps.map((step, at) => stepItem(step, at, onAction)));
      listed = steps;
      index = explain.index;
      const last = explain.kind === "path" ? steps.length : steps.length - 1;
      setIdle(back, index <= 0);
      setIdle(forward, index >= last);
      const key = explain.kind === "path" ? "explain.place" : "explain.choice";
      setText(place, t(key, { number: Math.min(index + 1, steps.length), total: steps.length }));
      mark(list, index);
    },
  };
}

/** @param {HTMLElement} list @param {number} index */
function mark(list, index) {
  const before = list.querySelector("[aria-current]");
  const chosen = list.children[index]?.firstElementChild ?? null;
  if (before === chosen) return;
  if (before) put(before, "aria-current", null);
  if (!chosen) return;
  put(chosen, "aria-current", "step");
  const { offsetTop, offsetHeight } = /** @type {HTMLElement} */ (chosen);
  const hidden = offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (hidden) list.scrollTop = offsetTop - list.clientHeight / 2;
}

/** @param {Step} step @param {number} at @param {(action: import("../app/state.js").Action) => void} onAction */
function stepItem(step, at, onAction) {
  const onclick = () => onAction({ type: "showStep", index: at });
  const rating = step.er === null ? "" : step.er.toFixed(1);
  const parts = [
    h("span", { class: "step-name" }, say(nameWords(step))),
    h("span", { class: "step-er" }, rating),
    h("span", { class: "step-does" }, doesText(step)),
  ];
  return h("li", {}, h("button", { type: "button", class: "step-item choice", onclick }, ...parts));
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
function stepper(label, drawing, onclick) {
  const name = t(label);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, icon(drawing));
}
