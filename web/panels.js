/**
 * The panels beside the board, one at a time, behind a strip of tabs. PANELS is the list of what there is. The first one
 * comes with the page; the others are fetched when they are opened, or once Python is awake: the board comes before them.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {(root: HTMLElement, onAction: (action: Action) => void) => {render: (state: State) => void, destroy: () => void}} CreateView
 */
import { h, put } from "./dom.js";
import { t } from "./i18n.js";
import { createSolvePanel } from "./panel-solve.js";

/** @type {Record<string, () => Promise<CreateView>>} */
const PANELS = {
  solve: async () => createSolvePanel,
  explain: async () => (await import("./panel-explain.js")).createExplainPanel,
  generate: async () => (await import("./panel-generate.js")).createGeneratePanel,
  print: async () => (await import("./panel-print.js")).createPrintPanel,
  class: async () => (await import("./panel-class.js")).createClassPanel,
};

/** Those that are here. @type {Map<string, CreateView>} */
const here = new Map([["solve", createSolvePanel]]);
/** @type {Map<string, Promise<unknown>>} */
const coming = new Map();

/** @type {CreateView} */
export function createPanels(root, onAction) {
  const strip = h("div", { class: "tabs", role: "tablist", "aria-label": t("panels.label") });
  const panels = Object.keys(PANELS).map((name) => panelOf(name, onAction));
  strip.append(...panels.map(({ tab }) => tab));
  strip.addEventListener("keydown", (event) => walk(event, panels, onAction));
  const all = h("section", { class: "panels" }, strip, ...panels.map(({ page }) => page));
  root.append(all);

  return {
    render(state) {
      for (const panel of panels) {
        const open = state.panel === panel.name;
        put(panel.tab, "aria-selected", String(open));
        put(panel.tab, "tabindex", open ? "0" : "-1");
        panel.page.hidden = !open;
        if (open) panel.render(state);
        else if (state.engine.phase === "ready") fetchPanel(panel.name).catch(() => {}); // told when it is opened
      }
    },
    destroy() {
      for (const panel of panels) panel.destroy();
      all.remove();
    },
  };
}

/** @param {string} name @param {(action: Action) => void} onAction */
function panelOf(name, onAction) {
  /** @type {ReturnType<CreateView> | null} */
  let view = null;
  /** What did not come is asked for again when the tab is chosen again. */
  let awaited = false;
  const choose = () => {
    awaited = false;
    onAction({ type: "panel", panel: name });
  };
  const names = { id: `tab-${name}`, "aria-controls": `panel-${name}` };
  const tab = h(
    "button",
    { type: "button", role: "tab", class: "tab", ...names, onclick: choose },
    t(`panel.${name}.title`),
  );
  const page = h("div", { role: "tabpanel", class: "panel", id: `panel-${name}`, "aria-labelledby": tab.id });
  /** What comes later is drawn as everything is, with the state of then. */
  const wait = async () => {
    awaited = true;
    const arrived = await fetchPanel(name).then(
      () => true,
      () => false,
    );
    onAction(arrived ? { type: "arrived" } : { type: "notice", words: { key: "panels.missing" } });
  };
  return {
    name,
    tab,
    page,
    /** @param {State} state */
    render(state) {
      const create = here.get(name);
      if (create) view ??= create(page, onAction);
      view?.render(state);
      if (!create && !awaited) wait();
    },
    destroy: () => view?.destroy(),
  };
}

/** Once, unless it fails. @param {string} name */
function fetchPanel(name) {
  const arrival = coming.get(name) ?? PANELS[name]().then((create) => here.set(name, create));
  coming.set(name, arrival);
  arrival.catch(() => coming.delete(name));
  return arrival;
}

/** @param {KeyboardEvent} event @param {ReturnType<typeof panelOf>[]} panels @param {(action: Action) => void} onAction */
function walk({ key }, panels, onAction) {
  const at = panels.findIndex(({ tab }) => tab === document.activeElement);
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  if (!Object.hasOwn(steps, key)) return;
  const to = panels[(at + steps[key] + panels.length) % panels.length];
  onAction({ type: "panel", panel: to.name });
  to.tab.focus();
}
