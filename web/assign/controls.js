/** What several views of this room are made of. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** What somebody has written is in a language that nobody knows here. */
export const FOREIGN = { lang: "", dir: "auto" };

/** @param {string} label @param {() => void} onclick @param {string} [look] */
export const button = (label, onclick, look = "small") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));

/** A field with its label above. @template {HTMLElement} Field @param {string} label @param {Field} field */
export function labelled(label, field) {
  field.id ||= label.replaceAll(".", "-");
  return h("div", { class: "assign-field" }, h("label", { for: field.id, class: "field-label" }, t(label)), field);
}

/** Copied where the browser lets it. @param {string} text */
export const copied = (text) =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).then(
    (done) => done === true,
    () => false,
  );
