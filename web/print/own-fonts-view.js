/** The controls for the player's own fonts on paper: one font file, and another font file for bold text. */
import { h, setHidden, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";

/** @typedef {import("./own-fonts.js").Weight} Weight */

const KIND = { accept: ".ttf,.otf,.ttc,.otc" };

/**
 * Create the controls, which act on the fonts for everything that is printed.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export const createFontsFor = (onAction) =>
  createOwnFonts(
    (weight, file) => {
      onAction({ type: "font-file", weight, file });
      onAction({ type: "run", task: "font" });
    },
    (weight) => onAction({ type: "own-font", weight, font: null }),
  );

/** @param {(weight: Weight, file: File) => void} onFile @param {(weight: Weight) => void} onRemove */
function createOwnFonts(onFile, onRemove) {
  const regular = row("regular", t("print.font"), onFile, onRemove);
  const bold = row("bold", t("print.font.bold"), onFile, onRemove);
  const about = h("p", { class: "muted print-about" }, t("print.font.about"));
  return {
    root: h("div", { class: "own-fonts" }, regular.root, bold.root, about),
    /** @param {import("./own-fonts.js").OwnFonts} fonts */
    show(fonts) {
      regular.show(fonts.regular);
      bold.show(fonts.bold);
      setHidden(bold.root, !fonts.regular);
    },
  };
}

/** @param {Weight} weight @param {string} label @param {(weight: Weight, file: File) => void} onFile @param {(weight: Weight) => void} onRemove */
function row(weight, label, onFile, onRemove) {
  const picker = createFilePicker(([file]) => onFile(weight, file), KIND);
  const choose = button(t("print.font.choose"), `${label}: ${t("print.font.choose")}`, picker.open);
  const remove = button(t("print.font.remove"), `${label}: ${t("print.font.remove")}`, () => {
    onRemove(weight);
    choose.focus();
  });
  const title = h("span", { class: "own-font" });
  const root = h(
    "div",
    { class: "option chosen-in-row" },
    h("span", {}, label),
    h("div", { class: "chips" }, title, choose, remove, picker.input),
  );
  return {
    root,
    /** @param {import("./own-fonts.js").OwnFont | null} font */
    show(font) {
      setText(title, font?.title ?? "");
      setHidden(title, !font);
      setHidden(remove, !font);
    },
  };
}

/** @param {string} words @param {string} label @param {() => void} onclick */
const button = (words, label, onclick) =>
  h("button", { type: "button", class: "button small", "aria-label": label, onclick }, words);
