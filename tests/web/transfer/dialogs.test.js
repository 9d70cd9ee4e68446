import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { emptyBoard } from "../../../web/board/board.js";
import { MOVED } from "../../../web/puzzles/drag.js";
import { createCopyDialog } from "../../../web/transfer/copy-dialog.js";
import { createDrop } from "../../../web/transfer/drop.js";
import { createImportDialog } from "../../../web/transfer/import-dialog.js";
import { createPasteDialog } from "../../../web/transfer/paste-dialog.js";
import { createPuzzleList } from "../../../web/transfer/puzzle-list.js";
import { createShareDialog } from "../../../web/transfer/share-dialog.js";
import { after, boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, placed, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

const playing = after(stateWith(PUZZLE), { type: "select", cell: 1 }, { type: "digit", digit: 9 });
const SHARING = { link: "https://here/#h", sheet: true, whole: true, code: { side: 3, path: "M0 0" }, elsewhere: [] };

/** @param {object} part @param {import("../../../web/app/state.js").State} [state] @returns {any} */
const withPart = (part, state = playing) => ({ ...state, ...part });

/** Return the formats that can be chosen. @param {unknown} root */
const choices = (root) =>
  drawn(root)
    .all("option")
    .filter((option) => !Reflect.get(option, "disabled"))
    .map((option) => option.getAttribute("value"));

test("sharing: the link, what is in it, its picture, the system's sheet and other programs", () => {
  const { root, acts, view } = placed(createShareDialog);
  const elsewhere = ["sudokupad-link", "sudokuwiki-link", "sudokuexchange-link"].slice(0, 2);
  const links = elsewhere.map((form) => ({ form, href: `https://${form}.example/?x` }));
  view.render(INITIAL);
  assert.deepEqual(seen(root), []);
  view.render(withPart({ sharing: { ...SHARING, elsewhere: links } }));
  assert.deepEqual(seen(root), [
    "Share the puzzle",
    "[Close]",
    "Link to the puzzle",
    "{https://here/#h} [Copy link]",
    "{x} Include my progress: entries, notes, colours and time",
    "Everything is in the link itself. No server receives it, because browsers do not send the part of an address after the #.",
    "[Share with an app…]",
    "‹The link as a QR code›",
    "Scan the QR code with a phone's camera to open the puzzle on the phone.",
    "Open in another program",
    "SudokuPadsends clues, entries and notes to sudokupad-link.example",
    "SudokuWikisends clues, entries and notes to sudokuwiki-link.example",
  ]);
  const [there] = root.all("a");
  assert.deepEqual(
    ["href", "target", "rel", "aria-describedby"].map((name) => there.getAttribute(name)),
    ["https://sudokupad-link.example/?x", "_blank", "noopener noreferrer", "share-sudokupad-link"],
  );
  assert.equal(root.all("svg").at(-1)?.getAttribute("viewBox"), "0 0 3 3");
  for (const name of ["Copy link", "Share with an app…", "Close"]) press(root, name);
  enter(root, "Include my progress: entries, notes, colours and time", false);
  assert.deepEqual(acts, [
    { type: "copy-text", format: "link", text: SHARING.link },
    { type: "share-by-system" },
    { type: "sharing", sharing: null },
    { type: "share", whole: false },
  ]);
  const address = control(root, "Link to the puzzle");
  address.hears("focus");
  assert.equal(Reflect.get(address, "selected"), SHARING.link);
  view.render(INITIAL);
  assert.deepEqual(seen(root), []);
});

test("sharing: what cannot be had is not offered, and what is still to come is said", () => {
  /** @param {object} sharing @param {import("../../../web/app/state.js").State} [state] */
  const lines = (sharing, state) => {
    const { root, view } = placed(createShareDialog);
    view.render(withPart({ sharing: { ...SHARING, ...sharing } }, state));
    return seen(root).join(" / ");
  };
  const parts = [/Include my progress/, /No server/, /an app/, /‹/, /Scan the QR code/, /as soon as the solver/];
  /** @param {object} sharing @param {import("../../../web/app/state.js").State} [state] */
  const has = (sharing, state) => parts.map((part) => (part.test(lines(sharing, state)) ? 1 : 0)).join("");
  assert.deepEqual(
    [
      has({}),
      has({ sheet: false }),
      has({ whole: false }),
      has({ code: null }),
      has({}, stateWith(PUZZLE)),
      has({}, withPart({ board: { ...playing.board, more: [] } })),
    ],
    ["111110", "110110", "101110", "111001", "011110", "011110"],
  );
});

test("copying: the form, what it holds, and its text, which can be copied and saved once it is there", () => {
  const { root, acts, view } = placed(createCopyDialog);
  const show = (/** @type {object} */ outgoing) => view.render(withPart({ outgoing: { words: null, ...outgoing } }));
  show({ format: "grid", text: null, words: { key: "copy.writing" } });
  assert.deepEqual(seen(root), [
    "Copy or download",
    "[Close]",
    "Format {Puzzle as a grid}",
    "Includes only the clues.",
    "{}",
    "One moment…",
    "(Copy) (Download as a file)",
  ]);
  show({ format: "grid", text: "12\n34" });
  assert.deepEqual(seen(root).slice(-3), ["{12", "34}", "[Copy] [Download as a file]"]);
  const box = control(root, "The puzzle in this format");
  assert.equal(box.getAttribute("wrap"), "off");
  for (const name of ["Download as a file", "Copy", "Close"]) press(root, name);
  enter(root, "Format", "hodoku");
  assert.deepEqual(acts, [
    { type: "save-text", format: "grid", text: "12\n34" },
    { type: "copy-text", format: "grid", text: "12\n34" },
    { type: "outgoing", outgoing: null },
    { type: "write-as", format: "hodoku" },
  ]);
  show({ format: "link", text: "https://here" });
  assert.deepEqual([box.getAttribute("wrap"), Reflect.get(box, "selected")], [null, undefined]);
  assert.deepEqual(seen(root).slice(2, 4), ["Format {Link to the puzzle}", "{https://here}"]);
  show({ format: "line", text: PUZZLE, words: { key: "copy.refused" } });
  assert.equal(Reflect.get(box, "selected"), PUZZLE);
  view.render(INITIAL);
  assert.deepEqual(seen(root), []);
});

test("copying: each form is there once, line, link and entries first; another size has those that know it", () => {
  const { root, view } = placed(createCopyDialog);
  const outgoing = { format: "line", text: PUZZLE, words: null };
  view.render(withPart({ outgoing }));
  const all = choices(root);
  assert.deepEqual(all.slice(0, 4), ["link", "line", "filled", "lines"]);
  assert.equal(new Set(all).size, all.length);
  view.render(withPart({ outgoing: { ...outgoing }, board: stateWith("1234............").board }));
  const small = choices(root);
  assert.deepEqual(
    all.filter((form) => !small.includes(form)),
    [
      "sukaku",
      "hodoku",
      "opensudoku",
      "gnome",
      "sudokuexchange-link",
      "sudokuwiki-link",
      "sudokucoach-link",
      "sudokucoach",
    ],
  );
});

test("copying: a grid without boxes has its link, and the forms that know such grids", () => {
  const { root, view } = placed(createCopyDialog);
  view.render(withPart({ outgoing: { format: "link", text: "", words: null }, board: emptyBoard("5") }));
  const known = ["link", "json", "solo", "fpuzzles", "fpuzzles-link", "sudokupad-link", "iss", "iss-link"];
  assert.deepEqual(choices(root), known);
});

test("pasting: a text that could not be read stands there, with the caret at the error", () => {
  const { root, acts, view } = placed(createPasteDialog);
  const show = (/** @type {object} */ incoming) => view.render(withPart({ incoming }));
  const begun = { text: "", error: null };
  show(begun);
  const box = control(root, "Puzzle text");
  assert.deepEqual([document.activeElement, Reflect.get(box, "selected")], [box, undefined]);
  Object.assign(box, { value: "typed" });
  view.render(withPart({ incoming: begun, typing: true }));
  assert.deepEqual(root.all("form")[0].hears("submit").defaultPrevented, true);
  press(root, "Close");
  assert.deepEqual(acts, [
    { type: "text", text: "typed" },
    { type: "incoming", incoming: null },
  ]);
  const error = { code: "bad-character", line: 2, column: 3, character: "x", args: { last: "9" } };
  show({ text: "123\r\n45x6\n78", error });
  assert.deepEqual([Reflect.get(box, "selected"), Reflect.get(box, "caret")], ["5", 6]);
  assert.equal(box.getAttribute("aria-invalid"), "true");
  assert.match(seen(root).join(" "), /Line 2, character 3/);
  show({ text: "x23", error: { ...error, line: 1, column: 1 } });
  assert.deepEqual([Reflect.get(box, "selected"), Reflect.get(box, "caret")], ["x", 0]);
  show({ text: "1", error: { ...error, line: 0 } });
  assert.equal(Reflect.get(box, "caret"), 0);
  show({ text: "1", error: null });
  assert.equal(box.getAttribute("aria-invalid"), null);
  view.render(INITIAL);
  assert.deepEqual(seen(root), []);
});

test("pasting: files are opened; a photograph is read, and the dialog gives way to it", () => {
  const { root, acts } = placed(createPasteDialog);
  const [camera, files] = root.all("input");
  const picture = { name: "a.jpg" };
  for (const input of [camera, files]) Object.assign(input, { files: [picture] }).hears("change");
  assert.deepEqual(acts, [
    { type: "incoming", incoming: null },
    { type: "read-photo", file: picture },
    { type: "open", files: [picture] },
  ]);
});

const LINE = "all cells in one line; a list of such lines is an .sdm file";

/** Return the report about one text. @param {object} part */
function reported(part) {
  const { root, acts, view } = placed(createImportDialog);
  const about = { title: "", author: "", rules: "", other: {}, unknown: [], left_out: [] };
  const whole = {
    name: "",
    format: "line",
    puzzles: [],
    warnings: [],
    ignored: [],
    about: /** @type {object[]} */ ([]),
    ...part,
  };
  whole.about = whole.about.map((each) => ({ ...about, ...each }));
  const imported = { parts: [whole], words: null };
  view.render(withPart({ imported, layer: "" }));
  assert.deepEqual(seen(root), []);
  view.render(withPart({ imported, layer: "import" }));
  const lines = seen(root).slice(2);
  press(root, "Close");
  assert.deepEqual(acts, [{ type: "layer", layer: "" }]);
  view.render(withPart({ imported, layer: "" }));
  assert.deepEqual(seen(root), []);
  return lines;
}

test("what was read: of one puzzle its clues, entries and candidates, of many the range and how many have entries", () => {
  const noted = after(
    playing,
    { type: "select", cell: 2 },
    { type: "writing", as: "centre" },
    { type: "digit", digit: 8 },
  );
  assert.deepEqual(reported({}), ["Recognised", "no puzzle found"]);
  assert.deepEqual(reported({ name: "a.sdk", puzzles: [stateWith(PUZZLE).board] }), [
    "a.sdk",
    "Recognised",
    "1 puzzle",
    LINE,
    "Contents",
    "25 clues",
  ]);
  assert.deepEqual(reported({ puzzles: [noted.board] }).slice(-3), ["25 clues", "1 entry", "candidates in 1 cell"]);
  const few = boardFrom("12345".padEnd(81, "."));
  assert.deepEqual(reported({ format: "grid", puzzles: [noted.board, few, stateWith(PUZZLE).board] }), [
    "Recognised",
    "3 puzzles",
    "the grid drawn with a frame",
    "Contents",
    "5 to 25 clues",
    "1 with entries",
  ]);
  assert.deepEqual(reported({ puzzles: [few, few] }).slice(-2), ["Contents", "5 to 5 clues"]);
});

test("what was read: what the text tells besides, and what was left out, long lists cut short", () => {
  const about = [
    { title: "One", author: "Ann", rules: "Usual", other: { level: "3" }, unknown: ["diagonals"], left_out: ["lines"] },
    { title: "Two", unknown: ["diagonals"], left_out: ["lines"] },
  ];
  assert.deepEqual(reported({ puzzles: [playing.board], about }), [
    "Recognised",
    "1 puzzle",
    LINE,
    "Contents",
    "25 clues",
    "1 entry",
    "Title",
    "One",
    "Two",
    "Author",
    "Ann",
    "Rules",
    "Usual",
    "Other information",
    "level: 3",
    "Rules that are not supported yet",
    "both diagonals",
    "Left out",
    "lines",
  ]);
  const warnings = ["zero-based", "unknown-rules", "left-out"].map((code) => ({
    code,
    line: 1,
    column: 1,
    args: { last: "8", expected: "1 to 9", text: "x" },
  }));
  assert.deepEqual(reported({ puzzles: [playing.board], warnings }).slice(-2), [
    "Remarks",
    "Line 1, character 1: 0 was read as a digit, so 0 to 8 stand for 1 to 1 to 9",
  ]);
  const ignored = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, at) => ({ line: at + 1, column: 1, text: "garbage" }));
  assert.equal(reported({ ignored: ignored(50) }).at(-1), "line 50: garbage");
  assert.deepEqual(reported({ ignored: ignored(52) }).slice(-2), ["line 50: garbage", "and 2 more"]);
});

test("the puzzles of a text: which of how many, and no further than the first and the last", () => {
  const { root, acts, view } = placed(createPuzzleList);
  const show = (/** @type {number} */ index) => view.render(withPart({ shelf: { index, puzzles: [1, 2, 3] } }));
  view.render(INITIAL);
  assert.deepEqual(seen(root), []);
  const lines = [0, 1, 2].map((index) => {
    show(index);
    return seen(root).join(" ");
  });
  assert.deepEqual(lines, [
    "(Previous puzzle in this list) 1 of 3 [Next puzzle in this list]",
    "[Previous puzzle in this list] 2 of 3 [Next puzzle in this list]",
    "[Previous puzzle in this list] 3 of 3 (Next puzzle in this list)",
  ]);
  show(1);
  for (const name of ["Previous puzzle in this list", "Next puzzle in this list"]) press(root, name);
  assert.deepEqual(acts, [
    { type: "leaf", step: -1 },
    { type: "leaf", step: 1 },
  ]);
});

test("dropping: files before text, said while they are over the page; not what a part of the page takes", () => {
  const { root, acts, view } = placed(createDrop);
  const [zone] = root.children;
  const page = drawn(document);
  const over = () => zone.className.split(" ").includes("over");
  /** @param {object} data @param {object} [more] */
  const drop = (data, more) =>
    page.hears("drop", { dataTransfer: { files: [], getData: () => "", ...data }, ...more }).defaultPrevented;
  const dragged = (/** @type {string} */ what) => page.hears("dragover", { dataTransfer: { types: [what] } });
  assert.deepEqual([dragged(MOVED).defaultPrevented, over()], [false, false]);
  assert.deepEqual([dragged("Files").defaultPrevented, over()], [true, true]);
  page.hears("dragleave", { relatedTarget: zone });
  assert.equal(over(), true);
  page.hears("dragleave", { relatedTarget: null });
  assert.equal(over(), false);
  dragged("Files");
  const file = { name: "a.txt" };
  assert.deepEqual([drop({ files: [file], getData: () => "also" }), over()], [true, false]);
  assert.equal(drop({ getData: (/** @type {string} */ type) => (type === "text/plain" ? PUZZLE : "") }), true);
  drop({});
  drop({}, { dataTransfer: null });
  drop({ files: [file] }, { defaultPrevented: true });
  assert.deepEqual(acts, [
    { type: "open", files: [file] },
    { type: "text", text: PUZZLE },
  ]);
  view.destroy();
  drop({ files: [file] });
  assert.deepEqual([acts.length, root.children.length], [2, 0]);
});
