/**
 * The view of My puzzles. It is a single row until it is opened. Then it takes the room of the panel, or of the whole
 * page if it shows a table. The widest pages have a column for it.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Item} Item
 */
import { usesBoard } from "../board/used.js";
import { inOneFile } from "../parts/parts.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { createCalendar } from "./calendar.js";
import { hasColumn } from "./column.js";
import { createDayTile } from "./day-tile.js";
import { createEmpty } from "./empty.js";
import { createList } from "./list.js";
import { isFiltered, listed } from "./listing.js";
import { createListingBar } from "./listing-bar.js";
import { openingOf, withBegunFirst } from "./next.js";
import { createSolvedView } from "./solved-view.js";
import { createTrayTools } from "./toolbar.js";
import { createTrayMenu } from "./tray-menu.js";
import { createWorkBar } from "./work-bar.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createTray(root, onAction) {
  /** @type {State | null} */
  let last = null;
  /** The parts of the state that were drawn last. @type {Partial<Pick<State, "tray" | "listing">>} */
  let drawn = {};
  /** The visible puzzles. @type {Item[]} */
  let shown = [];
  let opened = false;
  /** True after the player has begun a selection, even while nothing is selected. */
  let picks = false;
  const slide = (/** @type {boolean} */ open) => onAction({ type: "puzzles", open });
  const close = () => {
    slide(false);
    handle.focus();
  };

  const number = h("span", { class: "tray-count", "aria-hidden": "true" });
  const count = h("span", { class: "unseen", role: "status" });
  const titleNumber = h("span", { class: "tray-count" });
  const kept = h("p", { class: "muted" });
  const solved = createSolvedView();
  const menu = createTrayMenu(onAction, solved.open);
  const bar = createListingBar(onAction);
  const tools = createTrayTools(onAction, pick);
  const list = createList({
    onAction,
    onOpen: open,
    onClose: () => (isPicking() ? pick(false) : close()),
    onColumns: tools.showColumns,
  });
  const work = createWorkBar(onAction);
  const empty = createEmpty(onAction, hasColumn);
  const toDay = (/** @type {Action} */ action) => {
    giveWay();
    onAction(action);
  };
  const calendar = createCalendar(toDay);
  const dayTile = createDayTile(toDay, () => new Date());
  const today = h("div", { class: "tray-today" }, dayTile.root, calendar.root);
  const widen = (/** @type {boolean} */ open) => put(today, "data-open", open);
  calendar.root.addEventListener("toggle", () => widen(calendar.root.open));
  calendar.root.firstElementChild?.addEventListener("click", () => widen(!calendar.root.open)); // before it is drawn
  const handle = h(
    "button",
    { type: "button", class: "tray-handle", "aria-controls": "tray-page", onclick: () => slide(!opened) },
    icon("puzzles"),
    h("span", { class: "tray-name" }, t("tray.title")),
    number,
    count,
    icon("up"),
  );
  const name = t("dialog.close");
  const closing = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": name, title: name, onclick: close },
    icon("close"),
  );
  const title = h("p", { class: "tray-title", "aria-hidden": "true" }, t("tray.title"), " ", titleNumber);
  const tray = h(
    "section",
    { class: "tray plate", "aria-label": t("tray.title") },
    h("h2", { class: "tray-head" }, handle),
    h(
      "div",
      { class: "tray-page", id: "tray-page" },
      title,
      h("div", { class: "tray-acts" }, menu.root, closing),
      h("div", { class: "tray-body" }, ...[kept, today, bar.root, work.root, empty.root, list.root, solved.root]),
      tools.root,
    ),
  );
  root.append(tray);

  /** Close My puzzles unless they have a column of their own. */
  function giveWay() {
    if (!hasColumn() || last?.listing.form === "table") slide(false);
  }

  const isPicking = () => picks || (last?.tray.selected.size ?? 0) > 0;

  /** Begin or end a selection. @param {boolean} picking */
  function pick(picking) {
    picks = picking;
    if (!picking && last?.tray.selected.size) onAction({ type: "tray-all", keys: [] });
    if (last) draw(last);
  }

  /** Put a puzzle on the board, with its saved progress. @param {Item} item */
  function open(item) {
    const isSeen = !last || usesBoard(last);
    giveWay();
    onAction(openingOf(item));
    if (!isSeen) onAction({ type: "place", place: "play" });
  }

  /** @param {State} state */
  const draw = (state) => {
    const { tray: now, listing, making } = state;
    const { items, selected } = now;
    const added = Boolean(making) && items.length > (drawn.tray?.items.length ?? 0);
    drawn = { tray: now, listing };
    const isPlain = listing.form === "cards" && listing.by === "" && !isFiltered(listing);
    shown = isPlain ? withBegunFirst(items) : listed(items, listing);
    const picking = isPicking();
    put(tray, "data-picking", picking);
    put(tray, "data-form", listing.form);
    setHidden(today, !isPlain || picking);
    setHidden(bar.root, items.length === 0);
    bar.render(items, listing);
    if (opened) list.render({ all: items, items: shown, selected, listing, added, picking }); // it measures its room
    work.render(items);
    tools.render(now, shown, listing, picking);
    empty.render(items, shown);
    setText(count, ` ${t("tray.count", { count: items.length })}`);
    for (const each of [number, titleNumber]) setText(each, items.length ? String(items.length) : "");
  };

  return {
    /** @param {State} state */
    render(state) {
      const { tray: now, listing, puzzlesOpen } = state;
      const begins = puzzlesOpen && !opened;
      opened = puzzlesOpen;
      put(tray, "data-up", opened);
      markRoot("tray", opened && listing.form);
      put(handle, "aria-expanded", String(opened));
      const about = aboutSaving(now);
      setHidden(kept, about === "");
      setText(kept, about);
      solved.render(state.solved);
      if (listing.stage !== "solved" && now.items.length > 0) setHidden(solved.root, true);
      if (opened) for (const part of [dayTile, calendar]) part.render(state);
      last = state;
      if (begins || now !== drawn.tray || listing !== drawn.listing) draw(state);
      menu.render(state, shown);
      if (begins && getComputedStyle(handle).visibility === "hidden") closing.focus();
    },
    destroy() {
      list.destroy();
      tray.remove();
    },
  };
}

/**
 * Return a sentence that warns if puzzles are not saved or cannot be read, or else says where the page as one file
 * stores them. Return "" if there is nothing to say.
 * @param {State["tray"]} tray
 */
function aboutSaving({ unkept, damaged }) {
  if (unkept) return t("tray.unkept");
  if (damaged.length) return t("tray.damaged", { count: damaged.length });
  return inOneFile ? t("tray.in-file") : "";
}
