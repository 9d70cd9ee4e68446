/**
 * The list of puzzles in the tray, as cards or as rows of a table. Only visible puzzles are drawn, so that a list of
 * thousands is not slow. Arrow keys move through the list, and arrow keys with Alt move the current puzzle. Enter or a
 * click puts a puzzle on the board. Space, a long press or a click on its corner selects it; during a selection, each
 * click does. While the list is in the player's own order, puzzles can be dragged.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./listing.js").Listing} Listing
 * @typedef {{index: number, number: number, total: number, selected: boolean, active: boolean}} Look  `number`: the
 *   puzzle's number in the player's own order
 */
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createCard } from "./card.js";
import { COLUMNS, columnsFor } from "./columns.js";
import { makeDraggable } from "./drag.js";
import { whenHeld } from "./hold.js";
import { sortedBy } from "./listing.js";
import { gapAt, heightOf, inSight, pageOf, placeOf, placesIn, scrolledTo, shapeOf } from "./places.js";
import { repeatsOf } from "./repeats.js";
import { createHead, createRow } from "./row.js";

/**
 * The number of positions by which an arrow key with Alt moves a puzzle. A negative number moves it towards the start.
 * @type {Record<string, number>}
 */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @param {{onAction: (action: Action) => void, onOpen: (item: Item) => void, onClose: () => void,
 *   onColumns: (names: string[]) => void}} wiring  `onColumns`: called with the names of the visible columns
 */
export function createList({ onAction, onOpen, onClose, onColumns }) {
  /** @type {Item[]} */
  let all = [];
  /** @type {Item[]} */
  let items = [];
  /** The number of each puzzle in the player's own order, by key. @type {Map<string, number>} */
  let numbers = new Map();
  /** @type {ReadonlySet<string>} */
  let selected = new Set();
  /** @type {Listing | null} */
  let listing = null;
  let shape = shapeOf("cards", false);
  let active = 0;
  let places = placesIn(0, shape);
  let frame = 0;
  let toEnd = false;
  let picking = false;
  /** The columns of the table that are shown now. */
  let shown = COLUMNS;
  /** @type {ReturnType<typeof createHead> | null} */
  let head = null;
  /** @type {import("./repeats.js").Repeats} */
  let repeats = new Map();

  const gap = h("div", { class: "tray-gap", hidden: true });
  const floor = h("div", { class: "tray-floor", role: "presentation" }, gap);
  const box = h(
    "div",
    { class: "tray-box", tabindex: "0", "aria-multiselectable": "true", "aria-label": t("tray.title") },
    floor,
  );

  /**
   * The drawn puzzles, by key. A puzzle that remains visible keeps its element.
   * @type {Map<string, ReturnType<typeof createRow> | ReturnType<typeof createCard>>}
   */
  const drawn = new Map();

  const removeDrawn = () => {
    for (const { root } of drawn.values()) root.remove();
    drawn.clear();
  };

  /**
   * Switch between cards and table. The element around the list changes its role and row height.
   * @param {Listing["form"]} form
   */
  const switchForm = (form) => {
    removeDrawn();
    shape = shapeOf(form, matchMedia("(pointer: coarse)").matches);
    put(box, "role", form === "table" ? "grid" : "listbox");
    box.style.setProperty("--row", `${shape.height}px`);
    if (form === "table") fit(true);
    else head?.root.remove();
    if (form !== "table") head = null;
  };

  /**
   * Choose the columns that fit into the width. Draw the head of the table again if the columns have changed or if
   * `anew` is true.
   * @param {boolean} [anew]
   */
  const fit = (anew = false) => {
    const fitting = columnsFor(listing?.columns ?? {}, box.clientWidth || Number.MAX_VALUE);
    if (!anew && fitting.every((column, at) => column === shown[at]) && fitting.length === shown.length) return;
    removeDrawn();
    shown = fitting;
    box.style.setProperty("--columns", shown.map(widthOf).join(" "));
    box.style.setProperty("--least", shown.map(({ least }) => least).join(" + "));
    box.style.setProperty("--count", String(shown.length));
    onColumns(shown.map(({ name }) => name));
    head?.root.remove();
    head = createHead(shown, t, (name) => listing && onAction({ type: "listing", choice: sortedBy(listing, name) }));
    box.prepend(head.root);
  };

  const draw = () => {
    if (shape.gap === 0) fit();
    places = placesIn(box.clientWidth, shape);
    floor.style.height = `${heightOf(items.length, places)}px`;
    if (listing) head?.render(listing);
    const [first, end] = inSight(box.scrollTop, box.clientHeight, places);
    const near = items.slice(first, end);
    const keys = new Set(near.map(({ key }) => key));
    for (const [key, { root }] of drawn) if (!keys.has(key)) root.remove();
    for (const key of drawn.keys()) if (!keys.has(key)) drawn.delete(key);
    repeats = head ? repeatsOf(all) : repeats;
    near.forEach((item, at) => {
      place(item, first + at, at);
    });
    put(box, "aria-activedescendant", items[active] ? `card-${items[active].key}` : null);
    put(box, "aria-rowcount", head ? items.length + 1 : null);
  };

  /**
   * Draw the list in the next frame. Drawing measures sizes, so drawing at once would make the browser lay out the
   * whole page once more.
   */
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      draw();
      if (toEnd) box.scrollTop = box.scrollHeight;
      toEnd = false;
    });
  };

  /** @param {Item} item @param {number} index in the list @param {number} at  its index among the drawn puzzles */
  const place = (item, index, at) => {
    const one = drawn.get(item.key) ?? (head ? createRow(item, shown) : createCard(item));
    drawn.set(item.key, one);
    const number = numbers.get(item.key) ?? index + 1;
    const look = { index, number, total: items.length, selected: selected.has(item.key), active: index === active };
    one.render(item, look, repeats);
    const { left, top } = placeOf(index, places);
    if (!head) one.root.style.width = `${places.width - shape.gap}px`;
    one.root.style.left = `${left}px`;
    one.root.style.top = `${top}px`;
    const next = floor.children[at + 1]; // the first child is the gap
    if (next !== one.root) floor.insertBefore(one.root, next ?? null);
  };

  /** @param {number} index */
  const goTo = (index) => {
    active = Math.min(Math.max(index, 0), items.length - 1);
    box.scrollTop = scrolledTo(active, box.scrollTop, box.clientHeight - (head?.root.offsetHeight ?? 0), places);
    draw();
  };

  const isOwnOrder = () => listing?.by === "";
  /** @param {Item | undefined} item */
  const open = (item) => item && onOpen(item);
  /** @param {Item | undefined} item */
  const select = (item) => item && onAction({ type: "tray-select", key: item.key });

  /** Move the active puzzle. If it is selected, all selected puzzles are moved with it. @param {number} step */
  const moveActive = (step) => {
    const key = items[active]?.key;
    onAction({ type: "tray-move", key, step });
    goTo(items.findIndex((item) => item.key === key));
  };

  /**
   * Return the gap between puzzles that is nearest to a point. The point is given in coordinates of the window.
   * @param {number} x @param {number} y
   */
  const placeAt = (x, y) => {
    const { left, top } = floor.getBoundingClientRect();
    return gapAt({ x: head ? 0 : x - left, y: y - top }, items.length, places);
  };
  /** @param {number} from @param {number} to */
  const onPlace = (from, to) =>
    isOwnOrder() && onAction({ type: "tray-place", key: items[from]?.key, before: items[to]?.key });
  whenHeld(box, (target) => {
    const chosen = target.closest("[data-index]");
    if (!(chosen instanceof HTMLElement)) return;
    active = Math.min(Number(chosen.dataset.index), items.length - 1);
    select(items[active]);
  });
  makeDraggable(box, gap, { placeAt, onPlace });

  /**
   * Return the keys of the puzzles from one index to another, including both.
   * @param {number} one @param {number} other
   */
  const between = (one, other) => items.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ key }) => key);

  box.addEventListener("scroll", draw, { passive: true });
  box.addEventListener("click", ({ target, shiftKey }) => {
    const chosen = /** @type {Element} */ (target).closest("[data-index]");
    if (!(chosen instanceof HTMLElement)) return;
    const before = active;
    // the clicked element may belong to an older, longer list
    active = Math.min(Number(chosen.dataset.index), items.length - 1);
    if (shiftKey) onAction({ type: "tray-stretch", keys: between(before, active) });
    else if (picking || /** @type {Element} */ (target).closest(".card-corner")) select(items[active]);
    else open(items[active]);
    draw();
  });
  box.addEventListener("keydown", (event) => {
    if (/** @type {Element} */ (event.target).closest("button")) return; // a button in the head of the table
    const page = pageOf(box.clientHeight, places);
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => goTo(active + 1),
      ArrowLeft: () => goTo(active - 1),
      ArrowDown: () => goTo(active + places.columns),
      ArrowUp: () => goTo(active - places.columns),
      PageDown: () => goTo(active + page),
      PageUp: () => goTo(active - page),
      Home: () => goTo(0),
      End: () => goTo(items.length - 1),
      Enter: () => open(items[active]),
      " ": () => select(items[active]),
      Escape: onClose,
      Delete: () => onAction({ type: "tray-remove", keys: selected.size ? [...selected] : [items[active]?.key] }),
    };
    const all = (event.ctrlKey || event.metaKey) && event.key === "a";
    const step = event.altKey && isOwnOrder() ? STEPS[event.key] : undefined;
    if (!all && (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (all) onAction({ type: "tray-all", keys: items.map(({ key }) => key) });
    else if (step) moveActive(step);
    else keys[event.key]();
  });
  const resizeObserver = new ResizeObserver(drawSoon);
  resizeObserver.observe(box);

  return {
    root: box,
    /**
     * @param {{all: Item[], items: Item[], selected: ReadonlySet<string>, listing: Listing, added: boolean,
     *   picking: boolean}} now  `added`: whether puzzles were added, so that the list scrolls to its end; `picking`:
     *   whether the player is selecting puzzles
     */
    render(now) {
      const { form } = now.listing;
      const before = listing?.form;
      if (now.all !== all) numbers = new Map(now.all.map(({ key }, index) => [key, index + 1]));
      ({ all, items, selected, listing, picking } = now);
      if (form !== before) switchForm(form);
      // not on the first call, because setting `scrollTop` makes the browser lay out the page
      if (before && form !== before) box.scrollTop = 0;
      toEnd ||= now.added;
      active = Math.min(active, Math.max(0, items.length - 1));
      setHidden(box, items.length === 0);
      drawSoon();
    },
    destroy() {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
    },
  };
}

/** @param {import("./columns.js").Column} column */
const widthOf = ({ least, grow }) => (grow ? `minmax(${least}, ${grow}fr)` : least);
