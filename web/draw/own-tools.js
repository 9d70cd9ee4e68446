/**
 * The tools for your own rules: one for each that is on the board, that was made before, or that is chosen. Then come the
 * door to the editor for a new rule, and to the code of the chosen one.
 */
import { loadOwnRules } from "../storage/own-rules.js";
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { aboutOf, isCustom, titleOf, toolName } from "./custom.js";
import { rulesIn } from "./named.js";

/**
 * Create the tools.
 * @param {(name: string) => void} choose @param {(layer: "rule" | "rule-code") => void} openEditor
 */
export function createOwnTools(choose, openEditor) {
  const root = h("div", { class: "draw-own" });
  const made = chipOf(t("draw.new-rule"), () => openEditor("rule"), "draw-new");
  const code = chipOf(t("draw.code"), () => openEditor("rule-code"), "draw-code");
  /** @type {{name: string, chip: HTMLElement}[]} */
  let chips = [];
  let chosen = "";
  return {
    root,
    /** @param {{board: {geometry: string}, draw: {tool: string} | null}} state */
    render({ board, draw }) {
      const tool = draw?.tool ?? "";
      const names = [...new Set([...namesIn(board.geometry, tool), ...loadOwnRules()])];
      if (!chips.length || String(names) !== String(chips.map(({ name }) => name))) {
        chips = names.map((name) => ({ name, chip: chipOf(labelOf(name), () => choose(name), "draw-own-tool") }));
        root.replaceChildren(...chips.map(({ chip }) => chip), code, made);
      }
      for (const { name, chip } of chips) put(chip, "aria-pressed", String(name === tool));
      put(code, "hidden", !isCustom(tool));
      if (tool !== chosen) chips.find(({ name }) => name === tool)?.chip.scrollIntoView({ block: "nearest" });
      chosen = tool;
    },
  };
}

/** Return the names of the tools for a board, each once. @param {string} geometry @param {string} chosen */
export const namesIn = (geometry, chosen) => {
  const drawn = rulesIn(geometry).flatMap(({ text }) => (isCustom(text) ? [toolName(text)] : []));
  return [...new Set([...drawn, ...(isCustom(chosen) ? [chosen] : [])])];
};

/** Return what a tool is called. @param {string} name */
export const labelOf = (name) => titleOf(aboutOf(name)) || t("draw.tool.custom");

/** @param {string} face @param {() => void} onclick @param {string} look */
const chipOf = (face, onclick, look) =>
  h("button", { type: "button", class: `control choice draw-tool ${look}`, onclick }, face);
