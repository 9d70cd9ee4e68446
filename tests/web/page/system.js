/**
 * The surroundings of the whole page: workers, storage, other tabs, the service worker, the system. The page's requests
 * to them are recorded.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js"; // before other modules store the network functions
import "./rooms.js";

import assert from "node:assert/strict";
import { mock } from "node:test";
import { h } from "../../../web/ui/dom.js";
import { boardFrom } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { FakeFactory, FakeKeyRange } from "../../support/fake-database.js";
import { FakeLocks, FakeWorker } from "../../support/fake-worker.js";
import { expectNews, news } from "../../support/news.js";
import { built } from "../../support/parts-at-hand.js";
import { seen } from "../../support/seen.js";
import { storage } from "../../support/storage.js";
import { settled } from "../../support/story.js";

/** @type {string[]} */
const noted = [];
const note = (/** @type {string} */ what) => void noted.push(what);

/** Shorten long values in a line, and replace made-up names with their order. @param {string} line */
const plain = (line) => line.replace(/[.\d]{81}/g, "…").replace(/\bmo\w+-(\d+)-\w+/g, "puzzle $1");

/** @type {Record<string, ((event?: any) => void)[]>} */
const heard = {};
const hears = {
  addEventListener(/** @type {string} */ event, /** @type {() => void} */ hear) {
    heard[event] = [...(heard[event] ?? []), hear];
  },
};
/** Send an event to the window or to the service worker's container. @param {string} name @param {object} [event] */
export function happens(name, event) {
  for (const hear of heard[name]) hear(event);
}

/** @param {number} time in milliseconds */
export const goBy = (time) => () => mock.timers.tick(time);

/** The requests that Python has not answered yet. @type {{at: number, id: number, method: string}[]} */
let waiting = [];
/** @type {FakeWorker[]} */
const workers = [];
class NotedWorker extends FakeWorker {
  /** @param {URL} source @param {{type: string}} options */
  constructor(source, { type }) {
    super();
    assert.equal(type, "module");
    workers.push(this);
    note(`worker ${workers.length - 1} starts: ${String(source).split("/").at(-1)}`);
  }
  terminate() {
    super.terminate();
    const at = workers.indexOf(this);
    note(`worker ${at} is ended`);
    waiting = waiting.filter((each) => each.at !== at);
  }
}

/** Let all running workers send a message. @param {object} data */
export function say(data) {
  for (const worker of workers) if (!worker.ended) worker.say(data);
}
/** Let all running workers report that they are ready. */
export const awake = () => say({ type: "ready", how: "plain", ms: 5, tried: [], locked: true });

/** Answer the oldest request of a method. @param {string} method @param {object} ok */
export function answer(method, ok) {
  const next = waiting.find((each) => each.method === method);
  if (!next) throw new Error(`nobody asks ${method}`);
  waiting = waiting.filter((each) => each !== next);
  workers[next.at].say({ id: next.id, reply: JSON.stringify({ ok }), files: [] });
}

/** Answer all waiting requests of these methods. @param {Record<string, object>} replies */
export function answerAll(replies) {
  asked();
  for (const { at, id, method } of waiting.filter((each) => Object.hasOwn(replies, each.method)))
    workers[at].say({ id, reply: JSON.stringify({ ok: replies[method] }), files: [] });
  waiting = waiting.filter((each) => !Object.hasOwn(replies, each.method));
}

/** The verdict for a puzzle with one solution. */
export const ONE = { code: "one", count: 1, exact: true, problems: [] };
const RATING = { er: 2.3, ep: 1.2, ed: 1.2, grade: "medium", technique: null, nested: false };
export const RATED = { ...RATING, beyond: false, next: null };
/** Return a rating that is not complete. @param {string} values */
export const inPart = (values) => ({ ...RATING, beyond: true, next: { ...RATING, values, cells: {}, tried: 9 } });

const asked = () =>
  workers.flatMap(({ sent }, at) =>
    sent.splice(0).map((message) => {
      if (!message.request) return `worker ${at} is told: ${Object.keys(message).join(", ")}`;
      waiting.push({ at, id: message.id, method: JSON.parse(message.request).method });
      return `worker ${at} is asked: ${message.request}`;
    }),
  );

/** The storages of the browser: for all tabs and for this one. */
export const kept = { local: storage(), session: storage() };
class LateFactory extends FakeFactory {
  /** The promise that the database waits for before it answers. */
  awaited = Promise.resolve();
  open() {
    /** @type {any} */
    const request = {};
    this.awaited.then(() => {
      const answered = super.open();
      answered.onsuccess = () => Object.assign(request, { result: answered.result }).onsuccess();
    });
    return request;
  }
}
export const database = new LateFactory();
/** Return the record of a saved puzzle. @param {string} key @param {string} givens @param {object} [more] */
export const record = (key, givens, more) => ({
  ...{ key, order: 1, name: "", created: "2026-01-01T00:00:00.000Z", source: "file", ...more },
  state: boardFrom(givens),
});

class Channel {
  /** @param {string} name */
  constructor(name) {
    tabs.set(name, this);
    this.onmessage = (/** @type {object} */ _) => {};
    this.postMessage = (/** @type {object} */ message) => note(`other tabs are told: ${JSON.stringify(message)}`);
  }
}
/** The channels to other tabs. @type {Map<string, Channel>} */
export const tabs = new Map();

class Ports {
  port1 = { onmessage: (/** @type {{data: object}} */ _) => {} };
  port2 = { answer: (/** @type {object} */ data) => this.port1.onmessage({ data }) };
}
const script = {
  postMessage(/** @type {object} */ message, /** @type {{answer: (data: object) => void}[]} */ [port] = []) {
    note(`the copy is asked: ${JSON.stringify(message)}`);
    port?.answer({ whole: copy.whole });
  },
};
/** The copy of the page for offline use, as sw.js manages it. */
export const copy = { ...hears, whole: false, active: script, waiting: /** @type {typeof script | null} */ (null) };

/** @param {object} told @param {Partial<typeof copy>} [change]  what has become of the copy */
export function copySays(told, change) {
  Object.assign(copy, change);
  happens("message", { data: { type: "offline", ...told } });
}

/** @type {(launch: object) => void} */
let launch = () => {};
/** Open a file with the installed page. @param {string} name @param {string} type @param {string} text */
export const openWith = (name, type, text) =>
  launch({ files: [{ getFile: async () => new File([text], name, { type }) }] });

const NAMES = ["header", "grid", "verdict", "scenes", "keypad", "shelf", "places", "sheets", "tray", "notices", "over"];
/** The body of index.html. */
export const body = drawn(h("body", {}));
/** @param {string} id */
export const place = (id) => /** @type {ReturnType<typeof drawn>} */ (body.querySelector(`#${id}`));

body.replaceChildren(...NAMES.map((id) => drawn(h("div", { id }))));

document.getElementById = (id) => /** @type {any} */ (place(id));
Object.assign(document, { body, title: "" });
Object.assign(window, hears);
Object.assign(globalThis, {
  ...{ Worker: NotedWorker, localStorage: kept.local, sessionStorage: kept.session, ...hears },
  ...{ indexedDB: database, IDBKeyRange: FakeKeyRange, BroadcastChannel: Channel, MessageChannel: Ports },
  ...{ innerWidth: 320, innerHeight: 640 },
  launchQueue: { setConsumer: (/** @type {() => void} */ take) => (launch = take) },
  history: {
    replaceState: () => Object.assign(location, { hash: "" }),
    pushState: () => note("the history has a step more"),
    back: () => note("the history goes back"),
  },
});
Object.assign(navigator, {
  ...{ languages: ["en"], locks: new FakeLocks(), hardwareConcurrency: 2 },
  storage: { persist: async () => note("what is kept is to stay") },
  serviceWorker: {
    ...hears,
    async register(/** @type {URL} */ script) {
      note(`a copy is kept by ${script.href.split("/").at(-1)}`);
      return copy;
    },
  },
});
Object.assign(location, { hash: "", pathname: "/", search: "", reload: () => note("the page is loaded anew") });
built.set("lessons/positions.json", "{}").set("build.json", '{"version": "7"}');
for (const lang of ["en", "ko"]) built.set(`techniques/${lang}.json`, "{}");

/** The number of lines that are compared for each part of the page. */
const FEW = 24;
const look = () => [
  `${JSON.stringify(document.documentElement.dataset)} --n: ${document.documentElement.getAttribute("--n")}`,
  body.querySelector(".notice")?.className ?? "",
  seen(place("grid")).join(" "),
  ...NAMES.filter((name) => name !== "grid").flatMap((name) => seen(place(name)).slice(0, FEW)),
  ...Object.entries(kept).flatMap(([where, names]) => Object.keys(names).map((name) => `${where}: ${name}`)),
  ...[...database.records.keys()].map((key) => `database: ${key}`),
];

/**
 * Do steps, and check what is new on the page and in its requests after each of them: see expectNews.
 * @param {[string, () => unknown, string[]?][]} steps
 */
export async function checkSteps(steps) {
  /** @type {string[]} */
  let before = [];
  for (const [said, done, expected = []] of steps) {
    await done();
    await settled();
    const now = look().map(plain);
    const asks = [...noted.splice(0), ...asked()].map((each) => `> ${plain(each)}`);
    expectNews(said, [...news(before, now), ...asks], expected);
    before = now;
  }
}
