/** Parts that several exercises use: a small board of buttons, buttons that are on or off, and answers. */
import { h, put, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { CELLS, nameOf } from "./small.js";

/** @param {string} key @param {() => void} onclick @param {string} [look] */
export const button = (key, onclick, look = "small") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(key));

/** Create the element that shows the answer to a pupil's action. The answer is "right", or "wrong" with the reason. */
export function createAnswer() {
  const root = h("p", { class: "course-answer", role: "status", "aria-live": "polite" });
  return {
    root,
    /**
     *
     * @param {{right?: boolean, key: string, args?: Record<string, unknown>}} said  the sentence is neutral if `right`
     *   is missing
     */
    say({ right, key, args }) {
      put(root, "data-tone", right === undefined ? "none" : right ? "good" : "bad");
      setText(root, t(key, args));
    },
  };
}

/** Create a board of 4x4 cells. Each cell is a button. @param {(cell: number) => void} onPress */
export function createSmallBoard(onPress) {
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    h("button", { type: "button", class: "course-cell", onclick: () => onPress(cell) }),
  );
  return {
    root: h("div", { class: "course-board", role: "group", "aria-label": t("board.label") }, ...cells),
    cells,
    /** @param {readonly number[]} values @param {{givens?: readonly number[], hand?: number, idle?: (cell: number) => boolean, notes?: (cell: number) => readonly number[]}} look  `hand`: the current cell; `idle`: whether a cell cannot be pressed */
    render(values, { givens = values, hand = -1, idle = () => false, notes = () => [] }) {
      for (const [at, cell] of cells.entries()) {
        const small = values[at] ? [] : notes(at);
        setText(cell, values[at] ? String(values[at]) : small.join(" "));
        put(
          cell,
          "aria-label",
          t(small.length ? "course.cell.notes" : "course.cell", {
            cell: nameOf(at),
            digit: values[at] ? String(values[at]) : t("cell.blank"),
            notes: small.map(String),
          }),
        );
        put(cell, "data-given", givens[at] > 0);
        put(cell, "data-notes", small.length > 0);
        put(cell, "aria-current", at === hand ? "true" : null);
        put(cell, "aria-disabled", idle(at) ? "true" : null);
      }
    },
  };
}

/**
 * Create a button that can be switched on and off.
 * @param {string} words @param {() => void} onclick @param {string} [name] its name for screen readers
 */
export function createToggle(words, onclick, name) {
  const root = h(
    "button",
    { type: "button", class: "control choice course-toggle", "aria-label": name ?? null, onclick },
    words,
  );
  return {
    root,
    /** @param {boolean} on */
    render: (on) => put(root, "aria-pressed", String(on)),
  };
}
