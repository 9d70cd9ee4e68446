/**
 * The pattern of clues in Make. Its editor is loaded when it is first opened. While it is closed, its title says how many
 * cells are drawn.
 * @typedef {import("../app/state.js").State} State
 */
import { geometry } from "../board/geometry.js";
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { canDraw, countIn, patternIn } from "./options.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createPatternField(onAction) {
  const title = h("summary", {});
  const place = h("div", {}, h("p", { class: "muted" }, t("wish.pattern.about")));
  const view = createFetched(
    async () => {
      const { createPatternEditor } = await loadRoom("pattern");
      const editor = createPatternEditor((pattern) => onAction({ type: "wish", choice: { pattern } }));
      place.append(editor.root);
      return { render: (/** @type {State} */ { wish }) => editor.show(geometry(wish.size), patternIn(wish)) };
    },
    () => onAction({ type: "notice", words: { key: "make.not-here" } }),
  );
  const ontoggle = () => root.open && view.open();
  const root = fold("wish-pattern", { class: "more", ontoggle }, title, place);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const code = patternIn(state.wish);
      setHidden(root, !canDraw(state.wish));
      setText(title, code ? t("wish.pattern.drawn", { count: countIn(code) }) : t("wish.pattern"));
      if (canDraw(state.wish)) view.render(state);
    },
  };
}
