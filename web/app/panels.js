/**
 * The panels beside the board, one at a time, behind a strip of tabs. PANELS is the list of what there is. A panel is
 * made when it is first opened: the board comes before it.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {(root: HTMLElement, onAction: (action: Action) => void) => {render: (state: State) => void, destroy: () => void}} CreateView
 */

import { createExplainPanel } from "../explain/panel.js";
import { createClassroomPanel } from "../learn/panel.js";
import { createGeneratePanel } from "../make/panel.js";
import { createPrintPanel } from "../print/panel.js";
import { createSolvePanel } from "../solve/panel.js";
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @type {Record<string, CreateView>} */
const PANELS = {
  solve: createSolvePanel,
  explain: createExplainPanel,
  generate: createGeneratePanel,
  print: createPrintPanel,
  class: createClassroomPanel,
};

/** @type {CreateView} */
export function createPanels(root, onAction) {
  const strip = h("div", { class: "tabs", role: "tablist", "aria-label": t("panels.label") });
  const panels = Object.keys(PANELS).map((name) => panelOf(name, onAction));
  strip.append(...panels.map(({ tab }) => tab));
  strip.addEventListener("keydown", (event) => walk(event, panels, onAction));
  const all = h("section", { class: "panels plate" }, strip, ...panels.map(({ page }) => page));
  root.append(all);

  return {
    render(state) {
      for (const panel of panels) {
        const open = state.panel === panel.name;
        put(panel.tab, "aria-selected", String(open));
        put(panel.tab, "tabindex", open ? "0" : "-1");
        panel.page.hidden = !open;
        if (open) panel.render(state);
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
  const choose = () => onAction({ type: "panel", panel: name });
  const names = { id: `tab-${name}`, "aria-controls": `panel-${name}` };
  const title = t(`panel.${name}.title`);
  const tab = h("button", { type: "button", role: "tab", class: "tab choice", ...names, onclick: choose }, title);
  const heading = h("h2", { class: "unseen" }, title); // for screen readers; others see the tab
  const page = h("div", { role: "tabpanel", class: "panel", id: `panel-${name}`, "aria-labelledby": tab.id }, heading);
  return {
    name,
    tab,
    page,
    /** @param {State} state */
    render(state) {
      view ??= PANELS[name](page, onAction);
      view.render(state);
    },
    destroy: () => view?.destroy(),
  };
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
