/** The help: what the places are for, the keys, and the terms. */
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export function createHelpDialog(root, onAction) {
  const close = () => onAction({ type: "layer", layer: "" });
  const places = ["play", "make", "print", "learn"].flatMap((name) => [
    h("dt", {}, t(`place.${name}`)),
    h("dd", {}, t(`help.place.${name}`)),
  ]);
  const keys = ["digits", "letters", "blank", "erase", "notes", "move", "undo", "paste", "tray", "carry"];
  const rows = keys.flatMap((name) => [h("dt", {}, t(`help.${name}.keys`)), h("dd", {}, t(`help.${name}`))]);
  const words = ["clue", "note", "candidate", "unique", "names"];
  const glossary = words.flatMap((name) => [
    h("dt", {}, t(`help.word.${name}.name`)),
    h("dd", {}, t(`help.word.${name}`)),
  ]);
  const body = h(
    "div",
    { class: "help" },
    h("p", {}, t("help.intro")),
    h("h3", {}, t("help.places")),
    h("dl", {}, ...places),
    h("h3", {}, t("help.keys")),
    h("dl", {}, ...rows),
    h("h3", {}, t("help.words")),
    h("dl", {}, ...glossary),
  );
  const dialog = dialogOf("help.title", body, close);
  root.append(dialog);
  return {
    /** @param {import("../app/state.js").State} state */
    render({ layer }) {
      if (layer === "help" && !dialog.open) dialog.showModal();
      if (layer !== "help" && dialog.open) dialog.close();
    },
    destroy: () => dialog.remove(),
  };
}
