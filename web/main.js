/**
 * The connections between all parts of the page. A key or a click becomes an action. The action gives a new state, and
 * the views draw it.
 *
 * Only this file knows both the views and the engine. The work itself is done in the rooms.
 */
import { followAddress } from "./app/address.js";
import { closeByBack } from "./app/back.js";
import { createEverything } from "./app/everything.js";
import { listenToInput } from "./app/input.js";
import { loadTechniques } from "./app/language.js";
import { takeOffline } from "./app/offline.js";
import { appCommands } from "./app/page-actions.js";
import { restoredState, saveChanges } from "./app/saving.js";
import { createScreen } from "./app/screen.js";
import { stageOf } from "./app/stage.js";
import { startRooms } from "./app/start.js";
import { createStore } from "./app/store.js";
import { early } from "./early.js";
import { createEngine } from "./engine/engine.js";
import { workersFor } from "./engine/spawn.js";
import { createErrorLog } from "./help/diagnostics.js";
import { layoutOf, withDesk } from "./lessons/practice.js";
import { createOffline } from "./offline/client.js";
import { NOT_YET } from "./offline/status.js";
import { offerPage, savePage } from "./one-file/keep.js";
import { inOneFile } from "./parts/parts.js";
import { fontStore } from "./print/own-fonts.js";
import { createTrayStore } from "./puzzles/store.js";
import { storeEvents } from "./puzzles/store-events.js";
import { createStorage } from "./storage/storage.js";

const WIDTH = workersFor(navigator.hardwareConcurrency);

const storage = createStorage({
  onNotice: (words) => queueMicrotask(() => act({ type: "notice", words })), // the store does not exist yet
  onFull: (board) => act({ type: "full", full: { board } }),
});
const store = createStore(restoredState(storage));
const { getState, act, watch } = store;
const errors = createErrorLog();
const screen = createScreen(store, (error, name) => {
  errors.add(error, name);
  console.error(error);
});

const engine = createEngine({ early, onStatus: (status) => act({ type: "engine", status }), onComplete: takeCopy });
/** @type {ReturnType<typeof createEngine> | undefined} */
let makers;
const pool = () => (makers ??= createEngine({ size: WIDTH, atStart: WIDTH }));
const offline = createOffline({ onStatus: (status) => takeOffline(status, store), reload: () => location.reload() });
const trayStore = createTrayStore({
  ...storeEvents(act),
  onForgotten() {
    storage.forget();
    location.reload();
  },
});

/**
 * Save a copy of the page for offline use. This starts only when no worker is starting, so that it does not delay one
 * or need memory at the same time. The page as one file needs no copy.
 */
function takeCopy() {
  if (inOneFile) takeOffline({ ...NOT_YET, phase: "whole" }, store);
  else offline.start();
}

watch((state) => [state], screen.draw);
screen.showTheme();
screen.showPlace();
const spoken = screen.showLanguage();
spoken.then(loadTechniques);
const trayLoaded = spoken.then(trayStore.load).then((items) => act({ type: "tray-loaded", items, now: Date.now() }));
const rooms = startRooms({
  ...{ ask: engine.ask, pool, width: WIDTH },
  ...{ getState, act, watch },
  ...{ trayLoaded, errors: errors.lines, findLost: offline.findLost },
});
const everything = createEverything({
  ...{ getState, act, reload: () => location.reload() },
  forget: [storage.forget, trayStore.forget, fontStore.forget],
});
store.setCommands({
  ...rooms.commands,
  ...appCommands({
    ...{ everything, focusBoard: screen.focusBoard },
    retry: () => engine.retry(),
    update: () => offline.take(),
    offerPage: () => offerPage(act),
    keepPage: () => savePage(act, errors.add),
  }),
});
store.setFollowers(rooms.followers);
watch(({ settings }) => [settings.theme, settings.playing], screen.showTheme);
watch((state) => [layoutOf(state), stageOf(state)], screen.showPlace);
watch(
  ({ settings }) => [settings.lang],
  () => screen.showLanguage().then(rooms.spoken),
);
watch(
  ({ tray }) => [tray.items],
  ({ tray }) => trayStore.save(tray.items),
);
saveChanges(store, storage);
closeByBack(store);

// this comes first, so that typing never waits for the rest
const take = (/** @type {string} */ text) => act({ type: "text", text });
listenToInput({ getState: () => withDesk(getState()), act, focusBoard: screen.focusBoard, take });
const follow = () => followAddress({ getState, act });
follow();
window.addEventListener("hashchange", follow);
rooms.begin();
