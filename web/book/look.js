/** The title of a book and, in a part that can be opened, its other texts, the choice of its parts, and its paper. */

import { LANGUAGES, MILLIMETRES } from "../contract/constants.js";
import { createNames } from "../print/controls.js";
import { CHOICES, CUSTOM, PLAIN } from "../print/options.js";
import { createFontsFor } from "../print/own-fonts-view.js";
import { h, setHidden } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { choiceField, lineField, textField } from "./fields.js";
import { createPageSize } from "./page-size.js";

/**
 * @typedef {import("../print/options.js").PrintOptions} PrintOptions
 * @typedef {import("../app/state.js").State} State
 */

const WORDS = /** @type {const} */ (["title", "subtitle", "author"]);
const PARTS = /** @type {const} */ ([
  ...["cover", "title_page", "contents", "openers", "introduction", "techniques", "pointers", "back_cover"],
]);
const ON_PAGES = /** @type {const} */ (["name_line", "footer", "outer_numbers"]);
/** The options that are chosen from a list. @type {(keyof PrintOptions)[]} */
const LISTS = ["paper", "margin", "gutter", "running", "per_page", "notes", "numbers", "solutions"];
const IMPRINT_ROWS = 3;

/**
 * @param {(options: Partial<PrintOptions>) => void} onOptions @param {(language: string) => void} onLanguage
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createLook(onOptions, onLanguage, onAction) {
  /** @type {PrintOptions | null} */
  let now = null;
  const words = WORDS.map((name) => ({ name, ...lineField(`print.${name}`, (value) => onOptions({ [name]: value })) }));
  const toggle = (/** @type {string} */ name) =>
    now && onOptions({ [name]: !now[/** @type {keyof PrintOptions} */ (name)] });
  const parts = createNames(t("book.parts"), PARTS, (name) => t(`book.part.${name}`), toggle);
  const onPages = createNames(t("book.pages"), ON_PAGES, (name) => t(`book.pages.${name}`), toggle);
  const imprint = textField("print.imprint", (value) => onOptions({ imprint: value }), IMPRINT_ROWS);
  const hidden = textField("book.word", (word) => onOptions({ word }), 1, t("print.word.hint"));
  const language = choiceField("header.language", onLanguage);
  const size = createPageSize(onOptions);
  const lists = LISTS.map((name) => ({
    name,
    ...choiceField(`print.${name}`, (value) => onOptions({ [name]: isNumber(name) ? Number(value) : value })),
  }));
  const fonts = createFontsFor(onAction);
  const [title, ...otherWords] = words;
  const content = h(
    "div",
    { class: "book-look" },
    ...otherWords.map((field) => field.root),
    parts.root,
    imprint.root,
    h("div", { class: "book-fields" }, language.root, ...lists.map((field) => field.root)),
    size.root,
    onPages.root,
    hidden.root,
    fonts.root,
  );
  return {
    title: title.root,
    root: fold("book-look", { class: "more" }, t("book.look"), content),
    focus: () => title.input.focus(),
    /** @param {State} state @param {import("../print/book.js").Book} book */
    render({ print: { options, fonts: own } }, book) {
      now = options;
      fonts.show(own);
      for (const field of words) field.show(options[field.name]);
      parts.show(PARTS.filter((name) => options[/** @type {keyof PrintOptions} */ (name)]));
      onPages.show(ON_PAGES.filter((name) => options[name]));
      imprint.show(options.imprint);
      hidden.show(options.word);
      setHidden(imprint.root, !options.title_page);
      language.show(book.language, Object.keys(LANGUAGES), (name) => LANGUAGES[name]);
      for (const field of lists)
        field.show(options[field.name], CHOICES[field.name] ?? [], (value) => wordFor(field.name, value));
      size.show(options);
      setHidden(size.root, options.paper !== CUSTOM);
    },
  };
}

/** @param {keyof PrintOptions} name */
const isNumber = (name) => typeof PLAIN[name] === "number";

/** @param {keyof PrintOptions} name @param {string} value */
function wordFor(name, value) {
  if (MILLIMETRES.includes(name)) return Number(value) ? t("print.mm", { number: value }) : t(`print.${name}.none`);
  return name === "per_page" || (name === "paper" && value !== CUSTOM) ? value : t(`print.${name}.${value}`);
}
