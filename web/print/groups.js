/** The list of groups of puzzles to make, such as "12 hard". Each group has one line. */

import { SIZES } from "../board/geometry.js";
import { geometryWords } from "../board/names.js";
import { ANY, MADE_GRADES } from "../make/options.js";
import { h, icon, setHidden, setIdle, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createNumberField } from "../ui/number-field.js";
import { countOf, hasGrades, isMade, MOST_GROUPS, MOST_MADE, withGroup } from "./saved.js";

/** @typedef {import("./saved.js").Group} Group */
/** @typedef {import("../app/state.js").State} State */

/** @param {(groups: Group[]) => void} onGroups @param {() => void} onMake */
export function createGroups(onGroups, onMake) {
  /** @type {Group[]} */
  let groups = [];
  /** @type {ReturnType<typeof createLine>[]} */
  let lines = [];
  const list = h("div", { class: "groups" });
  const more = h("button", { type: "button", class: "button small", onclick: () => onGroups(longer()) });
  more.append(t("print.group.add"));
  const make = h("button", { type: "button", class: "button small", onclick: onMake });
  const root = h("div", { class: "print-now" }, list, h("div", { class: "row" }, more, make));

  /**
   * Return the groups with another group added at the end. Its grade is one step harder than that of the group before
   * it.
   */
  const longer = () => {
    const last = groups[groups.length - 1];
    const grade = MADE_GRADES[/** @type {string[]} */ (MADE_GRADES).indexOf(last.grade) + 1] ?? last.grade;
    return withGroup([...groups, last], groups.length, { grade });
  };

  const drawLines = () => {
    lines = groups.map((_, index) =>
      createLine(
        (change) => onGroups(withGroup(groups, index, change)),
        () => onGroups(groups.toSpliced(index, 1)),
      ),
    );
    list.replaceChildren(...lines.map((line) => line.root));
  };

  return {
    root,
    /** @param {State} state */
    render({ print, task }) {
      const grown = print.groups.length !== lines.length;
      groups = print.groups;
      if (grown) drawLines();
      for (const [index, line] of lines.entries()) line.show(groups[index], groups.length > 1);
      setHidden(more, groups.length >= MOST_GROUPS);
      setIdle(make, task?.name === "print-make");
      setText(make, t(isMade(print) ? "print.make-others" : "print.make", { count: countOf(groups) }));
    },
  };
}

/** @param {(change: Partial<Group>) => void} onChange @param {() => void} onRemove */
function createLine(onChange, onRemove) {
  const named = { class: "field", "aria-label": t("wish.count") };
  const count = createNumberField({ least: 1, most: MOST_MADE }, named, (count) => onChange({ count }));
  const grade = list(
    "wish.grade",
    [ANY, ...MADE_GRADES],
    (name) => t(`grade.${name}`),
    (grade) => onChange({ grade }),
  );
  const size = list(
    "wish.size",
    SIZES,
    (name) => say(geometryWords(name)),
    (size) => onChange({ size }),
  );
  const label = t("print.group.remove");
  const remove = h("button", {
    type: "button",
    class: "icon-button",
    "aria-label": label,
    title: label,
    onclick: onRemove,
  });
  remove.append(icon("close"));
  return {
    root: h("div", { class: "option group" }, count.input, grade, size, remove, count.wrong),
    /** @param {Group} group @param {boolean} several */
    show(group, several) {
      count.show(group.count);
      grade.value = group.grade;
      grade.disabled = !hasGrades(group.size);
      size.value = group.size;
      setHidden(remove, !several);
    },
  };
}

/** @param {string} label @param {string[]} values @param {(value: string) => string} wordFor @param {(value: string) => void} onChoice */
function list(label, values, wordFor, onChoice) {
  const options = values.map((value) => h("option", { value }, wordFor(value)));
  /** @type {HTMLSelectElement} */
  const select = h("select", { "aria-label": t(label), onchange: () => onChoice(select.value) }, ...options);
  return select;
}
