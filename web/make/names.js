/** The names of grades and techniques, as the options for new puzzles show them. */
import { t } from "../ui/i18n.js";
import { ANY, bandOf } from "./options.js";

/** Return the name of a grade, or of a range of ER that is used instead of a grade. @param {string} grade */
export function gradeName(grade) {
  const band = bandOf(grade);
  return band ? t("wish.band.name", band) : t(`grade.${grade}`);
}

/** The techniques that have a different name among the options for new puzzles than elsewhere. */
const WISH_NAMES = [ANY, "aic"];

/** @param {string} name */
export const techniqueName = (name) =>
  t(WISH_NAMES.includes(name) ? `wish.technique.${name}` : `technique.${name}.name`);
