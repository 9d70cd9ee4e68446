/** The form of a newspaper's series, and the button that makes it. */
import { geometryWords } from "../board/names.js";
import { dated } from "../board/times.js";
import { h, setHidden, setIdle } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { createChoice, createNames, createNumber, createText, createToggle } from "./controls.js";
import {
  FORMATS,
  gradesOf,
  isDay,
  NO_PAPER,
  SERIES_BOUNDS,
  SERIES_CHOICES,
  SERIES_SEED,
  seriesFrom,
  WEEKDAY_GRADES,
  withGrade,
} from "./series.js";

/** @typedef {import("./series.js").Series} Series */
/** @typedef {keyof typeof SERIES_CHOICES} ChoiceName */

/** Return a day whose weekday has this number, from Monday. @param {number} at */
const dayAt = (at) => new Date(2026, 10, 30 + at);

/** @param {(series: Series) => void} onSeries @param {() => void} onMake */
export function createSeries(onSeries, onMake) {
  let now = seriesFrom(null, new Date());
  const change = (/** @type {Partial<Series>} */ some) => onSeries({ ...now, ...some });

  const start = createStart((start) => change({ start }));
  const days = createNumber("series.days", SERIES_BOUNDS.days, (days) => change({ days }));
  const width = createNumber("series.width", SERIES_BOUNDS.width, (width) =>
    change({ width: Math.round(width * 10) / 10 }),
  );
  const week = createWeek((at, place, grade) =>
    change({ week: now.week.with(at, withGrade(now.week[at], now.strip, place, grade)) }),
  );
  const lists = /** @type {ChoiceName[]} */ (Object.keys(SERIES_CHOICES)).map((name) =>
    createChoice(
      `series.${name}`,
      SERIES_CHOICES[name],
      (value) => wordFor(name, value),
      (value) => change({ [name]: value }),
    ),
  );
  const [strip, ...others] = lists;
  const formats = createNames(
    t("print.series.formats"),
    FORMATS,
    (name) => name.toUpperCase(),
    (name) => change({ formats: toggled(now.formats, name) }),
  );
  const apart = createToggle("series.apart", (apart) => change({ apart }));
  const seed = createText(
    "series.seed",
    (text) => SERIES_SEED.test(text) && change({ seed: text }),
    t("print.series.seed.hint"),
  );
  const make = h("button", { type: "button", class: "button primary", onclick: onMake }, t("print.series.make"));
  const root = h(
    "div",
    { class: "print-form print-series" },
    ...[start, days, strip].map((field) => field.root),
    week.root,
    width.root,
    h("div", { class: "option" }, h("span", {}, t("print.series.formats")), formats.root),
    ...[...others, apart, seed].map((field) => field.root),
  );
  return {
    root,
    make,
    /** @param {import("../app/state.js").State} state */
    render({ print, task }) {
      now = seriesFrom(print.series, new Date());
      for (const field of lists) field.show(now[/** @type {ChoiceName} */ (field.name.slice("series.".length))]);
      start.show(now.start);
      days.show(now.days);
      width.show(now.width);
      week.show(now.week, now.strip);
      formats.show(now.formats);
      apart.show(now.apart);
      seed.show(now.seed);
      setIdle(make, task?.name === "series");
    },
  };
}

/** Return the formats with one added or removed. One of them is always chosen. @param {Series["formats"]} formats @param {string} name */
function toggled(formats, name) {
  const next = FORMATS.filter((each) => formats.includes(each) !== (each === name));
  return next.length ? next : formats;
}

/** @param {(start: string) => void} onStart */
function createStart(onStart) {
  const id = "print-series.start";
  const input = h("input", { type: "date", id, onchange: () => isDay(input.value) && onStart(input.value) });
  const show = (/** @type {string} */ start) => {
    if (document.activeElement !== input) input.value = start;
  };
  return { show, root: h("div", { class: "option" }, h("label", { for: id }, t("print.series.start")), input) };
}

/**
 * Create lists of difficulties for each weekday: one for each puzzle of a strip.
 * @param {(at: number, place: number, grade: string) => void} onGrade
 */
function createWeek(onGrade) {
  const days = Array.from({ length: 7 }, (_, at) => {
    const id = `print-series.day${at}`;
    const name = dated(dayAt(at), { weekday: "long" });
    const lists = SERIES_CHOICES.strip.map((number, place) => {
      const grades = place ? WEEKDAY_GRADES.filter((grade) => grade !== NO_PAPER) : WEEKDAY_GRADES;
      const options = grades.map((value) => h("option", { value }, gradeWord(value)));
      const onchange = () => onGrade(at, place, grades[list.selectedIndex]);
      const label = place ? { "aria-label": t("print.series.place", { day: name, number }) } : { id };
      const list = h("select", { ...label, onchange }, ...options);
      return list;
    });
    return { lists, root: h("div", { class: "option" }, h("label", { for: id }, name), ...lists) };
  });
  const root = h("div", { class: "print-week", role: "group", "aria-label": t("print.series.week") });
  root.append(...days.map((each) => each.root));
  return {
    root,
    /** @param {string[]} week @param {number} strip  the number of puzzles of a day */
    show(week, strip) {
      for (const [at, { lists }] of days.entries()) {
        const grades = gradesOf(week[at], strip);
        for (const [place, list] of lists.entries()) {
          setHidden(list, place >= strip || (place > 0 && week[at] === NO_PAPER));
          list.value = grades[place] ?? grades[0];
        }
      }
    },
  };
}

/** @param {string} grade */
const gradeWord = (grade) => t(grade === NO_PAPER ? "print.series.no-paper" : `grade.${grade}`);

/** @param {ChoiceName} name @param {string | number} value */
function wordFor(name, value) {
  if (name === "size") return say(geometryWords(String(value)));
  if (name === "style") return t(`print.style.${value}`);
  return typeof value === "number" ? String(value) : t(`print.series.${name}.${value}`);
}
