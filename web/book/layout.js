/** The fields for the print options that differ in one section of a book. */
import { CHOICES } from "../print/options.js";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { choiceField } from "./fields.js";

const NAMES = /** @type {const} */ (["per_page", "notes"]);
/** Stands for the option of the whole book. */
const USUAL = "";

/** @param {(name: (typeof NAMES)[number], value: string | number | null) => void} onLayout */
export function createLayout(onLayout) {
  const fields = NAMES.map((name) => ({
    name,
    ...choiceField(`print.${name}`, (value) =>
      onLayout(name, value === USUAL ? null : name === "per_page" ? Number(value) : value),
    ),
  }));
  const title = h("h4", {}, t("book.layout"));
  return {
    root: h(
      "div",
      { class: "book-wide" },
      title,
      h("div", { class: "book-fields" }, ...fields.map(({ root }) => root)),
    ),
    /** @param {import("../contract/shapes.js").Layout} layout */
    show(layout) {
      for (const { name, show } of fields)
        show(layout[name] ?? USUAL, [USUAL, ...(CHOICES[name] ?? [])], (value) =>
          value === USUAL ? t("book.layout.usual") : name === "per_page" ? value : t(`print.${name}.${value}`),
        );
    },
  };
}
