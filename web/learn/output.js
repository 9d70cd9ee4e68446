/** The section that shows what the algorithm's program has printed so far. */
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";

/** Create the section that shows the output of the tutorial's program. */
export function createOutput() {
  const label = t("class.output");
  const printed = h("pre", { class: "printed", tabindex: "0", role: "region", "aria-label": label });
  const root = fold("learn.output", { open: true }, label, printed);
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render({ classroom: { output } }) {
      setHidden(root, output === "");
      setText(printed, output);
    },
  };
}
