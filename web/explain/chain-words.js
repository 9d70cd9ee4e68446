/**
 * A chain in words, number by number, as the board draws it: a link lights up there while its words are pointed at. Of a
 * step with several branches one is shown at a time.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Pointed} Pointed
 */
import { styleOf } from "../board/chain-links.js";
import { geometry } from "../board/geometry.js";
import { h, put, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { linksNow, stepOf } from "./model.js";
import { conclusionsOf, startOf } from "./step-links.js";

/** @param {(action: Action) => void} onAction */
export function createChainWords(onAction) {
  const branches = h("div", { class: "row chain-branches", role: "group", "aria-label": t("explain.branches") });
  const start = h("span", { class: "chain-start" });
  const words = h("div", { class: "chain-words", role: "toolbar", "aria-label": t("explain.links") });
  const root = h("div", { class: "chain", hidden: true }, branches, start, words);
  let branch = 0;
  let drawn = "";
  const point = (/** @type {Pointed} */ pointed) => onAction({ type: "pointAt", pointed: { branch, ...pointed } });
  const pointTo = (/** @type {EventTarget | null} */ target) => point({ lit: numberOf(target) });
  for (const kind of ["pointerover", "focusin", "click"]) words.addEventListener(kind, ({ target }) => pointTo(target));
  for (const kind of ["pointerleave", "focusout"]) words.addEventListener(kind, () => point({ lit: null }));
  words.addEventListener("keydown", walk);

  return {
    root,
    /** @param {State} state */
    render(state) {
      const { chain, branch: shown } = linksNow(state);
      const titles = chain.length ? (stepOf(state.explain)?.branches ?? []).map(({ title }) => title) : [];
      root.hidden = chain.length === 0;
      branch = shown ?? 0;
      put(words, "data-branch", styleOf(shown));
      const now = JSON.stringify([chain, titles, state.board.geometry]);
      if (now !== drawn && chain.length) {
        const size = geometry(state.board.geometry);
        branches.hidden = titles.length === 0;
        branches.replaceChildren(...titles.map((title, index) => branchButton(title, index, point)));
        setText(start, startOf(chain, size));
        words.replaceChildren(...conclusionsOf(chain, size).map(wordButton));
      }
      drawn = now;
      for (const [index, button] of [...branches.children].entries())
        put(button, "aria-pressed", String(index === shown));
    },
  };
}

/** @param {string} title @param {number} index @param {(pointed: Pointed) => void} point */
function branchButton(title, index, point) {
  const onclick = () => point({ branch: index });
  const about = { type: "button", class: "button small", "data-branch": styleOf(index), onclick };
  return h("button", about, h("b", {}, String(index + 1)), ` ${title}`);
}

/** One of a row with one tab stop. @param {{number: number, text: string}} conclusion @param {number} index */
function wordButton({ number, text }, index) {
  const about = { type: "button", class: "chain-word", "data-number": number, tabindex: index ? -1 : 0 };
  return h("button", about, h("b", {}, String(number)), ` ${text}`);
}

/** @param {EventTarget | null} target */
function numberOf(target) {
  const word = /** @type {Element} */ (target).closest("[data-number]");
  return word ? Number(word.getAttribute("data-number")) : null;
}

/** Arrow keys go from link to link. @param {KeyboardEvent} event */
function walk(event) {
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
