/**
 * The place Learn: what an algorithm's text has, and what it gets wrong. What is behind this door is fetched when it is first opened.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { importScript } from "../parts/parts.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t, voice } from "../ui/i18n.js";
import { TAUGHT } from "./classroom.js";
import { adoptStyles } from "./later-styles.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createTextDoor(onAction) {
  const words = h("p", { class: "muted", role: "status" });
  const root = fold("learn.text", { class: "class-source", ontoggle: () => open() }, t("class.text"), words);
  /** @type {ReturnType<typeof import("../texts/view.js").createTexts> | null} */
  let texts = null;
  /** @type {State | null} */
  let now = null;
  let opening = false;

  const open = async () => {
    if (!root.open || texts || opening) return;
    opening = true;
    setText(words, t("task.running"));
    texts = await fetched(onAction).catch(() => null);
    opening = false;
    setText(words, texts ? "" : t("class.more.failed"));
    if (texts) words.replaceWith(texts.root);
    if (now) texts?.render(now);
  };

  return {
    root,
    /** @param {State} state */
    render(state) {
      now = state;
      setHidden(root, !TAUGHT.includes(state.classroom.slug));
      texts?.render(state);
    },
  };
}

/** @param {(action: import("../app/state.js").Action) => void} onAction */
async function fetched(onAction) {
  const [script] = await Promise.all([importScript("texts.js"), adoptStyles("texts/texts.css")]);
  return /** @type {typeof import("../texts.js")} */ (script).openTexts(onAction, voice);
}
