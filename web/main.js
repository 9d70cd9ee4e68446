/**
 * The connections between all parts of the page. A key or a click becomes an action. The action gives a new state, and
 * the views draw it.
 *
 * Only this file knows both the views and the engine. The work itself is done in the rooms.
 *
 * @typedef {import("./board/board.js").BoardState} BoardState
 */
import { followAddress } from "./app/address.js";
import { closeByBack } from "./app/back.js";
import { appCommands } from "./app/commands.js";
import { createEverything } from "./app/everything.js";
import { listenToInput } from "./app/input.js";
import { addFolder } from "./app/language.js";
import { restoredState, saveChanges } from "./app/saving.js";
import { createScreen } from "./app/screen.js";
import { createStore } from "./app/store.js";
import { createTaskRunner } from "./app/task-runner.js";
import { boardOfText } from "./board/board.js";
import { createMistakes } from "./board/mistakes.js";
import { early } from "./early.js";
import { createEngine } from "./engine/engine.js";
import { workersFor } from "./engine/spawn.js";
import { explainCommands } from "./explain/commands.js";
import { createWaysRun } from "./explain/ways-run.js";
import { createErrorLog } from "./help/diagnostics.js";
import { learnCommands } from "./learn/commands.js";
import { createClassroom } from "./learn/controller.js";
import { createLongTasks } from "./learn/long-tasks.js";
import { createStudyLoader } from "./learn/study-loader.js";
import { lessonCommands } from "./lessons/commands.js";
import { layoutOf, withDesk } from "./lessons/practice.js";
import { createLessons } from "./lessons/run.js";
import { makeCommands } from "./make/commands.js";
import { createGenerator } from "./make/generator.js";
import { createOffline } from "./offline/client.js";
import { isNews, NOT_YET } from "./offline/status.js";
import { offerPage, savePage } from "./one-file/keep.js";
import { inOneFile } from "./parts/parts.js";
import { photoCommands } from "./photo/commands.js";
import { createPhotographs } from "./photo/photographs.js";
import { isPicture } from "./photo/pixels.js";
import { printCommands } from "./print/commands.js";
import { fontStore, keysOf } from "./print/own-fonts.js";
import { createPreview } from "./print/preview.js";
import { puzzlesCommands } from "./puzzles/commands.js";
import { createTrayFiles } from "./puzzles/files.js";
import { createPlayKeeper } from "./puzzles/keep-played.js";
import { createTypedKeeper } from "./puzzles/keep-typed.js";
import { unfinishedOf } from "./puzzles/rated.js";
import { createRater } from "./puzzles/rater.js";
import { createSieve } from "./puzzles/sieve.js";
import { createTrayStore } from "./puzzles/store.js";
import { createWorkOut } from "./puzzles/work-out.js";
import { solveCommands } from "./solve/commands.js";
import { linkTo } from "./storage/links.js";
import { createStorage } from "./storage/storage.js";
import { takeOpenedFiles } from "./transfer/arrivals.js";
import { transferCommands } from "./transfer/commands.js";
import { createGiving } from "./transfer/giving.js";
import { handOverLink } from "./transfer/hand-over.js";
import { createTransfer } from "./transfer/transfer.js";
import { t } from "./ui/i18n.js";
import { verdictCommands } from "./verdict/commands.js";
import { EXAMPLE } from "./verdict/line.js";
import { createRatings } from "./verdict/rating.js";
import { createVerdictService } from "./verdict/service.js";

/** The time for which a notice is shown, in milliseconds. */
const NOTICE_TIME = 6000;

const MAKERS = workersFor(navigator.hardwareConcurrency);

/**
 * Show a notice of the storage later, because the store does not exist yet while saved data is read.
 * @param {import("./app/state.js").Words} words
 */
const noticeLater = (words) => queueMicrotask(() => act({ type: "notice", words }));

const storage = createStorage({ onNotice: noticeLater, onFull: (board) => act({ type: "full", full: { board } }) });
const store = createStore(restoredState(storage));
const { getState, act, watch } = store;
const errors = createErrorLog();
const screen = createScreen(store, (error, name) => {
  errors.add(error, name);
  console.error(error);
});

const engine = createEngine({ early, onStatus: setEngineStatus, onComplete: takeCopy });
const offline = createOffline({ onStatus: setOfflineStatus, reload: () => location.reload() });
const wiring = { ask: engine.ask, getState, act };
let trayIsThere = () => {};
/** @type {Promise<void>} */
const trayThere = new Promise((resolve) => {
  trayIsThere = resolve;
});
/** @type {Parameters<typeof createRatings>[1]} */
const reached = {
  recall: async (puzzle) => {
    await trayThere;
    return unfinishedOf(getState().tray, puzzle);
  },
  keep: (puzzle, part) => act({ type: "tray-reached", puzzle, reached: part }),
};
/** @type {ReturnType<typeof createEngine> | undefined} */
let makers;
/** Return the engine with several workers, for making many puzzles and for long ratings. */
const pool = () => (makers ??= createEngine({ size: MAKERS, atStart: MAKERS }));
const rate = createRatings(engine.ask, reached, MAKERS > 1 ? pool : null);
const verdicts = createVerdictService({
  ask: engine.ask,
  rate,
  onJudged: (judgement) => act({ type: "judged", judgement }),
  onFailed: (puzzle) => act({ type: "unjudged", puzzle }),
});
const tasks = createTaskRunner(wiring);
const mistakes = createMistakes({ ask: engine.ask, act });
const waysRun = createWaysRun(wiring);
const classroom = createClassroom(wiring);
const longTasks = createLongTasks(wiring);
const lessons = createLessons({ ...wiring, words: () => moreWords("lessons", "lesson.fish") });
const theStudy = createStudyLoader({ ...wiring, watched: classroom.watched }, () => moreWords("study", "study.tree"));
const preview = createPreview(wiring);
const rater = createRater({ rate, getState, act });
const sieve = createSieve({ ask: engine.ask, keep: addPuzzles });
const keeper = createTypedKeeper({
  keep: (board, drafts) => addPuzzles([board], "board", { drafts }),
  ask: (board, drafts) => addProperPuzzles([board], "board", { drafts }),
});
const played = createPlayKeeper({ getState, act });
const trayFiles = createTrayFiles(wiring);
const transfer = createTransfer({ ...wiring, takeTray: trayFiles.take });
const photographs = createPhotographs(wiring);
const giving = createGiving({ ...wiring, linkTo, handOverLink, sheet: navigator.share?.bind(navigator) });
const trayStore = createTrayStore({
  onDamaged(records) {
    act({ type: "tray-damaged", records });
    act({ type: "notice", words: { key: "tray.damaged", args: { count: records.length } } });
  },
  onRefused(reason) {
    act({ type: "tray-unkept", unkept: reason !== null });
    act({ type: "full", full: { puzzles: reason === "tray.full" } });
    if (reason && reason !== "tray.full") act({ type: "notice", words: { key: reason } });
  },
  onOther: (change) => act({ type: "tray-joined", change }),
  onForgotten() {
    storage.forget();
    location.reload();
  },
});
const everything = createEverything({
  getState,
  act,
  forget: [storage.forget, trayStore.forget, fontStore.forget],
  reload: () => location.reload(),
});
const generator = createGenerator({ ...wiring, pool, width: MAKERS });
/** @type {import("./verdict/service.js").Ask} */
const askPool = (method, params, options) => pool().ask(method, params, { ...options, lane: "quick" });
const workOut = createWorkOut({
  ask: askPool,
  rate: createRatings(askPool, reached, pool),
  width: MAKERS,
  getState,
  act,
});

/**
 * Load words that are needed only now, and return whether they arrived.
 * @param {string} folder @param {string} key  the key of one of them
 */
async function moreWords(folder, key) {
  addFolder(folder);
  await screen.showLanguage();
  return t(key) !== key;
}

/** @typedef {import("./puzzles/model.js").Source} Source */

/** @typedef {import("./puzzles/sieve.js").About} About */

/** Add puzzles to My puzzles. @param {BoardState[]} puzzles @param {Source} source @param {About} [about] */
function addPuzzles(puzzles, source, { names = [], drafts = [] } = {}) {
  const newcomers = puzzles.map((state, at) => ({ state, source, ...(names[at] && { name: names[at] }) }));
  act({ type: "tray-add", newcomers, now: Date.now(), drafts });
}

/**
 * Add those puzzles to My puzzles that have exactly one solution, once Python has checked them.
 * @param {BoardState[]} puzzles @param {Source} source @param {About} [about]
 */
function addProperPuzzles(puzzles, source, about) {
  sieve.take(puzzles, source, about);
  sieve.update(getState());
}

/** Store the status of the engine in the state. @param {import("./app/state.js").Status} status */
function setEngineStatus(status) {
  act({ type: "engine", status });
}

/**
 * Start the copy of the page for offline use.
 *
 * This is done when all workers have started, so that it delays nothing and memory is not needed for both at once. The
 * page as one file needs no copy.
 */
function takeCopy() {
  if (inOneFile) setOfflineStatus({ ...NOT_YET, phase: "whole" });
  else offline.start();
}

/**
 * Store the status of the offline copy in the state, and show a notice about problems.
 * @param {import("./offline/status.js").Offline} status
 */
function setOfflineStatus(status) {
  const before = getState().offline;
  act({ type: "offline", status });
  if (status.phase === "whole" && before.phase !== "whole") navigator.storage?.persist?.().catch(() => {});
  if (isNews(status, before)) act({ type: "notice", words: { key: `offline.failed.${status.code}` } });
}

store.setCommands({
  ...transferCommands(transfer, giving, {
    openFiles(files) {
      const picture = files.find(isPicture);
      return picture ? photographs.take(picture) : transfer.open(files);
    },
    showExample: () => act({ type: "load", puzzles: [/** @type {BoardState} */ (boardOfText(EXAMPLE))], kept: true }),
  }),
  ...photoCommands(photographs),
  ...solveCommands(tasks, act),
  ...verdictCommands(verdicts, getState),
  ...explainCommands(wiring, waysRun),
  ...makeCommands(generator),
  ...puzzlesCommands(trayFiles, { getState, act, keepBoard: () => addPuzzles([getState().board], "board") }),
  ...learnCommands(engine.ask, { classroom, longTasks, theStudy }),
  ...lessonCommands(lessons),
  ...printCommands(preview),
  ...appCommands({
    getState,
    act,
    retry: () => engine.retry(),
    update: () => offline.take(),
    findLost: () => offline.findLost(),
    focusBoard: () => screen.focusBoard(),
    offerPage: () => offerPage(act),
    keepPage: () => savePage(act, errors.add),
    errors: errors.lines,
    everything,
  }),
});

store.setFollowers({
  load: ({ puzzles, kept, names }) => kept || addProperPuzzles(puzzles, "text", { names }),
  correct: () => addProperPuzzles([getState().board], "board"),
});

const whole = (/** @type {import("./app/state.js").State} */ state) => state;
watch(whole, screen.draw);
watch(whole, verdicts.update);
watch(whole, tasks.update);
watch(whole, mistakes.update);
watch(whole, classroom.update);
watch(whole, lessons.update);
watch(whole, () => preview.update(getState()));
watch(whole, (state, before) => keeper.update(before, state));
watch(whole, (state, before) => played.update(before, state));
watch(whole, rater.update);
watch(whole, workOut.update);
watch(whole, sieve.update);
watch(({ settings }) => settings.theme, screen.showTheme);
watch(layoutOf, screen.showPlace);
watch(({ settings }) => settings.lang, screen.showLanguage);
saveChanges(store, storage);
closeByBack(store);
watch(({ tray }) => tray.items, trayStore.save);
watch(
  ({ print }) => print.fonts,
  (fonts) => fontStore.keepOnly(Object.values(keysOf(fonts))),
);
watch(
  ({ place, wish }) => place === "make" && wish,
  (wish) => wish && generator.restock(),
);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeEnd;
watch(
  ({ notice }) => notice,
  () => {
    clearTimeout(noticeEnd);
    noticeEnd = setTimeout(() => act({ type: "notice", words: null }), NOTICE_TIME);
  },
);

// before everything below, so that typing never waits
listenToInput({ getState: () => withDesk(getState()), act, focusBoard: screen.focusBoard, take: transfer.take });
screen.showTheme();
screen.showPlace();
const follow = () => followAddress({ ...wiring, make: generator.ofId });
follow();
window.addEventListener("hashchange", follow);
takeOpenedFiles(act);
verdicts.update(getState());
played.update(getState(), getState());
await screen.showLanguage();
classroom.update(getState());
lessons.update(getState());
act({ type: "tray-loaded", items: await trayStore.load(), now: Date.now() });
trayIsThere();
if (getState().place === "make") generator.restock();
