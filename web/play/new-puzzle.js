/**
 * The choice of a difficulty, which puts a new puzzle on the board at once. It is a row of chips on an empty board, and
 * a group of a menu elsewhere.
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { MADE_GRADES } from "../make/options.js";
import { OFFERED_GRADES } from "../make/prefetch.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";

/** The difficulties for which there is no chip. */
const OTHERS = MADE_GRADES.filter((grade) => !OFFERED_GRADES.includes(grade));

/** @param {string} grade @param {OnAction} onAction */
const choiceOf = (grade, onAction) => ({
  label: t(`grade.${grade}`),
  onChoose: () => onAction({ type: "make-grade", grade }),
});

/**
 * Return the groups of a menu with some difficulties, and with other kinds of puzzles.
 * @param {OnAction} onAction @param {string[]} grades @returns {import("../ui/menu-parts.js").Group[]}
 */
const groupsOf = (onAction, grades) => [
  { columns: 2, choices: grades.map((grade) => choiceOf(grade, onAction)) },
  {
    choices: [
      { label: t("start.kinds"), onChoose: () => onAction({ type: "place", place: "make" }) },
      { label: t("verdict.example"), onChoose: () => onAction({ type: "example" }) },
    ],
  },
];

/** Return the groups of a menu with all difficulties. @param {OnAction} onAction */
export const newPuzzleGroups = (onAction) => groupsOf(onAction, MADE_GRADES);

/** Create the chips. @param {OnAction} onAction */
export function createNewPuzzle(onAction) {
  const name = h("span", { class: "tile-name", id: "start-new" }, t("start.new"));
  const chips = OFFERED_GRADES.map((grade) => {
    const { label, onChoose } = choiceOf(grade, onAction);
    return h("button", { type: "button", class: "button chip", onclick: onChoose }, label);
  });
  const others = createMenu({ label: t("chips.more"), look: "chip" }, groupsOf(onAction, OTHERS));
  const row = h("div", { class: "start-chips" }, ...chips, others.root);
  return h("div", { class: "tile start-new", role: "group", "aria-labelledby": name.id }, name, row);
}

/**
 * Return the group of a menu with the difficulties.
 * @param {OnAction} onAction @returns {import("../ui/menu-parts.js").Group}
 */
export const newPuzzleGroup = (onAction) => ({
  title: t("start.new"),
  columns: 4,
  choices: [
    ...OFFERED_GRADES.map((grade) => choiceOf(grade, onAction)),
    { label: t("chips.more"), within: groupsOf(onAction, OTHERS) },
  ],
});
