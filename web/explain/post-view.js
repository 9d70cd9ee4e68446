/**
 * The folded section for forums: the notation, the markup, the step in one line, and buttons to copy the step, the
 * position or the solution path.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./post.js").Posted} Posted
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { say, t } from "../ui/i18n.js";
import { MARKUPS, NOTATIONS, postable, postOf } from "./post.js";
import { nameWords } from "./step-words.js";

/** Names that are the same in all languages. @type {Record<string, string>} */
const NAMES = { hodoku: "HoDoKu", eureka: "Eureka", bbcode: "BBCode", markdown: "Markdown" };

/** @type {Posted[]} */
const POSTED = ["step", "position", "path"];

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createPost(onAction) {
  /** @type {State | null} */
  let shown = null;
  const choose = () =>
    onAction({
      type: "postAs",
      posting: { notation: NOTATIONS[notation.selectedIndex], markup: MARKUPS[markup.selectedIndex] },
    });
  const notation = h("select", { class: "field", id: "post-notation", onchange: choose });
  notation.append(...NOTATIONS.map((name) => h("option", {}, NAMES[name])));
  const markup = h("select", { class: "field", id: "post-markup", onchange: choose });
  markup.append(...MARKUPS.map((name) => h("option", {}, NAMES[name] ?? t(`post.${name}`))));
  const line = h("p", { class: "post-line", lang: "" });
  const copy = (/** @type {Posted} */ what) => () => {
    if (!shown?.explain) return;
    onAction({ type: "copy-text", format: "forum", text: postOf(what, shown.explain, shown.posting, nameOf) });
  };
  const buttons = POSTED.map((what) =>
    h("button", { type: "button", class: "button small", onclick: copy(what) }, t(`post.copy.${what}`)),
  );
  const fields = h("div", { class: "post-fields" }, labelled("notation", notation), labelled("markup", markup));
  const root = fold(
    "post",
    { class: "more post" },
    t("post.title"),
    fields,
    line,
    h("div", { class: "row" }, ...buttons),
  );

  return {
    root,
    /** @param {State} state */
    render(state) {
      const { explain, posting } = state;
      shown = state;
      if (!explain) return;
      notation.selectedIndex = NOTATIONS.indexOf(posting.notation);
      markup.selectedIndex = MARKUPS.indexOf(posting.markup);
      const offered = postable(explain);
      for (const [at, button] of buttons.entries()) setHidden(button, !offered.includes(POSTED[at]));
      setText(line, offered.includes("step") ? postOf("step", explain, { ...posting, markup: "plain" }, nameOf) : "");
      setHidden(line, !offered.includes("step"));
    },
  };
}

/** @param {import("./model.js").Step} step */
const nameOf = (step) => say(nameWords(step));

/** @param {string} name @param {HTMLElement} field */
const labelled = (name, field) =>
  h("div", { class: "labelled" }, h("label", { for: field.id }, t(`post.${name}`)), field);
