/** A sheet that is open while its layer is open. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";

/**
 * Create the sheet of a layer.
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {import("../app/state.js").Layer} name the name of the layer that shows the sheet
 * @param {string} title
 * @param {HTMLElement[]} parts
 * @param {HTMLElement[]} [buttons] the buttons at the foot
 */
export function createLayerSheet(root, onAction, name, title, parts, buttons) {
  const close = () => onAction({ type: "layer", layer: "" });
  const sheet = createSheet(title, h("div", { class: "help", tabindex: "0" }, ...parts), close, buttons);
  root.append(sheet.root);
  return {
    /** @param {import("../app/state.js").State} state */
    render: ({ layer }) => void sheet.show(layer === name),
    destroy: sheet.destroy,
  };
}

/**
 * Create a list of terms with their meanings. `keysOf` returns the two message keys for a name.
 * @param {string[]} names @param {(name: string) => [string, string]} keysOf
 */
export const terms = (names, keysOf) =>
  h("dl", {}, ...names.map(keysOf).flatMap(([term, meaning]) => [h("dt", {}, t(term)), h("dd", {}, t(meaning))]));
