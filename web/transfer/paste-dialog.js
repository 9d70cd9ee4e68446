/**
 * A dialog to paste or type a puzzle, or to open a file. It is for people without a keyboard. It also shows a text that
 * could not be read, with the cursor at the error.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Incoming} Incoming
 */

import { errorWords } from "../board/names.js";
import { cancelButton, dialogOf } from "../ui/dialog.js";
import { h, put, setText } from "../ui/dom.js";
import { createFilePicker, PICTURE } from "../ui/file-picker.js";
import { say, t } from "../ui/i18n.js";

/**
 * Create the dialog into which a puzzle can be pasted or typed as text.
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
  const label = h("label", { for: box.id, class: "field-label" }, t("paste.label"));
  const hint = h("p", { id: "paste-hint", class: "muted" }, t("paste.hint"));
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const camera = createFilePicker(([file]) => {
    close();
    onAction({ type: "read-photo", file });
  }, PICTURE);
  const photo = h("button", { type: "button", class: "button", onclick: camera.open }, t("photo.open"));
  const open = h("button", { type: "button", class: "button", onclick: picker.open }, t("tool.open"));
  const read = h("button", { type: "submit", class: "button primary" }, t("paste.read"));
  const form = h(
    "form",
    { method: "dialog" },
    label,
    hint,
    box,
    error,
    h("div", { class: "row end" }, photo, camera.input, open, picker.input, cancelButton(close), read),
  );
  const dialog = dialogOf("paste.title", form, close);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onAction({ type: "text", text: box.value });
  });
  /** @type {Incoming | null} */
  let before = null;
  root.append(dialog);

  return {
    /** @param {State} state */
    render({ incoming }) {
      if (incoming === before) return;
      before = incoming;
      if (!incoming) return dialog.close();
      box.value = incoming.text;
      setText(error, incoming.error ? say(errorWords(incoming.error)) : "");
      put(box, "aria-invalid", incoming.error ? "true" : null);
      if (!dialog.open) dialog.showModal();
      box.focus();
      placeCaret(box, incoming);
    },
    destroy: () => dialog.remove(),
  };
}

/** Select the character at which the error was found. @param {HTMLTextAreaElement} box @param {Incoming} incoming */
function placeCaret(box, { text, error }) {
  if (!error?.line) return;
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const start = lines.slice(0, error.line - 1).join("\n").length + (error.line > 1 ? 1 : 0) + error.column - 1;
  box.setSelectionRange(start, start + error.character.length);
}
