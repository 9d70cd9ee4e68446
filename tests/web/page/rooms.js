/** The scripts that are loaded when first needed, all loaded already. */
import { existsSync, readdirSync } from "node:fs";

const WEB = new URL("../../../web/", import.meta.url);
const later = readdirSync(WEB).filter((name) => existsSync(new URL(`${name}/later.js`, WEB)));
/** @type {Record<string, () => Promise<unknown>>} */
const scripts = Object.fromEntries(
  later.map((name) => [`${name}/later.js`, () => import(`../../../web/${name}/later.js`)]),
);
Object.assign(globalThis, { scripts });

export const ROOMS = await Promise.all(Object.values(scripts).map((load) => load()));
