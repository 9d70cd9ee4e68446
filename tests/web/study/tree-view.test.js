import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { NO_CLASSROOM } from "../../../web/learn/classroom.js";
import { KINDS } from "../../../web/learn/event-log.js";
import { createGrowth } from "../../../web/study/growth.js";
import { createTreeView } from "../../../web/study/tree-view.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { notingPen } from "../../support/pen.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const [, CONFLICT, PLACE, UNDO, SOLUTION] = KINDS.keys();
/**
 * Events in which a 4 in the first cell fails. A 7 there is followed by a 2 and a 3 in the second cell, and the 3 is in
 * the solution.
 */
const EVENTS = [
  [PLACE, 0, 4],
  [CONFLICT, 1, 4],
  [UNDO, 0, 0],
  [PLACE, 0, 7],
  [PLACE, 1, 2],
  [UNDO, 1, 0],
  [PLACE, 1, 3],
  [SOLUTION, -1, 0],
];
const start = stateWith(PUZZLE);

/** The callbacks of the next frame. @type {(() => void)[]} */
let later;
/** @type {string[]} */
let notes;
beforeEach(() => {
  later = [];
  notes = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ draw) => later.push(draw),
    ResizeObserver: class {
      observe() {}
    },
    matchMedia: () => new EventTarget(),
    getComputedStyle: (/** @type {any} */ { dataset, attributes }) => ({
      color: attributes.get("data-ink"),
      backgroundColor: "paper",
      fontFamily: "F",
      dataset,
    }),
    devicePixelRatio: 2,
  });
});
const settled = async () => {
  for (let turns = 0; turns < 6; turns += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Return a run of these events, all known. */
const runOf = (events = EVENTS) => {
  const log = {
    size: events.length,
    items: (/** @type {number} */ from, /** @type {number} */ limit) => events.slice(from, from + limit),
  };
  return /** @type {any} */ ({ log, complete: true, more: async () => {} });
};

/** Create the view of the tree. */
function treeView(run = runOf()) {
  /** @type {any[]} */
  const asked = [];
  let watched = run;
  const growth = createGrowth(() => watched);
  const create = document.createElement;
  Object.assign(document, {
    createElement: (/** @type {string} */ tag) => {
      const element = create(tag);
      if (tag === "canvas") Object.assign(element, { getContext: () => notingPen(notes) });
      if (tag === "div")
        Object.assign(element, {
          clientWidth: 100,
          clientHeight: 110,
          clientLeft: 0,
          clientTop: 0,
          setPointerCapture() {},
          getBoundingClientRect: () => ({ left: 0, top: 0 }),
        });
      return element;
    },
  });
  const view = createTreeView(growth, (action) => asked.push(action));
  Object.assign(document, { createElement: create });
  Object.assign(view.root, { open: true });
  const frame = drawn(view.root).querySelector(".tree-frame");
  if (!frame) throw new Error("no frame");
  /** @param {object | null} scene @param {object} [more] */
  const at = async (scene, more) => {
    view.render({ ...start, classroom: { ...NO_CLASSROOM, scene: /** @type {any} */ (scene), ...more } });
    await settled();
    for (const draw of later.splice(0)) draw();
  };
  const rows = () =>
    frame
      .querySelectorAll("[role=treeitem]")
      .map((row) =>
        [
          row.textContent,
          ...["aria-level", "aria-posinset", "aria-setsize", "aria-expanded"].map((name) => row.getAttribute(name)),
        ].join(" | "),
      );
  return {
    growth,
    view,
    frame,
    asked,
    at,
    rows,
    watch: (/** @type {any} */ next) => {
      watched = next;
    },
  };
}
/** Return the description of the current node, which is at the end. @param {{root: unknown}} view */
const told = ({ root }) => seen(root).at(-1);

/** Return where the current node was drawn last, given by its text. */
const drawnAt = () =>
  notes
    .findLast((note) => note.startsWith("fillText"))
    ?.split(" ")
    .slice(-2)
    .map(Number);

test("there is nothing to see before a run is watched; then the tree grows as far as it is", async () => {
  const { view, at, watch, growth } = treeView();
  watch(null);
  await at(null);
  assert.equal(seen(view.root).length, 2);
  assert.equal(drawn(view.root).querySelector(".study-part")?.hidden, true);
  watch(runOf());
  await at({ position: 4 });
  assert.equal(seen(view.root)[1], "[Zoom in] [Zoom out] [Whole tree] [Go to the current position]");
  assert.equal(
    told(view),
    "r1c1 = 7, level 1, 0 placements below. This digit is still on the board; its outcome is open.",
  );
  assert.equal(growth.tree?.taken, 4);
  await at({ position: 8 });
  assert.equal(told(view), "r1c2 = 3, level 2, 0 placements below. Leads to a solution.");
  watch(runOf(EVENTS.slice(0, 1)));
  await at({ position: 1 });
  assert.equal(
    told(view),
    "r1c1 = 4, level 1, 0 placements below. This digit is still on the board; its outcome is open.",
  );
  await at(null);
  assert.match(told(view) ?? "", /^The puzzle, level 0, 1 placements? below/);
});

test("the way to the node, what is beside it and below is a tree in words, of which it is the one in hand", async () => {
  const { frame, at, rows } = treeView();
  await at({ position: 8 });
  const puzzle = "The puzzle, level 0, 4 placements below. Leads to a solution. | 1 | 1 | 1 | true";
  const two = "r1c2 = 2, level 2, 0 placements below. Dead end. | 3 | 1 | 2 | ";
  const three = "r1c2 = 3, level 2, 0 placements below. Leads to a solution. | 3 | 2 | 2 | ";
  const seven = "r1c1 = 7, level 1, 2 placements below. Leads to a solution. | 2 | 2 | 2 | true";
  assert.deepEqual(rows(), [puzzle, seven, two, three]);
  assert.equal(frame.getAttribute("aria-activedescendant"), "tree-node-4");
  await at({ position: 4 });
  const four = "r1c1 = 4, level 1, 0 placements below. Dead end. | 2 | 1 | 2 | ";
  assert.deepEqual(rows(), [puzzle, four, seven, two, three]);
  await at({ position: 1 });
  assert.deepEqual(rows(), [puzzle, four, seven.replace("true", "false")]);
  await at({ position: 0 });
  assert.deepEqual(rows(), [puzzle, four, seven.replace("true", "false")]);
});

test("while the run plays or is sought nothing is said, and what a search passes is not what it finds", async () => {
  const { view, at, growth } = treeView();
  await at({ position: 1 });
  const before = told(view);
  await at({ position: 4 }, { playing: true });
  assert.deepEqual([told(view), growth.tree?.taken], [before, 4]);
  await at({ position: 8 }, { seeking: "end" });
  assert.deepEqual([told(view), growth.tree?.taken], [before, 4]);
  await at({ position: 4 });
  assert.notEqual(told(view), before);
});

test("one may go back in the tree that is there, while more of it is waited for", async () => {
  const run = runOf();
  const { frame, at } = treeView({
    ...run,
    complete: false,
    log: { ...run.log, size: 4 },
    more: () => new Promise(() => {}),
  });
  await at({ position: 4 });
  const now = drawnAt();
  await at({ position: 8 });
  await at({ position: 1 });
  assert.notDeepEqual(drawnAt(), now, seen(frame).join());
});

test("keys go to nodes, plus and minus nearer and farther; other keys are left to the page", async () => {
  const { frame, asked, at } = treeView();
  let kept = 0;
  const event = {
    preventDefault() {
      kept += 1;
    },
    stopPropagation() {},
  };
  /** Return where a key leads from a position. */
  const leads = async (/** @type {number} */ position, /** @type {string} */ key) => {
    await at({ position });
    asked.length = 0;
    frame.hears("keydown", { key, ...event });
    return asked[0]?.to ?? null;
  };
  await at({ position: 8 });
  const ways = /** @type {const} */ ([
    ...[
      [4, "ArrowUp", 0],
      [4, "ArrowDown", 5],
      [4, "ArrowLeft", 1],
      [4, "ArrowRight", null],
      [5, "ArrowRight", 7],
    ],
    ...[
      [7, "ArrowLeft", 5],
      [7, "Home", 0],
      [0, "End", 7],
      [0, "ArrowUp", null],
      [0, "ArrowLeft", null],
    ],
    ...[
      [1, "ArrowDown", null],
      [1, "ArrowRight", 4],
    ],
  ]);
  for (const [position, key, to] of ways)
    assert.equal(await leads(/** @type {any} */ (position), /** @type {any} */ (key)), to, `${key} from ${position}`);
  assert.equal(kept, ways.length);
  assert.equal(await leads(4, "x"), null);
  assert.equal(kept, ways.length);
  await at({ position: 8 });
  const places = [drawnAt()];
  for (const key of ["-", "+"]) {
    assert.equal(await leads(8, key), null);
    await at({ position: 8 });
    places.push(drawnAt());
  }
  assert.equal(kept, ways.length + 2);
  const [near, far, back] = places;
  assert.notDeepEqual(far, near);
  assert.notDeepEqual(back, far);
});

test("it is brought nearer, seen as a whole, and found again; a press on a node goes there, beside all nowhere", async () => {
  const { view, frame, asked, at } = treeView();
  await at({ position: 8 });
  const begun = drawnAt();
  const after = async (/** @type {string} */ name) => {
    press(view.root, name);
    await at({ position: 8 });
    return drawnAt();
  };
  const far = await after("Zoom out");
  const near = await after("Zoom in");
  assert.notDeepEqual(far, begun);
  const whole = await after("Whole tree");
  assert.notDeepEqual(whole, near);
  assert.deepEqual(await after("Go to the current position"), begun);
  const [x, y] = begun ?? [];
  const tap = (/** @type {number} */ clientX, /** @type {number} */ clientY) => {
    const finger = { pointerId: 1, button: 0, clientX, clientY };
    for (const name of ["pointerdown", "pointerup"]) frame.hears(name, finger);
    return asked.splice(0);
  };
  const seek = (/** @type {number} */ to) => [{ type: "class", command: "seek", to }];
  assert.deepEqual([tap(x, y - 8), tap(x - 46, y - 54), tap(x, y - 54)], [seek(7), seek(4), []]);
});

test("the drawing follows the run to each node, and stays where a person has put it while the run rests", async () => {
  const { view, frame, at } = treeView();
  const inSight = () => {
    const [x, y] = drawnAt() ?? [];
    return x > 0 && x < 100 && y > 0 && y < 110;
  };
  await at({ position: 8 });
  for (let times = 0; times < 2; times += 1) press(view.root, "Zoom in");
  await at({ position: 1 });
  assert.ok(inSight(), "the node that the run goes to");
  for (const name of ["pointerdown", "pointermove", "pointerup"])
    frame.hears(name, { pointerId: 1, button: 0, clientX: name === "pointerdown" ? 100 : 20, clientY: 100 });
  await at({ position: 1 });
  const moved = drawnAt();
  await at({ position: 1 });
  assert.deepEqual(drawnAt(), moved);
  await at({ position: 8 });
  assert.ok(inSight(), "and the next one");
});

test("the drawing is made once for however many wishes, and not where it has no room", async () => {
  const { view, frame, at, growth } = treeView();
  await at({ position: 8 });
  for (let times = 0; times < 3; times += 1) press(view.root, "Whole tree");
  assert.equal(later.length, 1);
  for (const draw of later.splice(0)) draw();
  drawn(view.root).hears("toggle");
  assert.equal(later.splice(0).length, 1);
  Object.assign(frame, { clientWidth: 0 });
  notes.length = 0;
  await at({ position: 4 });
  assert.deepEqual(notes, []);
  assert.equal(growth.tree?.taken, 8);
});

test("a hand moves the drawing; two fingers and the wheel with Ctrl bring it nearer at their place", async () => {
  const { frame, asked, at } = treeView();
  await at({ position: 8 });
  const [x, y] = drawnAt() ?? [];
  const finger = (
    /** @type {string} */ name,
    /** @type {number} */ pointerId,
    /** @type {number} */ clientX,
    /** @type {number} */ clientY,
    button = 0,
  ) => frame.hears(`pointer${name}`, { pointerId, button, clientX, clientY });
  const redrawn = async () => {
    await at({ position: 8 });
    return drawnAt();
  };
  finger("down", 1, 100, 100);
  finger("move", 1, 104, 100);
  assert.deepEqual(await redrawn(), [x, y]);
  finger("move", 1, 90, 80);
  assert.deepEqual(asked, []);
  const moved = await redrawn();
  assert.notDeepEqual(moved, [x, y]);
  finger("up", 1, 90, 80);
  assert.deepEqual(asked, []);
  finger("move", 1, 10, 10);
  finger("down", 2, 100, 100, 2);
  finger("move", 2, 10, 10);
  assert.deepEqual(await redrawn(), moved);
  const wheel = { deltaY: 100, clientX: 0, clientY: 0, preventDefault() {} };
  frame.hears("wheel", { ...wheel, ctrlKey: false, metaKey: false });
  assert.deepEqual(await redrawn(), moved);
  frame.hears("wheel", { ...wheel, ctrlKey: true });
  assert.notDeepEqual(await redrawn(), moved);
});

test("where there are no more events the tree grows no further, however far one has watched", async () => {
  const { growth, at } = treeView();
  const growing = at({ position: 100 });
  assert.equal(growth.growing, true);
  await growing;
  assert.deepEqual([growth.growing, growth.tree?.taken], [false, EVENTS.length]);
});

test("events that come when another run is watched are not of its tree", async () => {
  const late = { ...runOf([[PLACE, 8, 9]]), complete: false, come: () => {} };
  late.log.size = 0;
  late.more = async () => {
    await new Promise((resolve) => Object.assign(late, { come: resolve }));
    late.log.size = 1;
  };
  const { growth, at, watch } = treeView(late);
  await at({ position: 1 });
  watch(runOf());
  await at({ position: 8 });
  assert.equal(growth.tree?.taken, 0);
  late.come();
  await settled();
  assert.deepEqual([growth.tree?.taken, growth.tree?.nodes.cell[1]], [8, 0]);
});
