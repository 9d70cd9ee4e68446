/**
 * A sheet to paste or type a puzzle, or to open a file. It is for people without a keyboard. It also shows a text that
 * could not be read, with the cursor at the error.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Incoming} Incoming
 */

import { geometry } from "../board/geometry.js";
import { errorWords } from "../board/names.js";
import { thumbnail } from "../board/thumbnail.js";
import { h, put, setText } from "../ui/dom.js";
import { createFilePicker, PICTURE } from "../ui/file-picker.js";
import { say, t } from "../ui/i18n.js";
import { createSheet, footButton } from "../ui/sheet.js";

/**
 * Create the sheet into which a puzzle can be pasted or typed as text.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createPasteDialog(root, onAction) {
  const close = () => onAction({ type: "incoming", incoming: null });
  const box = h("textarea", {
    id: "paste-text",
    rows: "12",
    spellcheck: "false",
    autocapitalize: "off",
    "aria-describedby": "paste-error paste-hint",
  });
  const error = h("p", { id: "paste-error", class: "paste-error", role: "alert" });
  put(box, "aria-label", t("paste.label"));
  const choices = h("div", { class: "paste-choices", role: "group", "aria-label": t("paste.two-readings") });
  const hint = h("p", { id: "paste-hint", class: "muted" }, t("paste.hint"));
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const camera = createFilePicker(([file]) => {
    close();
    onAction({ type: "read-photo", file });
  }, PICTURE);
  const read = h("button", { type: "submit", form: "paste", class: "button primary" }, t("paste.read"));
  const form = h("form", { id: "paste" }, box, error, choices, hint, camera.input, picker.input);
  const sheet = createSheet("paste.title", form, close, [
    read,
    footButton("tool.open", picker.open),
    footButton("photo.open", camera.open),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onAction({ type: "text", text: box.value });
  });
  /** @type {Incoming | null} */
  let before = null;
  root.append(sheet.root);

  return {
    /** @param {State} state */
    render({ incoming }) {
      if (incoming === before) return;
      before = incoming;
      if (!incoming) return void sheet.show(false);
      box.value = incoming.text;
      setText(
        error,
        incoming.error ? say(errorWords(incoming.error)) : incoming.choices ? t("paste.two-readings") : "",
      );
      choices.replaceChildren(...(incoming.choices ?? []).map((board, at) => choiceOf(board, at, onAction)));
      put(box, "aria-invalid", incoming.error ? "true" : null);
      sheet.show(true);
      box.focus();
      placeCaret(box, incoming);
    },
    destroy: sheet.destroy,
  };
}

/**
 * Create the button that puts one of two readings on the board. It shows the clues.
 * @param {import("../board/board.js").BoardState} board @param {number} at @param {(action: Action) => void} onAction
 */
function choiceOf(board, at, onAction) {
  const name = t(at ? "paste.second-reading" : "paste.first-reading");
  const onclick = () => {
    onAction({ type: "incoming", incoming: null });
    onAction({ type: "load", puzzles: [board] });
  };
  const firstRow = h("span", { class: "paste-row" }, board.givens.slice(0, geometry(board.geometry).side));
  return h("button", { type: "button", class: "paste-choice control", onclick }, thumbnail(board), name, " ", firstRow);
}

/** Select the character at which the error was found. @param {HTMLTextAreaElement} box @param {Incoming} incoming */
function placeCaret(box, { text, error }) {
  if (!error?.line) return;
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const start = lines.slice(0, error.line - 1).join("\n").length + (error.line > 1 ? 1 : 0) + error.column - 1;
  box.setSelectionRange(start, start + error.character.length);
}
