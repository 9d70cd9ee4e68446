/**
 * Where the browser refuses the clipboard: the text itself, selected, to be copied by hand.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createCopyDialog(root, onAction) {
  const box = h("textarea", { id: "copy-text", rows: "12", readonly: true });
  const body = h("div", { class: "copy" }, h("label", { for: box.id, class: "field-label" }, t("copy.refused")), box);
  const dialog = dialogOf("copy.title", body, () => onAction({ type: "outgoing", text: null }));
  root.append(dialog);

  return {
    /** @param {State} state */
    render({ outgoing }) {
      if (outgoing === null) return dialog.close();
      if (dialog.open) return;
      box.value = outgoing;
      dialog.showModal();
      box.select();
    },
    destroy: () => dialog.remove(),
  };
}
