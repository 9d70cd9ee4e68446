/**
 * Wires the page: a key or a click becomes an action, an action a new state, and the state is drawn. This is the only file
 * that knows both the views and the engine; what they do lives with each feature.
 *
 * @typedef {import("./board/board.js").BoardState} BoardState
 */
import { followAddress } from "./app/address.js";
import { closeByBack } from "./app/back.js";
import { createEverything } from "./app/everything.js";
import { listen } from "./app/input.js";
import { alsoSpeak } from "./app/language.js";
import { keepSaved, restored } from "./app/saving.js";
import { createScreen } from "./app/screen.js";
import { createStore } from "./app/store.js";
import { createTaskRunner } from "./app/task-runner.js";
import { boardOfText } from "./board/board.js";
import { createMistakes } from "./board/mistakes.js";
import { dateWords } from "./board/times.js";
import { early } from "./early.js";
import { createEngine } from "./engine/engine.js";
import { fetchExample } from "./explain/tasks.js";
import { createWaysRun } from "./explain/ways-run.js";
import { copyReport, createErrorLog, report } from "./help/diagnostics.js";
import { createClassroom } from "./learn/controller.js";
import { createLongTasks } from "./learn/long-tasks.js";
import { createStudyLoader } from "./learn/study-loader.js";
import { layoutOf, seen } from "./lessons/practice.js";
import { createLessons } from "./lessons/run.js";
import { dateOf } from "./make/days.js";
import { createGenerator } from "./make/generator.js";
import { createOffline } from "./offline/client.js";
import { isNews, NOT_YET } from "./offline/status.js";
import { savePage } from "./one-file/keep.js";
import { inOneFile } from "./parts/parts.js";
import { createPhotographs } from "./photo/photographs.js";
import { isPicture } from "./photo/pixels.js";
import { download, printSheets } from "./print/output.js";
import { fontStore, keysOf } from "./print/own-fonts.js";
import { createPreview } from "./print/preview.js";
import { createTrayFiles } from "./puzzles/files.js";
import { createPlayKeeper } from "./puzzles/keep-played.js";
import { createTypedKeeper } from "./puzzles/keep-typed.js";
import { reachedOf } from "./puzzles/model.js";
import { nextPuzzle } from "./puzzles/next.js";
import { createRater } from "./puzzles/rater.js";
import { createSieve } from "./puzzles/sieve.js";
import { createTrayStore } from "./puzzles/store.js";
import { createWorkOut } from "./puzzles/work-out.js";
import { linkFor } from "./storage/links.js";
import { createStorage } from "./storage/storage.js";
import { takeOpenedFiles } from "./transfer/arrivals.js";
import { createGiving } from "./transfer/giving.js";
import { handOverLink } from "./transfer/hand-over.js";
import { createTransfer } from "./transfer/transfer.js";
import { t } from "./ui/i18n.js";
import { EXAMPLE } from "./verdict/line.js";
import { createRatings } from "./verdict/rating.js";
import { createVerdictService } from "./verdict/service.js";

/** How long a notice stays, in milliseconds. */
const NOTICE_TIME = 6000;

/** Workers that make puzzles, or share a long rating: one a core, but at most four. */
const MAKERS = Math.min(Math.max(navigator.hardwareConcurrency ?? 2, 1), 4);

/** What storage cannot read, it tells while the state is still being made: said once there is a store to act on. @param {import("./app/state.js").Words} words */
const tellLater = (words) => queueMicrotask(() => act({ type: "notice", words }));

const storage = createStorage({ onNotice: tellLater });
const store = createStore(restored(storage));
const { getState, act, watch } = store;
const errors = createErrorLog();
const screen = createScreen(store, (error, name) => {
  errors.add(error, name);
  console.error(error);
});

const engine = createEngine({ early, onStatus: awake, onComplete: takeCopy });
const offline = createOffline({ onStatus: kept, reload: () => location.reload() });
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
    return reachedOf(getState().tray, puzzle);
  },
  keep: (puzzle, part) => act({ type: "tray-reached", puzzle, reached: part }),
};
/** @type {ReturnType<typeof createEngine> | undefined} */
let makers;
/** More workers, where many puzzles are wanted or a rating takes long. */
const pool = () => (makers ??= createEngine({ size: MAKERS, kept: MAKERS }));
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
const sieve = createSieve({ ask: engine.ask, keep });
const keeper = createTypedKeeper({
  keep: (board, outgrown) => keep([board], "board", outgrown),
  ask: (board) => sift([board], "board"),
});
const played = createPlayKeeper({ getState, act });
/** What counts as help. */
const HELP = ["hint", "reveal", "solve", "next", "steps", "path"];
const trayFiles = createTrayFiles(wiring);
const transfer = createTransfer({ ...wiring, takeTray: trayFiles.take });
const photographs = createPhotographs(wiring);
const giving = createGiving({ ...wiring, linkFor, handOverLink, sheet: navigator.share?.bind(navigator) });
const trayStore = createTrayStore({
  onNotice: (words) => act({ type: "notice", words }),
  onRefused: () => act({ type: "tray-unkept" }),
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
const workOut = createWorkOut({ ask: askPool, rate: createRatings(askPool, reached), width: MAKERS, getState, act });

/** Words that are fetched when they are first needed: whether they came. @param {string} folder @param {string} key  of one of them */
async function moreWords(folder, key) {
  alsoSpeak(folder);
  await screen.showLanguage();
  return t(key) !== key;
}

/** @typedef {import("./puzzles/model.js").Source} Source */

/** @param {BoardState[]} puzzles @param {Source} source @param {BoardState | null} [outgrown] */
function keep(puzzles, source, outgrown = null) {
  act({ type: "tray-add", newcomers: puzzles.map((board) => ({ state: board, source })), now: Date.now(), outgrown });
}

/** Keeps those that have one solution, as soon as Python has said so. @param {BoardState[]} puzzles @param {Source} source */
function sift(puzzles, source) {
  sieve.take(puzzles, source);
  sieve.update(getState());
}

/** @param {import("./app/state.js").Status} status */
function awake(status) {
  act({ type: "engine", status });
}

/** The copy of the page for offline use is fetched when no worker starts any more, so that it delays nothing and both do not need their memory at once; one file is its own copy. */
function takeCopy() {
  if (inOneFile) kept({ ...NOT_YET, phase: "whole" });
  else offline.start();
}

/** @param {import("./offline/status.js").Offline} status */
function kept(status) {
  const before = getState().offline;
  act({ type: "offline", status });
  if (status.phase === "whole" && before.phase !== "whole") navigator.storage?.persist?.().catch(() => {});
  if (isNews(status, before)) act({ type: "notice", words: { key: `offline.failed.${status.code}` } });
}

store.obey({
  example: () => act({ type: "load", puzzles: [/** @type {BoardState} */ (boardOfText(EXAMPLE))], kept: true }),
  text: ({ text }) => transfer.take(text),
  open({ files }) {
    const picture = files.find(isPicture);
    return picture ? photographs.take(picture) : transfer.open(files);
  },
  "read-photo": ({ file }) => photographs.take(file),
  "read-pixels": ({ pixels }) => photographs.takePixels(pixels),
  "read-corners": ({ corners }) => photographs.again(corners),
  "show-corners": () => photographs.showCorners(),
  "leave-photo": () => photographs.leave(),
  paste: () => transfer.paste(),
  "stop-reading": () => transfer.stop(),
  copy: ({ format }) => giving.copy(format),
  "write-as": ({ format }) => giving.show(format),
  "copy-text": (shown) => giving.copyShown(shown),
  "save-text": (shown) => giving.save(shown),
  share: ({ whole }) => giving.share(whole),
  "share-by-system": () => giving.shareBySystem(),
  run({ task }) {
    if (HELP.includes(task)) act({ type: "helped" });
    return tasks.run(task);
  },
  "next-puzzle"() {
    const item = nextPuzzle(getState());
    if (item) act({ type: "load", puzzles: [item.progress?.board ?? item.state], kept: true });
    else act({ type: "make", what: "one" });
  },
  cancel: () => tasks.cancel(),
  judge: () => verdicts.again(getState()),
  "stop-rating": () => verdicts.stopRating(),
  "technique-example?": ({ technique }) => fetchExample(wiring, technique).catch(() => {}),
  "ways?": () => waysRun.start().catch(() => {}),
  "ways-stop": () => waysRun.stop(),
  make: ({ what }) => ({ one: generator.one, batch: generator.batch, class: generator.classSet })[what](),
  "make-day": ({ day }) => generator.ofDay(day, dateWords(dateOf(day))),
  "make-cancel": () => generator.cancel(),
  "make-nearest": () => generator.takeNearest(),
  "techniques?": () => generator.techniques(),
  "tray-board": () => keep([getState().board], "board"),
  "tray-export": () => trayFiles.save(),
  "tray-csv": ({ keys }) => trayFiles.saveTable(keys),
  "save-everything": () => everything.save(),
  "restore-everything": ({ file }) => everything.restore(file),
  forget: () => everything.forget(),
  class: (asked) => (longTasks.knows(asked.command) ? longTasks.run(asked.command) : classroom.run(asked)),
  study: async ({ take }) => take(await theStudy()),
  async qr({ text, take }) {
    const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
    take(await engine.ask("code", { text }, options).catch(() => null));
  },
  practise: ({ what }) => lessons.practise(what),
  "practise-technique": ({ technique }) => lessons.begin(technique),
  paper: (sheets) => printSheets(sheets),
  download: (file) => download(file),
  printed: (done) => preview.printed(done),
  "font-chosen": (done) => preview.fontChosen(done),
  retry: () => engine.retry(),
  update: () => offline.take(),
  "to-board": () => screen.focusBoard(),
  "keep-page": () => savePage(act, errors.add),
  diagnose: async () => act({ type: "report", text: await report(getState(), errors.lines()) }),
  "copy-report": async () => act({ type: "notice", words: { key: await copyReport(getState()) } }),
});

store.follow({
  load: ({ puzzles, kept }) => kept || sift(puzzles, "text"),
  correct: () => sift([getState().board], "board"),
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
keepSaved(store, storage);
closeByBack(store);
watch(({ tray }) => tray.items, trayStore.save);
watch(
  ({ print }) => print.fonts,
  (fonts) => fontStore.leave(Object.values(keysOf(fonts))),
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

// before all that follows, so that typing never waits
listen({ getState: () => seen(getState()), act, focusBoard: screen.focusBoard, take: transfer.take });
screen.showTheme();
screen.showPlace();
const follow = () => followAddress({ ...wiring, make: generator.named });
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
