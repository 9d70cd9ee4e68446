/**
 * The menu of My puzzles, "⋯": add puzzles, show a table, and what is done with all visible puzzles.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../ui/menu.js").Group} Group
 */
import { isEmpty } from "../board/board.js";
import { h } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { isLacking } from "./asked.js";
import { laterDuplicates } from "./repeats.js";
import { selectedAmong } from "./selection.js";

/** @typedef {(action: import("../app/state.js").Action) => void} OnAction */
/** @typedef {Pick<State, "board" | "tray" | "listing" | "solved"> & {shown: import("./model.js").Item[]}} Now  `shown`: the visible puzzles */

/** @param {OnAction} onAction @param {() => void} openHistory  opens the table of solved puzzles */
export function createTrayMenu(onAction, openHistory) {
  /** @type {Now} */
  let now;
  const getNow = () => now;
  const picker = createFilePicker((files) => onAction({ type: "open", files }));
  const menu = createMenu({ drawing: "more", label: t("tray.more") }, [
    addingGroup(getNow, onAction, picker.open),
    tableGroup(getNow, onAction, openHistory),
    allGroup(getNow, onAction),
    fileGroup(getNow, onAction),
  ]);
  return {
    root: h("div", { class: "tray-menu" }, menu.root, picker.input),
    /** @param {State} state @param {import("./model.js").Item[]} shown */
    render({ board, tray, listing, solved }, shown) {
      now = { board, tray, listing, solved, shown };
    },
  };
}

/** @param {() => Now} getNow @param {OnAction} onAction @param {() => void} openFile @returns {Group} */
const addingGroup = (getNow, onAction, openFile) => ({
  columns: 2,
  choices: [
    {
      label: t("tray.add.board"),
      offered: () => !isEmpty(getNow().board),
      onChoose: () => onAction({ type: "tray-board" }),
    },
    { label: t("tray.add.file"), onChoose: openFile },
  ],
});

/**
 * Return the choices for two tables: that of the puzzles, and that of the solved ones by difficulty.
 * @param {() => Now} getNow @param {OnAction} onAction @param {() => void} openHistory @returns {Group}
 */
function tableGroup(getNow, onAction, openHistory) {
  const on = () => getNow().listing.form === "table";
  /** @type {import("../ui/menu.js").Choice} */
  const table = {
    label: t("tray.table"),
    role: "menuitemcheckbox",
    on,
    offered: () => on() || getNow().tray.items.length > 0,
    onChoose() {
      onAction({ type: "puzzles", open: true });
      onAction({ type: "listing", choice: { form: on() ? "cards" : "table" } });
    },
  };
  const history = {
    label: t("solved.title"),
    offered: () => getNow().solved.length > 0,
    onChoose() {
      onAction({ type: "puzzles", open: true });
      onAction({ type: "listing", choice: { stage: "solved" } });
      openHistory();
    },
  };
  return { columns: 2, choices: [table, history] };
}

/**
 * Return what is done with all visible puzzles. Analyse and Delete duplicates belong to the table, which shows their
 * results. If puzzles are selected, only these are analysed.
 * @param {() => Now} getNow @param {OnAction} onAction @returns {Group}
 */
function allGroup(getNow, onAction) {
  const keys = () => getNow().shown.map(({ key }) => key);
  const tray = () => getNow().tray;
  const isTable = () => getNow().listing.form === "table";
  const lacking = () =>
    selectedAmong(getNow().shown, tray().selected).flatMap((item) => (!item.asked && isLacking(item) ? item.key : []));
  return {
    choices: [
      {
        label: t("tray.all"),
        offered: () => tray().selected.size < keys().length,
        onChoose: () => onAction({ type: "tray-all", keys: keys() }),
      },
      {
        label: t("tray.sort"),
        offered: () => getNow().listing.by === "" && tray().items.length > 1,
        onChoose: () => onAction({ type: "tray-sort" }),
      },
      {
        label: t("tray.work-out"),
        note: t("tray.work-out.tip"),
        offered: () => isTable() && lacking().length > 0,
        onChoose: () => onAction({ type: "tray-ask", keys: lacking() }),
      },
      {
        label: t("tray.once"),
        note: t("tray.once.tip"),
        offered: () => isTable() && laterDuplicates(tray().items).length > 0,
        onChoose: () => onAction({ type: "tray-remove", keys: laterDuplicates(tray().items) }),
      },
    ],
  };
}

/** @param {() => Now} getNow @param {OnAction} onAction @returns {Group} */
const fileGroup = (getNow, onAction) => ({
  columns: 2,
  choices: [
    {
      label: t("tray.export-all"),
      offered: () => getNow().tray.items.length > 0 && getNow().tray.selected.size === 0,
      onChoose: () => onAction({ type: "tray-export" }),
    },
    {
      label: t("tray.csv"),
      offered: () => getNow().shown.length > 0,
      onChoose: () => onAction({ type: "tray-csv", keys: getNow().shown.map(({ key }) => key) }),
    },
  ],
});
