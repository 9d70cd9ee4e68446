/** The choices of the menu of columns: the usual columns, two in a row, and behind a door those for experts. */
import { t } from "../ui/i18n.js";
import { COLUMNS, isUsual } from "./columns.js";

/**
 * Return the groups of the menu.
 * @param {(name: string) => boolean} isShown @param {(name: string) => void} turn  shows or hides a column
 * @param {() => void} reset  shows the usual columns again
 * @returns {import("../ui/menu.js").Group[]}
 */
export function columnChoices(isShown, turn, reset) {
  const choices = (/** @type {typeof COLUMNS} */ columns) =>
    columns.map(({ name }) => ({
      label: t(`tray.${name}`),
      role: /** @type {const} */ ("menuitemcheckbox"),
      stays: true,
      on: () => isShown(name),
      onChoose: () => turn(name),
    }));
  const rare = COLUMNS.filter((column) => !isUsual(column));
  return [
    { columns: 2, choices: choices(COLUMNS.filter(isUsual)) },
    {
      choices: [
        { label: t("menu.experts"), within: [{ columns: 2, choices: choices(rare) }] },
        { label: t("tray.usual-columns"), onChoose: reset },
      ],
    },
  ];
}
