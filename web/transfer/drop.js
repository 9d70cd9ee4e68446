/**
 * Loading of files or texts that are dropped anywhere on the page. While they are dragged over the page, a message is
 * shown.
 * @typedef {import("../app/state.js").Action} Action
 */

import { MOVED } from "../puzzles/drag.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * Create the area on which files can be dropped. It is the whole page.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createDrop(root, onAction) {
  const zone = h("div", { class: "drop", "aria-hidden": "true" }, h("p", {}, t("drop.here")));
  const life = new AbortController();
  const show = (/** @type {boolean} */ over) => zone.classList.toggle("over", over);
  root.append(zone);

  /** @param {DragEvent} event */
  const over = (event) => {
    if (event.dataTransfer?.types.includes(MOVED)) return;
    event.preventDefault();
    show(true);
  };
  /** @param {DragEvent} event */
  const left = ({ relatedTarget }) => relatedTarget === null && show(false);
  /** @param {DragEvent} event */
  const dropped = (event) => {
    show(false);
    if (event.defaultPrevented) return; // another part of the page has already handled the drop
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData("text/plain");
    if (files.length) onAction({ type: "open", files });
    else if (text) onAction({ type: "text", text });
  };
  document.addEventListener("dragover", over, life);
  document.addEventListener("dragleave", left, life);
  document.addEventListener("drop", dropped, life);

  return {
    render: () => {},
    destroy() {
      life.abort();
      zone.remove();
    },
  };
}
