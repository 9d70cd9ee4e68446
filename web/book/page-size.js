/** The fields for a page size of one's own, in millimetres or inches. */
import { BOUNDS } from "../print/options.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { choiceField, numberField } from "./fields.js";

/** The length of an inch in millimetres. */
const INCH = 25.4;
const UNITS = ["mm", "in"];
const SIDES = /** @type {const} */ (["own_width", "own_height"]);
const { least, most } = BOUNDS.own_width;
/** The bounds of a side in inches, with three decimals. */
const IN_INCHES = { least: Math.ceil((least / INCH) * 1000) / 1000, most: Math.floor(most / INCH), whole: false };

/** @param {(size: Partial<import("../print/options.js").PrintOptions>) => void} onSize */
export function createPageSize(onSize) {
  let unit = "mm";
  /** @type {import("../print/options.js").PrintOptions | null} */
  let now = null;
  const units = choiceField("book.unit", (value) => {
    unit = value;
    if (now) show(now);
  });
  const metric = SIDES.map((name) => numberField(`print.${name}`, BOUNDS[name], (value) => onSize({ [name]: value })));
  const imperial = SIDES.map((name) =>
    numberField(`book.${name === "own_width" ? "width" : "height"}.in`, IN_INCHES, (value) =>
      onSize({ [name]: Math.round(value * INCH * 100) / 100 }),
    ),
  );
  const root = h("div", { class: "book-fields" }, units.root, ...[...metric, ...imperial].map((field) => field.root));

  /** @param {import("../print/options.js").PrintOptions} options */
  const show = (options) => {
    now = options;
    units.show(unit, UNITS, (value) => t(`book.unit.${value}`));
    for (const [at, name] of SIDES.entries()) {
      metric[at].show(options[name]);
      imperial[at].show(Math.round((options[name] / INCH) * 1000) / 1000);
      setHidden(metric[at].root, unit !== "mm");
      setHidden(imperial[at].root, unit !== "in");
    }
  };
  return { root, show };
}
