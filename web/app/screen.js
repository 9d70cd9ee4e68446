/** The visible page: its views are drawn from the state, and created again for another language. */
import { layoutOf, withDesk } from "../lessons/practice.js";
import { h } from "../ui/dom.js";
import { holdFocus } from "../ui/focus.js";
import { t } from "../ui/i18n.js";
import { createGuard } from "./guard.js";
import { speakLanguage } from "./language.js";
import { nameHead } from "./page-head.js";
import { createReader } from "./reader.js";
import { stageOf } from "./stage.js";
import { inTurns } from "./turns.js";
import { createView, placeOf, VIEW_NAMES } from "./views.js";

/**
 * @typedef {{view: import("./types.js").View, reader: ReturnType<typeof createReader>}} Shown  a view, and the reader
 *   that notes which fields it reads
 */

/** The views that show the board in use: the player's board or a practice board. */
const BOARD_VIEWS = ["grid", "keypad"];

/**
 * Create the screen, which draws all views of the page. Its function `draw` redraws the views that use a field of the
 * state which has changed since they were last drawn.
 * @param {ReturnType<typeof import("./store.js").createStore>} store
 * @param {(error: unknown, name: string) => void} onFailed  called with the error and the name of the view
 */
export function createScreen({ getState, act }, onFailed) {
  const guard = createGuard((name, error) => {
    onFailed(error, name);
    placeOf(name).append(h("p", { class: "failed-part", role: "alert" }, t("diagnostics.failed")));
  });
  /** @type {Record<string, Shown> | null} */
  let views = null;

  /** @param {string} name @param {Shown} shown */
  const show = (name, { view, reader }) => {
    reader.restart();
    guard.render(name, view, BOARD_VIEWS.includes(name) ? withDesk(reader.state) : reader.state);
  };

  const draw = () => {
    const keepFocus = holdFocus();
    for (const [name, shown] of Object.entries(views ?? {})) if (shown.reader.isOutdated()) show(name, shown);
    keepFocus();
  };

  /**
   * Create all views. The first time, this happens in short tasks, and the language may change between two of them.
   * Later, when the language changes, all views are created again at once.
   */
  const makeViews = async () => {
    const turn = views ? Number.POSITIVE_INFINITY : undefined;
    const focused = document.activeElement?.id;
    for (const { view } of Object.values(views ?? {})) view.destroy();
    /** @type {Record<string, Shown>} */
    const made = {};
    views = made;
    const make = (/** @type {string} */ name) => {
      made[name] = { view: guard.create(name, () => createView(name, act)), reader: createReader(getState) };
      show(name, made[name]);
    };
    const whole = await inTurns(VIEW_NAMES, make, () => views === made, { turn });
    if (whole && focused) document.getElementById(focused)?.focus();
  };

  return {
    draw,
    focusBoard: () => views?.grid?.view.focus?.(),

    /**
     * Load the texts of the language and create all views again, because a view sets its texts when it is created. If
     * no texts can be loaded, the sentence of index.html stays.
     */
    async showLanguage() {
      const { found, lang } = await speakLanguage(getState().settings.lang, views !== null);
      const spoken = views !== null && lang === document.documentElement.lang;
      if (found === "wished" || found === "english") {
        nameHead(lang);
        document.querySelector(".unloaded")?.remove();
      }
      const made = found !== "other" && !spoken && makeViews(); // the views write dates in the language of the page
      // unloaded.js handles this event
      if (found === "none") dispatchEvent(new ErrorEvent("error", { message: `locales/${lang}.json` }));
      if (found === "other" || found === "english") act({ type: "notice", words: { key: "notice.language" } });
      await made;
    },

    /** Set the attributes from which the style sheets take the theme, the size of digits and the side of the keypad. */
    showTheme() {
      const { theme, playing } = getState().settings;
      Object.assign(document.documentElement.dataset, { theme, digits: playing.digits, hand: playing.hand });
    },

    /** Set the attributes from which the style sheets take the layout. This must be done before anything is drawn. */
    showPlace() {
      const { dataset } = document.documentElement;
      dataset.place = layoutOf(getState());
      dataset.stage = stageOf(getState());
    },
  };
}
