/** The help: what the tabs are for, the keys, and the terms. */
import { linkTo } from "../parts/parts.js";
import { dialogOf } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export function createHelpDialog(root, onAction) {
  const ondiagnose = () => {
    dialog.close();
    onAction({ type: "diagnose" });
  };
  const onkeep = () => {
    dialog.close(); // the notice is behind it
    onAction({ type: "keep-page" });
  };
  const tabs = ["solve", "explain", "generate", "print", "class"].flatMap((name) => [
    h("dt", {}, t(`panel.${name}.title`)),
    h("dd", {}, t(`help.tab.${name}`)),
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
    h("h3", {}, t("help.tabs")),
    h("dl", {}, ...tabs),
    h("h3", {}, t("help.keys")),
    h("dl", {}, ...rows),
    h("h3", {}, t("help.words")),
    h("dl", {}, ...glossary),
    h("p", {}, t("one-file.about")),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button", onclick: onkeep }, t("one-file.keep")),
      h("button", { type: "button", class: "button", onclick: ondiagnose }, t("diagnostics.title")),
      h("a", { class: "button", ...linkTo("licences.txt") }, t("help.licences")),
    ),
  );
  const dialog = dialogOf("help.title", body, () => dialog.close());
  root.append(dialog);
  return { open: () => dialog.showModal(), render: () => {}, destroy: () => dialog.remove() };
}
