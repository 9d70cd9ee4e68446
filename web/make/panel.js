/**
 * The content of Make: options for puzzles, and the button that makes them. A single puzzle also goes on the board.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */

import { geometryWords } from "../board/names.js";
import { createChips } from "../ui/chips.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { say, t } from "../ui/i18n.js";
import { createStepper } from "../ui/stepper.js";
import { createTip } from "../ui/tip.js";
import { gradeName, techniqueName } from "./names.js";
import {
  ANY,
  bandOf,
  boardFor,
  CLASSIC,
  DRAWN,
  gradesFor,
  gradesWith,
  gradeTyped,
  hasBands,
  hasGivens,
  hasTechniques,
  kindsOf,
  MOST,
  patternIn,
  SYMMETRIES,
  sizesFor,
  withRegions,
} from "./options.js";
import { createPatternField } from "./pattern-field.js";
import { createMadeScene, madeMany } from "./scene.js";
import { createKind, createKindChoices } from "./variant.js";

/** @param {HTMLElement} root @param {OnAction} onAction @param {HTMLElement} scene */
export function createMake(root, onAction, scene) {
  const grade = chips("grade", "wish.grade", USUAL_GRADES, gradeName, onAction);
  const meaning = h("p", { class: "muted meaning" });
  const variant = createKind(onAction);
  const size = chips("size", "wish.kind", USUAL_SIZES, sizeName, onAction);
  const symmetry = choice("symmetry", SYMMETRIES, (name) => t(`symmetry.${name}`), onAction);
  const single = makeButton("", () => "one", onAction);
  single.append(t("make.single"));
  const count = createCount(single, onAction);
  const clues = field("clues", { placeholder: "24-28" }, onAction);
  const own = createKindChoices(choice, onAction);
  const seed = field("seed", { placeholder: t("wish.seed.placeholder") }, onAction);
  const technique = choice("technique", [ANY], techniqueName, onAction);
  const band = createBand(onAction);
  const make = makeButton("primary", () => (number === 1 ? "one" : "batch"), onAction);
  const classSet = makeButton("", () => "class", onAction);
  const classRow = h("div", { class: "row" }, classSet, createTip(t("make.class.tip")));
  const pattern = createPatternField(onAction);
  const more = fold(
    "make",
    { class: "more", ontoggle: () => more.open && onAction({ type: "techniques?" }) },
    t("wish.more"),
    h("div", { class: "fields" }, symmetry.root, ...own.fields, clues.root, technique.root, band.root, seed.root),
    own.needed,
    pattern.root,
    classRow,
  );
  const outcome = createProgress(onAction);
  const panel = h(
    "div",
    { class: "place-body generate" },
    variant.root,
    size.root,
    h("div", { class: "graded" }, grade.root, meaning),
    count.root,
    more,
  );
  const enter = h("button", { type: "button", class: "button", onclick: () => enterOne() }, t("make.enter"));
  const buttons = h("div", { class: "row main-row" }, make, enter);
  const foot = h("div", { class: "place-foot make-foot" }, outcome.root, buttons);
  /** Type in a puzzle of the chosen kind, on an empty board in Play. */
  const enterOne = () => {
    onAction({ type: "new", size: kind });
    onAction({ type: "place", place: "play" });
    onAction({ type: "typeIn" });
    onAction({ type: "to-board" });
  };
  /** The number and the kind of the puzzles to make. */
  let number = 1;
  let kind = "9";
  /** True if the wish has been rendered before. */
  let isKnown = false;
  const made = createMadeScene(scene, onAction);
  root.append(panel, foot);

  return {
    /** @param {State} state */
    render(state) {
      const { wish, making, techniques } = state;
      technique.offer([ANY, ...techniques.map(({ name }) => name)]);
      const isClassic = wish.kind === CLASSIC;
      const grades = gradesFor(wish, techniques);
      grade.offer([ANY, ...grades, ...(bandOf(wish.grade) ? [wish.grade] : [])]);
      size.offer(sizesFor(wish.kind));
      variant.render(wish, state.board.geometry);
      setHidden(size.root, kindsOf(wish.kind).includes(DRAWN));
      for (const input of [grade, size, symmetry, count, own, clues, seed, technique, band]) input.render(wish);
      setHidden(grade.root, !grades.length);
      const isDrawn = patternIn(wish) !== "";
      pattern.render(state);
      if (isDrawn && !isKnown) more.open = true; // so that nobody overlooks a pattern of an earlier visit
      isKnown = true;
      setHidden(symmetry.root, isDrawn);
      setHidden(clues.root, isDrawn || !(isClassic || hasGivens(wish.kind)));
      setHidden(classRow, !isClassic || isDrawn);
      setHidden(technique.root, !hasTechniques(wish.size, wish.kind));
      setText(meaning, meaningOf(wish, techniques));
      number = wish.count;
      kind = boardFor(withRegions(wish, state.board.geometry));
      setText(make, number === 1 ? t("make.one") : t("make.batch", { count: number }));
      setText(classSet, t("make.class", { count: number }));
      setIdle(classSet, making !== null);
      setHidden(single, number === 1 || making !== null);
      setHidden(buttons, making !== null); // the progress has their place
      outcome.render(state);
      made.render(state);
    },
    destroy() {
      panel.remove();
      foot.remove();
      made.destroy();
    },
  };
}

/**
 * Return a sentence about what a player needs in order to solve puzzles with the chosen options.
 * @param {State["wish"]} wish @param {State["techniques"]} techniques
 */
function meaningOf(wish, techniques) {
  const { kind, grade, technique } = wish;
  if (!gradesFor(wish, techniques).length) return t("grade.none.meaning");
  if (kind !== CLASSIC) return "";
  const band = bandOf(grade);
  if (band) return t("wish.band.means", band);
  if (technique === ANY) return t(`grade.${grade}.meaning`);
  const grades = gradesWith(technique, techniques).map((name) => ({ key: `grade.${name}` }));
  return t("wish.technique.means", { technique: techniqueName(technique), grades });
}

/** Create the text box for a range of ER, which is used instead of a grade. @param {OnAction} onAction */
function createBand(onAction) {
  const wrong = h("p", { class: "muted", role: "alert" });
  const onchange = () => {
    const grade = gradeTyped(input.value);
    put(input, "aria-invalid", grade ? null : "true");
    setText(wrong, grade ? "" : t("wish.band.wrong"));
    if (grade) onAction({ type: "wish", choice: { grade } });
  };
  const input = h("input", { id: "wish-band", class: "field", autocomplete: "off", placeholder: "2.8-3.2", onchange });
  const root = h("div", { class: "labelled" }, h("label", { for: input.id }, t("wish.band")), input, wrong);
  return {
    root,
    /** @param {State["wish"]} wish */
    render({ kind, size, grade }) {
      const band = bandOf(grade);
      setHidden(root, !hasBands(size, kind));
      if (document.activeElement !== input && !input.hasAttribute("aria-invalid"))
        input.value = band ? `${band.low}-${band.high}` : "";
    },
  };
}

/** @param {string} look @param {() => import("./types.js").MakeCommands["make"]["what"]} what @param {OnAction} onAction */
const makeButton = (look, what, onAction) =>
  h("button", { type: "button", class: `button ${look}`, onclick: () => onAction({ type: "make", what: what() }) });

/** The sizes and grades that are chosen most often. The others are in a list after them. */
const USUAL_SIZES = ["9", "6"];
const USUAL_GRADES = ["easy", "medium", "hard"];

/** Return the name of a size. @param {string} name */
const sizeName = (name) => (name === "9x" ? t("wish.size.9x") : say(geometryWords(name)));

/**
 * Create a choice with chips.
 * @param {"size" | "grade"} part @param {string} label @param {string[]} usual @param {(name: string) => string} wordFor
 * @param {OnAction} onAction
 */
function chips(part, label, usual, wordFor, onAction) {
  const named = { id: `wish-${part}`, label: t(label), usual, wordFor };
  const { root, offer, show } = createChips(named, (name) => onAction({ type: "wish", choice: { [part]: name } }));
  return { root, offer, render: (/** @type {State["wish"]} */ wish) => show(wish[part]) };
}

/**
 * Create a list from which one option is chosen.
 * @param {keyof State["wish"]} part @param {string[]} names @param {(name: string) => string} say
 * @param {OnAction} onAction
 */
export function choice(part, names, say, onAction) {
  const onchange = () => onAction({ type: "wish", choice: { [part]: input.value } });
  const input = h("select", { id: `wish-${part}`, class: "field", onchange });
  let there = "";
  const offer = (/** @type {string[]} */ offered) => {
    if (there === offered.join()) return;
    there = offered.join();
    input.replaceChildren(...offered.map((name) => h("option", { value: name }, say(name))));
  };
  offer(names);
  return { ...labelled(part, input), offer };
}

/**
 * Create the box for the number of puzzles, with a button beside it.
 * @param {HTMLElement} beside @param {OnAction} onAction
 */
function createCount(beside, onAction) {
  const named = { id: "wish-count", autocomplete: "off" };
  const onNumber = (/** @type {number} */ count) => onAction({ type: "wish", choice: { count } });
  const { root: stepper, wrong, show } = createStepper({ least: 1, most: MOST }, named, onNumber);
  const row = h("div", { class: "make-count" }, stepper, beside);
  const label = h("label", { for: named.id }, t("wish.number"));
  const root = h("div", { class: "labelled make-numbered" }, label, row, wrong);
  return { root, render: (/** @type {State["wish"]} */ { count }) => show(count) };
}

/** @param {keyof State["wish"]} part @param {import("../ui/dom.js").Attributes} attributes @param {OnAction} onAction */
function field(part, attributes, onAction) {
  const onchange = () => onAction({ type: "wish", choice: { [part]: input.value.trim() } });
  const input = h("input", { id: `wish-${part}`, class: "field", autocomplete: "off", ...attributes, onchange });
  return labelled(part, input);
}

/** @template {HTMLInputElement | HTMLSelectElement} Input @param {keyof State["wish"]} part @param {Input} input */
function labelled(part, input) {
  const root = h("div", { class: "labelled" }, h("label", { for: input.id }, t(`wish.${part}`)), input);
  const render = (/** @type {State["wish"]} */ wish) => {
    if (document.activeElement !== input || input instanceof HTMLSelectElement) input.value = String(wish[part]);
  };
  return { root, input, render };
}

/** Create the view of the progress, with a Cancel button, and of the result. @param {OnAction} onAction */
function createProgress(onAction) {
  const words = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("make.running") });
  const cancel = h(
    "button",
    { type: "button", class: "button", onclick: () => onAction({ type: "make-cancel" }) },
    t("task.cancel"),
  );
  const take = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "make-nearest" }) },
    t("make.nearest"),
  );
  const goOn = h(
    "button",
    { type: "button", class: "button small", hidden: true, onclick: () => onAction({ type: "make-on" }) },
    t("make.go-on"),
  );
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const root = h("div", { class: "outcome" }, words, take, goOn, work);
  return {
    root,
    /** @param {State} state */
    render({ making, made, engine }) {
      const focused = document.activeElement;
      const goesOn = !making && made?.goesOn === true;
      setHidden(work, !making);
      setHidden(goOn, !goesOn);
      if (focused === cancel && goesOn) goOn.focus();
      if (focused === goOn && making) cancel.focus();
      setHidden(take, !!making || !made?.nearest);
      // what was made is told below the puzzles on the stage, so only screen readers need these words
      const unseen = !making && !goesOn && madeMany(made);
      put(words, "class", unseen ? "outcome-words unseen" : "outcome-words");
      put(root, "data-unseen", unseen);
      root.dataset.tone = making ? "busy" : made ? made.tone : "none";
      setText(
        words,
        making ? progressWords(making, engine) : made ? t(made.words.key, made.words.args) : t("make.ready"),
      );
      if (!making) return;
      const { done, total, sought } = making;
      put(bar, "max", total);
      put(bar, "value", done || sought ? done + (sought ? sought.tries / sought.effort : 0) : null);
    },
  };
}

/** @param {NonNullable<State["making"]>} making @param {State["engine"]} engine */
function progressWords({ done, total, sought, begun, now }, engine) {
  if (engine.phase !== "ready") return t("task.waiting");
  const rate = now > begun ? Math.round((done * 60_000) / (now - begun)) : 0;
  const words = t(done ? "make.progress" : "make.running", { done, total, rate });
  return sought ? `${words} ${t("make.sought", { tries: sought.tries, most: sought.effort })}` : words;
}
