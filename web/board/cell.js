/**
 * One cell of the board: draws a Look, and touches the page only where the Look has changed.
 *
 * @typedef {import("./cell-state.js").Look} Look
 */

import { h, put, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { symbolOf } from "./board.js";
import { houseWords } from "./names.js";

/** @param {number} notesInRow as many as a box is wide */
export function createCell(notesInRow) {
  const value = h("span", { class: "value" });
  const notes = h("span", { class: "notes" });
  const element = h("div", { class: "cell", role: "gridcell", tabindex: "-1" }, value);
  let before = "";
  let notesBefore = "";

  /** @param {Look} look */
  const drawNotes = (look) => {
    const now = JSON.stringify([look.notes, look.noteRoles]);
    if (now === notesBefore) return;
    notesBefore = now;
    notes.replaceChildren(...look.notes.map((digit) => noteOf(digit, look.noteRoles[digit], notesInRow)));
    if (look.notes.length) element.append(notes);
    else notes.remove();
  };

  return {
    element,
    /** @param {Look} look */
    render(look) {
      const now = JSON.stringify(look);
      if (now === before) return;
      before = now;
      setText(value, look.symbol);
      drawNotes(look);
      put(element, "class", classOf(look));
      put(element, "aria-label", labelOf(look));
      put(element, "aria-selected", String(look.selected));
      put(element, "aria-readonly", String(look.kind === "given"));
      put(element, "aria-invalid", look.conflict ? "true" : null);
    },
  };
}

/** @param {number} digit @param {import("../app/state.js").Role | undefined} role @param {number} inRow */
function noteOf(digit, role, inRow) {
  const note = h("span", { class: role ? `note role-${role}` : "note" }, `${symbolOf(digit)} `); // "1 2", as it is spoken
  note.style.gridArea = `${Math.ceil(digit / inRow)} / ${((digit - 1) % inRow) + 1}`;
  return note;
}

/** @param {Look} look */
function classOf({ kind, tints, marked, selected, conflict }) {
  const marks = marked.map((role) => `marked role-${role}`);
  return ["cell", kind, tints, ...marks, selected && "selected", conflict && "conflict"].filter(Boolean).join(" ");
}

/** What a screen reader says. @param {Look} look */
function labelOf({ name: [row, column], more, symbol, kind, notes, roles, noteRoles, conflict }) {
  const place = t("cell.place", { row, column });
  const content = symbol ? t(`cell.${kind}`, { digit: symbol }) : t("cell.blank");
  const noted = notes.length ? t("cell.notes", { digits: notes.map(symbolOf).join(" ") }) : "";
  const houses = more.map((house) => say(houseWords(house)));
  const ofNotes = [...new Set(notes.map((digit) => noteRoles[digit]))].filter(Boolean);
  const marks = roles.filter((role) => !ofNotes.includes(role)).map((role) => t(`role.${role}`)); // said once
  const noteMarks = ofNotes.map((role) => {
    const digits = notes.filter((digit) => noteRoles[digit] === role);
    return t("cell.note-role", { digits: digits.map(symbolOf).join(" "), role: t(`role.${role}`) });
  });
  return [place, content, noted, ...noteMarks, conflict ? t("cell.conflict") : "", ...marks, ...houses]
    .filter(Boolean)
    .join(", ");
}
