/**
 * The fields about a rule: its name, its sentence, the cells of a group, and how it is drawn.
 * @typedef {import("./drafts.js").Draft} Draft
 */
import { createChips } from "../ui/chips.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

const SHAPES = ["line", "dot", "cage", "shade"];
const COLOURS = ["green", "teal", "blue", "purple", "pink", "red", "orange", "yellow", "grey"];
const TEXTS = /** @type {const} */ (["name", "sentence", "cells"]);

/** @param {(part: Partial<Draft>) => void} onChange */
export function createFields(onChange) {
  const texts = Object.fromEntries(TEXTS.map((part) => [part, createText(part, onChange)]));
  const shape = createChips(
    {
      ...{ id: "own-rule-shape", label: t("own-rule.shape"), usual: SHAPES },
      wordFor: (name) => t(`own-rule.shape.${name}`),
    },
    (name) => onChange({ shape: name }),
  );
  shape.offer(SHAPES);
  const colours = COLOURS.map((colour) => ({ colour, swatch: swatchOf(colour, () => onChange({ colour })) }));
  const palette = h(
    "div",
    { class: "own-rule-colours", role: "group", "aria-label": t("own-rule.colour") },
    ...colours.map(({ swatch }) => swatch),
  );
  return {
    root: h(
      "div",
      { class: "own-rule-fields" },
      ...TEXTS.map((part) => texts[part].root),
      h("div", { class: "own-rule-look" }, shape.root, palette),
    ),
    /** @param {Draft} draft @param {boolean} isGroup */
    render(draft, isGroup) {
      for (const part of TEXTS) texts[part].show(draft[part]);
      setHidden(texts.cells.root, !isGroup);
      shape.show(draft.shape);
      for (const { colour, swatch } of colours) put(swatch, "aria-pressed", String(colour === draft.colour));
    },
    /** Show what is missing. @param {{field: string, words: string} | null} lack */
    refuse(lack) {
      for (const part of TEXTS) texts[part].refuse(lack?.field === part ? lack.words : "");
    },
  };
}

/** @param {(typeof TEXTS)[number]} part @param {(part: Partial<Draft>) => void} onChange */
function createText(part, onChange) {
  const id = `own-rule-${part}`;
  const wrong = h("p", { class: "wrong", role: "alert" });
  const oninput = () => onChange({ [part]: input.value });
  const input = h("input", { class: "field", id, type: "text", autocomplete: "off", maxlength: 300, oninput });
  return {
    root: h(
      "div",
      { class: "labelled", "data-part": part },
      h("label", { for: id }, t(`own-rule.${part}`)),
      input,
      wrong,
    ),
    /** @param {string} text */
    show(text) {
      if (input.value !== text) input.value = text;
    },
    /** @param {string} words */
    refuse(words) {
      put(input, "aria-invalid", words ? "true" : null);
      setText(wrong, words);
      if (words) input.focus();
    },
  };
}

/** @param {string} colour @param {() => void} onclick */
function swatchOf(colour, onclick) {
  const name = t(`own-rule.colour.${colour}`);
  const swatch = h("button", {
    ...{ type: "button", class: "own-rule-swatch choice", "data-colour": colour },
    ...{ "aria-label": name, title: name, onclick },
  });
  swatch.style.setProperty("background-color", `var(--rule-${colour})`);
  return swatch;
}
