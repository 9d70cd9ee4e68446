/** Quotes from the programs of the tutorials, with their sources. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { langOf } from "./texts.js";

/**
 * Return a quote from a tutorial with its source.
 * @param {string} text @param {number} line @param {import("./texts.js").Text} about
 */
export function createCited(text, line, { number, title, lang }) {
  const where = [
    t("texts.where", { number }),
    h("cite", { lang: langOf(title, lang) }, title),
    t("texts.line", { line }),
  ];
  const words = where.flatMap((part) => [part, " · "]).slice(0, -1);
  return h("figure", {}, createCode(text, langOf(text, lang)), h("figcaption", { class: "muted" }, ...words));
}

/**
 * Return an element that shows program code.
 * @param {string} text @param {string} lang @param {string} [whose]  a style class that shows whether the code is ours
 *   or the tutorial's
 */
export const createCode = (text, lang, whose = "") =>
  h("pre", { class: `texts-code ${whose}` }, h("code", { lang }, text));
