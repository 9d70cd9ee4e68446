/**
 * The dialog of the Book editor, which covers the whole page. The code of the editor is loaded when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {{render: (state: State) => void}} View
 */
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createOutcome } from "./outcome.js";
import { createPreview } from "./preview-view.js";

/** Load the Book editor. */
export const loadDesk = () => loadRoom("book");

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createDeskDoor(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const dialog = h("dialog", { class: "desk-door", "aria-label": t("book.desk") });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  root.append(dialog);
  /** @type {View | null} */
  let desk = null;
  /** @type {State | null} */
  let now = null;

  const open = async () => {
    dialog.showModal();
    if (desk) return;
    const waiting = h("p", { class: "muted", role: "status" }, t("book.loading"));
    dialog.replaceChildren(waiting);
    const found = await loadDesk().catch(() => null);
    if (!found) {
      close();
      return onAction({ type: "notice", words: { key: "book.not-here" } });
    }
    waiting.remove();
    const preview = createPreview((page) => onAction({ type: "print", print: { page } }));
    desk ??= found.createDesk(dialog, onAction, { preview, outcome: createOutcome(onAction), close });
    if (now) desk.render(now);
  };

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const wanted = state.layer === "desk";
      if (wanted && !dialog.open) open();
      if (!wanted && dialog.open) dialog.close();
      if (wanted) desk?.render(state);
    },
    destroy: () => dialog.remove(),
  };
}
