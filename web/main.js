/**
 * Wires the page: a key or a click becomes an action, an action a new state, and the state is drawn. Commands are the
 * actions that need the world outside: Python, clipboard, files.
 *
 * @typedef {import("./app/state.js").State} State
 * @typedef {import("./app/state.js").Action} Action
 */

import { createGuard } from "./app/guard.js";
import { listen } from "./app/input.js";
import { nameHead } from "./app/page-head.js";
import { settingsFrom } from "./app/settings.js";
import { INITIAL, reduce } from "./app/state.js";
import { createOrders } from "./app/task-runner.js";
import { createViews, placeOf } from "./app/views.js";
import { boardOfText } from "./board/board.js";
import { early } from "./early.js";
import { createEngine } from "./engine/engine.js";
import { fetchExample } from "./explain/tasks.js";
import { createErrorLog, report } from "./help/diagnostics.js";
import { createClassroom } from "./learn/controller.js";
import { createClassOrders } from "./learn/long-tasks.js";
import { createMaker } from "./make/generator.js";
import { wishFrom } from "./make/options.js";
import { createOffline } from "./offline/client.js";
import { download, printSheets } from "./print/output.js";
import { createPrinter } from "./print/preview.js";
import { printFrom, savedPrint } from "./print/request.js";
import { createTrayFiles } from "./puzzles/files.js";
import { createKeeper } from "./puzzles/keep-typed.js";
import { createRater } from "./puzzles/rater.js";
import { createSieve } from "./puzzles/sieve.js";
import { createTrayStore } from "./puzzles/store.js";
import { createStorage, linkFor, readLink } from "./storage/storage.js";
import { createExchange } from "./transfer/transfer.js";
import { h } from "./ui/dom.js";
import { holdFocus } from "./ui/focus.js";
import { chooseLanguage, speak, t } from "./ui/i18n.js";
import { EXAMPLE } from "./verdict/line.js";
import { createJudge } from "./verdict/service.js";

/** So long a notice stays, in milliseconds. */
const NOTICE_TIME = 6000;

/** So many workers make puzzles: all cores, but a person's machine has other things to do too. */
const MAKERS = Math.min(Math.max(navigator.hardwareConcurrency ?? 2, 1), 4);

let state = INITIAL;
/** @type {import("./app/views.js").Views | null} */
let views = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeEnd;

const getState = () => state;

/** @param {Action} action */
function act(action) {
  const command = COMMANDS[action.type];
  if (command) return command(action);
  const before = state;
  state = reduce(state, action);
  if (state !== before) settle(before);
  if (action.type === "load" && !action.kept) sieve.take(action.puzzles, "text");
  if (action.type === "correct") sieve.take([state.board], "board");
  sieve.update(state);
}

/**
 * @param {import("./board/board.js").BoardState[]} puzzles @param {import("./puzzles/model.js").Source} source
 * @param {import("./board/board.js").BoardState | null} [outgrown]
 */
const keep = (puzzles, source, outgrown = null) =>
  act({ type: "tray-add", newcomers: puzzles.map((board) => ({ state: board, source })), now: Date.now(), outgrown });

/** @param {State} before */
function settle(before) {
  draw();
  judge.update(state);
  orders.update(state);
  classroom.update(state);
  printer.update(state);
  keeper.update(before, state);
  rater.update(state);
  const { board, history, mode, panel, shelf, settings, notice, print } = state;
  if (board !== before.board || mode !== before.mode || panel !== before.panel || shelf !== before.shelf)
    storage.saveBoard({ state: board, history, mode, panel, shelf });
  if (savedChanged(print, before.print) || state.wish !== before.wish) keepSettings();
  if (settings !== before.settings) applySettings(before.settings);
  if (notice !== before.notice) endNotice();
  if (state.tray.items !== before.tray.items) trayStore.save(state.tray.items);
  if (state.panel === "generate" && (state.panel !== before.panel || state.wish !== before.wish)) maker.restock();
}

/** @param {State["print"]} now @param {State["print"]} before */
const savedChanged = (now, before) =>
  now.options !== before.options || now.source !== before.source || now.groups !== before.groups;

function draw() {
  const keepFocus = holdFocus();
  for (const [name, view] of Object.entries(views ?? {})) guard.render(name, view, state);
  keepFocus();
}

function endNotice() {
  clearTimeout(noticeEnd);
  noticeEnd = setTimeout(() => act({ type: "notice", words: null }), NOTICE_TIME);
}

const storage = createStorage({ onNotice: (words) => act({ type: "notice", words }) });
const errors = createErrorLog();
const guard = createGuard((name, error) => {
  errors.add(error, name);
  console.error(error);
  placeOf(name).append(h("p", { class: "failed-part", role: "alert" }, t("diagnostics.failed")));
});
const offline = createOffline({ onStatus: kept, reload: () => location.reload() });
const engine = createEngine({ early, onStatus: awake });
const judge = createJudge({
  ask: engine.ask,
  onJudged: (judgement) => act({ type: "judged", judgement }),
  onFailed: (puzzle) => act({ type: "unjudged", puzzle }),
});
const orders = createOrders({ ask: engine.ask, getState, act });
const classroom = createClassroom({ ask: engine.ask, getState, act });
const classOrders = createClassOrders({ ask: engine.ask, getState, act });
const printer = createPrinter({ ask: engine.ask, getState, act });
const sieve = createSieve({ ask: engine.ask, keep });
const keeper = createKeeper({
  keep: (board, outgrown) => keep([board], "board", outgrown),
  ask: (board) => sieve.take([board], "board"),
});
const rater = createRater({ ask: engine.ask, getState, act });
const trayFiles = createTrayFiles({ getState, act });
const exchange = createExchange({ ask: engine.ask, getState, act, linkFor, takeTray: trayFiles.take });
const trayStore = createTrayStore({
  onNotice: (words) => act({ type: "notice", words }),
  onOther: (change) => act({ type: "tray-joined", change }),
});
/** @type {ReturnType<typeof createEngine> | undefined} */
let makers;
const maker = createMaker({
  ask: engine.ask,
  pool: () => (makers ??= createEngine({ size: MAKERS })),
  width: MAKERS,
  getState,
  act,
});

/** The copy of the page for later is fetched once Python is there, so that it delays nothing. @param {State["engine"]} status */
function awake(status) {
  if (status.phase !== "loading") offline.start();
  act({ type: "engine", status });
}

/** @param {State["offline"]} status */
function kept(status) {
  const told = ["full", "forbidden", "corrupt"].includes(status.code) && status.code !== state.offline.code;
  if (status.phase === "whole" && state.offline.phase !== "whole") navigator.storage?.persist?.().catch(() => {});
  act({ type: "offline", status });
  if (told) act({ type: "notice", words: { key: `offline.failed.${status.code}` } });
}

async function diagnose() {
  act({ type: "report", text: await report(state, errors.lines()) });
}

async function copyReport() {
  const copied = await navigator.clipboard.writeText(state.report ?? "").then(
    () => true,
    () => false,
  );
  act({ type: "notice", words: { key: copied ? "copy.done" : "diagnostics.by-hand" } });
}

/** @type {Record<string, (action: Action) => unknown>} */
const COMMANDS = {
  example: () => act({ type: "load", puzzles: [boardOfText(EXAMPLE)], kept: true }),
  order: ({ task }) => orders.run(task),
  cancel: () => orders.cancel(),
  class: (action) => (classOrders.knows(action.order) ? classOrders.run(action.order) : classroom.run(action)),
  text: ({ text }) => exchange.take(text),
  open: ({ file }) => exchange.open(file),
  paste: () => exchange.paste(),
  copy: ({ format }) => exchange.copy(format),
  "technique-example?": ({ technique }) => fetchExample({ ask: engine.ask, getState, act }, technique).catch(() => {}),
  retry: () => engine.retry(),
  judge: () => judge.again(state),
  help: () => views?.help.open(),
  make: ({ what }) => ({ one: maker.one, batch: maker.batch, class: maker.classSet })[/** @type {"one"} */ (what)](),
  "make-cancel": () => maker.cancel(),
  "make-nearest": () => maker.takeNearest(),
  "techniques?": () => maker.techniques(),
  "tray-board": () => keep([state.board], "board"),
  "tray-export": () => trayFiles.save(),
  update: () => offline.take(),
  diagnose,
  "copy-report": copyReport,
  paper: (sheets) => printSheets(/** @type {any} */ (sheets)),
  printed,
  download: (file) => download(/** @type {any} */ (file)),
};

/** What was made for it stays, too. @param {Action} printed */
function printed({ made, out, result }) {
  if (made !== state.print.made) {
    const newcomers = made.items.map((/** @type {any} */ { group, ...newcomer }) => newcomer);
    act({ type: "tray-add", newcomers, now: Date.now() });
    act({ type: "print", print: { made } });
  }
  if (result) act({ type: "result", result });
  if (out) act(out);
}

/** @param {State["settings"]} before */
function applySettings(before) {
  keepSettings();
  showTheme();
  if (state.settings.lang !== before.lang) showLanguage();
}

function keepSettings() {
  storage.saveSettings({ ...state.settings, print: savedPrint(state.print), wish: state.wish });
}

function showTheme() {
  document.documentElement.dataset.theme = state.settings.theme;
}

/** The words are set when a view is made, so another language makes all views anew. Without any, index.html's sentence stays. */
async function showLanguage() {
  const wished = state.settings.lang ?? chooseLanguage(navigator.languages);
  const [catalog, english] = await Promise.all([wished, "en"].map((name) => catalogOf(name).catch(() => null)));
  const lost = { type: "notice", words: { key: "notice.language" } };
  if (!catalog && views) return act(lost);
  const lang = catalog ? wished : "en";
  speak(lang, catalog ?? english ?? {}, english ?? catalog ?? {});
  const focused = document.activeElement?.id;
  for (const view of Object.values(views ?? {})) view.destroy();
  views = createViews(guard, act);
  draw();
  if (focused) document.getElementById(focused)?.focus();
  if (!catalog && !english) return;
  nameHead(lang);
  document.querySelector(".unloaded")?.remove();
  if (!catalog) act(lost);
}

/** @param {string} lang @returns {Promise<import("./ui/i18n.js").Catalog>} */
async function catalogOf(lang) {
  const answer = await fetch(new URL(`./locales/${lang}.json`, import.meta.url));
  return answer.json();
}

/** A link is taken once: then the address is plain again, and a reload finds what has been done since. */
function followLink() {
  const link = readLink(location.hash);
  if (!link) return;
  history.replaceState(null, "", location.pathname + location.search);
  if ("id" in link) openNamed(link.id);
  if ("text" in link) act({ type: "load", puzzles: [boardOfText(link.text)] });
  if ("error" in link) act({ type: "notice", words: link.error });
}

/** It has to be made first: the panel Generate tells how that goes. @param {string} id */
function openNamed(id) {
  act({ type: "panel", panel: "generate" });
  maker.named(id);
}

function restore() {
  const saved = storage.loadBoard();
  const { print, wish, ...chosen } = storage.loadSettings() ?? {};
  state = { ...state, settings: settingsFrom(chosen), wish: wishFrom(wish), print: printFrom(print) };
  if (!saved) return;
  const { state: board, history, mode, panel, shelf } = saved;
  state = { ...state, board, history, mode, panel, shelf };
}

restore();
// nothing that is typed waits for anything below
listen({ getState, act, focusBoard: () => views?.grid.focus(), take: exchange.take });
showTheme();
followLink();
window.addEventListener("hashchange", followLink);
judge.update(state);
await showLanguage();
classroom.update(state);
act({ type: "tray-loaded", items: await trayStore.load(), now: Date.now() });
if (state.panel === "generate") maker.restock();
