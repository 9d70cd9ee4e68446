/**
 * The tray on the screen: a box of thumbnails, of which only those in sight exist, so that thousands cost nothing. It is
 * one list box: arrow keys walk, with Alt they carry along, Enter or a click puts a puzzle on the board, Space or the
 * corner selects it, and cards can be dragged. It is one row until it is opened; on a phone a sheet over the page.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Item} Item
 */
import { inOneFile } from "../parts/parts.js";
import { h, icon, put, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createCard } from "./card.js";
import { makeDraggable } from "./drag.js";
import { createTrayTools } from "./toolbar.js";

/** The size of a card with its gap, in pixels; puzzles.css draws it so high, and it is at least so wide. */
const CARD = { width: 84, height: 110 };
const GAP = 4;

/** How far Alt with an arrow moves a puzzle. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Rows that exist above and below what is in sight. */
const MARGIN = 2;

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createTray(root, onAction) {
  /** @type {Item[]} */
  let items = [];
  /** @type {ReadonlySet<string>} */
  let selected = new Set();
  let active = 0;
  let columns = 1;
  let frame = 0;
  let toEnd = false;

  const count = h("span", { class: "tray-count", role: "status" });
  const empty = h("p", { class: "muted" }, t("tray.empty"));
  const kept = h("p", { class: "muted" });
  const gap = h("div", { class: "tray-gap", hidden: true });
  const floor = h("div", { class: "tray-floor" }, gap);
  const box = h(
    "div",
    {
      class: "tray-box",
      role: "listbox",
      tabindex: "0",
      "aria-multiselectable": "true",
      "aria-label": t("tray.title"),
    },
    floor,
  );
  const tools = createTrayTools(onAction);
  let opened = false;
  const slide = (/** @type {boolean} */ open) => onAction({ type: "puzzles", open });
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
    h("div", { class: "tray-body", id: "tray-body" }, kept, empty, box, tools.root),
  );
  root.append(tray);

  /** The cards in sight: what stays in sight stays the same element. @type {Map<string, ReturnType<typeof createCard>>} */
  const cards = new Map();

  const draw = () => {
    columns = Math.max(1, Math.floor(box.clientWidth / CARD.width));
    floor.style.height = `${Math.ceil(items.length / columns) * CARD.height}px`;
    const first = Math.max(0, Math.floor(box.scrollTop / CARD.height) - MARGIN) * columns;
    const rows = Math.ceil(box.clientHeight / CARD.height) + 2 * MARGIN + 1;
    const inSight = items.slice(first, first + rows * columns);
    const keys = new Set(inSight.map(({ key }) => key));
    for (const [key, { root }] of cards) if (!keys.has(key)) root.remove();
    for (const key of cards.keys()) if (!keys.has(key)) cards.delete(key);
    inSight.forEach((item, at) => {
      place(item, first + at, at);
    });
    put(box, "aria-activedescendant", items[active] ? `card-${items[active].key}` : null);
  };

  /** With the next frame: drawing measures, and before that the browser would lay out the whole page for it alone. */
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      draw();
      if (toEnd) box.scrollTop = box.scrollHeight;
      toEnd = false;
    });
  };

  /** @param {Item} item @param {number} index in the tray @param {number} at among those in sight */
  const place = (item, index, at) => {
    const card = cards.get(item.key) ?? createCard(item);
    cards.set(item.key, card);
    card.render(item, index, items.length, selected.has(item.key), index === active);
    const width = Math.floor(box.clientWidth / columns);
    card.root.style.width = `${width - GAP}px`;
    card.root.style.left = `${(index % columns) * width}px`;
    card.root.style.top = `${Math.floor(index / columns) * CARD.height}px`;
    const next = floor.children[at + 1]; // behind the gap
    if (next !== card.root) floor.insertBefore(card.root, next ?? null);
  };

  /** @param {number} index */
  const walkTo = (index) => {
    active = Math.min(Math.max(index, 0), items.length - 1);
    const top = Math.floor(active / columns) * CARD.height;
    if (top < box.scrollTop) box.scrollTop = top;
    const bottom = top + CARD.height - box.clientHeight;
    if (bottom > box.scrollTop) box.scrollTop = bottom;
    draw();
  };

  /** @param {Item | undefined} item */
  const open = (item) => {
    if (getComputedStyle(tray).position === "fixed") slide(false); // as a sheet it lies over the board
    if (item) onAction({ type: "load", puzzles: [item.state], kept: true });
  };
  /** @param {Item | undefined} item */
  const select = (item) => item && onAction({ type: "tray-select", key: item.key });

  /** Moves the puzzle, with all selected ones if it is selected. @param {number} step */
  const carry = (step) => {
    const key = items[active]?.key;
    onAction({ type: "tray-move", key, step });
    walkTo(items.findIndex((item) => item.key === key));
  };

  /** Between which cards a point of the window is. @param {number} x @param {number} y */
  const placeAt = (x, y) => {
    const { left, top, width } = floor.getBoundingClientRect();
    const column = Math.min(Math.max(Math.round(((x - left) * columns) / width), 0), columns);
    const row = Math.max(Math.floor((y - top) / CARD.height), 0);
    const index = Math.min(row * columns + column, items.length);
    return { index, left: column * Math.floor(width / columns), top: row * CARD.height };
  };
  /** @param {number} from @param {number} to */
  const onPlace = (from, to) => onAction({ type: "tray-place", key: items[from]?.key, before: items[to]?.key });
  makeDraggable(box, gap, { placeAt, onPlace });

  box.addEventListener("scroll", draw, { passive: true });
  box.addEventListener("click", ({ target, shiftKey }) => {
    const card = /** @type {Element} */ (target).closest("[role=option]");
    if (!(card instanceof HTMLElement)) return;
    const before = items[active];
    active = Math.min(Number(card.dataset.index), items.length - 1); // what is drawn may be a frame behind
    if (shiftKey) onAction({ type: "tray-stretch", from: before.key, to: items[active].key });
    else if (/** @type {Element} */ (target).closest(".card-corner")) select(items[active]);
    else open(items[active]);
    draw();
  });
  box.addEventListener("keydown", (event) => {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => walkTo(active + 1),
      ArrowLeft: () => walkTo(active - 1),
      ArrowDown: () => walkTo(active + columns),
      ArrowUp: () => walkTo(active - columns),
      Home: () => walkTo(0),
      End: () => walkTo(items.length - 1),
      Enter: () => open(items[active]),
      " ": () => select(items[active]),
      Escape: () => slide(false),
      Delete: () => onAction({ type: "tray-remove", keys: selected.size ? [...selected] : [items[active]?.key] }),
    };
    const all = (event.ctrlKey || event.metaKey) && event.key === "a";
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!all && (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (all) onAction({ type: "tray-all" });
    else if (step) carry(step);
    else keys[event.key]();
  });
  const seen = new ResizeObserver(draw);
  seen.observe(box);

  return {
    /** @param {State} state */
    render({ tray: now, making, puzzlesOpen }) {
      opened = puzzlesOpen;
      tray.classList.toggle("up", opened);
      put(handle, "aria-expanded", String(opened));
      tools.render(now);
      kept.hidden = !now.unkept && !inOneFile;
      setText(kept, t(now.unkept ? "tray.unkept" : "tray.in-file"));
      toEnd ||= Boolean(making) && now.items.length > items.length;
      if (now.items === items && now.selected === selected) return;
      ({ items, selected } = now);
      active = Math.min(active, Math.max(0, items.length - 1));
      setText(count, t("tray.count", { count: items.length }));
      empty.hidden = items.length > 0;
      box.hidden = items.length === 0;
      drawSoon();
    },
    destroy() {
      cancelAnimationFrame(frame);
      seen.disconnect();
      tray.remove();
    },
  };
}
