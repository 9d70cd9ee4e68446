/**
 * The puzzles of the day: a strip of this week, which opens a calendar of one month. A mark on each day shows how far its
 * puzzle is solved.
 * @typedef {import("../app/state.js").State} State
 */
import { dated, dayNumber } from "../board/times.js";
import { dateOf, dayOf, dayOfId, daysOf, gradeOfDay, weekOf } from "../make/days.js";
import { h, icon, put, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { stageOf } from "./columns.js";
import { partDone } from "./ring.js";
import { createWeek } from "./week.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction @param {() => Date} [now] */
export function createCalendar(onAction, now = () => new Date()) {
  let month = new Date(now().getFullYear(), now().getMonth(), 1, 12);
  let drawn = "";
  /** The saved puzzles of the day, each under its date. @type {Map<string, import("./model.js").Item>} */
  let saved = new Map();

  const step = (/** @type {"back" | "forward"} */ drawing, /** @type {number} */ by) => {
    const name = t(`day.${drawing}`);
    const onclick = () => {
      month = new Date(month.getFullYear(), month.getMonth() + by, 1, 12);
      draw();
    };
    return h(
      "button",
      { type: "button", class: "icon-button", "aria-label": name, title: name, onclick },
      icon(drawing),
    );
  };
  const title = h("p", { class: "calendar-title", role: "status" });
  const later = step("forward", 1);
  const week = createWeek(now);
  const days = h("div", { class: "calendar-days" });
  const message = h("p", { class: "muted", role: "status" });
  const counting = h("input", {
    ...{ type: "checkbox", role: "switch", id: "day-streak" },
    onchange: () => onAction({ type: "playBy", by: { streaks: counting.checked } }),
  });
  const label = h("label", { for: counting.id }, t("day.streaks"));
  const streak = h("p", { class: "calendar-streak" });
  const body = h(
    "div",
    { class: "calendar" },
    h("div", { class: "row" }, step("back", -1), title, later),
    days,
    h("div", { class: "switch" }, counting, label),
    streak,
    message,
  );
  const name = h("span", { class: "unseen" }, t("day.calendar"));
  const root = h("details", { class: "more calendar-fold" }, h("summary", {}, name, week.root), body);
  root.addEventListener("toggle", () => draw());

  const draw = () => {
    week.draw(saved);
    if (!root.open) return;
    const today = dayOf(now());
    setText(title, dated(month, { year: "numeric", month: "long" }));
    later.disabled = dayOf(month).slice(0, 6) >= today.slice(0, 6);
    const cells = daysOf(month.getFullYear(), month.getMonth()).map((day) =>
      day ? dayButton(day, today) : h("span", {}),
    );
    days.replaceChildren(...weekOf(now()).map((day) => headOf(dateOf(day))), ...cells);
  };

  /** @param {string} day @param {string} today */
  const dayButton = (day, today) => {
    const item = saved.get(day);
    const stage = item ? stageOf(item) : "new";
    const words = [
      dated(dateOf(day), { dateStyle: "full" }),
      t(`grade.${gradeOfDay(day)}`),
      ...(item ? [t(`tray.stage.${stage}`)] : []),
    ];
    const onclick = () => onAction({ type: "day-puzzle", day });
    const names = { "aria-label": words.join(", "), title: words.join(", ") };
    const button = h("button", { type: "button", class: "day choice", ...names, onclick }, dayNumber(dateOf(day)));
    put(button, "data-stage", item ? stage : null);
    put(button, "aria-current", day === today ? "date" : null);
    button.disabled = day > today;
    return button;
  };

  return {
    root,
    /** @param {State} state */
    render({ tray, making, made, settings }) {
      const { streaks } = settings.playing;
      setText(message, making ? t("make.running") : made?.tone === "bad" ? say(made.words) : "");
      const found = tray.items.flatMap((item) => {
        const day = dayOfId(item.id);
        return day ? [/** @type {const} */ ([day, item])] : [];
      });
      const marks = [dayOf(now()), ...found.map(([day, item]) => `${day}${stageOf(item)}${partDone(item)}`)].join();
      saved = new Map(found);
      if (marks !== drawn) draw();
      drawn = marks;
      counting.checked = streaks;
      setText(streak, streaks ? t("day.streak", { count: streakOf(saved, now()) }) : "");
    },
  };
}

/**
 * Return for how many days in a row, up to today, the puzzle of the day is solved. Today still counts as a day on which
 * it may be solved.
 * @param {Map<string, import("./model.js").Item>} saved @param {Date} today
 */
export function streakOf(saved, today) {
  const isSolved = (/** @type {number} */ ago) =>
    Boolean(
      saved.get(dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago, 12)))?.progress?.solved,
    );
  let count = 0;
  while (isSolved(count + 1)) count += 1;
  return count + Number(isSolved(0));
}

/** @param {Date} date */
const headOf = (date) =>
  h("span", { class: "calendar-head", "aria-hidden": "true" }, dated(date, { weekday: "narrow" }));
