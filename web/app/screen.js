/** The page as it is seen: its views, drawn from the state, and made anew for another language. */
import { layoutOf, seen } from "../lessons/practice.js";
import { h } from "../ui/dom.js";
import { holdFocus } from "../ui/focus.js";
import { t } from "../ui/i18n.js";
import { createGuard } from "./guard.js";
import { speakLanguage } from "./language.js";
import { nameHead } from "./page-head.js";
import { createViews, placeOf } from "./views.js";

/** These show the board that is worked on. */
const OF_BOARD = ["grid", "keypad"];

/** @param {ReturnType<typeof import("./store.js").createStore>} store @param {(error: unknown, name: string) => void} onFailed  told what failed in which view */
export function createScreen({ getState, act }, onFailed) {
  const guard = createGuard((name, error) => {
    onFailed(error, name);
    placeOf(name).append(h("p", { class: "failed-part", role: "alert" }, t("diagnostics.failed")));
  });
  /** @type {import("./views.js").Views | null} */
  let views = null;

  const draw = () => {
    const keepFocus = holdFocus();
    const state = getState();
    for (const [name, view] of Object.entries(views ?? {}))
      guard.render(name, view, OF_BOARD.includes(name) ? seen(state) : state);
    keepFocus();
  };

  const makeViews = () => {
    const focused = document.activeElement?.id;
    for (const view of Object.values(views ?? {})) view.destroy();
    views = createViews(guard, act);
    draw();
    if (focused) document.getElementById(focused)?.focus();
  };

  return {
    draw,
    focusBoard: () => views?.grid.focus(),

    /** The words are set when a view is made, so another language makes all views anew. Without any, index.html's sentence stays. */
    async showLanguage() {
      const { found, lang } = await speakLanguage(getState().settings.lang, views !== null);
      const spoken = views !== null && lang === document.documentElement.lang;
      if (found !== "other" && !spoken) makeViews();
      if (found === "wished" || found === "english") {
        nameHead(lang);
        document.querySelector(".unloaded")?.remove();
      }
      if (found === "other" || found === "english") act({ type: "notice", words: { key: "notice.language" } });
    },

    showTheme() {
      document.documentElement.dataset.theme = getState().settings.theme;
    },

    /** The whole page is laid out for its place, so this is told before anything is drawn. */
    showPlace() {
      document.documentElement.dataset.place = layoutOf(getState());
    },
  };
}
