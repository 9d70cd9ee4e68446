/**
 * The choice of rules in Make: classic puzzles, or a kind of variant, with the sentences that state its rules. Under More
 * options, a kind has choices of its own: whether there are clues, the sizes of cages, and rules that can be left out.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 */
import { VARIANTS } from "../contract/constants.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { loadWords, t } from "../ui/i18n.js";
import { ANY, CAGES, CLASSIC, GIVENS, hasCages, hasGivens, isTrimmed } from "./options.js";

/** @param {(action: Action) => void} onAction */
export function createKind(onAction) {
  const onchange = () => onAction({ type: "wish", choice: { kind: list.value } });
  const options = [CLASSIC, ...Object.keys(VARIANTS)].map((kind) => h("option", { value: kind }, nameOf(kind)));
  const list = h("select", { id: "wish-kind", class: "field", onchange }, ...options);
  const label = h("label", { for: list.id }, t("wish.rules"));
  const meaning = h("p", { class: "muted meaning" });
  let shown = CLASSIC;

  /** Show the sentences about a kind once they are loaded. @param {string} kind */
  const explain = async (kind) => {
    setText(meaning, "");
    await loadWords("rules").catch(() => null); // without them, the name of the kind has to be enough
    if (kind === shown) setText(meaning, sentences(kind));
  };

  return {
    root: h("div", { class: "graded" }, h("div", { class: "labelled" }, label, list), meaning),
    /** @param {Wish} wish */
    render({ kind }) {
      list.value = kind;
      setHidden(meaning, kind === CLASSIC);
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
      setHidden(givens.root, !hasGivens(wish.kind));
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

/** Return the sentences that state the rules of a kind. @param {string} kind */
const sentences = (kind) => (VARIANTS[kind] ?? []).map(([key, args]) => t(key, args)).join(" ");
