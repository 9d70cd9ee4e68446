/**
 * What the journeys ask of a browser. There are two drivers: puppeteer.js for Chromium and Firefox, webdriver.js for WebKitGTK.
 *
 * A script runs in the page: it is sent as its source, so it knows nothing but its arguments and the page.
 *
 * @typedef {object} Driver
 * @property {string} version  name and version, as the browser tells them
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {<A extends unknown[], R>(script: (...args: A) => R, ...args: A) => Promise<Awaited<R>>} run
 * @property {<A extends unknown[]>(script: (...args: A) => Element | null, ...args: A) => Promise<boolean>} press
 *   a real pointer, in the middle of the element that the script gives; false where it gives none
 * @property {(text: string) => Promise<unknown>} type  by keys
 * @property {(width: number, height: number) => Promise<unknown>} resize  what is seen of the page
 * @property {() => Promise<unknown>} close
 * @typedef {(program: string, downloads: string) => Promise<Driver>} Launch  in its own window, with its own empty profile
 */

export const DESKTOP = { width: 1280, height: 800 };
