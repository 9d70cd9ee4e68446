/**
 * The view of My puzzles. It is a single row until it is opened. On a phone, it then opens as a sheet over the page. If
 * it shows a table, it covers the whole page on all devices.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Item} Item
 */
import { usesBoard } from "../board/used.js";
import { inOneFile } from "../parts/parts.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createCalendar } from "./calendar.js";
import { createList } from "./list.js";
import { listed } from "./listing.js";
import { createListingBar } from "./listing-bar.js";
import { createSolvedView } from "./solved-view.js";
import { createTrayTools } from "./toolbar.js";
import { createWorkBar } from "./work-bar.js";

/** Return whether My puzzles are shown beside the place, and not instead of it. */
export const hasColumn = () => matchMedia("(width >= 1800px) and (height >= 560px)").matches;

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createTray(root, onAction) {
  /** The state that was drawn last. @type {Partial<Pick<State, "tray" | "listing">>} */
  let last = {};
  let opened = false;
  /** True if a puzzle that is put on the board is seen in this place. */
  let seen = true;
  const slide = (/** @type {boolean} */ open) => onAction({ type: "puzzles", open });

  const count = h("span", { class: "tray-count", role: "status" });
  const empty = h("p", { class: "muted" });
  const kept = h("p", { class: "muted" });
  const bar = createListingBar(onAction);
  const list = createList({ onAction, onOpen: open, onClose: () => slide(false), onColumns: bar.showColumns });
  const work = createWorkBar(onAction);
  const tools = createTrayTools(onAction);
  const calendar = createCalendar((action) => {
    giveWay();
    onAction(action);
  });
  const solved = createSolvedView();
  const handle = h(
    "button",
    { type: "button", class: "tray-handle", "aria-controls": "tray-body", onclick: () => slide(!opened) },
    icon("puzzles"),
    h("span", { class: "tray-name" }, t("tray.title")),
    count,
    icon("down"),
  );
  const tray = h(
    "section",
    { class: "tray plate", "aria-label": t("tray.title") },
    h("h2", { class: "tray-head" }, handle),
    h(
      "div",
      { class: "tray-body", id: "tray-body" },
      kept,
      bar.root,
      work.root,
      empty,
      list.root,
      tools.root,
      calendar.root,
      solved.root,
    ),
  );
  root.append(tray);

  /** Close My puzzles unless they have a column of their own. */
  function giveWay() {
    if (!hasColumn() || getComputedStyle(tray).position === "fixed") slide(false);
  }

  /** Put a puzzle on the board, with its saved progress. @param {Item} item */
  function open({ state, progress }) {
    giveWay();
    onAction({ type: "load", puzzles: [progress?.board ?? state], kept: true });
    if (!seen) onAction({ type: "place", place: "play" });
  }

  /** @param {State} state */
  const draw = ({ tray: now, listing, making }) => {
    const { items, selected } = now;
    const added = Boolean(making) && items.length > (last.tray?.items.length ?? 0);
    const shown = listed(items, listing);
    setHidden(bar.root, items.length === 0);
    bar.render(items, listing);
    list.render({ all: items, items: shown, selected, listing, added });
    work.render(items);
    tools.render(now, shown, listing);
    setText(count, t("tray.count", { count: items.length }));
    setHidden(empty, shown.length > 0);
    setText(empty, t(items.length ? "tray.none-found" : "tray.empty"));
  };

  return {
    /** @param {State} state */
    render(state) {
      const { tray: now, listing, puzzlesOpen } = state;
      opened = puzzlesOpen;
      seen = usesBoard(state);
      put(tray, "data-up", opened);
      put(tray, "data-form", listing.form);
      put(handle, "aria-expanded", String(opened));
      const about = aboutSaving(now);
      setHidden(kept, about === "");
      setText(kept, about);
      solved.render(state.solved);
      calendar.render(state);
      if (now === last.tray && listing === last.listing) return;
      draw(state);
      last = { tray: now, listing };
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
