/** The tools for your own rules: one for each that is on the board, that was made before, or that is chosen. */
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { aboutOf, isCustom, titleOf, toolName } from "./custom.js";
import { rulesIn } from "./named.js";

/**
 * Create the tools.
 * @param {(name: string) => void} choose
 */
export function createOwnTools(choose) {
  const root = h("div", { class: "draw-own" });
  /** @type {{name: string, chip: HTMLElement}[]} */
  let chips = [];
  return {
    root,
    /** @param {{board: {geometry: string}, draw: {tool: string} | null}} state */
    render({ board, draw }) {
      const names = namesIn(board.geometry, draw?.tool ?? "");
      if (String(names) !== String(chips.map(({ name }) => name))) {
        chips = names.map((name) => ({ name, chip: chipOf(name, choose) }));
        root.replaceChildren(...chips.map(({ chip }) => chip));
      }
      for (const { name, chip } of chips) put(chip, "aria-pressed", String(name === draw?.tool));
    },
  };
}

/** Return the names of the tools for a board, each once. @param {string} geometry @param {string} chosen */
export const namesIn = (geometry, chosen) => {
  const drawn = rulesIn(geometry).flatMap(({ text }) => (isCustom(text) ? [toolName(text)] : []));
  return [...new Set([...drawn, ...(isCustom(chosen) ? [chosen] : [])])];
};

/** @param {string} name @param {(name: string) => void} choose */
const chipOf = (name, choose) =>
  h(
    "button",
    { type: "button", class: "control choice draw-tool draw-own-tool", onclick: () => choose(name) },
    titleOf(aboutOf(name)) || t("draw.tool.custom"),
  );
