/**
 * The switch between the modes Edit and Play. It decides whether a typed digit becomes a clue or an entry.
 * @typedef {import("../app/state.js").State} State
 */
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { isTouch } from "../ui/touch.js";

/** @typedef {(action: import("../app/state.js").Action) => void} OnAction */

/** @param {OnAction} onAction */
export function createModes(onAction) {
  const modes = /** @type {const} */ (["enter", "play"]).map((mode) => modeChoice(mode, onAction));
  const legend = h("legend", { class: "unseen" }, t("mode.label"));
  const root = h("fieldset", { class: "modes" }, legend, ...modes.flatMap(({ parts }) => parts));
  return {
    root,
    /** @param {State} state */
    render({ mode, place }) {
      setHidden(root, place !== "play"); // elsewhere, a typed digit is always an entry
      for (const { input, name } of modes) input.checked = mode === name;
    },
  };
}

/**
 * Create a radio button, with its label, for entering a puzzle or for playing.
 * @param {"enter" | "play"} name @param {OnAction} onAction
 */
function modeChoice(name, onAction) {
  const onchange = () => onAction({ type: "mode", mode: name });
  const input = h("input", { type: "radio", name: "mode", id: `mode-${name}`, value: name, class: "unseen", onchange });
  const words = { for: input.id, class: "mode-name choice", title: isTouch() ? null : t(`mode.${name}.hint`) };
  return { name, input, parts: [input, h("label", words, t(`mode.${name}`))] };
}
