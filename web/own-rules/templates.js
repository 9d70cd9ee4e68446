/**
 * The templates for new rules, one for each form of table. Comments, names and sentences are in the language of the page.
 * @typedef {"pairs" | "line" | "group"} Form
 * @typedef {import("./drafts.js").Draft} Draft
 */
import { t } from "../ui/i18n.js";

/** @type {Form[]} */
export const TEMPLATES = ["pairs", "line", "group"];

/** @type {Record<Form, string>} */
const CODE = {
  pairs: `def allows(a, b):
    # ~pairs
    return abs(a - b) >= ~number
`,
  line: `# ~line.start
start = 0


def step(state, digit):
    # ~line.step
    return (state + digit) % 5


def accepts(state):
    # ~line.accepts
    return state == 0
`,
  group: `def allows(digits):
    # ~group
    return sum(digits) % 2 == 0
`,
};

const LOOKS = /** @type {const} */ ({
  pairs: { shape: "line", colour: "green" },
  line: { shape: "line", colour: "orange" },
  group: { shape: "shade", colour: "blue" },
});

/**
 * Return the draft of a template. The difference of the first one is half of the digits, rounded up, as in German
 * whispers.
 * @param {Form} form @param {number} n the number of digits @returns {Draft}
 */
export function templateOf(form, n) {
  const number = Math.ceil(n / 2);
  const word = (/** @type {string} */ key) => (key === "number" ? String(number) : t(`own-rule.template.${key}`));
  return {
    ...{ name: word(`${form}.name`), sentence: t(`own-rule.template.${form}.sentence`, { number }) },
    source: CODE[form].replace(/~([\w.]+)/g, (_, key) => word(key)),
    ...{ ...LOOKS[form], cells: "3" },
  };
}
