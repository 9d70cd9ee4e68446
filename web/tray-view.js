/**
 * The tray on the screen: a box of thumbnails, of which only those in sight exist, so that thousands cost nothing. It is
 * one list box: arrow keys walk, Enter or a click puts a puzzle on the board, Space or the corner selects it.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./tray.js").Item} Item
 */
import { h, put, setText } from "./dom.js";
import { t } from "./i18n.js";
import { thumbnail } from "./thumbnail.js";

/** The size of a card with its gap, in pixels; style.css draws it so. */
const CARD = { width: 84, height: 104 };

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

  const count = h("span", { class: "tray-count", role: "status" });
  const empty = h("p", { class: "muted" }, t("tray.empty"));
  const floor = h("div", { class: "tray-floor" });
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
  const tools = createTools(onAction);
  const tray = h(
    "section",
    { class: "tray", "aria-label": t("tray.title") },
    h("div", { class: "tray-head" }, h("h2", {}, t("tray.title")), count),
    empty,
    box,
    tools.root,
  );
  root.append(tray);

  /** Makes the cards in sight anew. */
  const draw = () => {
    columns = Math.max(1, Math.floor(box.clientWidth / CARD.width));
    floor.style.height = `${Math.ceil(items.length / columns) * CARD.height}px`;
    const first = Math.max(0, Math.floor(box.scrollTop / CARD.height) - MARGIN) * columns;
    const rows = Math.ceil(box.clientHeight / CARD.height) + 2 * MARGIN + 1;
    const cards = items.slice(first, first + rows * columns).map((item, at) => cardAt(item, first + at));
    floor.replaceChildren(...cards);
    put(box, "aria-activedescendant", items[active] ? `card-${items[active].key}` : null);
  };

  /** @param {Item} item @param {number} index */
  const cardAt = (item, index) => {
    const card = cardOf(item, index, items.length, selected.has(item.key));
    card.style.left = `${(index % columns) * CARD.width}px`;
    card.style.top = `${Math.floor(index / columns) * CARD.height}px`;
    put(card, "data-active", index === active);
    return card;
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
  const open = (item) => item && onAction({ type: "load", puzzles: [item.state], kept: true });
  /** @param {Item | undefined} item */
  const select = (item) => item && onAction({ type: "tray-select", key: item.key });

  box.addEventListener("scroll", draw, { passive: true });
  box.addEventListener("click", ({ target }) => {
    const card = /** @type {Element} */ (target).closest("[role=option]");
    if (!(card instanceof HTMLElement)) return;
    active = Number(card.dataset.index);
    if (/** @type {Element} */ (target).closest(".card-corner")) select(items[active]);
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
      Delete: () => onAction({ type: "tray-remove", keys: selected.size ? [...selected] : [items[active]?.key] }),
    };
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });
  const seen = new ResizeObserver(draw);
  seen.observe(box);

  return {
    /** @param {State} state */
    render({ tray: now, making }) {
      tools.render(now);
      const grown = making && now.items.length > items.length;
      if (now.items === items && now.selected === selected) return;
      ({ items, selected } = now);
      active = Math.min(active, Math.max(0, items.length - 1));
      setText(count, t("tray.count", { count: items.length }));
      empty.hidden = items.length > 0;
      box.hidden = items.length === 0;
      draw();
      if (grown) box.scrollTop = box.scrollHeight;
    },
    destroy() {
      seen.disconnect();
      tray.remove();
    },
  };
}

/** @param {Item} item @param {number} index @param {number} total @param {boolean} selected */
function cardOf(item, index, total, selected) {
  const number = String(index + 1);
  const clues = [...item.state.givens].filter((symbol) => symbol !== ".").length;
  const grade = item.grade ? t(`grade.${item.grade}`) : "";
  const spoken = t("tray.card", { name: item.name || number, grade, count: clues });
  return h(
    "div",
    {
      class: "card",
      role: "option",
      id: `card-${item.key}`,
      "data-index": index,
      "aria-selected": String(selected),
      "aria-setsize": total,
      "aria-posinset": index + 1,
      "aria-label": spoken,
      title: spoken,
    },
    thumbnail(item.state),
    h("span", { class: "card-name" }, item.name || number),
    h("span", { class: "card-grade" }, item.er ? `${grade} ${item.er.toFixed(1)}` : grade),
    h("span", { class: "card-corner" }),
  );
}

/** What can be done with the selected ones. @param {(action: Action) => void} onAction */
function createTools(onAction) {
  /** @param {string} key @param {string} type @param {object} [more] */
  const tool = (key, type, more = {}) =>
    h("button", { type: "button", class: "button small", onclick: () => onAction({ type, ...more }) }, t(key));
  const all = tool("tray.all", "tray-all");
  const add = tool("tray.add", "tray-board");
  const undo = tool("tray.undo", "tray-undo");
  const remove = tool("tray.remove", "tray-remove");
  const back = tool("tray.back", "tray-move", { step: -1 });
  const on = tool("tray.on", "tray-move", { step: 1 });
  const out = tool("tray.export", "tray-export");
  const file = h("input", { type: "file", hidden: true, accept: ".json,application/json", onchange: () => read() });
  const read = () => {
    if (file.files?.[0]) onAction({ type: "tray-import", file: file.files[0] });
    file.value = "";
  };
  const into = h("button", { type: "button", class: "button small", onclick: () => file.click() }, t("tray.import"));
  const name = h("input", { class: "field", "aria-label": t("tray.name"), placeholder: t("tray.name"), maxlength: 60 });
  name.addEventListener("change", () => onAction({ type: "tray-rename", name: name.value.trim() }));
  const single = h("div", { class: "row" }, name, back, on);
  const root = h(
    "div",
    { class: "tray-tools" },
    single,
    h("div", { class: "row" }, add, all, remove, undo, out, into, file),
  );
  return {
    root,
    /** @param {State["tray"]} tray */
    render({ items, selected, removed }) {
      all.hidden = remove.hidden = items.length === 0;
      remove.disabled = selected.size === 0;
      out.hidden = items.length === 0;
      undo.hidden = removed.length === 0;
      single.hidden = selected.size !== 1;
      const one = items.find(({ key }) => selected.has(key));
      if (one && document.activeElement !== name) name.value = one.name;
    },
  };
}
