/**
 * The controls for choosing an algorithm and a puzzle.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { boardOfText } from "../board/board.js";
import { puzzleWords } from "../board/names.js";
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { inARow, t } from "../ui/i18n.js";
import { createTip } from "../ui/tip.js";
import { COIN, EXAMPLES, isMaking, MAKER, MOST_HOLES, SIZE, SLUGS } from "./classroom.js";
import { RUNS } from "./long-tasks.js";

/** Create the controls for choosing an algorithm and a puzzle. @param {(action: Action) => void} onAction */
export function createChoice(onAction) {
  const classroom = (/** @type {object} */ part) => onAction({ type: "classroom", classroom: part });
  const options = SLUGS.map((slug) => h("option", { value: slug }, t(`class.${slug}.name`)));
  const slugs = h(
    "select",
    { id: "class-slug", onchange: () => classroom({ slug: slugs.value, failed: null }) },
    ...options,
  );
  const mine = () => onAction({ type: "own", own: { slug: slugs.value } });
  const own = h(
    "button",
    { type: "button", class: "button small to-own", onclick: mine },
    icon("pencil"),
    t("class.mine"),
  );
  const puzzles = createPuzzles(onAction);
  const made = createMakingOptions(classroom, onAction);
  const seed = createSeed(classroom);
  const root = h(
    "section",
    { class: "class-choice" },
    h("label", { class: "unseen", for: slugs.id }, t("class.algorithm")),
    slugs,
    h("div", { class: "class-fields" }, puzzles.root, own, seed.root),
    made.root,
  );
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { slug } = state.classroom;
      slugs.value = slug;
      puzzles.render(state);
      made.render(state);
      seed.render(state);
    },
  };
}

/**
 * Create a list of examples and of the puzzles in My puzzles. A chosen puzzle is put on the board.
 * @param {(action: Action) => void} onAction
 */
function createPuzzles(onAction) {
  const examples = Object.entries(EXAMPLES).map(([name, text]) => option(t(`class.example.${name}`), text));
  const tray = h("optgroup", { label: t("tray.title") });
  const choose = () => {
    const board = boardOfText(select.value);
    if (board) onAction({ type: "load", puzzles: [board], kept: true });
    select.value = "";
  };
  const prompt = h("option", { value: "", selected: true }, t("class.example.choose"));
  const group = h("optgroup", { label: t("class.example.group") }, ...examples);
  const select = h("select", { "aria-label": t("class.example.label"), onchange: choose }, prompt, group, tray);
  /** @type {State["tray"]["items"]} */
  let shown = [];
  return {
    root: select,
    /** @param {State} state */
    render({ tray: { items } }) {
      if (items === shown) return;
      shown = items;
      tray.replaceChildren(...trayOptions(items));
    },
  };
}

/**
 * Return the options of the list for My puzzles. Each has the name or the number of a puzzle.
 * @param {State["tray"]["items"]} items
 */
function trayOptions(items) {
  const options = items.map(({ state, name, grade }, index) => {
    const words = t("tray.card", { name: name || index + 1, clues: puzzleWords(state.givens, grade) });
    return { state, element: option(words, state.givens) };
  });
  return options.filter(({ state }) => state.geometry === SIZE).map(({ element }) => element);
}

/** @param {string} label @param {string} value */
const option = (label, value) => h("option", { value }, label);

/**
 * Create the options for the algorithm from tutorial 5, which can make its own puzzles: a switch, the number of blank
 * cells, and statistics.
 * @param {(part: object) => void} classroom @param {(action: Action) => void} onAction
 */
function createMakingOptions(classroom, onAction) {
  const making = h("input", {
    type: "checkbox",
    role: "switch",
    id: "class-making",
    onchange: () => classroom({ making: making.checked }),
  });
  const holes = h("input", { type: "number", id: "class-holes", min: 0, max: MOST_HOLES, onchange: () => dig() });
  let dug = 0;
  let refused = 0;
  const dig = () => {
    const number = Math.round(Math.max(holes.valueAsNumber, 0));
    refused = number > MOST_HOLES ? number : 0;
    if (number <= MOST_HOLES) return classroom({ holes: number, made: null });
    holes.value = String(dug);
    classroom({});
  };
  const count = small("class.made.do", () => onAction({ type: "class", command: "made" }));
  const tip = createTip(t("class.er.tip"));
  const words = h("span");
  const refusal = h("p", { class: "class-refusal", role: "alert" });
  const progress = h("progress", { class: "outcome-bar", "aria-label": t("task.running"), max: RUNS });
  const cancel = small("task.cancel", () => onAction({ type: "class", command: "cancel-made" }));
  const work = h("div", { class: "outcome-work" }, progress, cancel);
  const generator = small("class.made.generator", () => onAction({ type: "place", place: "make" }));
  const root = h(
    "div",
    { class: "class-maker" },
    h("div", { class: "switch" }, h("label", { for: making.id }, t("class.making")), making),
    h("div", { class: "class-fields" }, h("label", { for: holes.id }, t("class.holes")), holes, count),
    refusal,
    work,
    h("p", { class: "muted" }, words, " ", tip),
    h("p", { class: "muted" }, t("class.made.both"), " ", generator),
  );
  return {
    root,
    /** @param {State} state */
    render({ classroom: now }) {
      const running = now.made?.running === true;
      setHidden(root, now.slug !== MAKER);
      making.checked = now.making;
      dug = now.holes;
      if (document.activeElement !== holes) holes.value = String(dug);
      setText(refusal, refused ? t("class.holes.refused", { number: refused, most: MOST_HOLES, holes: dug }) : "");
      setIdle(count, running);
      setHidden(work, !running);
      progress.value = now.made?.count ?? 0;
      put(words, "aria-live", running ? "off" : "polite");
      setText(words, now.made ? madeWords(now.made) : t("class.made.hint"));
    },
  };
}

/** @param {string} label @param {() => void} onclick */
const small = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));

/**
 * Return the words about the puzzles that were made: how many have several solutions, and the range of the ratings of
 * the others. The words also give the range for this page's own generator, for comparison.
 * @param {NonNullable<import("./classroom.js").Classroom["made"]>} made
 */
function madeWords({ spread, ours, ...made }) {
  const rated = spread ? [t("class.made.rated", { er: erOf(spread) })] : [];
  const beside = ours.spread ? [t("class.made.ours", { count: ours.count, er: erOf(ours.spread) })] : [];
  return inARow([t("class.made.told", made), ...rated, ...beside]);
}

/** Return a range of ratings in words. @param {import("./classroom.js").Spread} spread */
function erOf({ low, high }) {
  return low === high ? low.toFixed(1) : `${low.toFixed(1)} – ${high.toFixed(1)}`;
}

/**
 * Create the box for the seed. The seed determines the random choices of two algorithms.
 * @param {(part: object) => void} classroom
 */
function createSeed(classroom) {
  const input = h("input", {
    id: "class-seed",
    maxlength: 20,
    onchange: () => classroom({ seed: input.value, made: null }),
  });
  const root = h("span", { class: "class-seed" }, h("label", { for: input.id }, t("class.seed")), input);
  return {
    root,
    /** @param {State} state */
    render({ classroom: now }) {
      put(root, "hidden", !(now.slug === COIN || isMaking(now) || now.slug === MAKER));
      if (document.activeElement !== input) input.value = now.seed;
    },
  };
}
