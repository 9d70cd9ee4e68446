/**
 * The sheet with the settings for playing. They decide, for example, when mistakes are shown, how large digits are,
 * whether time is counted, and in which order steps are found. Settings that the device does not support are left out.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { LISTS } from "../board/playing.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";
import { abilities } from "./device.js";

const SWITCHES = /** @type {const} */ (["prune", "duplicates", "candidates", "awake", "sound", "vibration"]);
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
  /** @type {Record<string, boolean>} */
  const able = abilities();
  const switches = SWITCHES.filter((name) => able[name] !== false).map((name) => ({
    name,
    ...switchOf(`playing.${name}`, (on) => playBy({ [name]: on })),
  }));
  const order = listOf("explain.order", ORDERS, (value) => explainBy({ order: value }));
  const unique = switchOf("explain.unique", (on) => explainBy({ unique: on }));
  const note = h("p", { class: "muted" }, t("explain.unique.tip"));
  const body = h(
    "div",
    { class: "playing" },
    h("div", { class: "playing-lists" }, ...lists.map((list) => list.root)),
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
