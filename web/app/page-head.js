/** The title and the manifest: what a tab, a home screen or a bookmark shows. */
import { t } from "../ui/i18n.js";

const PLAIN = "en"; // what index.html says before any words are there

/** The manifest of each language is made by build.py. @param {string} lang */
const manifestOf = (lang) => (lang === PLAIN ? "manifest.webmanifest" : `manifest.${lang}.webmanifest`);

/** @param {string} lang whose words are in use */
export function nameHead(lang) {
  document.documentElement.lang = lang;
  document.title = t("header.title");
  document.querySelector("meta[name=description]")?.setAttribute("content", t("app.description"));
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifestOf(lang));
}
