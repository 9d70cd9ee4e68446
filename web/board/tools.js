/**
 * What concerns the puzzle as a whole: entering or playing, bringing one in, taking it out, a new or a cleared board.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { h, icon } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { boxShape, SIZES } from "./geometry.js";

const COPIES = [
  ...["line", "grid", "link", "filled", "candidates", "hodoku"],
  ...["sudokupad-link", "fpuzzles-link", "sudokuwiki-link", "opensudoku"],
];
const CLEARS = /** @type {const} */ (["entries", "everything"]);

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createTools(root, onAction) {
  const modes = /** @type {const} */ (["enter", "play"]).map((mode) => modeChoice(mode, onAction));
  const mode = h(
    "fieldset",
    { class: "modes" },
    h("legend", { class: "unseen" }, t("mode.label")),
    ...modes.flatMap(({ parts }) => parts),
  );
  const file = h("input", {
    type: "file",
    hidden: true,
    accept: "text/*,.sdk,.sdm,.ss,.csv,.json,.txt,.opensudoku,.1gsudoku",
    onchange: () => opened(),
  });
  const opened = () => {
    if (file.files?.[0]) onAction({ type: "open", file: file.files[0] });
    file.value = "";
  };
  const choice = (/** @type {string} */ label, /** @type {Action} */ action) => ({
    label,
    onChoose: () => onAction(action),
  });
  const buttons = h(
    "div",
    { class: "tool-buttons" },
    button("paste", () => onAction({ type: "paste" })),
    button("open", () => file.click()),
    createMenu(
      "copy",
      t("tool.copy"),
      COPIES.map((format) => choice(t(`copy.${format}`), { type: "copy", format })),
    ).root,
    createMenu(
      "grid",
      t("tool.new"),
      SIZES.map((size) => choice(sizeName(size), { type: "new", size })),
    ).root,
    createMenu(
      "clear",
      t("tool.clear"),
      CLEARS.map((what) => choice(t(`clear.${what}`), { type: "clear", what })),
    ).root,
  );
  const tools = h(
    "div",
    { class: "tools-bar plate" },
    mode,
    h("p", { class: "mode-hint", "aria-live": "off" }),
    buttons,
    file,
  );
  const hint = /** @type {HTMLElement} */ (tools.querySelector(".mode-hint"));
  root.append(tools);

  return {
    /** @param {State} state */
    render(state) {
      for (const { input, name } of modes) input.checked = state.mode === name;
      hint.textContent = t(`mode.${state.mode}.hint`);
    },
    destroy: () => tools.remove(),
  };
}

/** @param {"enter" | "play"} name @param {(action: Action) => void} onAction */
function modeChoice(name, onAction) {
  const onchange = () => onAction({ type: "mode", mode: name });
  const input = h("input", { type: "radio", name: "mode", id: `mode-${name}`, value: name, class: "unseen", onchange });
  return {
    name,
    input,
    parts: [input, h("label", { for: `mode-${name}`, class: "mode-name choice" }, t(`mode.${name}`))],
  };
}

/** @param {"paste" | "open"} name @param {() => void} onclick */
function button(name, onclick) {
  return h("button", { type: "button", class: "button", onclick }, icon(name), h("span", {}, t(`tool.${name}`)));
}

/** @param {string} size */
function sizeName(size) {
  return t("size.label", { n: Number(size), ...boxShape(size) });
}
