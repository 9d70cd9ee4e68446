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

/** The formats in which the menu copies the puzzle directly. For all other formats, it opens a sheet. */
const COPIES = ["line", "filled", "grid", "link"];
/** The format that the sheet for copying shows first. */
const FIRST = "candidates";
const CLEARS = /** @type {const} */ (["entries", "everything"]);

/** @param {(action: Action) => void} onAction */
export function createPuzzleMenu(onAction) {
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const readPhoto = (/** @type {File[]} */ [file]) => onAction({ type: "read-photo", file });
  const photo = createFilePicker(readPhoto, PICTURE);
  const camera = createFilePicker(readPhoto, NEW_PICTURE);
  const takePhoto = () => (hasCamera() ? onAction({ type: "layer", layer: "camera" }) : camera.open());
  const makeOne = () => {
    onAction({ type: "notice", words: { key: "make.running" } });
    onAction({ type: "make", what: "one" });
  };
  /** @param {string} label @param {Action} action @returns {Choice} */
  const choice = (label, action) => ({ label: t(label), onChoose: () => onAction(action) });
  /** @param {string} label @param {string} face @param {Action} action @returns {Choice} */
  const cell = (label, face, action) => ({ ...choice(label, action), face: t(`menu.face.${face}`) });
  const menu = createMenu({ drawing: "grid", label: t("tool.puzzle"), look: "puzzle-menu" }, [
    {
      choices: [
        choice("tool.paste", { type: "paste" }),
        { label: t("tool.open"), onChoose: picker.open },
        { label: t("photo.open"), onChoose: photo.open },
        { label: t("camera.open"), onChoose: takePhoto, offered: () => hasCamera() || "capture" in camera.input },
      ],
    },
    {
      columns: 2,
      choices: [{ label: t("start.new"), onChoose: makeOne }, choice("verdict.example", { type: "example" })],
    },
    {
      title: t("copy.menu"),
      columns: 3,
      choices: [
        ...COPIES.map((format) => cell(`copy.${format}`, format, { type: "copy", format })),
        cell("share.menu", "share", { type: "share" }),
        cell("copy.more", "more", { type: "write-as", format: FIRST }),
      ],
    },
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
