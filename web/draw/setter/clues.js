/**
 * The section in which a person draws the cells that are to have clues. Python looks for clues there that leave one
 * solution. The editor is loaded when the section is first opened.
 * @typedef {import("../../app/state.js").State} State
 */
import { hasUnknownRules } from "../../board/board.js";
import { geometry } from "../../board/geometry.js";
import { createFetched } from "../../parts/fetched.js";
import { loadRoom } from "../../parts/load-room.js";
import { h, setHidden, setIdle } from "../../ui/dom.js";
import { fold } from "../../ui/fold.js";
import { t } from "../../ui/i18n.js";

/** The most rows of a grid in which a pattern can be drawn. */
const MOST_ROWS = 9;

/** The codes of the patterns, by the number of rows. They are kept when the language changes. @type {Map<number, string>} */
const patterns = new Map();

/** @param {(action: import("../../app/state.js").Action) => void} onAction */
export function createClues(onAction) {
  /** @type {State["board"]} */
  let board;
  /** True while clues are being searched for, and after they were found or refused. */
  let isAsked = false;
  const code = () => patterns.get(geometry(board.geometry).side) ?? "";
  const onclick = () => onAction({ type: "ask-setter", does: "clues", pattern: code() });
  const find = h("button", { type: "button", class: "button small", onclick }, t("setter.clues.find"));
  const place = h("div", { class: "draw-cells" }, h("p", {}, t("setter.clues.about")));
  const view = createFetched(
    async () => {
      const { createPatternEditor } = await loadRoom("pattern");
      const editor = createPatternEditor((pattern) => {
        patterns.set(geometry(board.geometry).side, pattern);
        setIdle(find, !pattern);
        if (isAsked) onAction({ type: "ask-setter", does: null }); // the answer is about other cells
      });
      place.append(editor.root, h("div", { class: "draw-level" }, find));
      return {
        render: () => {
          const { side, drawn: box } = geometry(board.geometry);
          editor.show({ side, box }, code());
        },
      };
    },
    () => onAction({ type: "notice", words: { key: "draw.not-here" } }),
  );
  const ontoggle = () => root.open && view.open();
  const root = fold("setter-clues", { class: "draw-clues", ontoggle }, t("setter.clues"), place);
  return {
    root,
    /** @param {State} state @param {import("../types.js").Setter} setter */
    render(state, { asked, answer }) {
      ({ board } = state);
      isAsked = asked === "clues" || answer?.does === "clues" || answer?.does === "no-clues";
      const { side, n } = geometry(board.geometry);
      const canDraw = side === n && side <= MOST_ROWS && !hasUnknownRules(board);
      setHidden(root, !canDraw);
      setIdle(find, !code());
      if (canDraw) view.render(state);
    },
  };
}
