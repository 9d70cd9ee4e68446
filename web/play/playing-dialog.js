/**
 * How a person likes to play: what is told of mistakes, and what a digit does to the notes around it.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { MISTAKES } from "../board/playing.js";
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

const SWITCHES = /** @type {const} */ (["duplicates", "prune", "candidates"]);

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export function createPlayingDialog(root, onAction) {
  const options = MISTAKES.map((when) => h("option", { value: when }, t(`playing.mistakes.${when}`)));
  const onchange = () =>
    onAction({ type: "playBy", by: { mistakes: MISTAKES.find((when) => when === mistakes.value) } });
  const mistakes = h("select", { id: "playing-mistakes", class: "field", onchange }, ...options);
  const switches = SWITCHES.map((name) => switchOf(name, onAction));
  const parts = [
    h("div", { class: "playing-list" }, h("label", { for: mistakes.id }, t("playing.mistakes")), mistakes),
    ...switches.map((one) => one.root),
  ];
  const dialog = dialogOf("playing.title", h("div", { class: "playing" }, ...parts), () =>
    onAction({ type: "layer", layer: "" }),
  );
  root.append(dialog);
  return {
    /** @param {State} state */
    render({ layer, settings }) {
      mistakes.value = settings.playing.mistakes;
      for (const { input, name } of switches) input.checked = settings.playing[name];
      if (layer === "playing" && !dialog.open) dialog.showModal();
      if (layer !== "playing" && dialog.open) dialog.close();
    },
    destroy: () => dialog.remove(),
  };
}

/** @param {(typeof SWITCHES)[number]} name @param {(action: import("../app/state.js").Action) => void} onAction */
function switchOf(name, onAction) {
  const onchange = () => onAction({ type: "playBy", by: { [name]: input.checked } });
  const input = h("input", { type: "checkbox", role: "switch", id: `playing-${name}`, onchange });
  const label = h("label", { for: input.id }, t(`playing.${name}`));
  return { name, input, root: h("div", { class: "switch" }, input, label) };
}
