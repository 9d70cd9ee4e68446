/** A dialog that explains the page as one file, with the size of the file, before it is downloaded. */
import { createSheet } from "../help/sheet.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: import("./state.js").Action) => void} onAction */
export function createKeepDialog(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const save = () => {
    close();
    onAction({ type: "keep-page" });
  };
  const size = h("p", { hidden: true });
  const sheet = createSheet(root, onAction, "keep-page", "one-file.keep", [
    h("p", {}, t("one-file.about")),
    size,
    h("p", {}, t("one-file.without", { save: t("menu.save") })),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button primary", onclick: save }, t("one-file.save")),
      h("button", { type: "button", class: "button", onclick: close }, t("dialog.cancel")),
    ),
  ]);
  return {
    ...sheet,
    /** @param {import("./state.js").State} state */
    render(state) {
      const { pageSize } = state;
      setHidden(size, pageSize === null);
      if (pageSize !== null) setText(size, t("one-file.size", { size: megabytes(pageSize) }));
      sheet.render(state);
    },
  };
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
