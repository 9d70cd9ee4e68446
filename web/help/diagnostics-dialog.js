/**
 * The dialog that shows the diagnostics, so that people can copy them into a problem report.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { dialogOf } from "../ui/dialog.js";
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createDiagnosticsDialog(root, onAction) {
  const text = h("pre", { class: "diagnostics", tabindex: "0", "aria-label": t("diagnostics.title") });
  const copy = h("button", { type: "button", class: "button", onclick: () => onAction({ type: "copy-report" }) });
  copy.append(t("diagnostics.copy"));
  const dialog = dialogOf("diagnostics.title", h("div", {}, h("p", {}, t("diagnostics.intro")), text, copy), () =>
    onAction({ type: "report", text: null }),
  );
  root.append(dialog);
  return {
    /** @param {State} state */
    render({ report }) {
      if (report !== null) setText(text, report);
      if (report !== null && !dialog.open) dialog.showModal();
      if (report === null && dialog.open) dialog.close();
    },
    destroy: () => dialog.remove(),
  };
}
