/** The beginning of a book: templates with pictures, and an empty book. */
import { presetPicture } from "../print/preset-pictures.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { button } from "./fields.js";
import { countOf, pictureOf, TEMPLATES } from "./templates.js";

/** @param {(name: string) => void} onTemplate @param {() => void} onEmpty */
export function createStart(onTemplate, onEmpty) {
  const cards = TEMPLATES.map((name) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "control book-template", onclick: () => onTemplate(name) },
        presetPicture(pictureOf(name)),
        h(
          "span",
          { class: "book-template-words" },
          h("strong", {}, t(`book.template.${name}`)),
          " ",
          h("span", { class: "muted" }, t(`book.template.${name}.about`, { count: countOf(name) })),
        ),
      ),
    ),
  );
  const empty = button("book.empty", onEmpty, "book-empty");
  return h(
    "div",
    { class: "book-start" },
    h("h3", {}, t("book.start")),
    h("ul", { class: "book-templates" }, ...cards),
    empty,
  );
}
