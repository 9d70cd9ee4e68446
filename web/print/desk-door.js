/**
 * The Book editor, which fills the page. The code of the editor is loaded when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {{render: (state: State) => void}} View
 */
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";
import { createFullPage } from "../ui/full-page.js";
import { t } from "../ui/i18n.js";

/** Load the Book editor. */
export const loadDesk = () => loadRoom("book");

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createDeskDoor(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const dialog = h("dialog", { class: "desk-door", "aria-label": t("book.desk") });
  const page = createFullPage(dialog, close);
  root.append(dialog);
  /** @type {View | null} */
  let desk = null;
  /** @type {State | null} */
  let now = null;

  const open = async () => {
    page.show(true);
    if (desk) return;
    const waiting = h("p", { class: "muted", role: "status" }, t("book.loading"));
    dialog.replaceChildren(waiting);
    const rooms = await Promise.all([loadDesk(), loadRoom("print")]).catch(() => null);
    if (!rooms) {
      close();
      return onAction({ type: "notice", words: { key: "book.not-here" } });
    }
    waiting.remove();
    const [{ createDesk }, { createPreview, createOutcome }] = rooms;
    const preview = createPreview((page) => onAction({ type: "print", print: { page } }));
    desk ??= createDesk(dialog, onAction, { preview, outcome: createOutcome(onAction), close });
    if (now) desk.render(now);
  };

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const wanted = state.layer === "desk";
      if (wanted && !dialog.open) open();
      if (!wanted) page.show(false);
      if (wanted) desk?.render(state);
    },
    destroy: () => dialog.remove(),
  };
}
