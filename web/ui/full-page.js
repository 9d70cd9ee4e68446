/**
 * Make a dialog fill the page. It is not modal: the style sheet hides the rest of the page while it is open. Escape and
 * Back close it.
 */
import { showMarked } from "./root.js";
import { closeByEscape } from "./sheet.js";

/** @param {HTMLDialogElement} dialog @param {() => void} close */
export function createFullPage(dialog, close) {
  dialog.classList.add("full-page");
  closeByEscape(dialog, close);
  return {
    /** Open or close the page. The focus moves into it, and returns when it closes. @param {boolean} open */
    show(open) {
      if (open === Boolean(dialog.open)) return;
      showMarked(dialog, open, { mark: "full-page", kind: ".full-page" });
    },
  };
}
