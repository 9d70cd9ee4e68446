/** Check the fields for the title and the parts of a book. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createLook } from "../../../web/book/look.js";
import { newBook } from "../../../web/print/book.js";
import { PLAIN } from "../../../web/print/options.js";
import { t } from "../../../web/ui/i18n.js";
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
    (action) => told.push(action),
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
    "[Cover]* [Title page] [Contents] [Section title pages] [How to solve] [Techniques] [Solution page numbers] [Back cover]",
    ...["Language {한국어}", "Paper {custom size}", "Margins {15 mm}", "Extra margin at the fold {none}"],
    ...["Running heads {title}", "Puzzles per page {6}", "In blank cells {nothing}"],
    ...["Numbering of the puzzles {starts again in each section}", "Solutions {at the end}"],
    ...["Unit of the page size {millimetres}", "Width in mm {200}", "Height in mm {200}"],
    "[Line for the name] [Page number]* [Number at the outer corner]",
    "Hidden words, one for each puzzle {}",
    ...["Your own font", "[Your own font: Choose a file…]", t("print.font.about")],
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

test("a page size is told in millimetres, also if it is typed in inches", () => {
  const { root, told, shows } = look({ paper: "own", own_width: 152.4, own_height: 228.6 });
  enter(root, "Width in mm", "148.5");
  enter(root, "Unit of the page size", "in");
  assert.match(
    shows({ paper: "own", own_width: 152.4, own_height: 228.6 }).join(),
    /Width in inches .6.,Height in inches .9./,
  );
  enter(root, "Width in inches", "8.5");
  assert.deepEqual(told, [{ own_width: 148.5 }, { own_width: 215.9 }]);
});

test("the imprint belongs to the title page", () => {
  const { root, told, shows } = look({});
  assert.doesNotMatch(shows({}).join(), /Imprint/);
  shows({ title_page: true });
  enter(root, "Imprint, on the back of the title page", "First edition");
  press(root, "Number at the outer corner");
  enter(root, "Margins", "20");
  assert.deepEqual(told, [{ imprint: "First edition" }, { outer_numbers: true }, { margin: 20 }]);
});
