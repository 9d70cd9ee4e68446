/**
 * A chain in sentences. Each sentence has the number of its link on the board. While a sentence is under the pointer or
 * has the focus, its link is highlighted on the board. If a step has several branches, one is shown at a time. Nested
 * chains are folded below the sentences. Unfolding a nested chain shows its sentences and draws it on the board instead
 * of the outer chain.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Pointed} Pointed
 * @typedef {import("./step-links.js").Story} Story
 * @typedef {import("../board/geometry.js").Geometry} Geometry
 */
import { styleOf } from "../board/chain-links.js";
import { geometry } from "../board/geometry.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { linksNow, stepOf } from "./model.js";
import { conclusionsFrom, conclusionsOf, ruledOut, startOf, storiesOf } from "./step-links.js";

/** @param {(action: Action) => void} onAction */
export function createChainWords(onAction) {
  /** The branch and the nested chains that are shown. */
  let open = { branch: 0, inside: /** @type {number[]} */ ([]) };
  const point = (/** @type {Pointed} */ pointed) => onAction({ type: "pointAt", pointed: { ...open, ...pointed } });
  const story = createStory(0, () => open.inside, point);

  return {
    root: story.root,
    /** @param {State} state */
    render(state) {
      const step = stepOf(state.explain);
      const { chain } = linksNow(state);
      setHidden(story.root, chain.length === 0);
      if (!step || !state.explain || !chain.length) return;
      const { branch = 0, inside = [] } = state.explain;
      open = { branch, inside };
      story.render(storiesOf(step, state.explain), geometry(state.board.geometry));
    },
  };
}

/**
 * Create the view of one story: the links of a step or of a nested chain, in words. If a nested chain of this story is
 * unfolded, its view is a part of this view.
 * @param {number} depth  the number of nested chains around this story
 * @param {() => number[]} inside  returns the unfolded nested chains from the outside in, two numbers for each: its
 *   index and the index of its branch that is shown
 * @param {(pointed: Pointed) => void} point  called to highlight a link, or to show a branch or a nested chain
 */
function createStory(depth, inside, point) {
  const branches = h("div", { class: "row chain-branches", role: "group", "aria-label": t("explain.branches") });
  const start = h("span", { class: "chain-start" });
  const words = h("div", { class: "chain-words", role: "toolbar", "aria-label": t("explain.links") });
  const folds = h("div", { class: "chain-folds", role: "group", "aria-label": t("explain.nested") });
  const root = h("div", { class: depth ? "chain chain-inside" : "chain" }, branches, start, words, folds);
  const outer = () => inside().slice(0, depth * 2);
  /** @type {ReturnType<typeof createStory> | null} */
  let inner = null;
  let drawn = "";
  const light = (/** @type {Event} */ { target, type }) => {
    const lit = numberOf(/** @type {Element} */ (target));
    if (type === "click") point({ inside: outer(), lit });
    else if (inside().length === depth * 2) point({ lit });
  };
  for (const kind of ["pointerover", "focusin", "click"]) words.addEventListener(kind, light);
  for (const kind of ["pointerleave", "focusout"]) words.addEventListener(kind, () => point({ lit: null }));
  words.addEventListener("keydown", moveFocus);
  branches.addEventListener("click", ({ target }) => {
    const branch = numberOf(/** @type {Element} */ (target));
    if (branch !== null) point(depth ? { inside: [...outer().slice(0, -1), branch] } : { branch, inside: [] });
  });
  folds.addEventListener("click", ({ target }) => {
    const fold = /** @type {Element} */ (target).closest(".chain-fold");
    if (fold?.parentElement?.parentElement !== folds) return;
    const isOpen = fold.getAttribute("aria-expanded") === "true";
    point({ inside: isOpen ? outer() : [...outer(), Number(numberOf(fold)), 0] });
  });

  return {
    root,
    /** @param {Story[]} stories @param {Geometry} size */
    render(stories, size) {
      const story = stories[depth];
      put(words, "data-branch", styleOf(story.branch));
      const now = JSON.stringify([story.links, story.by, story.branches.map(({ title }) => title), size.name]);
      if (now !== drawn) rebuild(story, size);
      drawn = now;
      for (const [index, button] of [...branches.children].entries())
        put(button, "aria-pressed", String(index === story.branch));
      const at = inside()[depth * 2];
      for (const [index, fold] of [...folds.children].entries())
        put(/** @type {Element} */ (fold.firstElementChild), "aria-expanded", String(index === at));
      unfold(stories, size, folds.children[at]);
    },
  };

  /** @param {Story} story @param {Geometry} size */
  function rebuild({ branches: all, links, nested, by }, size) {
    setHidden(branches, all.length < 2);
    branches.replaceChildren(...all.map(({ title }, index) => branchButton(title, index)));
    const given = by?.without.length ? `${t("explain.given", { out: ruledOut(by.without, size) })} ` : "";
    setText(start, links.length ? given + startOf(links, size) : given);
    words.replaceChildren(...conclusionsOf(links, size).map(wordButton));
    setHidden(folds, nested.length === 0);
    folds.replaceChildren(
      ...nested.map((chain, index) => foldOf(chain.kind, index, conclusionsFrom(links, chain, size))),
    );
  }

  /** @param {Story[]} stories @param {Geometry} size @param {Element | undefined} fold */
  function unfold(stories, size, fold) {
    if (fold) {
      inner ??= createStory(depth + 1, inside, point);
      if (inner.root.parentElement !== fold) fold.append(inner.root);
      inner.render(stories, size);
    } else inner?.root.remove();
  }
}

/** @param {string} title @param {number} index */
function branchButton(title, index) {
  const about = { type: "button", class: "button small", "data-branch": styleOf(index), "data-number": index };
  return h("button", about, h("b", {}, String(index + 1)), ` ${title}`);
}

/**
 * Create a button for one link of a chain. Only the first button of the row can be reached with Tab; arrow keys move on
 * from there.
 * @param {{number: number, text: string}} conclusion @param {number} index
 */
function wordButton({ number, text }, index) {
  const about = { type: "button", class: "chain-word", "data-number": number, tabindex: index ? -1 : 0 };
  return h("button", about, h("b", {}, String(number)), ` ${text}`);
}

/**
 * Create the button that unfolds a nested chain. The button names the conclusions that follow from the chain.
 * @param {string} kind @param {number} index @param {{number: number, text: string}[]} brought
 */
function foldOf(kind, index, brought) {
  const out = brought.map(({ number, text }) => `${number} ${text}`).join(", ");
  const about = { type: "button", class: "chain-fold", "aria-expanded": "false", "data-number": index };
  return h("div", {}, h("button", about, t(`explain.nested.${kind}`, { out })));
}

/** @param {Element} target */
function numberOf(target) {
  const button = target.closest("[data-number]");
  return button ? Number(button.getAttribute("data-number")) : null;
}

/** Move the focus from link to link with the arrow keys. @param {KeyboardEvent} event */
function moveFocus(event) {
  const words = /** @type {HTMLElement[]} */ ([.../** @type {Element} */ (event.currentTarget).children]);
  const at = words.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const targets = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: words.length - 1 };
  if (!Object.hasOwn(targets, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = words[targets[event.key]];
  if (!next) return;
  for (const word of words) word.tabIndex = word === next ? 0 : -1;
  next.focus();
}
