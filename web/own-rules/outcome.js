/** The outcome of the last run: that Python is being loaded, an error with its line, or the output of the code. */
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {(line: number, column?: number) => void} goTo */
export function createOutcome(goTo) {
  const words = h("p", { class: "outcome-words", role: "status" });
  const python = h("p", { class: "own-rule-python", lang: "en" });
  /** @type {import("./made.js").Fault | null} */
  let fault = null;
  const line = h("button", {
    type: "button",
    class: "button small",
    onclick: () => goTo(fault?.line ?? 1, fault?.column),
  });
  const outcome = h("div", { class: "outcome" }, words, python, line);
  const printed = h("pre", { class: "printed", tabindex: "0", role: "region", "aria-label": t("own-rule.printed") });
  const root = h("div", { class: "own-rule-outcome" }, outcome, printed);
  return {
    root,
    /**
     * @param {{words?: string, fault?: import("./made.js").Fault | null, print?: string}} said
     */
    say({ words: said = "", fault: found = null, print = "" }) {
      fault = found;
      setText(words, found?.words ?? said);
      setText(python, found?.text ?? "");
      setText(line, found?.line ? t("own-rule.to-line", { line: found.line }) : "");
      put(outcome, "data-tone", found ? "bad" : "none");
      setHidden(outcome, !words.textContent);
      setHidden(python, !found?.text);
      setHidden(line, !found?.line);
      setText(printed, print);
      setHidden(printed, !print);
    },
  };
}
