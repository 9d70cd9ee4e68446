/** The title, description and manifest of the page, which tabs, bookmarks and home screens show. */
import { t } from "../ui/i18n.js";

const DEFAULT = "en"; // the language of index.html

/** Return the address of the manifest in a language. build.py makes these manifests. @param {string} lang */
const manifestOf = (lang) => (lang === DEFAULT ? "manifest.webmanifest" : `manifest.${lang}.webmanifest`);

/** Set the language, title, description and manifest of the page. @param {string} lang */
export function nameHead(lang) {
  document.documentElement.lang = lang;
  document.title = t("header.title");
  document.querySelector("meta[name=description]")?.setAttribute("content", t("app.description"));
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifestOf(lang));
}
