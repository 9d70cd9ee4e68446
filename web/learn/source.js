/** The section with the Python source of the algorithm. The current line is marked. */
import { h, put, setHidden } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";

/** Create the section that shows the source code of the algorithm. */
export function createSource() {
  const code = h("pre", { class: "class-code", tabindex: "0", role: "region", "aria-label": t("class.source") });
  const waiting = h("p", { class: "muted" }, t("class.source.waiting"));
  const root = fold("learn.source", { ontoggle: () => show() }, t("class.source"), waiting, code);
  /** @type {HTMLElement[]} */
  let lines = [];
  let drawn = "";
  let current = 0;

  /** Show source code, line by line. @param {string} text */
  const draw = (text) => {
    lines = text
      .trimEnd()
      .split("\n")
      .map((line) => h("span", { class: "code-line choice" }, `${line}\n`));
    code.replaceChildren(...lines);
    code.scrollTop = 0;
    drawn = text;
    current = 0;
  };

  /** Mark a line of the source code as the current one. @param {number} number */
  const point = (number) => {
    if (number === current) return;
    put(lines[current - 1] ?? code, "aria-current", null);
    current = number;
    if (lines[number - 1]) put(lines[number - 1], "aria-current", "step");
    show();
  };

  /** Scroll to the current line. Do nothing if the section is closed, because it cannot be scrolled then. */
  const show = () => {
    const line = lines[current - 1];
    if (!root.open || !line) return;
    const top = line.offsetTop;
    const seen = top > code.scrollTop && top < code.scrollTop + code.clientHeight - 2 * line.offsetHeight;
    if (!seen) code.scrollTop = top - code.clientHeight / 2;
  };

  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render({ classroom: { slug, source, scene } }) {
      const text = source?.slug === slug ? source.text : "";
      setHidden(waiting, text !== "");
      setHidden(code, text === "");
      if (text !== drawn) draw(text);
      point(scene?.event?.line ?? 0);
    },
  };
}
