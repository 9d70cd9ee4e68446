/** The names of grades and techniques in a wish. */
import { t } from "../ui/i18n.js";
import { ANY, bandOf } from "./options.js";

/** Return the name of a grade, or of a range of ER in its place. @param {string} grade */
export function gradeName(grade) {
  const band = bandOf(grade);
  return band ? t("wish.band.name", band) : t(`grade.${grade}`);
}

/** The techniques that have a different name in a wish. */
const WISH_NAMES = [ANY, "aic"];

/** @param {string} name */
export const techniqueName = (name) =>
  t(WISH_NAMES.includes(name) ? `wish.technique.${name}` : `technique.${name}.name`);
