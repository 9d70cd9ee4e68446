/** Check that the focus moves to the nearest usable element when its element is removed. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { holdFocus } from "../../../web/ui/focus.js";

/** An element with what the focus needs. */
class Part {
  children = /** @type {Part[]} */ ([]);
  parentElement = /** @type {Part | null} */ (null);
  is = "";
  disabled = false;
  shown = true;
  tabIndex = 0;
  /** The options with which it received the focus. @type {unknown} */
  told = null;

  /** @param {string} is @param {...Part} children */
  constructor(is, ...children) {
    Object.assign(this, { is, children });
    for (const child of children) child.parentElement = this;
  }
  /** @returns {boolean} */
  get isConnected() {
    return this === body || this.parentElement?.isConnected === true;
  }
  remove() {
    const parent = this.parentElement;
    if (parent) parent.children = parent.children.filter((child) => child !== this);
    this.parentElement = null;
  }
  /** @param {string} selectors @returns {boolean} */
  matches(selectors) {
    if (selectors === ":disabled") return this.disabled;
    return selectors.split(", ").includes(this.is);
  }
  /** @param {string} selectors @returns {Part | null} */
  closest(selectors) {
    return this.matches(selectors) ? this : (this.parentElement?.closest(selectors) ?? null);
  }
  /** @param {string} selectors @returns {Part[]} */
  querySelectorAll(selectors) {
    return this.children.flatMap((child) => [
      ...(child.matches(selectors) ? [child] : []),
      ...child.querySelectorAll(selectors),
    ]);
  }
  checkVisibility() {
    return this.shown;
  }
  /** @param {object} [how] */
  focus(how) {
    this.told = how;
    page.activeElement = this;
  }
}

let body = new Part("body");
const page = { body, activeElement: /** @type {Part | null} */ (body) };
Object.assign(globalThis, { document: page });

const parts = () => ({
  far: new Part("button"),
  before: new Part("input"),
  held: new Part("button"),
  after: new Part("select"),
});
let { far, before, held, after } = parts();
/** @type {Part} */
let row;

beforeEach(() => {
  ({ far, before, held, after } = parts());
  row = new Part("div", before, held, after);
  body = new Part("body", new Part("header", far), new Part("main", row));
  Object.assign(page, { body, activeElement: held });
});

/** Return which element has the focus after drawing. @param {() => void} draw */
function then(draw) {
  const keep = holdFocus();
  draw();
  if (page.activeElement === held && !held.isConnected) page.activeElement = body;
  keep();
  return page.activeElement;
}

for (const [said, goes] of /** @type {[string, () => void][]} */ ([
  ["removed", () => held.remove()],
  ["disabled", () => Object.assign(held, { disabled: true })],
  ["hidden", () => Object.assign(held, { shown: false })],
]))
  test(`what had the focus is ${said}: the nearest one has it, and nothing scrolls`, () => {
    assert.equal(then(goes), before);
    assert.deepEqual(before.told, { preventScroll: true });
  });

for (const [said, lack] of /** @type {[string, object][]} */ ([
  ["cannot be used", { disabled: true }],
  ["is not shown", { shown: false }],
  ["is not reached by Tab", { tabIndex: -1 }],
]))
  test(`what ${said} is passed over`, () => {
    Object.assign(before, lack);
    assert.equal(
      then(() => held.remove()),
      after,
    );
  });

test("where nothing is left in its place, the next larger place is looked through", () => {
  assert.equal(
    then(() => row.remove()),
    far,
  );
});

test("where nothing at all can be used, nobody has it", () => {
  for (const part of [far, before, after]) part.shown = false;
  assert.equal(
    then(() => held.remove()),
    body,
  );
});

test("nothing is done while it has the focus, or has given it on, or nobody had it", () => {
  assert.equal(
    then(() => {}),
    held,
  );
  assert.equal(held.told, null);
  assert.equal(
    then(() => {
      held.remove();
      after.focus();
    }),
    after,
  );
  page.activeElement = null;
  assert.equal(
    then(() => before.remove()),
    null,
  );
  page.activeElement = body;
  assert.equal(
    then(() => before.remove()),
    body,
  );
});

for (const own of ['[role="grid"]', "dialog"])
  test(`what is in a ${own} sees to its focus itself`, () => {
    row.is = own;
    assert.equal(
      then(() => held.remove()),
      body,
    );
  });
