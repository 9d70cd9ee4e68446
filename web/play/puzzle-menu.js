/**
 * The menu for the whole puzzle: load one, copy or share it, or clear the board. Empty boards of other sizes are in Make.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../ui/menu.js").Choice} Choice
 */
import { hasCamera } from "../photo/door.js";
import { h } from "../ui/dom.js";
import { createFilePicker, NEW_PICTURE, PICTURE } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { newPuzzleGroup } from "./new-puzzle.js";

/** The formats in which the menu copies the puzzle directly. For all other formats, it opens a sheet. */
const COPIES = ["line", "filled", "grid", "link"];
/** The format that the sheet for copying shows first. */
const FIRST = "candidates";
const CLEARS = /** @type {const} */ (["entries", "everything"]);

/**
 * Return the choices to copy the puzzle in the usual formats, to share it, and for all other formats.
 * @param {(action: Action) => void} onAction @returns {Choice[]}
 */
export function copyChoices(onAction) {
  /** @param {string} label @param {string} face @param {Action} action @returns {Choice} */
  const cell = (label, face, action) => ({
    ...{ label: t(label), face: t(`menu.face.${face}`) },
    onChoose: () => onAction(action),
  });
  return [
    ...COPIES.map((format) => cell(`copy.${format}`, format, { type: "copy", format })),
    cell("share.menu", "share", { type: "share" }),
    cell("copy.more", "more", { type: "write-as", format: FIRST }),
  ];
}

/** @param {(action: Action) => void} onAction */
export function createPuzzleMenu(onAction) {
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const readPhoto = (/** @type {File[]} */ [file]) => onAction({ type: "read-photo", file });
  const photo = createFilePicker(readPhoto, PICTURE);
  const camera = createFilePicker(readPhoto, NEW_PICTURE);
  const takePhoto = () => (hasCamera() ? onAction({ type: "layer", layer: "camera" }) : camera.open());
  /** @param {string} label @param {Action} action @returns {Choice} */
  const choice = (label, action) => ({ label: t(label), onChoose: () => onAction(action) });
  const menu = createMenu({ drawing: "grid", label: t("tool.puzzle"), look: "puzzle-menu" }, [
    newPuzzleGroup(onAction),
    {
      choices: [
        choice("tool.paste", { type: "paste" }),
        { label: t("tool.open"), onChoose: picker.open },
        { label: t("photo.open"), onChoose: photo.open },
        { label: t("camera.open"), onChoose: takePhoto, offered: () => hasCamera() || "capture" in camera.input },
      ],
    },
    { title: t("copy.menu"), columns: 3, choices: copyChoices(onAction) },
    {
      title: t("tool.clear"),
      columns: 2,
      choices: CLEARS.map((what) => choice(`clear.${what}`, { type: "clear", what })),
    },
  ]);
  return {
    root: h("div", { class: "puzzle-tools" }, menu.root, picker.input, photo.input, camera.input),
  };
}
