/**
 * The templates with which a book can begin. Each has some sections with orders for puzzles, and print options that
 * suit them.
 * @typedef {import("../print/options.js").PrintOptions} PrintOptions
 * @typedef {import("../print/book.js").BookSection} Section
 */
import { classicWish, FIRST_WISH, randomSeed } from "../make/options.js";
import { NEW_SECTION, PAST } from "../print/book.js";
import { presetOf } from "../print/options.js";
import { t } from "../ui/i18n.js";

/**
 * The sections of each template: the key of the title, the grade, and the number of puzzles. `picture` is the preset or
 * part of a book that stands for it.
 * @type {Record<string, {picture: string, preset: string, options: Partial<PrintOptions>,
 *   sections: [string, string, number][]}>}
 */
const CONTENT = {
  class: {
    picture: "class",
    preset: "worksheet",
    options: { per_page: 2, numbers: "through" },
    sections: [
      ["grade.easy", "easy", 6],
      ["grade.medium", "medium", 6],
      ["grade.hard", "hard", 4],
    ],
  },
  weekend: {
    picture: "booklet",
    preset: "booklet",
    options: {},
    sections: [
      ["book.template.saturday", "medium", 4],
      ["book.template.sunday", "hard", 4],
    ],
  },
  gift: {
    picture: "cover",
    preset: "worksheet",
    options: { per_page: 2, name_line: false, cover: true, back_cover: true, contents: true, introduction: true },
    sections: [
      ["grade.easy", "easy", 6],
      ["grade.medium", "medium", 6],
      ["grade.hard", "hard", 6],
    ],
  },
};

export const TEMPLATES = Object.keys(CONTENT);

/** Return the name of the picture of a template. @param {string} name */
export const pictureOf = (name) => CONTENT[name].picture;

/** Return the number of puzzles of a template. @param {string} name */
export const countOf = (name) => CONTENT[name].sections.reduce((sum, [, , count]) => sum + count, 0);

/** Return the print options with those of a template. @param {PrintOptions} now @param {string} name @returns {PrintOptions} */
export function templateOptions(now, name) {
  const { preset, options } = CONTENT[name];
  return { ...presetOf(now, preset), ...options, title: t(`book.template.${name}.title`) };
}

/** Return a function that fills a book with the sections of a template. This can be undone. @param {string} name */
export const withTemplate = (name) => (/** @type {import("../print/book.js").Book} */ book) => ({
  ...book,
  sections: CONTENT[name].sections.map(sectionOf),
  at: -1,
  past: [...book.past, book.sections].slice(-PAST),
});

/** @param {[string, string, number]} section @returns {Section} */
function sectionOf([title, grade, count]) {
  const wish = classicWish({ ...FIRST_WISH, grade });
  return { ...NEW_SECTION, title: t(title), order: { wish, seed: randomSeed(), count } };
}

/** Return whether nothing has been done in a book yet. @param {import("../print/book.js").Book} book */
export const isBlank = ({ sections, pasted, past }) =>
  past.length === 0 &&
  !pasted &&
  sections.every(
    ({ title, note, order, practise, puzzles }) => !title && !note && !order && !practise && !puzzles.length,
  );
