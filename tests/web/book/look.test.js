/** Check the fields for the title and the parts of a book. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createLook } from "../../../web/book/look.js";
import { newBook } from "../../../web/print/book.js";
import { PLAIN } from "../../../web/print/options.js";
import { drawn, layOut } from "../../support/elements.js";
import { enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

/**
 * Create the fields for the look of a book.
 * @param {Partial<import("../../../web/print/options.js").PrintOptions>} [options]
 */
function look(options = {}) {
  /** @type {unknown[]} */
  const told = [];
  const {
    title,
    root: more,
    render,
  } = createLook(
    (part) => told.push(part),
    (language) => told.push(language),
  );
  more.setAttribute("open", "");
  const root = document.createElement("div");
  root.append(title, more);
  const shows = (/** @type {typeof options} */ more) => {
    render({ ...INITIAL, print: { ...INITIAL.print, options: { ...PLAIN, ...more } } }, newBook("ko"));
    return seen(root);
  };
  shows(options);
  return { root: drawn(root), told, shows };
}

test("a book's look is shown as it is", () => {
  const { shows } = look();
  const shown = shows({ title: "Sunday", subtitle: "No 1", author: "Mina", cover: true, paper: "own", per_page: 6 });
  assert.deepEqual(shown, [
    ...["Title {Sunday}", "Cover, parts and paper", "Subtitle {No 1}", "Author {Mina}"],
    "[Cover]* [Contents] [How to solve] [Techniques] [Solution page numbers] [Back cover]",
    ...["Language {한국어}", "Paper {custom size}", "Puzzles per page {6}"],
    ...["Numbering of the puzzles {starts again in each section}", "Solutions {at the end}"],
  ]);
  assert.match(shows({ paper: "A4" }).join(), /Paper {A4},/);
});

test("each field tells its own part: words as they are typed, a number as a number, a part as it was not", () => {
  const { root, told, shows } = look({ cover: true });
  enter(root, "Subtitle", "No 1");
  enter(root, "Puzzles per page", "6");
  enter(root, "Solutions", "none");
  press(root, "Cover");
  press(root, "Contents");
  shows({ cover: false });
  press(root, "Cover");
  enter(root, "Language", "en");
  assert.deepEqual(told, [
    { subtitle: "No 1" },
    { per_page: 6 },
    { solutions: "none" },
    { cover: false },
    { contents: true },
    { cover: true },
    "en",
  ]);
});
