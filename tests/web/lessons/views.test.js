import assert from "node:assert/strict";
import { test } from "node:test";
import { createLesson } from "../../../web/lessons/lesson.js";
import { createLessonList } from "../../../web/lessons/list.js";
import { LESSON_NAMES, lessonAfter, TECHNIQUES } from "../../../web/lessons/model.js";
import { createPractice } from "../../../web/lessons/practice-view.js";
import { h } from "../../../web/ui/dom.js";
import { speak } from "../../../web/ui/i18n.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const POSITIONS = { "x-wing": ["1", "2", "3", "4", "5", "6"] };
const bare = after(stateWith(PUZZLE), { type: "place", place: "learn" }, { type: "learn-view", view: "practise" });
const start = after(bare, { type: "lessons", lessons: { positions: POSITIONS } });
const STEP = /** @type {any} */ ({
  ...{
    technique: "x-wing",
    placements: [],
    eliminations: [
      [1, 5],
      [4, 5],
      [6, 1],
    ],
    er: 3.2,
    words: {},
  },
  ...{ marks: [{ role: "pattern", candidates: [[1, 5]], cells: [1], houses: [["row", 0]] }] },
  ...{
    links: [],
    reasons: [],
    branches: [],
    nested: [],
    conclusions: [{ taken: true, cells: ["r1c2"], digits: ["5"] }],
  },
});
const POSITION = { geometry: "9", givens: PUZZLE, values: PUZZLE, notes: { 1: [5, 6] } };

/** Return a state with a position on the desk. @param {object} [exercise] @param {number} [at] */
const laidOut = (exercise, at = 0) =>
  after(start, {
    type: "exercise",
    exercise: /** @type {any} */ ({ state: POSITION, step: STEP, next: true, ...exercise }),
    at,
  });

/** Create the view of practice for a state. */
function practice() {
  /** @type {any[]} */
  const asked = [];
  const { render, ...parts } = createPractice((action) => asked.push(action));
  const root = h("main", {}, parts.root, parts.foot);
  const tone = () => drawn(root).querySelector(".outcome")?.getAttribute("data-tone");
  /** @param {import("../../../web/app/state.js").State} state */
  const shows = (state) => {
    render(state);
    return seen(root);
  };
  return { root, asked, shows, tone };
}

test("a technique is chosen, and begun once its positions are there and nothing is being done", () => {
  const { root, asked, shows } = practice();
  const about =
    "You get positions in which this technique can be used. Make the step on the board, then check it. Your own board is kept.";
  assert.deepEqual(shows(start), ["Technique {X-Wing}", about, "Learn X-Wing", "[Practise]"]);
  assert.equal(drawn(root).children[0].getAttribute("data-waits"), null);
  enter(root, "Technique", "skyscraper");
  press(root, "Practise");
  press(root, "Learn X-Wing");
  assert.deepEqual(asked, [
    { type: "practice", practice: { technique: "skyscraper", failed: null } },
    { type: "practise-technique", technique: "skyscraper" },
    { type: "lesson", technique: "x-wing" },
  ]);
  assert.equal(shows(bare).at(-1), "(Practise)");
  assert.equal(drawn(root).children[0].getAttribute("data-waits"), "");
  const busy = after(start, { type: "practice", practice: { working: 3 } });
  assert.equal(shows(busy).at(-1), "(Practise)");
});

test("on the desk it says what to find and how far one is", () => {
  const { shows, tone } = practice();
  assert.deepEqual(shows(laidOut()), [
    "[All lessons]",
    "Find: X-Wing. Cross out the candidates that it rules out.",
    "Exercise 1 of 5.",
    "[Check] [Hint]",
  ]);
  assert.equal(tone(), "none");
  const writes = { ...STEP, placements: [[1, 5]] };
  assert.match(shows(laidOut({ step: writes }))[1], /^Find: X-Wing\. (?!Cross)/);
  const last = shows(laidOut({ next: false }, 4));
  const made = shows(laidOut({}, 5));
  assert.match(last[2], /^Exercise 5 of 5\. There is an easier step/);
  assert.match(made[2], /^This exercise was just made\./);
});

test("the next exercise is offered when this one is solved, or when its hint is shown completely", () => {
  const { root, asked, shows } = practice();
  const foot = (/** @type {number} */ at, /** @type {any[]} */ ...actions) =>
    shows(after(laidOut({}, at), ...actions)).at(-1);
  const right = { type: "worth", worth: { worth: "right", marks: [[1, 5]], step: STEP } };
  assert.equal(foot(4, right), "[Make another]");
  assert.equal(foot(0, right), "[Next exercise]");
  press(root, "Next exercise");
  const hints = [{ type: "practice-hint" }, { type: "tellMore" }, { type: "tellMore" }];
  assert.equal(foot(0, ...hints), "[Check] [Next exercise]");
  press(root, "Next exercise");
  assert.deepEqual(asked, Array(2).fill({ type: "practise", what: "next" }));
});

test("after the last exercise with rules comes the next lesson, because no others are made", () => {
  const { root, asked, shows } = practice();
  const positions = { innies: ["1", "2", "3", "4", "5", "6"] };
  const state = after(
    bare,
    { type: "lessons", lessons: { positions } },
    { type: "practice", practice: { technique: "innies" } },
    { type: "exercise", exercise: /** @type {any} */ ({ state: POSITION, step: STEP, next: true }), at: 4 },
    { type: "worth", worth: { worth: "right", marks: [], step: STEP } },
  );
  assert.equal(shows(state).at(-1), "[Next lesson]");
  press(root, "Next lesson");
  assert.deepEqual(asked, [{ type: "lesson", technique: lessonAfter("innies") }]);
  const before = { ...state, practice: { ...state.practice, at: 3 } };
  assert.equal(shows(before).at(-1), "[Next exercise]");
});

test("while something is done nothing else can be asked, what is done is said, and it can be cancelled", () => {
  const { root, asked, shows, tone } = practice();
  const at = (/** @type {number} */ working, phase = "ready") =>
    shows({
      ...after(laidOut(), { type: "practice", practice: { working } }),
      engine: /** @type {any} */ ({ phase }),
    }).slice(3);
  assert.deepEqual(at(0, "loading"), ["Waiting for the solver to load…", "… [Cancel]", "(Check) (Hint)"]);
  assert.deepEqual(at(0), ["Working…", "… [Cancel]", "(Check) (Hint)"]);
  assert.match(at(7)[0], /\b7\b/);
  assert.equal(tone(), "busy");
  press(root, "Cancel");
  assert.deepEqual(asked, [{ type: "practise", what: "cancel" }]);
});

test("a hint is told in three parts, and no further", () => {
  const { root, asked, shows, tone } = practice();
  const hint = after(laidOut(), { type: "practice-hint" });
  assert.deepEqual(shows(hint).slice(3), ["Look at row 1.", "[Check] [Tell me more]"]);
  const second = after(hint, { type: "tellMore" });
  assert.deepEqual(shows(second).slice(3), ["Digits to look at: 1 and 5.", "[Check] [Tell me more]"]);
  press(root, "Tell me more");
  const third = shows(after(second, { type: "tellMore" }));
  assert.match(third[3], /r1c2 is 5/);
  assert.equal(tone(), "none");
  shows(laidOut());
  press(root, "Hint");
  assert.deepEqual(asked, [{ type: "tellMore" }, { type: "practice-hint" }]);
});

test("what marks are worth is said in its tone, until they are changed; so is what went wrong", () => {
  const { shows, tone } = practice();
  const worth = (/** @type {object} */ worth) => after(laidOut(), { type: "worth", worth: /** @type {any} */ (worth) });
  assert.deepEqual(shows(worth({ worth: "none" })).slice(3, -1), [
    "You have not crossed anything out yet. Tap a cell, then the digit to remove.",
  ]);
  assert.equal(tone(), "plain");
  const right = shows(worth({ worth: "right", marks: [[1, 5]], step: STEP }));
  assert.deepEqual(
    [right[2], right[3], tone()],
    ["Exercise 1 of 5. Exercises solved without a hint: 1.", "Correct! X-Wing.", "good"],
  );
  assert.match(right[4], /r1c2 is 5/);
  const wrong = worth({ worth: "wrong", marks: [[1, 5]] });
  assert.deepEqual(shows(wrong).slice(3, -1), ["Not correct. In the solution: r1c2=5."]);
  assert.equal(tone(), "bad");
  const changed = after(wrong, { type: "tap", cell: 1 }, { type: "digit", digit: 5 });
  assert.equal(shows(changed).length, 4);
  assert.equal(tone(), "none");
  const failed = after(laidOut(), { type: "practice", practice: { failed: { key: "task.waiting" } } });
  assert.deepEqual(shows(failed).slice(3, -1), ["Waiting for the solver to load…"]);
  assert.equal(tone(), "bad");
});

test("the desk asks for what its buttons say, and is left", () => {
  const { root, asked, shows } = practice();
  shows(laidOut());
  for (const name of ["Check", "All lessons"]) press(root, name);
  assert.deepEqual(asked, [
    { type: "practise", what: "check" },
    { type: "practice", practice: { desk: null, working: null } },
    { type: "lesson", technique: "" },
  ]);
});

/** Create a lesson, with its panel and its stage in one element. @param {(action: any) => void} onAction */
function lesson(onAction) {
  const { root, foot, scene, render } = createLesson(onAction);
  return { root: h("main", {}, root, foot, ...scene), render };
}

test("a lesson is read step by step, then its exercises and the next lesson are offered", () => {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = lesson((action) => asked.push(action));
  const shown = (/** @type {string} */ technique, step = 0, from = start) => {
    render(after(from, { type: "lesson", technique }, { type: "lesson-step", step }));
    return seen(root);
  };
  assert.deepEqual([shown(""), shown("x-wing", 0, bare)], [[], []]);
  const wing = shown("x-wing");
  assert.deepEqual(wing.slice(0, 4), [
    "[All lessons]",
    "X-Wing",
    "[Step 1: The idea]* [Step 2: How to find it] [Step 3: Example 1] [Step 4: Example 2]",
    "The idea",
  ]);
  assert.ok(wing.includes("[Next] [Try it: 5 exercises]"));
  assert.equal(control(root, "Link to this lesson").getAttribute("href"), "#learn/x-wing");
  for (const name of ["Next", "Try it: 5 exercises", "Step 3: Example 1", "All lessons"]) press(root, name);
  const last = shown("x-wing", 3);
  assert.ok(last.includes("[Try it: 5 exercises] [Next lesson]"));
  press(root, "Next lesson");
  assert.deepEqual(asked, [
    { type: "lesson-step", step: 1 },
    { type: "practise-technique", technique: "x-wing" },
    { type: "lesson-step", step: 2 },
    { type: "lesson", technique: "" },
    { type: "lesson", technique: "swordfish" },
  ]);
  assert.ok(shown("skyscraper").includes("[Next] [Practise]"));
  assert.ok(shown("all-singles", 3).includes("[All lessons]"));
});

test("in other languages a lesson's title is there in English, too", () => {
  const catalog = { "technique.x-wing.name": "엑스윙" };
  speak("ko", catalog, { "technique.x-wing.name": "X-Wing" });
  const { root, render } = lesson(() => {});
  render(after(start, { type: "lesson", technique: "x-wing" }));
  assert.deepEqual(seen(root).slice(1, 3), ["엑스윙", "X-Wing"]);
  speak("ko", {}, { "technique.x-wing.name": "X-Wing" });
  render(after(start, { type: "lesson", technique: "x-wing" }));
  assert.equal(seen(root).filter((line) => line === "X-Wing").length, 1);
  inEnglish();
});

test("each step begins at its top; the same one stays where it was read", () => {
  const { root, render } = lesson(() => {});
  const body = h("div", { class: "place-body" }, root);
  let tops = 0;
  Object.assign(body, {
    scrollTo() {
      tops += 1;
    },
  });
  const states = [
    ["x-wing", 0],
    ["x-wing", 0],
    ["x-wing", 1],
    ["skyscraper", 0],
  ];
  const counts = states.map(([technique, step]) => {
    render(after(start, { type: "lesson", technique: `${technique}` }, { type: "lesson-step", step: Number(step) }));
    return tops;
  });
  assert.deepEqual(counts, [1, 1, 2, 3]);
});

test("an example shows its position and says what follows; until it is loaded, the stage is empty", () => {
  const { root, render } = lesson(() => {});
  const board = /** @type {any} */ ({
    type: "lesson-board",
    technique: "x-wing",
    example: { state: POSITION, step: STEP },
  });
  const shown = (/** @type {number} */ step, /** @type {any[]} */ ...boards) => {
    render(after(start, { type: "lesson", technique: "x-wing" }, { type: "lesson-step", step }, ...boards));
    const [picture] = drawn(root).all("figure");
    return [picture.hidden, picture.getAttribute("aria-label"), seen(root).find((line) => line.startsWith("So "))];
  };
  assert.deepEqual(shown(0), [true, "Example 1", undefined]);
  assert.deepEqual(shown(2, board), [false, "Example 1", "So r1c2 is 5."]);
  assert.deepEqual(shown(3, board), [true, "Example 2", undefined]);
});

test("all lessons are in the list; a plain click opens one here", () => {
  /** @type {any[]} */
  const asked = [];
  const root = drawn(createLessonList((action) => asked.push(action)).root);
  const links = root.all("a");
  assert.equal(links.length, LESSON_NAMES.length);
  assert.equal(root.all("svg").length >= links.length, true);
  let kept = 0;
  const preventDefault = () => {
    kept += 1;
  };
  for (const key of ["ctrlKey", "metaKey", "shiftKey", ""]) links[0].hears("click", { [key]: true, preventDefault });
  assert.deepEqual([asked, kept], [[{ type: "lesson", technique: TECHNIQUES[0] }], 1]);
});

test("a lesson that was read to its end has a tick, and the next one is offered first", () => {
  /** @type {any[]} */
  const asked = [];
  const list = createLessonList((action) => asked.push(action));
  const shown = (/** @type {any[]} */ ...actions) => {
    list.render(after(start, ...actions));
    const [first, progress] = seen(list.root)
      .join(" ")
      .split(/(?<=\]) /);
    const ticks = drawn(list.root)
      .querySelectorAll(".lesson-done")
      .filter(({ hidden }) => !hidden).length;
    return [first, /^\d+ of/.exec(progress)?.[0], ticks];
  };
  assert.deepEqual(shown(), ["[Start: Full House]", "0 of", 0]);
  const opened = { type: "lesson", technique: "x-wing" };
  assert.deepEqual(shown(opened), ["[Continue: X-Wing]", "0 of", 0]);
  assert.deepEqual(shown(opened, { type: "lesson-step", step: 3 }), ["[Continue: Swordfish]", "1 of", 1]);
  press(list.root, "Continue: Swordfish");
  assert.deepEqual(asked, [{ type: "lesson", technique: "swordfish" }]);
});
