/** An exercise on fields of bits. The pupil reads from the guard of a field how many candidates the field has. */
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { bitsOf, kindOf, stepsOf } from "./fields.js";
import { button, createAnswer } from "./parts.js";

/** The numbers (fields) that the exercise shows. Each has four bits, one for each candidate. */
const FIELDS = [0b0110, 0b0100, 0b0000, 0b1000, 0b1011, 0b0001];
const KINDS = /** @type {const} */ (["none", "one", "several"]);
const STEPS = /** @type {const} */ (["field", "first", "kept", "second"]);

export function createFields() {
  let at = 0;
  let found = 0;
  const answer = createAnswer();
  const rows = STEPS.map((step) => {
    const bits = h("code", { class: "course-bits" });
    return {
      step,
      bits,
      root: h("tr", {}, h("th", { scope: "row" }, t(`course.all-singles.${step}`)), h("td", {}, bits)),
    };
  });
  const render = () => {
    const steps = stepsOf(FIELDS[at]);
    for (const { step, bits } of rows) setText(bits, bitsOf(steps[step]));
  };
  const choose = (/** @type {typeof KINDS[number]} */ kind) => () => {
    const right = kindOf(FIELDS[at]);
    if (kind !== right) return answer.say({ right: false, key: `course.all-singles.wrong.${right}` });
    found += 1;
    const done = found === FIELDS.length;
    answer.say({ right: true, key: done ? "course.all-singles.done" : `course.all-singles.right.${right}` });
    at = (at + 1) % FIELDS.length;
    if (done) found = 0;
    render();
  };
  render();
  return h(
    "div",
    { class: "course-body" },
    h("table", { class: "course-steps" }, h("tbody", {}, ...rows.map(({ root }) => root))),
    h("div", { class: "row" }, ...KINDS.map((kind) => button(`course.all-singles.kind.${kind}`, choose(kind), ""))),
    answer.root,
  );
}
