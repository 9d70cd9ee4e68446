/**
 * The foldable section with solution paths in the dialog About this puzzle. It shows paths in three orders of
 * techniques side by side, the backdoors, and a path with only the techniques that the person knows.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./ways-run.js").Ways} Ways
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { KNOWABLE, ORDERS } from "../contract/constants.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { waysAbout } from "./ways-run.js";

/** The greatest number of backdoors that are listed. */
const NAMED = 12;

/** @param {OnAction} onAction */
export function createWays(onAction) {
  const table = h("table", { class: "ways-table" });
  const doors = h("p", { class: "ways-doors", "aria-live": "polite" });
  const note = h("p", { class: "muted" }, t("ways.note"));
  const known = createKnown(onAction);
  const work = createWork(onAction);
  /** Load the paths while this section is open. Results that are already there are not loaded again. */
  const load = () =>
    onAction({ type: root.open && !root.hidden && !root.parentElement?.hidden ? "ways?" : "ways-stop" });
  const root = fold(
    "ways",
    { class: "more ways", ontoggle: load },
    t("ways.title"),
    note,
    work.root,
    table,
    doors,
    known.root,
  );
  /** @type {Ways | null} */
  let drawn = null;

  return {
    root,
    wish: load,
    /** @param {State} state */
    render(state) {
      known.render(state);
      const ways = state.ways?.about === waysAbout(state) ? state.ways : null;
      if (ways === drawn) return;
      drawn = ways;
      work.render(ways, state.board);
      table.replaceChildren(...(ways ? rowsOf(ways) : []));
      setText(doors, ways ? doorsText(ways, state.board.geometry) : "");
    },
  };
}

/** @param {Ways} ways */
function rowsOf({ ways }) {
  const slugs = [...new Set(ways.flatMap(({ counts }) => Object.keys(counts)))];
  const cells = (/** @type {(way: Ways["ways"][number]) => string} */ textOf) =>
    ORDERS.map((_, index) => h("td", {}, ways[index] ? textOf(ways[index]) : "…"));
  const row = (/** @type {string} */ name, /** @type {Node[]} */ columns) =>
    h("tr", {}, h("th", { scope: "row" }, name), ...columns);
  const head = ORDERS.map((order) => h("th", { scope: "col" }, t(`ways.${order}`)));
  const total = (/** @type {Ways["ways"][number]} */ { counts, solved, next }) => {
    const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
    if (next) return t("ways.so-far", { count });
    return solved ? String(count) : t("ways.stops", { count });
  };
  return [
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("ways.technique")), ...head)),
    h(
      "tbody",
      {},
      ...slugs.map((slug) =>
        row(
          t(`technique.${slug}.name`),
          cells(({ counts }) => String(counts[slug] ?? "")),
        ),
      ),
      row(t("ways.total"), cells(total)),
    ),
  ];
}

/**
 * Create the progress bar, with buttons to stop and to continue. The bar counts the digits that the paths have placed.
 * @param {OnAction} onAction
 */
function createWork(onAction) {
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const cancel = workButton("task.cancel", () => onAction({ type: "ways-stop" }));
  const goOn = workButton("ways.go-on", () => onAction({ type: "ways?" }));
  const root = h("div", { class: "outcome-work" }, bar, cancel, goOn);
  return {
    root,
    /** @param {Ways | null} found @param {State["board"]} board */
    render(found, { givens }) {
      const { ways = [], running = false } = found ?? {};
      const blank = blanks(givens);
      setHidden(root, !found || (!running && ways.length === ORDERS.length && !ways.some(({ next }) => next)));
      setHidden(cancel, !running);
      setHidden(goOn, running);
      put(bar, "max", ORDERS.length * blank);
      put(
        bar,
        "value",
        ways.reduce((done, { next }) => done + blank - (next ? blanks(next.values) : 0), 0),
      );
    },
  };
}

/** @param {string} key @param {() => void} onclick */
const workButton = (key, onclick) => h("button", { type: "button", class: "button small", onclick }, t(key));

/** Return the number of blank cells in a grid written as text. @param {string} text */
const blanks = (text) => text.split(".").length - 1;

/** @param {Ways} ways @param {string} name of the geometry */
function doorsText({ backdoors, running }, name) {
  if (!backdoors) return running ? t("ways.working") : "";
  if (!backdoors.length) return t("ways.backdoors.none");
  const sets = backdoors.map((cells) => cells.map((cell) => cellName(geometry(name), cell)).join("+"));
  const left = sets.length - NAMED;
  const cells = [...sets.slice(0, NAMED), ...(left > 0 ? [t("ways.more", { count: left })] : [])];
  return t(`ways.backdoors.${backdoors[0].length}`, { cells: cells.join(t("list.comma")) });
}

/**
 * Create the list of known techniques with checkboxes, and the button that finds a path with only the selected
 * techniques.
 * @param {OnAction} onAction
 */
function createKnown(onAction) {
  /** @type {Map<string, HTMLInputElement>} */
  const boxes = new Map();
  const ticked = () => KNOWABLE.filter((slug) => boxes.get(slug)?.checked);
  const items = KNOWABLE.map((slug) => {
    const box = h("input", {
      type: "checkbox",
      onchange: () => onAction({ type: "settings", settings: { known: ticked() } }),
    });
    boxes.set(slug, box);
    return h("label", { class: "ways-known" }, box, h("span", {}, t(`technique.${slug}.name`)));
  });
  const go = () => {
    onAction({ type: "layer", layer: "" });
    onAction({ type: "place", place: "play" });
    onAction({ type: "run", task: "known-way" });
  };
  const button = h("button", { type: "button", class: "button primary", onclick: go }, t("ways.known.go"));
  const note = h("p", { class: "muted" }, t("ways.known.note"));
  const list = h("div", { class: "ways-all" }, ...items);
  return {
    root: fold("ways-known", { class: "more" }, t("ways.known"), note, list, button),
    /** @param {State} state */
    render({ settings: { known } }) {
      for (const [slug, box] of boxes) box.checked = known.includes(slug);
    },
  };
}
