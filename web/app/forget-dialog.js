/** The dialog before everything is deleted, which offers a backup first. It is modal, because the loss is final. */
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: import("./state.js").Action) => void} onAction */
export function createForgetDialog(root, onAction) {
  /** @param {string} key @param {import("./state.js").Action} action @param {string} [look] */
  const button = (key, action, look = "") =>
    h("button", { type: "button", class: `button ${look}`, onclick: () => onAction(action) }, t(key));
  const buttons = h(
    "div",
    { class: "row" },
    button("menu.save", { type: "save-everything" }),
    button("everything.forget", { type: "forget" }, "danger"),
    button("dialog.cancel", { type: "layer", layer: "" }),
  );
  const body = h("div", { class: "forget" }, h("p", {}, t("everything.forget.what")), buttons);
  const dialog = dialogOf("everything.forget", body, () => onAction({ type: "layer", layer: "" }));
  root.append(dialog);
  return {
    /** @param {import("./state.js").State} state */
    render({ layer }) {
      if (layer === "forget" && !dialog.open) dialog.showModal();
      if (layer !== "forget" && dialog.open) dialog.close();
    },
    destroy: () => dialog.remove(),
  };
}
