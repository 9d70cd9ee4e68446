/** The help dialog. It explains what the parts Play, Make, Print and Learn are for, and what the terms mean. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createLayerSheet, terms } from "./sheet.js";

const PLACES = ["play", "make", "print", "learn"];
const WORDS = ["clue", "note", "candidate", "unique", "names"];

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export const createHelpDialog = (root, onAction) =>
  createLayerSheet(root, onAction, "help", "help.title", [
    h("p", {}, t("help.intro")),
    h("h3", {}, t("help.places")),
    terms(PLACES, (name) => [`place.${name}`, `help.place.${name}`]),
    h("h3", {}, t("help.words")),
    terms(WORDS, (name) => [`help.word.${name}.name`, `help.word.${name}`]),
    h("p", {}, t("one-file.about")),
  ]);
