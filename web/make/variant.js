/**
 * The choice of rules in Make: classic puzzles, or a kind of variant that can be mixed with another, with the sentences
 * that state their rules. Under More options, a kind has choices of its own: whether there are clues, the sizes of cages, and rules that can be left out.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 */
import { VARIANTS } from "../contract/constants.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { loadWords, t } from "../ui/i18n.js";
import {
  ANY,
  CAGES,
  CLASSIC,
  DRAWN,
  GIVENS,
  hasCages,
  hasGivens,
  isTrimmed,
  kindsOf,
  mixed,
  partnersOf,
  patternIn,
  regionsIn,
} from "./options.js";

/** @param {(action: Action) => void} onAction */
export function createKind(onAction) {
  const choose = (/** @type {string} */ kind, /** @type {string} */ also) =>
    onAction({ type: "wish", choice: { kind: mixed(kind, partnersOf(kind).includes(also) ? also : "") } });
  const onchange = () => choose(list.value, others.value);
  const options = [CLASSIC, ...Object.keys(VARIANTS)].map((kind) => h("option", { value: kind }, nameOf(kind)));
  const list = h("select", { id: "wish-kind", class: "field", onchange }, ...options);
  const label = h("label", { for: list.id }, t("wish.rules"));
  const others = h("select", { id: "wish-also", class: "field", onchange });
  const beside = h("div", { class: "labelled" }, h("label", { for: others.id }, t("wish.also")), others);
  const meaning = h("p", { class: "muted meaning" });
  const drawn = h("p", { class: "muted meaning", role: "status" });
  let [shown, offered] = [CLASSIC, ""];

  /** Show the sentences about a kind once they are loaded. @param {string} kind */
  const explain = async (kind) => {
    setText(meaning, "");
    await loadWords("rules").catch(() => null); // without them, the name of the kind has to be enough
    if (kind === shown) setText(meaning, sentences(kind));
  };

  return {
    root: h("div", { class: "graded" }, h("div", { class: "labelled" }, label, list), beside, meaning, drawn),
    /** @param {Wish} wish @param {string} geometry  of the board */
    render({ kind }, geometry) {
      const [first, also = ""] = kindsOf(kind);
      const partners = partnersOf(first);
      if (offered !== partners.join()) {
        offered = partners.join();
        const names = partners.map((name) => h("option", { value: name }, nameOf(name)));
        others.replaceChildren(h("option", { value: "" }, t("wish.also.none")), ...names);
      }
      [list.value, others.value] = [first, also];
      setHidden(beside, !partners.length);
      setHidden(meaning, kind === CLASSIC);
      setHidden(drawn, !kindsOf(kind).includes(DRAWN));
      setText(drawn, t(regionsIn(geometry) ? "wish.drawn" : "wish.drawn.missing"));
      if (kind === shown) return;
      shown = kind;
      if (kind !== CLASSIC) explain(kind);
    },
  };
}

/**
 * Create the choices that only puzzles with rules have.
 * @param {typeof import("./panel.js").choice} choice @param {(action: Action) => void} onAction
 */
export function createKindChoices(choice, onAction) {
  const givens = choice("givens", GIVENS, (name) => t(`wish.givens.${name}`), onAction);
  const cages = choice("cages", CAGES, cagesName, onAction);
  const onchange = () => onAction({ type: "wish", choice: { needed: box.checked } });
  const box = h("input", { type: "checkbox", id: "wish-needed", onchange });
  const needed = h("label", { class: "wish-needed" }, box, t("wish.needed"));
  return {
    fields: [givens.root, cages.root],
    needed,
    /** @param {Wish} wish */
    render(wish) {
      givens.render(wish);
      cages.render(wish);
      box.checked = wish.needed;
      setHidden(givens.root, !hasGivens(wish.kind) || wish.clues !== "" || patternIn(wish) !== "");
      setHidden(cages.root, !hasCages(wish.kind));
      setHidden(needed, !isTrimmed(wish.kind));
    },
  };
}

/** Return the words for sizes of cages, such as "2-5". @param {string} sizes */
function cagesName(sizes) {
  const [least, most] = (sizes === ANY ? USUAL_CAGES : sizes).split("-");
  return t("wish.cages.sizes", { least, most });
}
const USUAL_CAGES = "2-4";

/** @param {string} kind */
const nameOf = (kind) => t(`variant.${kind}`);

/** Return the sentences that state the rules of a kind or a mixture. @param {string} kind */
const sentences = (kind) =>
  kindsOf(kind)
    .flatMap((name) => VARIANTS[name] ?? [])
    .map(([key, args]) => t(key, args))
    .join(" ");
