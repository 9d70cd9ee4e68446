/**
 * Words about the pages of the preview: their numbers and their format.
 * @typedef {import("./saved.js").Print} Print
 * @typedef {import("./saved.js").Sheets} Sheets
 */
import { t } from "../ui/i18n.js";
import { CUSTOM } from "./options.js";
import { isOpened } from "./saved.js";

/**
 * Return the number of pages. A booklet that lies open shows two at a time, except its first and its last.
 * @param {Print} print @param {Sheets} sheets
 */
const pagesOf = (print, { total }) => (isOpened(print) ? 2 * (total - 1) : total);

/** Return the numbers of the pages that one picture shows. @param {Print} print @param {Sheets} sheets @param {number} at */
export function placeWords(print, sheets, at = print.page) {
  const total = pagesOf(print, sheets);
  const first = isOpened(print) ? 2 * at : at + 1;
  return isOpened(print) && first > 0 && first < total
    ? t("print.places", { first, last: first + 1, total })
    : t("print.place", { number: Math.max(first, 1), total });
}

/** Return the size of the paper and the number of pages. @param {Print} print @param {Sheets} sheets */
export function formatWords(print, sheets) {
  const { paper, own_width, own_height, booklet } = print.options;
  const size = paper === CUSTOM ? t("print.own", { width: own_width, height: own_height }) : paper;
  return t(booklet ? "print.format.folded" : "print.format", { size, count: pagesOf(print, sheets) });
}
