/**
 * The sheet with the settings for playing. They decide, for example, when mistakes are shown, whether time is counted,
 * whether writing a digit removes it from the notes of its peers, and in which order steps are found.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { MISTAKES, TIMERS } from "../board/playing.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";

const LISTS = { mistakes: MISTAKES, timer: TIMERS };
const SWITCHES = /** @type {const} */ (["duplicates", "prune", "candidates"]);
/** The orders in which steps are found. */
const ORDERS = ["hint", "ladder"];

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createPlayingDialog(root, onAction) {
  const playBy = (/** @type {object} */ by) => onAction({ type: "playBy", by });
  const explainBy = (/** @type {object} */ by) => onAction({ type: "explainBy", by });
  const lists = Object.entries(LISTS).map(([part, options]) => {
    const name = /** @type {keyof typeof LISTS} */ (part);
    return { name, ...listOf(`playing.${name}`, options, (value) => playBy({ [name]: value })) };
  });
  const switches = SWITCHES.map((name) => ({
    name,
    ...switchOf(`playing.${name}`, (on) => playBy({ [name]: on })),
  }));
  const order = listOf("explain.order", ORDERS, (value) => explainBy({ order: value }));
  const unique = switchOf("explain.unique", (on) => explainBy({ unique: on }));
  const note = h("p", { class: "muted" }, t("explain.unique.tip"));
  const body = h(
    "div",
    { class: "playing" },
    ...lists.map((list) => list.root),
    h("div", { class: "playing-switches" }, ...switches.map((one) => one.root)),
    order.root,
    h("div", { class: "playing-switches" }, unique.root, note),
  );
  const sheet = createSheet("playing.title", body, () => onAction({ type: "layer", layer: "" }));
  root.append(sheet.root);
  return {
    /** @param {State} state */
    render(state) {
      const { playing } = state.settings;
      for (const { list, name } of lists) list.value = playing[name];
      for (const { input, name } of switches) input.checked = playing[name];
      order.list.value = state.order;
      unique.input.checked = state.unique;
      sheet.show(state.layer === "playing");
    },
    destroy: sheet.destroy,
  };
}

/**
 * Create a list, with its label, from which the player chooses one setting.
 * @param {string} label @param {readonly string[]} choices @param {(value: string) => void} onChoose
 */
function listOf(label, choices, onChoose) {
  const options = choices.map((one) => h("option", { value: one }, t(`${label}.${one}`)));
  const onchange = () => onChoose(list.value);
  const list = h("select", { id: label.replace(".", "-"), class: "field", onchange }, ...options);
  return { list, root: h("div", { class: "labelled" }, h("label", { for: list.id }, t(label)), list) };
}

/**
 * Create a switch, with its label, that turns a setting on or off.
 * @param {string} label @param {(on: boolean) => void} onChoose
 */
function switchOf(label, onChoose) {
  const onchange = () => onChoose(input.checked);
  const input = h("input", { type: "checkbox", role: "switch", id: label.replace(".", "-"), onchange });
  return { input, root: h("div", { class: "switch" }, input, h("label", { for: input.id }, t(label))) };
}
