/** A sheet that explains the page as one file, with the size of the file, before it is downloaded. */
import { createLayerSheet } from "../help/sheet.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { footButton } from "../ui/sheet.js";

/** @param {HTMLElement} root @param {(action: import("./state.js").Action) => void} onAction */
export function createKeepDialog(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const save = () => {
    close();
    onAction({ type: "keep-page" });
  };
  const size = h("p", { hidden: true });
  const parts = [h("p", {}, t("one-file.about")), size, h("p", {}, t("one-file.without", { save: t("menu.save") }))];
  const buttons = [footButton("one-file.save", save, "primary"), footButton("dialog.cancel", close)];
  const sheet = createLayerSheet(root, onAction, "keep-page", "one-file.keep", parts, buttons);
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
