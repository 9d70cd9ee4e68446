/** Steps of the session: hints, all steps, and the solution path. */

import { EVERY_STEP } from "../../../web/explain/step-rows.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { FORCING } from "../../support/forcing-step.js";

const link = (/** @type {number} */ from, /** @type {number} */ to) => ({
  from: [from, 6],
  to: [to, 6],
  strong: to % 2,
});
export const STEP = {
  ...{ technique: "hidden-single", er: 1.2, placements: [[1, 6]], eliminations: [[5, 9]], nested: [], branches: [] },
  marks: [{ role: "found", candidates: [[1, 6]], cells: [], houses: [["box", 0]] }],
  ...{
    links: [link(1, 2)],
    reasons: [],
    notation: { hodoku: "", eureka: "" },
    conclusions: [
      { taken: true, cells: ["r1c2"], digits: ["6"] },
      { taken: false, cells: ["r1c6", "r2c6"], digits: ["8", "9"] },
    ],
  },
  words: { digit: "6", cell: ["r1c2"], house: ["box", 0], in: "r1c2=6" },
};
const about = boardFrom(PUZZLE);
const hint = (/** @type {number} */ stage, /** @type {object} */ more = {}) => ({
  ...{
    type: "explain",
    explain: {
      kind: "hint",
      about,
      stage,
      hint: { code: "step", wrong: [], right: "", step: STEP, cells: {}, ...more },
    },
  },
});

const cells = { 1: [6, 9], 2: [6, 8], 5: [8, 9], 14: [8, 9] };
/** @type {any[]} */
const PAIRS = [
  {
    ...{ ...STEP, technique: "naked-pair", er: 3, placements: [], words: { ...STEP.words, in: "", out: "r2c6<>8" } },
    ...{
      eliminations: [
        [14, 8],
        [14, 9],
        [5, 8],
      ],
      marks: [
        {
          role: "base",
          candidates: [
            [5, 8],
            [14, 9],
          ],
          cells: [5],
          houses: [],
        },
      ],
    },
  },
  { ...STEP, technique: "naked-single", er: null },
  {
    ...STEP,
    placements: [
      [2, 8],
      [5, 9],
    ],
    words: { ...STEP.words, in: "r1c3=8, r1c6=9" },
  },
];
const steps = [STEP, ...PAIRS];
const explain = (/** @type {object} */ more) => ({ type: "explain", explain: { about, cells, index: 0, ...more } });
const filter = (/** @type {object} */ by) => ({ type: "filterSteps", filter: { ...EVERY_STEP, ...by } });
const walked = [PUZZLE, PUZZLE.replace(".", "9"), SOLUTION].map((values) => ({ values, cells }));
const NEXT = { ...walked[1], tried: 7, technique: "x-wing" };
const LOOKING = { key: "explain.looking", args: { number: 2, technique: { key: "technique.x-wing.name" } } };
const pathPart = (/** @type {number} */ from, /** @type {number} */ to) => ({
  ...{ type: "pathPart", about },
  part: { steps: steps.slice(from, to), boards: walked.slice(from, to + 1), solved: false, next: NEXT },
});
const pointAt = (/** @type {object} */ pointed) => ({ type: "pointAt", pointed });
/** A step in which entered digits exclude candidates too. */
const BARRED = {
  ...{ ...FORCING, words: STEP.words, notation: STEP.notation, conclusions: STEP.conclusions.slice(0, 1) },
  ...{ eliminations: [[2, 8]], marks: STEP.marks, reasons: [link(3, 1), link(3, 2)] },
};
const wrong = (/** @type {string} */ code, /** @type {number[]} */ at, right = "") =>
  hint(1, { code, wrong: at, right, step: null, cells });

/** @type {[string, object][]} What is done, in words, and the action. */
export const EXPLAINED = [
  ["a hint's first stage", hint(1)],
  ["its second", hint(2)],
  ["its third", hint(3)],
  ["a hint beside wrong entries", hint(1, { code: "wrong-entries", wrong: [4], step: null })],
  ["all techniques are exhausted", hint(1, { code: "stuck", step: null })],
  ["all techniques are exhausted, and nothing was checked", hint(1, { code: "stuck", step: null, checked: false })],
  ["they are wrong, and what was right is known", wrong("wrong-entries", [4], SOLUTION)],
  ["notes are wrong", wrong("wrong-notes", [1])],
  ["notes are stale", { type: "select", cell: 1 }],
  ["", { type: "writing", as: "centre" }],
  ["", { type: "digit", digit: 4 }],
  ["", { type: "writing", as: "digit" }],
  ["", wrong("stale-notes", [1])],
  ["there is not one solution", wrong("not-one", [])],
  ["all is solved", wrong("solved", [])],
  ["no house is named", hint(1, { step: PAIRS[0], cells })],
  ["its last stage", { type: "tellMore" }],
  ["", { type: "tellMore" }],
  ["all steps", explain({ kind: "steps", steps, untried: "forcing-net", filter: EVERY_STEP })],
  ["by technique", filter({ by: "technique" })],
  ["by what they do", filter({ by: "effect" })],
  ["by digit", filter({ by: "digit" })],
  ["of one digit", filter({ digit: 8 })],
  ["that write", filter({ places: true })],
  ["about a cell", filter({ cell: 14 })],
  ["by a name", filter({ text: "pair" })],
  ["of which there is none", filter({ text: "swordfish" })],
  ["all of them, the last one", filter({})],
  ["", { type: "showStep", index: 9 }],
  ["the one before", { type: "showStep", index: 2 }],
  ["a link is pointed at", { type: "pointAt", pointed: { lit: 0 } }],
  ["ratings, too", { type: "ratings", ratings: true }],
  ["by rating", { type: "explainBy", by: { order: "ladder", unique: false } }],
  ["none is left", explain({ kind: "steps", steps: [], filter: EVERY_STEP })],
  ["the first step of a long way", pathPart(0, 1)],
  ["the next one is looked for", { type: "task", task: { name: "path", slow: true, words: LOOKING } }],
  ["it is found", pathPart(1, 2)],
  ["stopped", { type: "task", task: null }],
  ["the whole way", explain({ kind: "path", steps: steps.slice(0, 2), solved: true, boards: walked })],
  ["its second step", { type: "showStep", index: 1 }],
  ["its end", { type: "showStep", index: 2 }],
  [
    "a way that does not get there",
    explain({ kind: "path", steps: [], index: 0, solved: false, boards: walked.slice(0, 1) }),
  ],
  ["a chain with branches", explain({ kind: "steps", steps: [BARRED], filter: EVERY_STEP })],
  ["its second branch", pointAt({ branch: 1, inside: [] })],
  ["a chain within it", pointAt({ inside: [0, 0] })],
  ["its other branch", pointAt({ inside: [0, 1], lit: 1 })],
  ["one deeper", pointAt({ inside: [0, 0, 0, 0], lit: null })],
  ["a pair is carried out", explain({ kind: "steps", steps, filter: EVERY_STEP, index: 1 })],
  ["", { type: "apply" }],
  ["and taken back", { type: "undo" }],
];
