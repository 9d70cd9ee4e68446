/**
 * A sheet that shows the board in any format, for copying or downloading. If the browser does not allow access to the
 * clipboard, the sheet selects the text, so that people can copy it by hand.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { FORMS } from "../contract/constants.js";
import { h, put, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";
import { fitsForm, OFFERED } from "./forms.js";

/**
 * Create the sheet that shows the board in a format, to copy or download it.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createCopyDialog(root, onAction) {
  const options = OFFERED.map((value) => h("option", { value }, t(`copy.${value}`)));
  const form = h("select", { id: "copy-form", class: "field" }, ...options);
  const holds = h("p", { class: "muted" });
  const box = h("textarea", { id: "copy-text", rows: "9", readonly: true, "aria-label": t("copy.text") });
  const words = h("p", { class: "copy-words", role: "status" });
  const shown = () => ({ format: form.value, text: box.value });
  const save = h("button", { type: "button", class: "button" }, t("copy.save"));
  const copy = h("button", { type: "button", class: "button primary" }, t("copy.do"));
  const field = h("div", { class: "labelled" }, h("label", { for: form.id }, t("copy.form")), form, holds);
  const body = h("div", { class: "copy" }, field, box, words);
  const close = () => onAction({ type: "outgoing", outgoing: null });
  const sheet = createSheet("copy.title", body, close, [copy, save]);
  form.addEventListener("change", () => onAction({ type: "write-as", format: form.value }));
  save.addEventListener("click", () => onAction({ type: "save-text", ...shown() }));
  copy.addEventListener("click", () => onAction({ type: "copy-text", ...shown() }));
  root.append(sheet.root);
  /** @type {State["outgoing"]} */
  let before = null;

  return {
    /** @param {State} state */
    render({ outgoing, board }) {
      if (outgoing === before) return;
      before = outgoing;
      if (!outgoing) return void sheet.show(false);
      for (const option of options) option.disabled = !fitsForm(option.value, board);
      form.value = outgoing.format;
      setText(holds, holding(outgoing.format));
      box.value = outgoing.text ?? "";
      put(box, "wrap", box.value.includes("\n") ? "off" : null); // rows of a grid must not wrap
      setText(words, outgoing.words ? say(outgoing.words) : "");
      for (const button of [save, copy]) setIdle(button, outgoing.text === null);
      sheet.show(true);
      if (outgoing.words?.key === "copy.refused") box.select();
    },
    destroy: sheet.destroy,
  };
}

/** Return a sentence about which parts of a board a format contains. @param {string} format */
const holding = (format) => (FORMS[format] ? t(`copy.holds.${FORMS[format].keeps}`) : "");
