/**
 * The tab Print: the puzzles and options, a preview of the pages, and the buttons for printing and PDF.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 * @typedef {import("./options.js").PrintOptions} PrintOptions
 */

import { MILLIMETRES } from "../contract/constants.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { countIn } from "./book.js";
import { createChoice, createNames, createNumber, createText, createToggle } from "./controls.js";
import { sourceNow } from "./facts.js";
import { createGroups } from "./groups.js";
import {
  addressNow,
  BOUNDS,
  CHOICES,
  CUSTOM,
  changedOptions,
  FIRST_LISTS,
  LENGTHS,
  MORE_LISTS,
  MOST_PATHS,
  presetNow,
  presetOf,
  SHOWN,
  SWITCHES,
  TEXTS,
} from "./options.js";
import { createOutcome } from "./outcome.js";
import { createFontsFor } from "./own-fonts-view.js";
import { createPresets } from "./presets.js";
import { createPreview } from "./preview-view.js";
import { SOURCES } from "./saved.js";
import { createSeries } from "./series-view.js";
import { createStyles } from "./styles.js";

/** The number of switches that come before the lists in the second part of the form. */
const AFTER_SHOWN = 4;

/** The height of the box for the names of pupils, in lines. */
const NAME_ROWS = 4;

/** The options that have an effect only in booklets, not on single pages. @type {readonly string[]} */
const OF_BOOKLETS = ["signature", "creep"];

/** @param {HTMLElement} root @param {OnAction} onAction @param {HTMLElement} scene */
export function createPrint(root, onAction, scene) {
  /** @type {State | null} */
  let now = null;
  const act = (/** @type {Partial<import("./saved.js").Print>} */ print) => onAction({ type: "print", print });
  const change = (/** @type {Partial<PrintOptions>} */ options) =>
    now &&
    act({
      options: changedOptions(now.print.options, options),
      page: 0,
      ...("clues" in options && { groups: [...now.print.groups] }), // the puzzles must be made again
    });
  const run = (/** @type {import("../solve/types.js").TaskName} */ task) => () => onAction({ type: "run", task });

  const source = createSource((source) => act({ source, page: 0 }));
  const groups = createGroups((groups) => act({ groups, page: 0 }), run("print-make"));
  const presets = createPresets((name) => now && act({ options: presetOf(now.print.options, name), page: 0 }));
  const sides = createToggle("sides", (value) => act({ sides: value, page: 0 }));
  const toPaper = button("print.print", run("paper"), "primary");
  const toFile = button("print.pdf", run("pdf"));
  const desk = h("button", { type: "button", class: "to-desk" }, t("print.book"));
  desk.addEventListener("click", () => onAction({ type: "desk", language: document.documentElement.lang }));
  const outcome = createOutcome(onAction);
  const preview = createPreview((page) => act({ page }));

  const series = createSeries((series) => act({ series, page: 0, sheets: null }), run("series"));

  const list = (/** @type {keyof PrintOptions} */ name) =>
    createChoice(
      name,
      CHOICES[name] ?? [],
      (value) => wordFor(name, value),
      (value) => change({ [name]: value }),
    );
  const number = (/** @type {keyof typeof BOUNDS} */ name) =>
    createNumber(name, BOUNDS[name], (value) => change({ [name]: value }));
  const texts = TEXTS.map((name) => createText(name, (value) => change({ [name]: value })));
  const lists = FIRST_LISTS.map(list);
  const moreLists = MORE_LISTS.map(list);
  const lengths = LENGTHS.map(number);
  const pupils = number("pupils");
  const names = createText("names", (value) => change({ names: value }), t("print.names.hint"), NAME_ROWS);
  const most = { most: MOST_PATHS };
  const switches = SWITCHES.map((name) => createToggle(name, (value) => change({ [name]: value }), most));
  const address = createText("qr_address", (qr_address) => change({ qr_address }), addressNow() || "https://…");
  const word = createText("word", (value) => change({ word: value }), t("print.word.hint"));
  const wordRow = list("word_row");
  const styles = createStyles((style) => change({ style: /** @type {PrintOptions["style"]} */ (style) }));
  const fonts = createFontsFor(onAction);
  /** The places for the controls of fonts: among the other options, or below the form of a series. */
  const fontPlaces = { form: h("div", {}, fonts.root), series: h("div") };
  const shown = createNames(
    t("print.show"),
    SHOWN,
    (name) => t(`print.show.${name}`),
    (name) => now && change({ show: toggled(now.print.options.show, name) }),
  );
  const textButtons = ["brf", "txt"].map((form) =>
    button(`print.${form}`, run(/** @type {"brf" | "txt"} */ (form)), "small"),
  );
  const [paper, ...otherLists] = lists;
  const about = h("div", { class: "option chosen-in-row" }, h("span", {}, t("print.show")), shown.root);
  const form = h(
    "div",
    { class: "print-form" },
    sides.root,
    ...rootsOf([...texts, paper, ...lengths, ...otherLists]),
    about,
    ...rootsOf(switches.slice(0, AFTER_SHOWN)),
    address.root,
    styles.root,
    fontPlaces.form,
    ...rootsOf([...moreLists, word, wordRow]),
    ...rootsOf(switches.slice(AFTER_SHOWN)),
    h("div", { class: "option" }, h("span", {}, t("print.plain")), h("div", { class: "row" }, ...textButtons)),
  );
  const more = fold("print", { class: "more" }, t("print.more"), form);
  const aboutPupils = h("p", { class: "muted print-about" }, t("print.pupils.about"));
  const set = h("div", {}, names.root, pupils.root, aboutPupils);
  const head = h("div", { class: "place-head print-head" }, source.root);
  const panel = h(
    "div",
    { class: "place-body print" },
    groups.root,
    series.root,
    fontPlaces.series,
    presets.root,
    set,
    more,
    desk,
  );
  const foot = h(
    "div",
    { class: "place-foot" },
    outcome.root,
    h("div", { class: "row main-row" }, toPaper, toFile, series.make),
  );
  root.append(head, panel, foot);
  scene.append(preview.root);

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const { options } = state.print;
      const from = sourceNow(state);
      source.show(state, from);
      setHidden(groups.root, from !== "now");
      groups.render(state);
      series.render(state);
      for (const part of [series.root, series.make]) setHidden(part, from !== "series");
      for (const part of [presets.root, more, desk, toPaper, toFile]) setHidden(part, from === "series");
      presets.show(presetNow(options));
      outcome.render(state);
      preview.render(state);
      for (const field of [
        ...texts,
        ...lists,
        ...moreLists,
        ...lengths,
        names,
        pupils,
        word,
        wordRow,
        styles,
        ...switches,
      ])
        field.show(options[field.name]);
      const fontPlace = fontPlaces[from === "series" ? "series" : "form"];
      if (fonts.root.parentElement !== fontPlace) fontPlace.append(fonts.root);
      fonts.show(state.print.fonts);
      sides.show(state.print.sides);
      setHidden(sides.root, !options.booklet);
      for (const field of lengths) setHidden(field.root, options.paper !== CUSTOM);
      setHidden(set, !options.handout || from === "series");
      setHidden(pupils.root, Boolean(options.names.trim()));
      setHidden(aboutPupils, Boolean(options.names.trim()));
      setHidden(wordRow.root, !options.word);
      for (const field of moreLists) setHidden(field.root, OF_BOOKLETS.includes(field.name) && !options.booklet);
      for (const field of moreLists) if (field.name === "clues") setHidden(field.root, from !== "now");
      for (const field of moreLists) if (field.name === "intent") setHidden(field.root, !options.press);
      address.show(options.qr_address);
      setHidden(address.root, !options.qr);
      shown.show(options.show);
    },
    destroy() {
      for (const part of [head, panel, foot, preview.root]) part.remove();
    },
  };
}

/** @param {{root: HTMLElement}[]} fields */
const rootsOf = (fields) => fields.map(({ root }) => root);

/**
 * Return the list with a name added or removed. The list keeps the order of SHOWN.
 * @param {string[]} shown @param {string} name
 */
const toggled = (shown, name) => SHOWN.filter((each) => shown.includes(each) !== (each === name));

/**
 * Create the list from which people choose what to print.
 * @param {(source: import("./saved.js").Source) => void} onChoice
 */
function createSource(onChoice) {
  const options = SOURCES.map((value) => h("option", { value }));
  const onchange = () => onChoice(SOURCES[root.selectedIndex]);
  const root = h("select", { class: "print-source", id: "print-source", "aria-label": t("print.source"), onchange });
  root.append(...options);
  return {
    root,
    /** @param {State} state @param {import("./saved.js").Source} source */
    show(state, source) {
      showSources(root, state);
      root.value = source;
    },
  };
}

/**
 * Show the number of puzzles for each source. A source without puzzles is hidden.
 * @param {HTMLSelectElement} list @param {State} state
 */
function showSources(list, state) {
  const { tray, shelf, print } = state;
  const book = countIn(print.book);
  const count = { board: 1, tray: tray.items.length, shelf: shelf?.puzzles.length ?? 0, now: 1, series: 1, book };
  for (const [index, name] of SOURCES.entries()) {
    list.options[index].hidden = list.options[index].disabled = !count[name];
    const key = name === "tray" && tray.selected.size ? "print.source.selected" : `print.source.${name}`;
    const shown = tray.selected.size || tray.items.length;
    setText(list.options[index], t(key, { number: name === "tray" ? shown : count[name], count: count[name] }));
  }
}

/** @param {string} label @param {() => void} onclick @param {string} [look] */
const button = (label, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));

/** @param {string} name @param {string | number} value */
function wordFor(name, value) {
  if (value === CUSTOM || value === 0) return t(`print.${name}.${value || "none"}`);
  if (MILLIMETRES.includes(name)) return t("print.mm", { number: value });
  return name === "paper" || typeof value === "number" ? String(value) : t(`print.${name}.${value}`);
}
