/**
 * One cell of the board. It draws a Look, and changes the page only where the Look has changed since the last drawing.
 * @typedef {import("./cell-state.js").Look} Look
 */

import { h, put, setClass, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { symbolOf } from "./board.js";
import { houseWords } from "./names.js";

/** The usual width and height of the notes of a cell, in cells. */
const WHOLE = 0.9;

/** Create the place of a cell that is in no grid. It shows nothing and does nothing. */
export const createHole = () => ({ element: h("div", { class: "hole", inert: true }), makeRoom() {}, render() {} });

/** @param {number} notesInRow the width of a box */
export function createCell(notesInRow) {
  const value = h("span", { class: "value" });
  const notes = createSmall("notes", (note, digit) => {
    note.style.gridArea = `${Math.ceil(digit / notesInRow)} / ${((digit - 1) % notesInRow) + 1}`;
  });
  const corners = createSmall("corners");
  const element = h("div", { class: "cell", role: "gridcell", tabindex: "-1" }, value);
  let before = "";
  /**
   * The parts of the last Look that the label depends on. The label is made only when they change, because it takes
   * longer than the rest.
   */
  let spokenBefore = "";

  return {
    element,
    /**
     * Leave room for shapes that show rules.
     * @param {number[] | null} room the distances of notes from the edges of the cell: top, right, bottom, left
     */
    makeRoom(room) {
      const [top, right, bottom, left] = room ?? [];
      element.style.setProperty("--notes-inset", room ? room.map((part) => `${part * 100}%`).join(" ") : null);
      element.style.setProperty("--fit", room ? String(Math.min(1 - top - bottom, 1 - left - right) / WHOLE) : null);
    },
    /** @param {Look} look */
    render(look) {
      const now = JSON.stringify(look);
      if (now === before) return;
      before = now;
      setText(value, look.symbol);
      notes.render(element, look.notes, (digit) => classOfNote(look, digit));
      corners.render(element, look.corners, (digit) => (digit === look.lit ? "note lit" : "note"));
      setClass(element, classOf(look));
      const spoken = JSON.stringify({ ...look, lit: 0, tints: "", selected: false });
      if (spoken !== spokenBefore) put(element, "aria-label", labelOf(look));
      spokenBefore = spoken;
      put(element, "aria-selected", String(look.selected));
      put(element, "aria-readonly", String(look.kind === "given"));
      put(element, "aria-invalid", look.conflict ? "true" : null);
    },
  };
}

/**
 * Create the small digits of a cell. A digit that is still shown after a change keeps its element, because a large grid
 * has thousands of elements.
 * @param {"notes" | "corners"} name
 * @param {(note: HTMLElement, digit: number) => void} [arrange]  called once with each new element, to give it its
 *   position
 */
function createSmall(name, arrange = () => {}) {
  const root = h("span", { class: name });
  /** @type {Map<number, HTMLElement>} */
  const made = new Map();
  let before = "";

  /** @param {number} digit */
  const noteOf = (digit) => {
    const note = made.get(digit) ?? h("span", {}, `${symbolOf(digit)} `); // the space lets screen readers read "1 2"
    if (!made.has(digit)) arrange(note, digit);
    made.set(digit, note);
    return note;
  };

  /** Show exactly the given digits. Digits that are already shown are not moved. @param {number[]} digits */
  const place = (digits) => {
    for (const [digit, note] of made) if (!digits.includes(digit)) note.remove();
    for (const [at, note] of digits.map(noteOf).entries())
      if (root.children[at] !== note) root.insertBefore(note, root.children[at] ?? null);
  };

  return {
    /** @param {HTMLElement} cell @param {number[]} digits @param {(digit: number) => string} lookOf */
    render(cell, digits, lookOf) {
      const now = digits.join();
      if (now !== before) place(digits);
      if (now && !before) cell.append(root);
      if (before && !now) root.remove();
      before = now;
      for (const digit of digits) setClass(noteOf(digit), lookOf(digit));
    },
  };
}

/** @param {Look} look @param {number} digit */
function classOfNote({ noteRoles, noteColors, crossed, lit }, digit) {
  const role = noteRoles[digit];
  const color = noteColors[digit];
  const parts = [
    role && `role-${role}`,
    color && `paint paint-${color}`,
    crossed.includes(digit) && "crossed",
    digit === lit && "lit",
  ];
  return ["note", ...parts].filter(Boolean).join(" ");
}

/** @param {Look} look */
function classOf({ kind, tints, marked, selected, conflict, color, corners }) {
  const marks = marked.map((role) => `marked role-${role}`);
  const extras = [color && `paint paint-${color}`, corners.length && "cornered"];
  return ["cell", kind, tints, ...extras, ...marks, selected && "selected", conflict && "conflict"]
    .filter(Boolean)
    .join(" ");
}

/** Return the label of a cell for screen readers. @param {Look} look */
function labelOf(look) {
  const { name, grids, more, rules, symbol, kind, notes, color, roles, noteRoles, conflict } = look;
  const place = t("cell.place", { row: name[0], column: name[1] });
  const inGrids = grids.map(([number, row, column]) =>
    t("house.in-grid", { house: t("cell.place", { row, column }), number }),
  );
  const content = symbol ? t(`cell.${kind}`, { digit: symbol }) : t("cell.blank");
  const houses = more.map((house) => say(houseWords(house)));
  const ofNotes = notes.map((digit) => noteRoles[digit]);
  const marks = roles.filter((role) => !ofNotes.includes(role)).map((role) => t(`role.${role}`)); // name each role only once
  const colorWords = color ? t("cell.color", { name: t(`color.${color}`) }) : "";
  return [
    place,
    ...inGrids,
    content,
    ...smallWords(look),
    colorWords,
    conflict ? t("cell.conflict") : "",
    ...marks,
    ...houses,
    ...rules.map(say),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Return the texts for small digits: notes, crossed-out notes, corner notes, and the roles and colours of notes.
 * @param {Look} look
 */
function smallWords({ notes, corners, crossed, noteColors, noteRoles }) {
  const listed = (/** @type {string} */ key, /** @type {number[]} */ digits, args = {}) =>
    digits.length ? t(key, { digits: digits.map(symbolOf).join(" "), ...args }) : "";
  const alike = (/** @type {Record<number, unknown>} */ of, /** @type {unknown} */ one) =>
    notes.filter((digit) => of[digit] === one);
  const each = (/** @type {Record<number, unknown>} */ of) =>
    [...new Set(notes.map((digit) => of[digit]))].filter(Boolean);
  const left = notes.filter((digit) => !crossed.includes(digit));
  return [
    ...[listed("cell.notes", left), listed("cell.crossed", crossed), listed("cell.corners", corners)],
    ...each(noteRoles).map((role) => listed("cell.note-role", alike(noteRoles, role), { role: t(`role.${role}`) })),
    ...each(noteColors).map((color) =>
      listed("cell.note-role", alike(noteColors, color), { role: t(`color.${color}`) }),
    ),
  ];
}
