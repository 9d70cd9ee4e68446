/**
 * The section "From the text" below an algorithm. It shows quotes from the tutorial beside our code, and mistakes in
 * the tutorial.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {import("./texts.js").Texts} Texts
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createCited, createCode } from "./cited.js";
import { createSlip } from "./slip.js";
import { lineOf } from "./texts.js";

/**
 * Create the content of the section "From the text".
 * @param {Texts} texts @param {OnAction} onAction @param {import("../own/session.js").Runner} runner
 */
export function createTexts({ texts, quotes, slips }, onAction, runner) {
  const root = h("div", { class: "texts" });
  let shown = "";
  /** @type {{render: (source: string) => void}[]} */
  let parts = [];

  /** @param {string} slug */
  const show = (slug) => {
    const text = texts[slug];
    const kept = quotes[slug].map((quote) => createQuote(quote, text));
    const wrong = slips[slug].map((slip) => createSlip(slip, text, onAction, runner));
    parts = kept;
    root.replaceChildren(
      h("p", { class: "muted" }, t("texts.kept")),
      ...kept.map((part) => part.root),
      h("h3", {}, t("texts.wrong")),
      ...wrong,
    );
  };

  return {
    root,
    /** @param {State} state */
    render({ classroom: { slug, source } }) {
      if (slug !== shown && texts[slug]) {
        runner.close();
        show(slug);
      }
      shown = slug;
      for (const part of parts) part.render(source?.slug === slug ? source.text : "");
    },
  };
}

/**
 * Return a quote of one or two lines from the tutorial, beside the line of our code that follows it.
 * @param {import("./texts.js").Quote} quote @param {import("./texts.js").Text} about
 */
function createQuote({ line, text, python }, about) {
  const place = h("figcaption", { class: "muted" });
  return {
    root: h(
      "div",
      { class: "texts-pair" },
      createCited(text, line, about),
      h("figure", {}, createCode(python, "en", "texts-ours"), place),
    ),
    /** @param {string} source  our code, "" until it is loaded */
    render(source) {
      const at = lineOf(source, python);
      setText(place, t("texts.ours", { line: at }));
      setHidden(place, !at);
    },
  };
}
