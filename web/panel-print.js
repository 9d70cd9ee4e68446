/**
 * The panel Print: what goes on paper, a preview of the real pages, and the two ways out.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 * @typedef {import("./print-options.js").PrintOptions} PrintOptions
 */
import { h, icon, put, setText } from "./dom.js";
import { say, t } from "./i18n.js";
import { CHOICES, changed, PRESETS, presetNow, presetOf, SWITCHES, TEXTS } from "./print-options.js";
import { drawingOf } from "./sheets.js";

const MORE = /** @type {const} */ (["margin", "symbols"]);
const FIRST = /** @type {const} */ (["paper", "per_page", "solutions", "notes"]);

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createPrintPanel(root, onAction) {
  /** @type {State | null} */
  let now = null;
  const change = (/** @type {Partial<PrintOptions>} */ options) => now && act(changed(now.print, options));
  const act = (/** @type {Partial<import("./print-options.js").Print>} */ print) => onAction({ type: "print", print });
  const order = (/** @type {string} */ task) => () => onAction({ type: "order", task });
  const toPaper = button("print.paper", order("paper"), "primary");
  const toFile = button("print.pdf", order("pdf"));
  const outcome = createOutcome(onAction);
  const preview = createPreview((page) => act({ page }));
  const source = choice("source", ["board", "shelf"], (value) =>
    act({ source: value === "shelf" ? "shelf" : "board", page: 0 }),
  );
  const preset = choice("preset", ["", ...Object.keys(PRESETS)], (name) => {
    if (now && name) change(presetOf(now.print.options, String(name)));
  });
  const lists = [...FIRST, ...MORE].map((name) => choice(name, CHOICES[name], (value) => change({ [name]: value })));
  const texts = TEXTS.map((name) => text(name, (value) => change({ [name]: value })));
  const switches = SWITCHES.map((name) => toggle(name, (value) => change({ [name]: value })));
  const fields = [source, preset, ...texts, ...lists.slice(0, FIRST.length), switches[0]];
  const more = h("details", {}, h("summary", {}, t("print.more")));
  more.append(...[...lists.slice(FIRST.length), ...switches.slice(1)].map((field) => field.root));
  const form = h("div", { class: "print-form" }, ...fields.map((field) => field.root), more);
  const panel = h("div", { class: "print" }, h("div", { class: "row main-row" }, toPaper, toFile));
  panel.append(outcome.root, preview.root, form);
  root.append(panel);

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const { options } = state.print;
      outcome.render(state);
      preview.render(state);
      source.root.hidden = !state.shelf;
      source.show(state.print.source);
      preset.show(presetNow(options));
      for (const field of [...texts, ...lists]) field.show(String(options[field.name]));
      for (const field of switches) field.show(options[field.name]);
    },
    destroy: () => panel.remove(),
  };
}

/** @param {string} label @param {() => void} onclick @param {string} [look] */
const button = (label, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));

/** A list to choose from; numbers stay numbers. @template {string} Name @param {Name} name @param {readonly (string | number)[]} values @param {(value: string | number) => void} onChoice */
function choice(name, values, onChoice) {
  const id = `print-${name}`;
  const options = values.map((value) => h("option", { value }, wordFor(name, value)));
  const onchange = () => onChoice(values[list.selectedIndex]);
  const list = h("select", { id, onchange }, ...options);
  const show = (/** @type {string} */ value) => {
    list.value = value;
  };
  return {
    name,
    show,
    root: h(
      "div",
      { class: "field" },
      h("label", { for: id }, t(name === "paper" ? "print.paper-size" : `print.${name}`)),
      list,
    ),
  };
}

/** Papers and numbers are their own names. @param {string} name @param {string | number} value */
function wordFor(name, value) {
  if (name === "paper" || name === "per_page") return String(value);
  if (name === "margin") return t("print.mm", { number: value });
  return t(`print.${name}.${value || "own"}`);
}

/** @template {string} Name @param {Name} name @param {(value: string) => void} onText */
function text(name, onText) {
  const id = `print-${name}`;
  const box = h("textarea", { id, rows: 1, maxlength: 2000, oninput: () => onText(box.value) });
  const show = (/** @type {string} */ value) => {
    if (box.value !== value) box.value = value;
  };
  return { name, show, root: h("div", { class: "field" }, h("label", { for: id }, t(`print.${name}`)), box) };
}

/** @template {string} Name @param {Name} name @param {(value: boolean) => void} onToggle */
function toggle(name, onToggle) {
  const id = `print-${name}`;
  const input = h("input", { type: "checkbox", role: "switch", id, onchange: () => onToggle(input.checked) });
  const show = (/** @type {boolean} */ value) => {
    input.checked = value;
  };
  return { name, show, root: h("div", { class: "switch" }, input, h("label", { for: id }, t(`print.${name}`))) };
}

/** The page as it will be; a click looks at it more closely. @param {(page: number) => void} onPage */
function createPreview(onPage) {
  let page = 0;
  let shown = "";
  const back = step("print.back", "back", () => onPage(page - 1));
  const forward = step("print.forward", "forward", () => onPage(page + 1));
  const place = h("p", { class: "print-place", "aria-live": "polite" });
  const zoom = () => put(sheet, "aria-pressed", String(sheet.getAttribute("aria-pressed") !== "true"));
  const sheet = h("button", {
    type: "button",
    class: "sheet",
    "aria-pressed": "false",
    "aria-label": t("print.zoom"),
    onclick: zoom,
  });
  const root = h("div", { class: "preview" }, h("div", { class: "row" }, back, place, forward), sheet);
  return {
    root,
    /** @param {State} state */
    render({ print }) {
      page = print.page;
      const total = print.sheets?.total ?? 0;
      back.disabled = page <= 0;
      forward.disabled = page + 1 >= total;
      setText(place, total ? t("print.place", { number: page + 1, total }) : t("print.waiting"));
      const drawing = print.sheets?.pages[page];
      if (!drawing || drawing === shown) return;
      shown = drawing;
      sheet.replaceChildren(drawingOf(drawing));
    },
  };
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
const step = (label, drawing, onclick) =>
  h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t(label), title: t(label), onclick },
    icon(drawing),
  );

/** How far the work is, and how it ended. @param {OnAction} onAction */
function createOutcome(onAction) {
  const words = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const cancel = button("task.cancel", () => onAction({ type: "cancel" }), "small");
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const root = h("div", { class: "outcome" }, words, work);
  return {
    root,
    /** @param {State} state */
    render({ task, result }) {
      const mine = (/** @type {string | undefined} */ name) => name === "paper" || name === "pdf";
      const busy = mine(task?.name) && task?.slow;
      root.hidden = !busy && !mine(result?.task);
      work.hidden = !busy;
      setText(words, say((busy ? task?.words : result?.words) ?? { key: "task.running" }));
      const { done, total } = /** @type {{done?: number, total?: number}} */ (task?.words?.args ?? {});
      put(bar, "value", done);
      put(bar, "max", total);
    },
  };
}
