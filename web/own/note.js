/**
 * The note about the program, with the link to it. It says, for example, that the program came from a link or was
 * deleted.
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

export function createNote() {
  const words = h("p", { role: "status" });
  const undo = h("button", { type: "button", class: "button small" }, t("own.undo"));
  const link = h("input", { class: "field", readonly: true, "aria-label": t("own.link") });
  link.addEventListener("focus", () => link.select());
  const root = h("div", { class: "own-note", hidden: true }, words, undo, link);
  /** @type {(() => void) | undefined} */
  let back;
  undo.addEventListener("click", () => back?.());

  /** @param {string} key @param {Record<string, unknown>} [args] @param {() => void} [undoing] */
  const say = (key, args, undoing) => {
    back = undoing;
    setText(words, t(key, args));
    setHidden(undo, !undoing);
    setHidden(link, true);
    setHidden(root, false);
  };
  return {
    root,
    say,
    /** Show a link. If the browser allows it, also copy the link. @param {string} address */
    async link(address) {
      const copied = await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      );
      say(copied ? "own.linked" : "own.link-shown");
      link.value = address;
      setHidden(link, false);
    },
    clear: () => setHidden(root, true),
  };
}
