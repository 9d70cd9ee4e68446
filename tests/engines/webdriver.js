/** The driver for WebKitGTK, by plain WebDriver, on a separate screen. @typedef {import("./driver.js").Driver} Driver */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DESKTOP } from "./driver.js";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"; // WebDriver's key for an element in JSON
const ENTER = "\uE007"; // the Enter key
const WINDOW_BARS = 38; // the height of MiniBrowser's bars above the page
const LIMITS = { script: 20_000, pageLoad: 120_000 }; // milliseconds; a script that a navigation ends uses all of its time

/** @type {import("./driver.js").Launch} */
export async function launch(program, downloads) {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env: surroundings(screen.display, downloads), stdio: "ignore" });
  const ended = once(driver, "exit");
  const { sessionId, capabilities } = await firstAnswer(() =>
    call(port, "POST", "/session", { capabilities: { alwaysMatch: { timeouts: LIMITS } } }),
  );
  /** @param {string} method @param {string} path @param {object} [body] */
  const ask = (method, path, body) => call(port, method, `/session/${sessionId}${path}`, body);
  /** @param {Function} script @param {unknown[]} args */
  const run = async (script, args) => {
    const [done, result] = await ask("POST", "/execute/async", { script: later(script), args });
    if (done) return result;
    throw new Error(result);
  };
  /** @param {number} width @param {number} height */
  const resize = async (width, height) => {
    await ask("POST", "/window/rect", { width, height: height + WINDOW_BARS });
  };
  await resize(DESKTOP.width, DESKTOP.height);
  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    open: (url) => ask("POST", "/url", { url }),
    reload: () => ask("POST", "/refresh", {}),
    run: (script, ...args) => run(script, args),
    async press(script, ...args) {
      const element = await run(script, args);
      if (element) await ask("POST", `/element/${element[ELEMENT]}/click`, {});
      return element !== null;
    },
    type: (text) => ask("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: keys(text) }] }),
    resize,
    async close() {
      await ask("DELETE", "");
      driver.kill();
      await ended;
      await screen.close();
    },
  };
}

/** @param {string} display @param {string} downloads */
function surroundings(display, downloads) {
  writeFileSync(join(downloads, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const language = { LANG: "en_US.UTF-8", LANGUAGE: "en" };
  const asRoot = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }; // the sandbox does not start as root
  return { ...process.env, ...language, ...asRoot, DISPLAY: display, XDG_CONFIG_HOME: downloads };
}

/** Return source that runs a script and waits for its result or error. @param {Function} script */
const later = (script) => `
  const args = [...arguments], answer = args.pop();
  new Promise((resolve) => resolve((${script})(...args))).then(
    (result) => answer([true, result]),
    (error) => answer([false, String(error)]),
  );`;

/** @param {string} text */
const keys = (text) =>
  [...text.replaceAll("\n", ENTER)].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));

/** @param {number} port @param {string} method @param {string} path @param {object} [body] */
async function call(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${path}: ${value.error}: ${value.message}`);
}

/** Repeat an attempt until the server answers. @template T @param {() => Promise<T>} attempt @returns {Promise<T>} */
async function firstAnswer(attempt) {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > end) throw error; // fetch's error for a refused connection
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Open a virtual display. */
async function openScreen() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  const [number] = await once(/** @type {import("node:stream").Readable} */ (server.stdio[3]), "data");
  return {
    display: `:${String(number).trim()}`,
    close() {
      server.kill();
      return ended;
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}
