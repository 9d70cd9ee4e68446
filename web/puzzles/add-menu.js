/** The menu that adds puzzles to My puzzles: the board, or those of a file. */
import { isEmpty } from "../board/board.js";
import { h } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createAddMenu(onAction) {
  /** @type {import("../board/board.js").BoardState | null} */
  let board = null;
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const menu = createMenu({ drawing: "plus", label: t("tray.add") }, [
    {
      choices: [
        {
          label: t("tray.add.board"),
          offered: () => board !== null && !isEmpty(board),
          onChoose: () => onAction({ type: "tray-board" }),
        },
        { label: t("tray.add.file"), onChoose: picker.open },
      ],
    },
  ]);
  return {
    root: h("div", { class: "tray-add" }, menu.root, picker.input),
    /** @param {import("../app/state.js").State} state */
    render(state) {
      board = state.board;
    },
  };
}
