import assert from "node:assert/strict";
import { test } from "node:test";
import { PLAIN } from "../../../web/print/options.js";
import { createPrint } from "../../../web/print/panel.js";
import { MOST_GROUPS, MOST_MADE } from "../../../web/print/saved.js";
import { t } from "../../../web/ui/i18n.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
Object.assign(globalThis, { location: { href: "https://example.org/page#x" } });

const start = stateWith(PUZZLE);
const ITEMS = ["a", "b"].map((key) => /** @type {any} */ ({ key, state: boardFrom(PUZZLE) }));
const TRAY = { ...start, tray: { ...start.tray, items: ITEMS } };
const SHEETS = { pages: {}, total: 3, width: 210, height: 297 };

/** Create the place Print, with all options open. */
function panel() {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("main");
  const scene = document.createElement("div");
  const { render } = createPrint(root, (action) => asked.push(action), scene);
  root.append(scene);
  Object.assign(drawn(root).all("details")[0], { open: true });
  /** @param {object} print @param {object} [more] */
  const shows = (print, more = start) => {
    const state = /** @type {typeof start} */ ({ ...start, ...more });
    render({ ...state, print: { ...state.print, ...print } });
    return seen(root);
  };
  const option = (/** @type {string} */ label) => seen(root).find((line) => line.includes(label));
  return { root: drawn(root), asked, shows, option };
}

test("what there is to print can be chosen, with its number; what there is not cannot", () => {
  const { root, shows, asked } = panel();
  const offered = () =>
    control(root, "What to print").options.flatMap((/** @type {any} */ { textContent, hidden, disabled }) => {
      assert.equal(hidden, disabled);
      return hidden ? [] : [textContent];
    });
  assert.equal(shows({})[0], "{This board}");
  assert.deepEqual(offered(), ["This board", "New puzzles", "Newspaper series"]);
  assert.equal(shows({ source: "tray" })[0], "{This board}");
  assert.equal(shows({ source: "tray" }, TRAY)[0], "{My puzzles, all 2}");
  assert.deepEqual(offered(), ["This board", "My puzzles, all 2", "New puzzles", "Newspaper series"]);
  const selected = { ...TRAY, tray: { ...TRAY.tray, selected: new Set(["a"]) } };
  const [first] = shows({ source: "tray" }, selected);
  assert.equal(first, "{My puzzles, 1 selected}");
  assert.equal(control(root, "What to print").options[0].textContent, "This board");
  const shelf = { puzzles: [boardFrom(PUZZLE), boardFrom(PUZZLE), boardFrom(PUZZLE)], index: 0 };
  assert.equal(shows({ source: "shelf" }, { shelf })[0], "{All puzzles in this list}");
  enter(root, "What to print", "now");
  assert.deepEqual(asked, [{ type: "print", print: { source: "now", page: 0 } }]);
});

test("a font file is looked at as soon as it is chosen, for its weight; one that is taken away is used no more", () => {
  const { root, shows, asked, option } = panel();
  const files = ["regular", "bold"].map((name) => new File([name], `${name}.ttf`));
  const pickers = root.all("input").filter((input) => input.getAttribute("type") === "file");
  for (const [at, file] of files.entries()) Object.assign(pickers[at], { files: [file] }).hears("change");
  const look = { type: "run", task: "font" };
  assert.deepEqual(asked, [
    { type: "font-file", weight: "regular", file: files[0] },
    look,
    { type: "font-file", weight: "bold", file: files[1] },
    look,
  ]);
  asked.length = 0;
  const font = { key: "font:1", title: "Mine" };
  const rows = (/** @type {object} */ fonts) => {
    shows({ fonts });
    return ["print.font", "print.font.bold"].map((label) => option(`[${t(label)}: `)?.replaceAll(`${t(label)}: `, ""));
  };
  const [choose, remove] = ["choose", "remove"].map((name) => t(`print.font.${name}`));
  assert.deepEqual(rows({ regular: null, bold: null }), [`[${choose}]`, undefined]);
  assert.deepEqual(rows({ regular: font, bold: null }), [`Mine [${choose}] [${remove}]`, `[${choose}]`]);
  assert.deepEqual(rows({ regular: font, bold: { ...font, title: "Bold" } }), [
    `Mine [${choose}] [${remove}]`,
    `Bold [${choose}] [${remove}]`,
  ]);
  for (const label of ["print.font", "print.font.bold"].map((key) => t(key))) {
    press(root, `${label}: ${remove}`);
    assert.equal(document.activeElement, control(root, `${label}: ${choose}`));
  }
  assert.deepEqual(
    asked,
    ["regular", "bold"].map((weight) => ({ type: "own-font", weight, font: null })),
  );
});

test("a preset is pressed while the options are it; choosing it keeps paper and words", () => {
  const { root, shows, asked } = panel();
  const presets = () => seen(root)[1];
  const all = "[Worksheet] [Large print] [Pocket booklet] [Notes and QR code] [Braille] [Class set with answer key]";
  shows({});
  assert.equal(presets(), all.replace("[Worksheet]", "[Worksheet]*"));
  shows({ options: { ...PLAIN, title: "Mine", paper: "letter" } });
  assert.equal(presets(), all);
  press(root, "Class set with answer key");
  const { options, page } = asked[0].print;
  assert.deepEqual([options.title, options.paper, options.handout, page], ["Mine", "letter", 1, 0]);
  const lines = shows({ options });
  assert.equal(presets(), all.replace("key]", "key]*"));
  assert.deepEqual(lines.slice(2, 4), ["Names of the pupils {}", "Number of pupils {0}"]);
  assert.doesNotMatch(shows({ options: { ...options, names: "Ada\nBob" } }).join(), /Number of pupils/);
});

test("an option is asked for as it is entered, from the first page on; what depends on another is seen with it alone", () => {
  const { root, shows, asked, option } = panel();
  shows({ options: PLAIN });
  const changed = () =>
    asked
      .splice(0)
      .map(({ print: { options, page } }) => [
        Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== Reflect.get(PLAIN, name))),
        page,
      ]);
  const depending = [
    "Width in mm",
    "Height in mm",
    "Web address for the QR codes",
    "Row of the word",
    "Number of pupils",
    "Pages per folded section",
    "Shift of inner sheets (creep)",
  ];
  assert.deepEqual(depending.map(option), Array(7).fill(undefined));
  enter(root, "Title", "Mine");
  enter(root, "Paper", "own");
  enter(root, "Puzzles per page", 2);
  enter(root, "Landscape", true);
  enter(root, "Margins", "10");
  enter(root, "QR code that opens the puzzle", true);
  press(root, "Newspaper");
  assert.deepEqual(changed(), [
    ...[
      [{ title: "Mine" }, 0],
      [{ paper: "own" }, 0],
      [{ per_page: 2 }, 0],
      [{ landscape: true }, 0],
    ],
    ...[
      [{ margin: 10 }, 0],
      [{ qr: true }, 0],
      [{ style: "newspaper" }, 0],
    ],
  ]);
  const own = { paper: "own", handout: 1, word: "abc", word_row: 0, qr: true, own_width: 120, booklet: true };
  shows({ options: { ...PLAIN, ...own } });
  assert.deepEqual(depending.map(option), [
    "Width in mm {120}",
    "Height in mm {200}",
    "Web address for the QR codes {}",
    option("Row of the word"),
    "Number of pupils {0}",
    "Pages per folded section {all pages}",
    "Shift of inner sheets (creep) {none}",
  ]);
  assert.match(option("Row of the word") ?? "", /\{.*diagonal.*\}/);
  assert.equal(option("Hide a word in the solution"), "Hide a word in the solution {abc}");
});

test("the address that codes open is that of the page; on a disk, which no phone can reach, one is asked for", () => {
  for (const [href, hint] of [
    ["https://example.org/page#x", "https://example.org/page"],
    ["file:///home/me/sudoku.html", "https://…"],
  ]) {
    Object.assign(globalThis, { location: { href } });
    const { root, shows } = panel();
    shows({ options: { ...PLAIN, qr: true, qr_address: "https://a.example" } });
    assert.equal(control(root, "Web address for the QR codes").value, "https://a.example");
    shows({ options: { ...PLAIN, qr: true } });
    assert.equal(control(root, "Web address for the QR codes").getAttribute("placeholder"), hint);
    const warned = seen(root.querySelector(".print-warnings")).length;
    assert.equal(warned, hint === "https://…" ? 1 : 0);
  }
  Object.assign(globalThis, { location: { href: "https://example.org/page#x" } });
});

test("the sides of a paper of one's own are kept as they are typed, and no number is changed without a word", () => {
  const { root, shows, asked } = panel();
  shows({ options: { ...PLAIN, paper: "own", handout: 1 } });
  const entered = (/** @type {string} */ name, /** @type {string} */ key, /** @type {number[]} */ values) =>
    values.map((value) => {
      enter(root, name, value);
      return asked.pop()?.print.options[key];
    });
  assert.deepEqual(entered("Width in mm", "own_width", [152.4, 1, 99_999]), [152.4, undefined, undefined]);
  assert.deepEqual(entered("Height in mm", "own_height", [228.6]), [228.6]);
  assert.deepEqual(entered("Number of pupils", "pupils", [30, 10_000]), [30, undefined]);
  assert.ok(seen(root).some((line) => line.includes("Enter a whole number from 0 to 500. Until then, 0 is used.")));
});

test("a length is told in millimetres, no wish in words", () => {
  const { shows, option } = panel();
  shows({ options: { ...PLAIN, cell: 12, booklet: true, creep: 0, signature: 16, handout: 2 } });
  assert.deepEqual(["Cell size", "Shift", "Pages per folded", "Puzzles per pupil", "Margins"].map(option), [
    "Cell size {12 mm}",
    "Shift of inner sheets (creep) {none}",
    "Pages per folded section {16}",
    "Puzzles per pupil {2}",
    "Margins {15 mm}",
  ]);
});

test("what stands with each puzzle is switched on and off, in its order", () => {
  const { root, shows, asked, option } = panel();
  shows({ options: { ...PLAIN, show: ["number", "er"] } });
  assert.equal(option("[Number]"), "[Number]* [Name] [Difficulty] [Rating]* [ID]");
  press(root, "Name");
  press(root, "Number");
  assert.deepEqual(
    asked.map(({ print }) => print.options.show),
    [["number", "name", "er"], ["er"]],
  );
});

test("paper, files and the desk are asked for", () => {
  const { root, shows, asked } = panel();
  shows({});
  for (const name of ["Print", "Download PDF", "Braille file (BRF)", "Text to read aloud", "Make a book…"])
    press(root, name);
  const tasks = ["paper", "pdf", "brf", "txt"].map((task) => ({ type: "run", task }));
  assert.deepEqual(asked, [...tasks, { type: "desk", language: "en" }]);
});

test("groups are to be made now: each has a number, a grade and a size; one more is a grade harder", () => {
  const { root, shows, asked } = panel();
  const groups = [{ count: 3, grade: "hard", size: "9" }];
  const now = (/** @type {object[]} */ groups, more = {}) => shows({ source: "now", groups, ...more }).slice(1, -1);
  const [line, buttons] = now(groups);
  assert.match(line, /^\{3\} \{Hard\} \{9 × 9\}$/);
  assert.match(buttons, /^\[.+\] \[.*3.*\]$/);
  const [add, make] = [...buttons.matchAll(/\[(.*?)\]/g)].map(([, name]) => name);
  press(root, add);
  press(root, make);
  enter(root, "Puzzles", 7);
  const print = (/** @type {object[]} */ groups) => ({ type: "print", print: { groups, page: 0 } });
  const harder = { count: 3, grade: "expert", size: "9" };
  assert.deepEqual(asked.splice(0), [
    print([...groups, asked[0]?.print?.groups?.[1] ?? harder]),
    { type: "run", task: "print-make" },
    print([{ ...groups[0], count: 7 }]),
  ]);
  for (const count of [0, 7.4, MOST_MADE + 1]) enter(root, "Puzzles", count);
  assert.equal(asked.length, 0, "what is refused changes nothing");
  enter(root, "Size", "16");
  enter(root, "Difficulty", "easy");
  assert.deepEqual(
    asked.splice(0).map(({ print }) => print.groups[0]),
    [
      { count: 3, grade: "any", size: "16" },
      { count: 3, grade: "easy", size: "9" },
    ],
  );
});

test("one group more is as hard where none is harder, and of any grade where its size has none", () => {
  const { root, shows, asked } = panel();
  const more = (/** @type {object} */ group) => {
    const [, , buttons] = shows({ source: "now", groups: [group] });
    press(root, /\[(.*?)\]/.exec(buttons)?.[1] ?? "");
    return asked.pop().print.groups;
  };
  for (const group of [
    { count: 3, grade: "nightmare", size: "9" },
    { count: 5, grade: "any", size: "16" },
  ])
    assert.deepEqual(more(group), [group, group]);
});

test("groups are taken away but for the last, and there are eight at most", () => {
  const { root, shows, asked } = panel();
  const group = { count: 3, grade: "hard", size: "9" };
  const large = { count: 5, grade: "any", size: "16" };
  const buttons = (/** @type {object[]} */ groups, more = {}) => {
    const lines = shows({ source: "now", groups }, { ...start, ...more });
    return { lines: lines.slice(1, groups.length + 1), row: lines[groups.length + 1] };
  };
  const one = buttons([group]);
  const two = buttons([group, large]);
  assert.ok(!one.lines[0].includes("["));
  assert.match(two.lines[1], /^\{5\} \{.*\}- \{16 × 16\} \[.*\]$/);
  assert.match(two.row, /\b8\b/);
  const remove = /\[(.*)\]/.exec(two.lines[0])?.[1] ?? "";
  press(root, remove);
  assert.deepEqual(asked.pop().print.groups, [large]);
  const many = Array(MOST_GROUPS).fill(group);
  assert.equal(buttons(many.slice(1)).row.split("[").length, 3);
  assert.equal(buttons(many).row.split("[").length, 2);
  const task = { name: "print-make", slow: false, words: null };
  assert.match(buttons([group], { task }).row, /\(.*3.*\)/);
});

test("the preview is paged through, and says why there is none", () => {
  const { root, shows, asked } = panel();
  const row = (/** @type {object} */ print, /** @type {object} */ more = {}) => {
    const lines = shows(print, { ...start, ...more });
    const at = lines.findIndex((line) => line.includes("Previous page"));
    return lines.slice(at, at + 4).join(" ");
  };
  const ready = { engine: { phase: "ready", how: "", ms: 0 } };
  const zooms = "(Zoom out) [Zoom in]";
  assert.equal(row({}), `(Previous page) The preview appears as soon as the solver has loaded. (Next page) ${zooms}`);
  assert.notEqual(row({}, ready), row({}));
  assert.equal(row({ sheets: SHEETS, page: 0 }), `(Previous page) Page 1 of 3 [Next page] ${zooms}`);
  assert.equal(row({ sheets: SHEETS, page: 1 }), `[Previous page] Page 2 of 3 [Next page] ${zooms}`);
  press(root, "Next page");
  press(root, "Previous page");
  assert.deepEqual(
    asked.map(({ print }) => print.page),
    [2, 0],
  );
  assert.equal(row({ sheets: SHEETS, page: 2 }), `[Previous page] Page 3 of 3 (Next page) ${zooms}`);
  assert.equal(
    row({ sheets: SHEETS, work: { key: "task.waiting" } })
      .split(" (")[0]
      .split("[")[0],
    "(Previous page) Waiting for the solver to load… ",
  );
  for (const print of [{ sheets: { ...SHEETS, total: 0 } }, { sheets: SHEETS, source: "now", made: null }]) {
    const lines = shows(print);
    assert.ok(!lines.some((line) => /Previous page|Next page|Zoom in/.test(line)), lines.join());
  }
  assert.ok(shows({ sheets: SHEETS, source: "now", made: null }).at(-1), "Make the puzzles to see their pages here.");
  assert.ok(!shows({ sheets: { ...SHEETS, total: 1 } }).some((line) => /Previous page|Next page/.test(line)));
  const groups = start.print.groups;
  assert.ok(row({ sheets: SHEETS, source: "now", groups, made: { groups, items: [] } }).includes("Page 1 of 3"));
});

test("a booklet is looked at as it is read, or as its sheets are printed", () => {
  const { root, shows, asked } = panel();
  const options = { ...PLAIN, booklet: true };
  const place = (/** @type {object} */ print) =>
    shows({ options, sheets: { ...SHEETS, total: 7 }, ...print }).find((line) => /^Pages? \d.* of /.test(line)) ?? "";
  assert.ok(shows({ options, sheets: { ...SHEETS, total: 7 } }).includes("A4 folded, 12 pages"));
  assert.match(place({ page: 0 }), /Page 1 of 12/);
  assert.match(place({ page: 1 }), /Pages 2 and 3 of 12/);
  assert.match(place({ page: 6 }), /Page 12 of 12/);
  control(root, "Show sheets as printed").checked = true;
  control(root, "Show sheets as printed").hears("change");
  assert.deepEqual(asked, [{ type: "print", print: { sides: true, page: 0 } }]);
  assert.match(place({ page: 1, sides: true }), /Page 2 of 7/);
  assert.ok(!shows({ options: PLAIN }).some((line) => line.includes("Show sheets as printed")));
});

test("a page is looked at more closely, step by step or at a click, and its place is kept", () => {
  const { root, shows } = panel();
  shows({ sheets: SHEETS });
  const frame = root.querySelector(".sheet");
  const sheet = root.querySelector(".sheet-page");
  const glass = root.querySelector(".sheet-glass");
  if (!frame || !sheet || !glass) throw new Error("no sheet");
  const view = Object.assign(frame, {
    ...{ scrollLeft: 0, scrollTop: 0, getBoundingClientRect: () => ({ left: 10, top: 20, width: 100, height: 200 }) },
    scrollTo: (/** @type {number} */ x, /** @type {number} */ y) =>
      void Object.assign(frame, { scrollLeft: x, scrollTop: y }),
  });
  const now = () => [
    sheet.getAttribute("--zoom"),
    Reflect.get(view, "scrollLeft"),
    Reflect.get(view, "scrollTop"),
    glass.getAttribute("aria-pressed"),
  ];
  const zooms = () => seen(root).find((line) => line.includes("Zoom out"));
  press(root, "Zoom in");
  assert.deepEqual(now(), ["1.5", 25, 50, "true"]);
  assert.match(zooms() ?? "", /\[Zoom out\] \[Zoom in\]/);
  for (let times = 0; times < 3; times += 1) press(root, "Zoom in");
  assert.deepEqual(now(), ["4", 150, 300, "true"]);
  assert.match(zooms() ?? "", /\[Zoom out\] \(Zoom in\)/);
  glass.hears("click", { detail: 0 });
  assert.deepEqual(now().slice(0, 1), ["1"]);
  assert.match(zooms() ?? "", /\(Zoom out\) \[Zoom in\]/);
  Object.assign(view, { scrollLeft: 0, scrollTop: 0 });
  glass.hears("click", { detail: 1, clientX: 40, clientY: 70 });
  assert.deepEqual(now(), ["2", 30, 50, "true"]);
  press(root, "Zoom out");
  assert.equal(now()[0], "1.5");
});

test("what is being done is told with how far it is, and can be cancelled; then how it ended", () => {
  const { root, shows, asked } = panel();
  const task = (/** @type {string} */ name, slow = true) => ({
    name,
    slow,
    words: { key: "task.waiting", args: { done: 1, total: 3 } },
  });
  const told = (/** @type {object} */ more) => {
    const lines = shows({}, { ...start, ...more });
    return [
      ...lines.slice(lines.indexOf("[Make a book…]") + 1, lines.indexOf("[Print] [Download PDF]")),
      root.querySelector(".outcome")?.getAttribute("data-tone"),
    ];
  };
  const bar = root.all("progress")[0];
  assert.deepEqual(told({}), ["none"]);
  assert.deepEqual(told({ task: task("pdf", false) }), ["none"]);
  assert.deepEqual(
    told({ task: task("solve") }),
    ["busy"].map(() => "none"),
  );
  assert.deepEqual(told({ task: task("pdf") })[0], "Waiting for the solver to load…");
  assert.deepEqual(
    [bar.getAttribute("value"), bar.getAttribute("max"), told({ task: task("pdf") }).at(-1)],
    ["1", "3", "busy"],
  );
  press(root, "Cancel");
  assert.deepEqual(asked, [{ type: "cancel" }]);
  const ended = (/** @type {string} */ task) =>
    told({ result: { task, tone: "good", words: { key: "task.running" } } });
  assert.deepEqual(ended("pdf"), ["Working…", "good"]);
  assert.deepEqual(ended("solve").length, 1);
});
