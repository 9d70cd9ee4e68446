/** A dialog with text. It is visible while its layer is open. */
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 *
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {import("../app/state.js").Layer} name the name of the layer that shows the dialog
 * @param {string} title
 * @param {HTMLElement[]} parts
 */
export function createSheet(root, onAction, name, title, parts) {
  const dialog = dialogOf(title, h("div", { class: "help" }, ...parts), () => onAction({ type: "layer", layer: "" }));
  root.append(dialog);
  return {
    /** @param {import("../app/state.js").State} state */
    render({ layer }) {
      if (layer === name && !dialog.open) dialog.showModal();
      if (layer !== name && dialog.open) dialog.close();
    },
    destroy: () => dialog.remove(),
  };
}

/**
 * Create a list of terms with their meanings. `keysOf` returns the two message keys for a name.
 * @param {string[]} names @param {(name: string) => [string, string]} keysOf
 */
export const terms = (names, keysOf) =>
  h("dl", {}, ...names.map(keysOf).flatMap(([term, meaning]) => [h("dt", {}, t(term)), h("dd", {}, t(meaning))]));
