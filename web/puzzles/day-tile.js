/**
 * The tile of today's puzzle, with its date, its difficulty and, once it is solved, a tick.
 * @typedef {import("../app/state.js").State} State
 */
import { dayWords } from "../board/times.js";
import { dayOf, gradeOfDay } from "../make/days.js";
import { h, icon, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { itemOfDay } from "./next.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction @param {() => Date} today */
export function createDayTile(onAction, today) {
  const tick = icon("done");
  const note = h("span", { class: "tile-note" });
  const text = h("span", { class: "tile-text" }, h("span", { class: "tile-name" }, t("day.title")), " ", note);
  const onclick = () => onAction({ type: "day-puzzle", day: dayOf(today()) });
  const root = h("button", { type: "button", class: "tile control", onclick }, icon("calendar"), text, tick);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const day = dayOf(today());
      const solved = Boolean(itemOfDay(state, day)?.progress?.solved);
      setHidden(tick, !solved);
      const parts = [dayWords(today()), t(`grade.${gradeOfDay(day)}`), ...(solved ? [t("tray.stage.solved")] : [])];
      setText(note, parts.join(" · "));
    },
  };
}
