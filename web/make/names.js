/** What a wish's grade and technique are called. */
import { t } from "../ui/i18n.js";
import { ANY, bandOf } from "./options.js";

/** A grade, or the band of ER in its place. @param {string} grade */
export function gradeName(grade) {
  const band = bandOf(grade);
  return band ? t("wish.band.name", band) : t(`grade.${grade}`);
}

/** These have names of their own as wishes. */
const WISH_NAMES = [ANY, "aic"];

/** @param {string} name */
export const techniqueName = (name) =>
  t(WISH_NAMES.includes(name) ? `wish.technique.${name}` : `technique.${name}.name`);
