import assert from "node:assert/strict";
import { test } from "node:test";
import { createChainWords } from "../../../web/explain/chain-words.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { BRANCHES, FORCING } from "../../support/forcing-step.js";
import { inEnglish, seen } from "../../support/seen.js";

layOut();
inEnglish();
/** @param {object} [step] */
const explained = (step = FORCING, stage = 3) =>
  after(
    { ...stateWith(PUZZLE), place: "play" },
    {
      ...{ type: "explain" },
      explain: /** @type {any} */ ({
        kind: "hint",
        stage,
        hint: { code: "step", wrong: [], right: "", step, cells: {} },
      }),
    },
  );

/** Create the words of a chain as the page shows them. */
function words() {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createChainWords((action) => asked.push(/** @type {any} */ (action).pointed));
  const chain = drawn(root);
  /** @param {object} [pointed] @param {any} [state] */
  const shows = (pointed, state = explained()) => {
    render(pointed ? after(state, { type: "pointAt", pointed }) : state);
    return seen(root);
  };
  return { chain, asked, shows };
}

test("branches are told one at a time; a chain alone has none to choose from", () => {
  const { chain, asked, shows } = words();
  const [first] = shows();
  const look = () => chain.querySelectorAll("[role=toolbar]")[0].getAttribute("data-branch");
  assert.deepEqual([first, look()], ["[1 r1c2=6]* [2 r1c3=6]", "0"]);
  assert.deepEqual([shows({ branch: 1 })[0], look()], ["[1 r1c2=6] [2 r1c3=6]*", "1"]);
  const [branches] = chain.children;
  const buttons = branches.all("button");
  branches.hears("click", { target: buttons[0].children[0] });
  branches.hears("click", { target: branches });
  assert.deepEqual(
    asked.map(({ branch, inside, lit }) => [branch, inside, lit]),
    [[0, [], undefined]],
  );
  const alone = words();
  const [start] = alone.shows({}, explained({ ...FORCING, branches: [], links: BRANCHES[0].links }));
  assert.ok(!start.startsWith("[1 r1c2"));
  assert.equal(alone.chain.children[0].hidden, true);
});

test("there is nothing where there is no step, no chain, or not yet all is told", () => {
  const { shows } = words();
  assert.deepEqual(shows(undefined, stateWith(PUZZLE)), []);
  assert.deepEqual(shows(undefined, explained(FORCING, 2)), []);
  assert.deepEqual(shows(undefined, explained({ ...FORCING, branches: [] })), []);
  assert.ok(shows().length > 0);
});

test("the words of a link light it up while they are pointed at", () => {
  const { chain, asked, shows } = words();
  shows();
  const toolbar = chain.querySelectorAll("[role=toolbar]")[0];
  const [one, two] = toolbar.all("button");
  assert.deepEqual([one.getAttribute("tabindex"), two.getAttribute("tabindex")], ["0", "-1"]);
  for (const type of ["pointerover", "focusin", "click"]) toolbar.hears(type, { type, target: two.children[0] });
  for (const type of ["pointerleave", "focusout"]) toolbar.hears(type, { type, target: two });
  assert.deepEqual(
    asked.map(({ lit }) => lit),
    [...Array(3).fill(Number(two.dataset.number)), null, null],
  );
  assert.deepEqual(asked[2].inside, []);
  assert.ok(Number(two.dataset.number) > Number(one.dataset.number));
});

test("arrows go from link to link, Home and End to the first and the last", () => {
  const { chain, shows } = words();
  shows();
  const toolbar = chain.querySelectorAll("[role=toolbar]")[0];
  const buttons = toolbar.all("button");
  buttons[0].focus();
  let kept = 0;
  const preventDefault = () => {
    kept += 1;
  };
  const way = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "End", "x"].map((key) => {
    toolbar.hears("keydown", { key, preventDefault, stopPropagation() {} });
    return buttons.indexOf(drawn(document.activeElement));
  });
  const last = buttons.length - 1;
  assert.deepEqual(
    way,
    [1, 2, 2, 1, 0, 0, last, last].map((at) => Math.min(at, last)),
  );
  assert.equal(kept, 7);
  assert.deepEqual(
    buttons.map((button) => Reflect.get(button, "tabIndex")),
    buttons.map((_, at) => (at === last ? 0 : -1)),
  );
});

test("a nested chain is unfolded in its place, told in its branches, and folded again", () => {
  const { chain, asked, shows } = words();
  const closed = shows({ branch: 1 });
  const folds = () => chain.querySelectorAll(".chain-fold");
  assert.equal(folds().length, 1);
  const group = folds()[0].parent?.parent;
  group?.hears("click", { target: folds()[0] });
  assert.deepEqual(asked.pop(), { branch: 1, inside: [0, 0] });
  const open = shows({ branch: 1, inside: [0, 0] });
  assert.equal(folds()[0].getAttribute("aria-expanded"), "true");
  assert.equal(open.filter((line) => line.includes("[1 r1c4=6]* [2 r1c5=6]")).length, 1);
  assert.ok(open.length > closed.length);
  const inner = chain.querySelectorAll(".chain-inside")[0];
  const [branches] = inner.children;
  branches.hears("click", { target: branches.all("button")[1] });
  assert.deepEqual(asked.pop(), { branch: 1, inside: [0, 1] });
  const toolbar = inner.querySelectorAll("[role=toolbar]")[0];
  const [word] = toolbar.all("button");
  toolbar.hears("pointerover", { type: "pointerover", target: word });
  assert.deepEqual(asked.pop(), { branch: 1, inside: [0, 0], lit: Number(word.dataset.number) });
  const outer = chain.querySelectorAll("[role=toolbar]")[0];
  outer.hears("pointerover", { type: "pointerover", target: outer.all("button")[0] });
  assert.equal(asked.length, 0);
  outer.hears("click", { type: "click", target: outer.all("button")[0] });
  assert.deepEqual(asked.pop().inside, []);
  group?.hears("click", { target: folds()[0] });
  assert.deepEqual(asked.pop(), { branch: 1, inside: [] });
  assert.deepEqual(shows({ branch: 1, inside: [] }), closed);
});

test("a chain in a nested chain is told within that, and says what had been ruled out before", () => {
  const { chain, asked, shows } = words();
  shows({ branch: 1, inside: [0, 0, 0, 0] });
  const [outer, inner] = chain.querySelectorAll(".chain-inside");
  assert.ok(outer.contains(inner));
  const given = (/** @type {typeof outer} */ each) => each.querySelectorAll(".chain-start")[0].textContent;
  assert.match(given(outer), /r1c2/);
  assert.ok(!given(inner).includes("r1c2"));
  const group = outer.querySelectorAll(".chain-fold")[0].parent?.parent;
  group?.hears("click", { target: inner });
  assert.deepEqual(asked, []);
  group?.hears("click", { target: outer.querySelectorAll(".chain-fold")[0] });
  assert.deepEqual(asked.pop(), { branch: 1, inside: [0, 0] });
});

test("a branch without a link begins with nothing", () => {
  const [first, second] = BRANCHES;
  const { chain, shows } = words();
  shows({ branch: 1, inside: [0, 0] }, explained({ ...FORCING, branches: [first, { ...second, links: [] }] }));
  assert.equal(chain.querySelector(".chain-start")?.textContent, "");
  assert.match(chain.querySelector(".chain-inside")?.textContent ?? "", /r1c4=6/);
});

test("what is told already is not drawn anew", () => {
  const { chain, shows } = words();
  shows();
  const [word] = chain.querySelectorAll(".chain-word");
  shows({ lit: 1 });
  assert.equal(chain.querySelectorAll(".chain-word")[0], word);
  shows({ branch: 1 });
  assert.notEqual(chain.querySelectorAll(".chain-word")[0], word);
});
