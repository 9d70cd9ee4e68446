/**
 * The browser's functions for the journeys. There are two drivers: puppeteer.js for Chromium and Firefox, webdriver.js for
 * WebKitGTK.
 *
 * A script runs in the page. Only its source is sent, so it can use nothing but its arguments and the page.
 *
 * @typedef {object} Driver
 * @property {string} version - name and version, as the browser reports them
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {<A extends unknown[], R>(script: (...args: A) => R, ...args: A) => Promise<Awaited<R>>} run
 * @property {<A extends unknown[]>(script: (...args: A) => Element | null, ...args: A) => Promise<boolean>} press
 *   presses a real pointer in the middle of the element that the script returns; false if it returns none
 * @property {(text: string) => Promise<unknown>} type - types with keys
 * @property {(width: number, height: number) => Promise<unknown>} resize - sets the visible size of the page
 * @property {() => Promise<unknown>} close
 * @typedef {(program: string, downloads: string) => Promise<Driver>} Launch - opens a new window with an empty profile
 */

export const DESKTOP = { width: 1280, height: 800 };
