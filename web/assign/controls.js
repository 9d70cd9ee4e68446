/** Controls that several views of assignments use. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** The HTML attributes for a text whose language is not known. */
export const FOREIGN = { lang: "", dir: "auto" };

/** @param {string} label @param {() => void} onclick @param {string} [look] */
export const button = (label, onclick, look = "small") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));

/** Create a field with its label above. @template {HTMLElement} Field @param {string} label @param {Field} field */
export function labelled(label, field) {
  field.id ||= label.replaceAll(".", "-");
  return h("div", { class: "assign-field labelled" }, h("label", { for: field.id }, t(label)), field);
}

/** Copy a text to the clipboard, and return whether the browser allowed this. @param {string} text */
export const copied = (text) =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).then(
    (done) => done === true,
    () => false,
  );
