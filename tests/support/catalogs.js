/** The catalogs of the source tree: those of the first visit, and those of the rooms that are loaded later. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const WEB = new URL("../../web/", import.meta.url);

/** The folders with catalogs. */
export const FOLDERS = readdirSync(WEB).filter((folder) => existsSync(new URL(`${folder}/en.json`, WEB)));

/** Return a catalog. @param {string} folder @param {string} lang @returns {Record<string, string>} */
export const catalogOf = (folder, lang) => JSON.parse(readFileSync(new URL(`${folder}/${lang}.json`, WEB), "utf-8"));

/** Return the words of all rooms in a language. @param {string} lang @returns {Record<string, string>} */
export const wordsIn = (lang) => Object.assign({}, ...FOLDERS.map((folder) => catalogOf(folder, lang)));
