/**
 * The menu for the whole puzzle: load one, copy or share it, start a new board, or clear the board.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../ui/menu.js").Choice} Choice
 */
import { boxShape, SIZES } from "../board/geometry.js";
import { geometryWords } from "../board/names.js";
import { hasCamera } from "../photo/door.js";
import { h } from "../ui/dom.js";
import { createFilePicker, NEW_PICTURE, PICTURE } from "../ui/file-picker.js";
import { say, t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";

/** The formats in which the menu copies the puzzle directly. For all other formats, it opens a dialog. */
const COPIES = ["line", "filled", "grid", "link"];
/** The format that the dialog for copying shows first. */
const FIRST = "candidates";
const CLEARS = /** @type {const} */ (["entries", "everything"]);

/** @param {(action: Action) => void} onAction */
export function createPuzzleMenu(onAction) {
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const readPhoto = (/** @type {File[]} */ [file]) => onAction({ type: "read-photo", file });
  const photo = createFilePicker(readPhoto, PICTURE);
  const telephone = createFilePicker(readPhoto, NEW_PICTURE);
  /** @param {string} label @param {Action} action @returns {Choice} */
  const choice = (label, action) => ({ label, onChoose: () => onAction(action) });
  let read = false;
  const report = { ...choice(t("import.title"), { type: "layer", layer: "import" }), offered: () => read };
  const menu = createMenu({ drawing: "grid", label: t("tool.puzzle"), look: "puzzle-menu" }, [
    {
      choices: [
        choice(t("tool.paste"), { type: "paste" }),
        { label: t("tool.open"), onChoose: picker.open },
        { label: t("photo.open"), onChoose: photo.open },
        { ...choice(t("camera.open"), { type: "layer", layer: "camera" }), offered: hasCamera },
        {
          label: t("camera.open"),
          onChoose: telephone.open,
          offered: () => !hasCamera() && "capture" in telephone.input,
        },
        choice(t("verdict.example"), { type: "example" }),
        report,
      ],
    },
    {
      title: t("tool.new"),
      choices: SIZES.map((size) => ({ ...choice(sizeName(size), { type: "new", size }), face: faceOf(size) })),
    },
    {
      title: t("tool.copy"),
      choices: [
        ...COPIES.map((format) => choice(t(`copy.${format}`), { type: "copy", format })),
        choice(t("copy.more"), { type: "write-as", format: FIRST }),
        choice(t("share.menu"), { type: "share" }),
      ],
    },
    { title: t("tool.clear"), choices: CLEARS.map((what) => choice(t(`clear.${what}`), { type: "clear", what })) },
  ]);
  return {
    root: h("div", { class: "puzzle-tools" }, menu.root, picker.input, photo.input, telephone.input),
    /** @param {import("../app/state.js").State} state */
    render({ imported }) {
      read = imported !== null;
    },
  };
}

/**
 * Return a short name for a grid: its number of digits or, if it has extra houses, only the letters for these.
 * @param {string} size
 */
const faceOf = (size) => size.replace(/^\d+(?=\D)/, "").toUpperCase();

/** @param {string} size */
const sizeName = (size) => t("size.label", { name: say(geometryWords(size)), ...boxShape(size) });
