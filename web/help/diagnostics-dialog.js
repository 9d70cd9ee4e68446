/**
 * The sheet that shows the diagnostics, so that people can copy them into a problem report.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet, footButton } from "../ui/sheet.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createDiagnosticsDialog(root, onAction) {
  const text = h("pre", { class: "diagnostics", tabindex: "0", "aria-label": t("diagnostics.title") });
  const body = h("div", { class: "help" }, h("p", {}, t("diagnostics.intro")), text);
  const close = () => onAction({ type: "report", text: null });
  const copy = footButton("diagnostics.copy", () => onAction({ type: "copy-report" }), "primary");
  const sheet = createSheet("diagnostics.title", body, close, [copy]);
  root.append(sheet.root);
  return {
    /** @param {State} state */
    render({ report }) {
      if (report !== null) setText(text, report);
      sheet.show(report !== null);
    },
    destroy: sheet.destroy,
  };
}
