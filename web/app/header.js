/**
 * The header: the name, what the engine is doing, language, theme and help.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { h, icon, put, setText } from "../ui/dom.js";
import { LANGUAGES, t } from "../ui/i18n.js";
import { THEMES } from "./settings.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createHeader(root, onAction) {
  const status = createStatus(onAction);
  const language = select("header.language", Object.entries(LANGUAGES), (lang) =>
    onAction({ type: "settings", settings: { lang } }),
  );
  const themes = THEMES.map((theme) => [theme, t(`theme.${theme}`)]);
  const theme = select("header.theme", themes, (name) =>
    onAction({ type: "settings", settings: { theme: THEMES.find((theme) => theme === name) } }),
  );
  const onhelp = () => onAction({ type: "help" });
  const help = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("header.help"), title: t("header.help"), onclick: onhelp },
    "?",
  );
  const picture = document.querySelector("link[rel=icon]")?.getAttribute("href"); // in one file it is there alone
  const brand = h(
    "h1",
    { class: "brand" },
    h("img", { src: picture, alt: "", width: "28", height: "28" }),
    h("span", {}, t("header.title")),
  );
  const controls = [pill("language", language), pill("theme", theme), help];
  const header = h("div", { class: "header" }, brand, status.root, h("div", { class: "header-controls" }, ...controls));
  root.querySelector(".header")?.remove(); // the name that index.html shows until now
  root.prepend(header);

  return {
    /** @param {State} state */
    render(state) {
      status.render(state.engine, state.offline);
      language.value = document.documentElement.lang;
      theme.value = state.settings.theme;
    },
    destroy: () => header.remove(),
  };
}

/** @param {(action: Action) => void} onAction */
function createStatus(onAction) {
  const words = h("span", { class: "status-words", role: "status" });
  const bar = h("progress", { class: "status-bar", max: "1", "aria-hidden": "true" });
  const retry = smallButton("header.retry", () => onAction({ type: "retry" }));
  const details = smallButton("header.details", () => onAction({ type: "diagnose" }));
  const update = smallButton("offline.update", () => onAction({ type: "update" }));
  const root = h(
    "div",
    { class: "status" },
    h("span", { class: "status-dot", "aria-hidden": "true" }),
    words,
    bar,
    retry,
    details,
    update,
  );
  return {
    root,
    /** @param {State["engine"]} status @param {State["offline"]} offline */
    render(status, offline) {
      put(root, "data-phase", status.phase);
      setText(words, [statusWords(status), ...(offline.phase === "whole" ? [t("offline.whole")] : [])].join(" · "));
      update.hidden = offline.update === "none";
      details.hidden = status.phase !== "failed";
      bar.hidden = status.phase !== "loading";
      retry.hidden = status.phase !== "failed";
      if (status.phase !== "loading") return;
      if (status.total) bar.value = status.bytes / status.total;
      else bar.removeAttribute("value");
    },
  };
}

/** @param {import("./state.js").Status} status */
function statusWords(status) {
  if (status.phase === "ready") return t("engine.ready");
  if (status.phase === "failed") return t(`engine.failed.${status.code}`);
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  return t(`engine.stage.${status.stage}`, { bytes: megabytes(status.bytes), total: megabytes(status.total) });
}

/** @param {string} label @param {() => void} onclick */
const smallButton = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));

/** @param {string} label @param {string[][]} options @param {(value: string) => void} onChoose */
function select(label, options, onChoose) {
  const parts = options.map(([value, name]) => h("option", { value, lang: value in LANGUAGES ? value : null }, name));
  const list = h("select", { "aria-label": t(label), title: t(label), id: label }, ...parts);
  list.addEventListener("change", () => onChoose(list.value));
  return list;
}

/** @param {"language" | "theme"} drawing @param {HTMLSelectElement} list */
const pill = (drawing, list) => h("span", { class: "pill control" }, icon(drawing), list);
