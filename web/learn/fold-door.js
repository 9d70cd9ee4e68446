/** A foldable section that loads its content when it is first opened. */
import { createFetched } from "../parts/fetched.js";
import { h, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";

/** @typedef {{root: HTMLElement, render: (state: import("../app/state.js").State) => void}} Views */

/**
 * Create a foldable section that loads its content when it is first opened.
 * @param {string} name  a unique name for the section @param {string} title @param {() => Promise<Views>} fetch
 */
export function createFoldDoor(name, title, fetch) {
  const words = h("p", { class: "muted", role: "status" });
  const views = createFetched(
    async () => {
      setText(words, t("class.more.loading"));
      const found = await fetch();
      words.replaceWith(found.root);
      return found;
    },
    () => setText(words, t("class.more.failed")),
  );
  const root = fold(name, { ontoggle: () => root.open && views.open() }, title, words);
  return { root, render: views.render };
}
