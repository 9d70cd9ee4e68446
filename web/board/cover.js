/** A cover that hides the board while the clock is paused. */
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root the element around the board @param {(action: import("../app/state.js").Action) => void} onAction */
export function createCover(root, onAction) {
  const go = h(
    "button",
    { type: "button", class: "button primary", onclick: () => onAction({ type: "pause", now: Date.now() }) },
    t("clock.go-on"),
  );
  const cover = h("div", { class: "board-cover", hidden: true }, h("p", {}, t("clock.paused")), go);
  root.append(cover);
  return {
    /** @param {import("../app/state.js").State} state */
    render({ clock: { paused } }) {
      const was = !cover.hidden;
      if (paused === was) return;
      setHidden(cover, !paused);
      for (const part of document.querySelectorAll("#grid [role=grid], #keypad")) put(part, "inert", paused);
      /** @type {HTMLElement | null} */
      const next = paused ? go : root.querySelector('[tabindex="0"]');
      next?.focus();
    },
    destroy: () => cover.remove(),
  };
}
