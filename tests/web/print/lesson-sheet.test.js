import assert from "node:assert/strict";
import { test } from "node:test";
import { createWorksheet } from "../../../web/lessons/worksheet.js";
import { makeLessonSheet, requestOf } from "../../../web/print/lesson-sheet.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { layOut } from "../../support/elements.js";
import { pretending } from "../../support/pretending.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const POSITIONS = { "x-wing": ["1", "2", "3", "4", "5", "6", "7"] };
const open = after(
  stateWith(PUZZLE),
  { type: "lessons", lessons: { positions: POSITIONS } },
  { type: "lesson", technique: "x-wing" },
);

test("a worksheet explains the open lesson and has its exercises", () => {
  const { sections, options } = requestOf(open, "en");
  const [told, tried] = sections;
  assert.deepEqual([told.lesson, told.practise, told.lines], ["x-wing", undefined, ["1", "2"]]);
  assert.match(told.note ?? "", /two rows can only go.*\n.*digit/s);
  assert.deepEqual([tried.practise, tried.lines], ["x-wing", ["3", "4", "5", "6"]]);
  assert.deepEqual([options.title, options.name_line, options.per_page], ["X-Wing", true, 4]);
});

test("it is printed on the paper of Print, with fewer exercises on small pages", () => {
  const on = (/** @type {any} */ options) =>
    requestOf({ ...open, print: { ...open.print, options: { ...open.print.options, ...options } } }, "ko").options;
  assert.deepEqual([on({ paper: "A5" }).paper, on({ paper: "A5" }).per_page], ["A5", 2]);
  assert.equal(on({ paper: "A6" }).per_page, 1);
  assert.deepEqual(on({ paper: "own", own_width: 152.4, own_height: 228.6 }).size, [152.4, 228.6]);
  assert.deepEqual([on({ booklet: true, cover: true }).booklet, on({ cover: true }).cover], [false, false]);
});

test("the button makes a PDF, and says so", async () => {
  /** @type {any[]} */
  const acted = [];
  const button = createWorksheet((action) => acted.push(action));
  button.render(open);
  press(button.root, "Download worksheet");
  assert.deepEqual(acted, [{ type: "run", task: "worksheet" }]);
  const asks = pretending(async () => ({ pdf: "file", done: 4, total: 4, lost: "", warnings: [] }));
  const made = /** @type {any} */ (await makeLessonSheet(open, asks, () => {}));
  assert.deepEqual(made.out, { type: "download", bytes: "file", name: "X-Wing.pdf" });
  button.render(after(open, { type: "result", result: made.result }));
  assert.deepEqual(seen(button.root), ["[Download worksheet]", "Worksheet saved as a PDF: 4 pages."]);
});

test("a lesson on programs has no worksheet", () => {
  const button = createWorksheet(() => {});
  button.render(after(open, { type: "lesson", technique: "backtracking" }));
  assert.deepEqual(seen(button.root), []);
});
