/**
 * The sheet with the settings for playing. The settings decide, for example, when mistakes are shown, whether time is
 * counted, and whether writing a digit removes it from the notes of its peers.
 * @typedef {import("../app/state.js").State} State
 */
import { MISTAKES, TIMERS } from "../board/playing.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";

const LISTS = { mistakes: MISTAKES, timer: TIMERS };
const SWITCHES = /** @type {const} */ (["duplicates", "prune", "candidates"]);

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export function createPlayingDialog(root, onAction) {
  const lists = Object.entries(LISTS).map(([name, options]) => listOf(name, options, onAction));
  const switches = SWITCHES.map((name) => switchOf(name, onAction));
  const parts = [...[...lists, ...switches].map((one) => one.root)];
  const sheet = createSheet("playing.title", h("div", { class: "playing" }, ...parts), () =>
    onAction({ type: "layer", layer: "" }),
  );
  root.append(sheet.root);
  return {
    /** @param {State} state */
    render({ layer, settings }) {
      for (const { list, name } of lists) list.value = settings.playing[name];
      for (const { input, name } of switches) input.checked = settings.playing[name];
      sheet.show(layer === "playing");
    },
    destroy: sheet.destroy,
  };
}

/**
 * Create a list, with its label, from which the player chooses one setting for the game.
 * @param {string} part @param {readonly string[]} choices
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
function listOf(part, choices, onAction) {
  const name = /** @type {keyof typeof LISTS} */ (part);
  const options = choices.map((one) => h("option", { value: one }, t(`playing.${name}.${one}`)));
  const onchange = () => onAction({ type: "playBy", by: { [name]: list.value } });
  const list = h("select", { id: `playing-${name}`, class: "field", onchange }, ...options);
  const label = h("label", { for: list.id }, t(`playing.${name}`));
  return { name, list, root: h("div", { class: "labelled" }, label, list) };
}

/**
 * Create a switch, with its label, that turns one of the player's settings for the game on or off.
 * @param {(typeof SWITCHES)[number]} name @param {(action: import("../app/state.js").Action) => void} onAction
 */
function switchOf(name, onAction) {
  const onchange = () => onAction({ type: "playBy", by: { [name]: input.checked } });
  const input = h("input", { type: "checkbox", role: "switch", id: `playing-${name}`, onchange });
  const label = h("label", { for: input.id }, t(`playing.${name}`));
  return { name, input, root: h("div", { class: "switch" }, input, label) };
}
