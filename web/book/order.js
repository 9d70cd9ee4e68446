/**
 * The controls for the order of a section, which says what puzzles are to be made for it. They set the number of
 * puzzles, their rules and their difficulty and, under More options, the size, symmetry, technique and seed. A button at
 * the foot of the editor makes the puzzles of all orders.
 */
import { geometryWords } from "../board/names.js";
import { GROUPS, VARIANTS } from "../contract/constants.js";
import { gradeName, techniqueName } from "../make/names.js";
import {
  ANY,
  bandOf,
  CLASSIC,
  classicWish,
  cluesFrom,
  DRAWN,
  FIRST_WISH,
  gradesFor,
  gradeTyped,
  hasBands,
  hasTechniques,
  isGraded,
  MOST,
  plain,
  RATED,
  randomSeed,
  SYMMETRIES,
  sizesFor,
  variantWish,
  withChoice,
} from "../make/options.js";
import { CLUES } from "../print/options.js";
import { h, setHidden } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { button, choiceField, lineField, numberField } from "./fields.js";

/**
 * @typedef {import("../print/book.js").BookOrder} Order
 * @typedef {import("../app/state.js").State} State
 */

/**
 * Return the order for new puzzles that a section has at first.
 * @param {number} [count] the number of puzzles to make @returns {Order}
 */
export function firstOrder(count = 12) {
  return { wish: classicWish(FIRST_WISH), count, seed: randomSeed() };
}

/**
 * Return an order for new puzzles with a technique. If there is a former order, take the number of puzzles and the seed
 * from it.
 * @param {string} technique @param {Order | null} order @returns {Order}
 */
export function orderWith(technique, order) {
  const { wish, ...rest } = order ?? firstOrder();
  return { wish: { ...wish, size: RATED, grade: ANY, technique }, ...rest };
}

/** Return all techniques. Those for which puzzles can be made come first. @param {State["techniques"]} techniques */
export function techniquesToPractise(techniques) {
  const made = techniques.map(({ name }) => name);
  return [...new Set([...made, ...Object.values(GROUPS).flat()])];
}

/**
 * Return whether puzzles with a technique can be made.
 * @param {State["techniques"]} techniques @param {string} technique
 */
export const canOrder = (techniques, technique) => techniques.some(({ name }) => name === technique);

/** @param {(order: Order | null) => void} onOrder */
export function createOrder(onOrder) {
  /** @type {Order | null} */
  let order = null;
  /** @type {State["techniques"]} */
  let techniques = [];
  const change = (/** @type {Partial<Order>} */ part) => {
    if (!order) return;
    const { skipped, ...rest } = order;
    onOrder({ ...rest, ...(skipped && !part.wish && !part.seed && { skipped }), ...part });
  };
  const wish = (/** @type {Record<string, string>} */ part) => {
    if (!order) return;
    const next = withChoice(wishIn(order), part, techniques);
    change({ wish: next.kind === CLASSIC ? classicWish(next) : variantWish(next) });
  };
  const start = button("book.order", () => onOrder(firstOrder()), "small");
  const count = numberField("wish.count", { least: 1, most: MOST }, (count) => change({ count }));
  const kind = choiceField("wish.rules", (name) => wish({ kind: name }));
  const grade = choiceField("wish.grade", (name) => wish({ grade: name }));
  const band = lineField("wish.band", (value) => bandTyped(value), { placeholder: "2.8-3.2" });
  const bandTyped = (/** @type {string} */ text) => {
    const typed = gradeTyped(text);
    if (typed && (text.trim() || bandOf(order?.wish.grade ?? ""))) wish({ grade: typed });
  };
  const size = choiceField("wish.size", (name) => wish({ size: name }));
  const symmetry = choiceField("wish.symmetry", (name) => wish({ symmetry: name }));
  const clues = choiceField("wish.clues", (name) => wish({ clues: name === ANY ? "" : name }));
  const technique = choiceField("wish.technique", (name) => wish({ technique: name }));
  const seed = lineField("wish.seed", (value) => value.trim() && change({ seed: plain(value) }));
  const more = h(
    "details",
    { class: "more" },
    h("summary", {}, t("wish.more")),
    h("div", { class: "book-fields" }, band.root, size.root, symmetry.root, clues.root, technique.root, seed.root),
  );
  const cancelOrder = button("book.no-order", () => onOrder(null), "small");
  const form = h(
    "div",
    { class: "book-order" },
    h("div", { class: "book-fields" }, count.root, kind.root, grade.root),
    more,
    h("div", { class: "row" }, cancelOrder),
  );

  return {
    root: h("div", {}, start, form),
    /** @param {Order | null} now @param {State["techniques"]} known */
    show(now, known) {
      order = now;
      techniques = known;
      setHidden(start, now !== null);
      setHidden(form, now === null);
      if (!now) return;
      const parts = wishIn(now);
      const banded = bandOf(parts.grade);
      count.show(now.count);
      kind.show(parts.kind, [...new Set([CLASSIC, ...OFFERED, parts.kind])], kindName);
      const grades = [ANY, ...gradesFor(parts, known), ...(banded ? [parts.grade] : [])];
      grade.show(parts.grade, grades, gradeName);
      grade.select.disabled = !isGraded(parts.size);
      band.input.disabled = !hasBands(parts.size, parts.kind);
      band.show(banded ? `${banded.low}-${banded.high}` : "");
      size.show(parts.size, sizesFor(parts.kind), (name) => say(geometryWords(name)));
      clues.show(parts.clues || ANY, [...new Set([...CLUES, parts.clues || ANY])], (name) =>
        CLUES.includes(name) ? t(`print.clues.${name}`) : name,
      );
      setHidden(clues.root, parts.kind !== CLASSIC);
      symmetry.show(parts.symmetry, SYMMETRIES, (name) => t(`symmetry.${name}`));
      const names = [...new Set([ANY, ...known.map(({ name }) => name), parts.technique])];
      technique.show(parts.technique, names, techniqueName);
      technique.select.disabled = !hasTechniques(parts.size, parts.kind);
      seed.show(now.seed);
    },
  };
}

/** Return the options of an order as the controls show them. @param {Order} order @returns {import("../make/options.js").Wish} */
function wishIn({ wish: { kinds, clues, rules, ...rest } }) {
  const wish = { ...FIRST_WISH, ...rest, ...cluesFrom(clues) };
  return kinds ? { ...wish, kind: kinds, needed: rules === "needed" } : wish;
}

/** The kinds of rules that can be ordered: not those that need the regions of a board. */
const OFFERED = Object.keys(VARIANTS).filter((name) => name !== DRAWN);

/** Return the name of one or several kinds of rules. @param {string} kinds */
const kindName = (kinds) =>
  kinds
    .split("+")
    .map((name) => t(`variant.${name}`))
    .join(" + ");
