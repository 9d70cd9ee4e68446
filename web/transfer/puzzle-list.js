/**
 * The buttons for a text that contains several puzzles: "3 of 120", and buttons for the next and the previous puzzle.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { h, icon, setHidden, setIdle, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";

/**
 * Create the buttons that go to the previous and next puzzle of a list.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createPuzzleList(root, onAction) {
  const words = h("span", { class: "shelf-words", role: "status" });
  const previous = leaf("shelf.previous", "back", () => onAction({ type: "leaf", step: -1 }));
  const next = leaf("shelf.next", "forward", () => onAction({ type: "leaf", step: 1 }));
  const shelf = h(
    "div",
    { class: "shelf plate", role: "group", "aria-label": t("shelf.label") },
    previous,
    words,
    next,
  );
  root.append(shelf);

  return {
    /** @param {State} state */
    render({ shelf: puzzles }) {
      setHidden(shelf, !puzzles);
      markRoot("shelf", puzzles !== null);
      if (!puzzles) return;
      setText(words, t("shelf.place", { number: puzzles.index + 1, total: puzzles.puzzles.length }));
      setIdle(previous, puzzles.index === 0);
      setIdle(next, puzzles.index === puzzles.puzzles.length - 1);
    },
    destroy: () => shelf.remove(),
  };
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
function leaf(label, drawing, onclick) {
  const name = t(label);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, icon(drawing));
}
