/**
 * The puzzles of the day: a calendar of one month, folded below My puzzles. A mark on each day shows how far its puzzle
 * is solved.
 * @typedef {import("../app/state.js").State} State
 */
import { dateOf, dayOf, dayOfId, daysOf, gradeOfDay } from "../make/days.js";
import { h, icon, put, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { stageOf } from "./columns.js";

/** A date that is a Monday. The names of the weekdays are found by counting the days from this date. */
const MONDAY = new Date(2026, 10, 16, 12);

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
  const week = Array.from({ length: 7 }, (_, at) => new Date(MONDAY.getTime() + at * 86_400_000));
  const days = h("div", { class: "calendar-days" });
  const message = h("p", { class: "muted", role: "status" });
  const body = h(
    "div",
    { class: "calendar" },
    h("div", { class: "row" }, step("back", -1), title, later),
    days,
    message,
  );
  const root = h("details", { class: "more" }, h("summary", {}, t("day.title")), body);
  root.addEventListener("toggle", () => draw());

  const draw = () => {
    if (!root.open) return;
    const today = dayOf(now());
    setText(title, dated(month, { year: "numeric", month: "long" }));
    later.disabled = dayOf(month).slice(0, 6) >= today.slice(0, 6);
    const cells = daysOf(month.getFullYear(), month.getMonth()).map((day) =>
      day ? dayButton(day, today) : h("span", {}),
    );
    days.replaceChildren(...week.map(headOf), ...cells);
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
    const onclick = () =>
      item
        ? onAction({ type: "load", puzzles: [item.progress?.board ?? item.state], kept: true })
        : onAction({ type: "make-day", day });
    const names = { "aria-label": words.join(", "), title: words.join(", ") };
    const button = h(
      "button",
      { type: "button", class: "day choice", ...names, onclick },
      // Korean gives "1일", as in the full date, so that the spoken label contains the visible text
      dated(dateOf(day), { day: "numeric" }),
    );
    put(button, "data-stage", item ? stage : null);
    put(button, "aria-current", day === today ? "date" : null);
    button.disabled = day > today;
    return button;
  };

  return {
    root,
    /** @param {State} state */
    render({ tray, making, made }) {
      setText(message, making ? t("make.running") : made?.tone === "bad" ? say(made.words) : "");
      const found = tray.items.flatMap((item) => {
        const day = dayOfId(item.id);
        return day ? [/** @type {const} */ ([day, item])] : [];
      });
      const now = found.map(([day, item]) => `${day}${stageOf(item)}`).join();
      saved = new Map(found);
      if (now !== drawn) draw();
      drawn = now;
    },
  };
}

/** @param {Date} date */
const headOf = (date) =>
  h("span", { class: "calendar-head", "aria-hidden": "true" }, dated(date, { weekday: "narrow" }));

/**
 * Return a formatted date in the language of the page. The language is looked up on each call, because it may not be
 * set yet when the view is created.
 * @param {Date} date @param {Intl.DateTimeFormatOptions} parts
 */
const dated = (date, parts) => new Intl.DateTimeFormat(document.documentElement.lang, parts).format(date);
