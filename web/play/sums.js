/**
 * The help with sums: the sum of the selected cells, and the sets of digits with which the cage at the cursor can be
 * filled. A player can cross sets out.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 */
import { digitAt } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { chosen } from "../board/selected.js";
import { cageAt, setsOf } from "../board/sums.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";

/** The most sets that are listed. With more, they say little. */
const MOST = 12;

export function createSums() {
  /** @type {Set<string>} */
  const crossed = new Set();
  const words = h("p", { class: "sums-words" });
  const list = h("div", { class: "sums-sets" });
  const root = h("div", { class: "sums", role: "group", "aria-label": t("sums.title") }, words, list);
  const short = h("span", { class: "sums-short" });
  let before = "";
  return {
    root,
    short,
    /** @param {State} state */
    render(state) {
      const found = sumsOf(state);
      setHidden(root, !found);
      setText(words, found ? say(found.words) : "");
      setText(
        short,
        found ? [say(found.words), found.sets.map((set) => set.join("")).join(" · ")].filter(Boolean).join(": ") : "",
      );
      const now = JSON.stringify([state.board.geometry, found]);
      if (now === before) return;
      before = now;
      list.replaceChildren(
        ...(found?.sets ?? []).map((set) => chip(`${state.board.geometry} ${found?.cells} ${set}`, set)),
      );
    },
  };

  /** @param {string} key @param {number[]} set */
  function chip(key, set) {
    const element = h("button", { type: "button", class: "button chip sums-set", onclick: cross }, set.join(" "));
    put(element, "aria-pressed", String(crossed.has(key)));
    put(element, "title", t("sums.cross"));
    return element;

    function cross() {
      if (!crossed.delete(key)) crossed.add(key);
      put(element, "aria-pressed", String(crossed.has(key)));
    }
  }
}

/**
 * Return what to say about the selected cells, or null.
 * @param {State} state @returns {{words: Words, cells: number[], sets: number[][]} | null}
 */
export function sumsOf(state) {
  const { board, selection, mode } = state;
  const cells = chosen(state);
  const cage = mode === "play" && cells.length ? cageAt(board, selection) : null;
  if (cells.length > 1 && !(cage && isSame(cells, cage.cells))) return selectedSum(board, cells);
  if (!cage) return null;
  const sets = setsOf(cage, board.values, geometry(board.geometry).n);
  const words = { key: "sums.cage", args: { total: cage.total, count: cage.cells.length } };
  return { words, cells: cage.cells, sets: sets.length > MOST ? [] : sets };
}

/** @param {State["board"]} board @param {number[]} cells */
function selectedSum({ values, geometry: name }, cells) {
  const digits = cells.map((cell) => digitAt(values, cell));
  const sum = digits.reduce((all, digit) => all + digit, 0);
  const blank = digits.filter((digit) => !digit).length;
  if (!geometry(name).sums.length || !sum) return null;
  return { words: { key: blank ? "sums.so-far" : "sums.selected", args: { sum, count: blank } }, cells, sets: [] };
}

/** @param {number[]} one @param {number[]} other */
const isSame = (one, other) => one.length === other.length && one.every((cell) => other.includes(cell));
