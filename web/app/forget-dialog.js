/** A dialog before everything is deleted, which offers a backup first. */
import { createSheet } from "../help/sheet.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: import("./state.js").Action) => void} onAction */
export function createForgetDialog(root, onAction) {
  /** @param {string} key @param {import("./state.js").Action} action @param {string} [look] */
  const button = (key, action, look = "") =>
    h("button", { type: "button", class: `button ${look}`, onclick: () => onAction(action) }, t(key));
  return createSheet(root, onAction, "forget", "everything.forget", [
    h("p", {}, t("everything.forget.what")),
    h(
      "div",
      { class: "row" },
      button("menu.save", { type: "save-everything" }),
      button("everything.forget", { type: "forget" }, "danger"),
      button("dialog.cancel", { type: "layer", layer: "" }),
    ),
  ]);
}
