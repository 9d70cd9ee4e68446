/**
 * The text of the rules to publish, which is copied in the chosen form. If the browser refuses, the text is selected.
 * @typedef {import("../../app/state.js").State} State
 */
import { h, setHidden } from "../../ui/dom.js";
import { t } from "../../ui/i18n.js";

const FORMS = /** @type {const} */ (["plain", "markdown", "bbcode"]);

/** @param {(action: import("../../app/state.js").Action) => void} onAction */
export function createTexts(onAction) {
  const text = h("textarea", { readonly: true, rows: 5, "aria-label": t("setter.texts") });
  const said = h("p", { role: "status" });
  const copies = FORMS.map((form) =>
    h(
      "button",
      { type: "button", class: "button small", onclick: () => onAction({ type: "ask-setter", does: "text", form }) },
      t(`setter.copy.${form}`),
    ),
  );
  const root = h(
    "section",
    {},
    h("h3", {}, t("setter.texts")),
    h("div", { class: "draw-asks" }, ...copies),
    text,
    said,
  );
  /** @type {import("../types.js").SetterAnswer | null} */
  let last = null;
  return {
    root,
    /** @param {State} state */
    render({ setter }) {
      const answer = setter?.answer?.does === "text" ? setter.answer : null;
      setHidden(text, !answer);
      if (answer === last) return;
      last = answer;
      text.value = answer?.text ?? "";
      said.textContent = "";
      if (answer) copy(answer.text);
    },
  };

  /** @param {string} published */
  async function copy(published) {
    const copied = await navigator.clipboard?.writeText(published).then(
      () => true,
      () => false,
    );
    said.textContent = t(copied ? "copy.done" : "copy.refused");
    if (!copied) text.select();
  }
}
