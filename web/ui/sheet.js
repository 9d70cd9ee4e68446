/**
 * A sheet: a dialog that leaves the board and the places usable. It has a title, a Close button, content that scrolls,
 * and, if needed, a row of buttons at its foot. On a wide screen it replaces the content of the panel, on a phone it
 * rises from below. The state of the page ensures that only one sheet is open.
 */
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { removeMarked, showMarked } from "./root.js";

/** While a sheet is open, the root element has this mark. */
const SHEETS = { mark: "sheet", kind: ".dialog-sheet" };

/**
 * Create a sheet.
 * @param {string} title the key of the title
 * @param {HTMLElement} body
 * @param {() => void} close  called by the Close button, and by Escape if the focus is in the sheet
 * @param {HTMLElement[]} [buttons] the buttons at the foot
 */
export function createSheet(title, body, close, buttons = []) {
  const name = t("dialog.close");
  const shut = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": name, title: name, onclick: close },
    icon("close"),
  );
  const id = title.replace(".", "-");
  const head = h("div", { class: "dialog-head" }, h("h2", { id }, t(title)), shut);
  body.classList.add("dialog-body");
  const foot = buttons.length > 0 && h("div", { class: "row main-row dialog-foot" }, ...buttons);
  const root = h("dialog", { class: "dialog-sheet", "aria-labelledby": id }, head, body, foot);
  closeByEscape(root, close);
  return {
    root,
    /**
     * Open or close the sheet. The focus moves into the sheet, and returns when it closes. Return whether the sheet was
     * opened by this call.
     * @param {boolean} open
     */
    show(open) {
      if (open === Boolean(root.open)) return false;
      showMarked(root, open, SHEETS);
      return open;
    },
    destroy: () => removeMarked(root, SHEETS),
  };
}

/** Close something with Escape while the focus is in it. @param {HTMLElement} root @param {() => void} close */
export const closeByEscape = (root, close) =>
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });

/** Create a button at the foot of a sheet. @param {string} label @param {() => void} onclick @param {string} [look] */
export const footButton = (label, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));
