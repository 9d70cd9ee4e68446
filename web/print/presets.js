/** The choice of a preset. Each is shown as a picture of its pages. */
import { h, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { PRESETS } from "./options.js";
import { presetPicture } from "./preset-pictures.js";

/**
 * Slide the row of presets so that the one with the focus is whole. A browser leaves one that is partly visible.
 * @param {FocusEvent} event
 */
const showWhole = ({ target }) =>
  /** @type {Element} */ (target).scrollIntoView({ block: "nearest", inline: "nearest" });

/** @param {(name: string) => void} onPress */
export function createPresets(onPress) {
  const names = Object.keys(PRESETS);
  const buttons = names.map((name) => {
    const about = { type: "button", class: "control choice preset", onclick: () => onPress(name), onfocus: showWhole };
    return h("button", about, presetPicture(name), h("span", {}, t(`print.preset.${name}`)));
  });
  return {
    root: h("div", { class: "presets", role: "group", "aria-label": t("print.preset") }, ...buttons),
    /** Show which preset is chosen. @param {string} chosen  "" for none */
    show(chosen) {
      for (const [index, button] of buttons.entries()) put(button, "aria-pressed", String(names[index] === chosen));
    },
  };
}
