/** The title of a book and, in a part that can be opened, its other texts, the choice of its parts, and its paper. */

import { LANGUAGES } from "../contract/constants.js";
import { createNames } from "../print/controls.js";
import { CHOICES, CUSTOM } from "../print/options.js";
import { h } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { choiceField, lineField } from "./fields.js";

/**
 * @typedef {import("../print/options.js").PrintOptions} PrintOptions
 * @typedef {import("../app/state.js").State} State
 */

const WORDS = /** @type {const} */ (["title", "subtitle", "author"]);
const PARTS = /** @type {const} */ (["cover", "contents", "introduction", "techniques", "pointers", "back_cover"]);
const LISTS = /** @type {const} */ (["paper", "per_page", "numbers", "solutions"]);

/** @param {(options: Partial<PrintOptions>) => void} onOptions @param {(language: string) => void} onLanguage */
export function createLook(onOptions, onLanguage) {
  /** @type {PrintOptions | null} */
  let now = null;
  const words = WORDS.map((name) => ({ name, ...lineField(`print.${name}`, (value) => onOptions({ [name]: value })) }));
  const toggle = (/** @type {string} */ name) =>
    now && onOptions({ [name]: !now[/** @type {(typeof PARTS)[number]} */ (name)] });
  const parts = createNames(t("book.parts"), PARTS, (name) => t(`book.part.${name}`), toggle);
  const language = choiceField("header.language", onLanguage);
  const lists = LISTS.map((name) => ({
    name,
    ...choiceField(`print.${name}`, (value) => onOptions({ [name]: name === "per_page" ? Number(value) : value })),
  }));
  const [title, ...otherWords] = words;
  const content = h(
    "div",
    { class: "book-look" },
    ...otherWords.map((field) => field.root),
    parts.root,
    h("div", { class: "book-fields" }, language.root, ...lists.map((field) => field.root)),
  );
  return {
    title: title.root,
    root: fold("book-look", { class: "more" }, t("book.look"), content),
    focus: () => title.input.focus(),
    /** @param {State} state @param {import("../print/book.js").Book} book */
    render({ print: { options } }, book) {
      now = options;
      for (const field of words) field.show(options[field.name]);
      parts.show(PARTS.filter((name) => options[name]));
      language.show(book.language, Object.keys(LANGUAGES), (name) => LANGUAGES[name]);
      for (const field of lists)
        field.show(options[field.name], CHOICES[field.name] ?? [], (value) => wordFor(field.name, value));
    },
  };
}

/** @param {string} name @param {string} value */
const wordFor = (name, value) =>
  name === "per_page" || (name === "paper" && value !== CUSTOM) ? value : t(`print.${name}.${value}`);
