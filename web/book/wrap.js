/** The fields for the cover that is wrapped around a book, and the button that downloads it. */
import { CHOICES } from "../print/options.js";
import { h } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { button, choiceField, lineField, textField } from "./fields.js";

/** @typedef {import("../print/options.js").PrintOptions} PrintOptions */

const ROWS = 3;

/** @param {(options: Partial<PrintOptions>) => void} onOptions @param {() => void} onMake */
export function createWrap(onOptions, onMake) {
  const back = textField("print.back_text", (value) => onOptions({ back_text: value }), ROWS);
  const isbn = lineField("print.isbn", (value) => onOptions({ isbn: value.trim() }), { placeholder: "978-…" });
  const stock = choiceField("print.stock", (value) =>
    onOptions({ stock: /** @type {PrintOptions["stock"]} */ (value) }),
  );
  const spine = choiceField("print.spine", (value) => onOptions({ spine: Number(value) }));
  const make = button("book.wrap.make", onMake, "small");
  const fields = h("div", { class: "book-fields" }, isbn.root, stock.root, spine.root);
  return {
    root: fold(
      "book-wrap",
      { class: "more" },
      t("book.wrap"),
      h("div", { class: "book-look" }, back.root, fields, h("div", { class: "row" }, make)),
    ),
    /** @param {PrintOptions} options */
    show(options) {
      back.show(options.back_text);
      isbn.show(options.isbn);
      stock.show(options.stock, CHOICES.stock ?? [], (value) => t(`print.stock.${value}`));
      spine.show(options.spine, CHOICES.spine ?? [], (value) =>
        Number(value) ? t("print.mm", { number: value }) : t("print.spine.none"),
      );
    },
  };
}
