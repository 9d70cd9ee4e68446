/**
 * What concerns the puzzle as a whole: entering or playing, bringing one in, taking it out, a new or a cleared board.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { h, icon } from "./dom.js";
import { geometry, SIZES } from "./geometry.js";
import { t } from "./i18n.js";
import { createMenu } from "./menu.js";

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
    accept: "text/*,.sdk,.sdm,.ss,.csv,.json,.txt",
    onchange: () => opened(),
  });
  const opened = () => {
    if (file.files?.[0]) onAction({ type: "open", file: file.files[0] });
    file.value = "";
  };
  const buttons = h(
    "div",
    { class: "tool-buttons" },
    button("paste", () => onAction({ type: "paste" })),
    button("open", () => file.click()),
    createMenu("copy", t("tool.copy"), choices(["line", "grid", "link", "filled"], "copy", "format", onAction)).root,
    createMenu(
      "grid",
      t("tool.new"),
      SIZES.map((size) => sizeChoice(size, onAction)),
    ).root,
    createMenu("clear", t("tool.clear"), choices(["entries", "everything"], "clear", "what", onAction)).root,
  );
  const tools = h(
    "div",
    { class: "tools-bar" },
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
  return { name, input, parts: [input, h("label", { for: `mode-${name}` }, t(`mode.${name}`))] };
}

/** @param {"paste" | "open"} name @param {() => void} onclick */
function button(name, onclick) {
  return h("button", { type: "button", class: "button", onclick }, icon(name), h("span", {}, t(`tool.${name}`)));
}

/** @param {string[]} names @param {string} type of the action @param {string} argument @param {(action: Action) => void} onAction */
function choices(names, type, argument, onAction) {
  return names.map((name) => ({ label: t(`${type}.${name}`), onChoose: () => onAction({ type, [argument]: name }) }));
}

/** @param {string} size @param {(action: Action) => void} onAction */
function sizeChoice(size, onAction) {
  const { n, box } = geometry(size);
  const label = t("size.label", { n, width: box.width, height: box.height });
  return { label, onChoose: () => onAction({ type: "new", size }) };
}
