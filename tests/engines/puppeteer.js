/** The driver for Chromium and Firefox. @typedef {import("./driver.js").Driver} Driver */

import puppeteer from "puppeteer-core";

import { DESKTOP } from "./driver.js";

const AS_ROOT = process.getuid?.() === 0;

/** The milliseconds after which a request is repeated. Requests during a navigation are never answered. */
const ANSWERED = 30_000;

/** @param {"chrome" | "firefox"} browser @returns {import("./driver.js").Launch} */
export const launcher = (browser) => async (executablePath, downloadPath) => {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    ignoreDefaultArgs: ["--hide-scrollbars"],
    args: browser === "chrome" ? ["--lang=en-US", ...(AS_ROOT ? ["--no-sandbox"] : [])] : [],
    extraPrefsFirefox: {
      "intl.accept_languages": "en-US",
      "widget.gtk.overlay-scrollbars.enabled": false, // scroll bars that take room, as on Windows
      "browser.download.folderList": 2, // means the folder in the next line
      "browser.download.dir": downloadPath,
      "pdfjs.disabled": true, // otherwise a downloaded PDF opens in a new tab, and the hidden page is not drawn
      "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    },
    downloadBehavior: browser === "chrome" ? { policy: "allow", downloadPath } : undefined,
    defaultViewport: DESKTOP,
    protocolTimeout: ANSWERED,
  });
  let page = await running.newPage();
  return {
    version: await running.version(),
    async open(url) {
      if (new URL(page.url()).origin !== new URL(url).origin) {
        const before = page; // Chromium would open the other origin in another process, and some requests would go to the old one
        page = await running.newPage();
        await before.close();
      }
      return page.goto(url);
    },
    reload: () => page.reload(),
    run: (script, ...args) => /** @type {any} */ (page.evaluate(/** @type {any} */ (script), ...args)),
    async press(script, ...args) {
      const found = await page.evaluateHandle(/** @type {any} */ (script), ...args);
      const element = /** @type {import("puppeteer-core").ElementHandle<Element> | null} */ (found.asElement());
      await element?.click();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => running.close(),
  };
};
