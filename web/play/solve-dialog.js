/** A sheet that asks before the whole solution is shown, because nobody can forget it again. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet, footButton } from "../ui/sheet.js";

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export function createSolveDialog(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const solve = () => {
    close();
    onAction({ type: "run", task: "solve" });
  };
  const body = h("div", {}, h("p", {}, t("solve.ask")));
  const buttons = [footButton("solve.do", solve, "primary"), footButton("dialog.cancel", close)];
  const sheet = createSheet("solve.title", body, close, buttons);
  root.append(sheet.root);
  return {
    /** @param {import("../app/state.js").State} state */
    render: ({ layer }) => void sheet.show(layer === "solve"),
    destroy: sheet.destroy,
  };
}
