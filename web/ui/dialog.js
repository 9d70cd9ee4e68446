/** A dialog with a title and a Close button. The Escape key also closes it. A sheet (sheet.js) is not modal. */
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Create a dialog with a title, a Close button and the given content.
 * @param {string} title @param {HTMLElement} body @param {() => void} close
 */
export function dialogOf(title, body, close) {
  const name = t("dialog.close");
  const shut = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": name, title: name, onclick: close },
    icon("close"),
  );
  const id = title.replace(".", "-");
  const head = h("div", { class: "dialog-head" }, h("h2", { id }, t(title)), shut);
  const dialog = h("dialog", { "aria-labelledby": id }, head, body);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  return dialog;
}
