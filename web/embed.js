/**
 * The entry point of a small board for other pages, `embed.html#p=...`. The board can be played, and offers Check and
 * hints. It saves nothing. It loads Python when the first request needs it, or at once to draw the rules of the puzzle.
 * @typedef {import("./app/state.js").State} State
 * @typedef {import("./app/state.js").Action} Action
 */
import { drawnNow } from "./app/drawn.js";
import { createGuard } from "./app/guard.js";
import { listenToInput } from "./app/input.js";
import { loadTechniques, speakLanguage } from "./app/language.js";
import { createNotice } from "./app/notice.js";
import { INITIAL } from "./app/state.js";
import { createStore } from "./app/store.js";
import { createTaskRunner } from "./app/task-runner.js";
import { createKeypad } from "./board/keypad.js";
import { isSolved } from "./board/problems.js";
import { createJointReader } from "./board/read-joint.js";
import { createRuleReader } from "./board/read-rules.js";
import { createGrid } from "./board/view.js";
import { createEmbedPanel } from "./embed/panel.js";
import { createEngine } from "./engine/engine.js";
import { fetchExample } from "./explain/tasks.js";
import { linkTo, readLink } from "./storage/links.js";

const { getState, act, watch, setCommands } = createStore(INITIAL);

/** @type {ReturnType<typeof createEngine> | undefined} */
let engine;

/**
 * Send a request to Python. An embedded page has only one worker for Python, which the first request starts.
 * @type {import("./verdict/service.js").Ask}
 */
const ask = (method, params, options) => {
  engine ??= createEngine({ size: 1, onStatus: (status) => act({ type: "engine", status }) });
  return engine.ask(method, params, { ...options, lane: "quick" });
};
const tasks = createTaskRunner({ ask, getState, act });
const rules = createRuleReader({ ask, act });
const joint = createJointReader({ ask, act });

/** @type {Partial<import("./app/types.js").Commands>} */
const commands = {
  run: ({ task }) => tasks.run(task),
  cancel: () => tasks.cancel(),
  "to-board": () => grid.focus(),
  "technique-example?": ({ technique }) => fetchExample({ ask, getState, act }, technique).catch(() => {}),
};
setCommands(/** @type {import("./app/types.js").Commands} */ (commands));

/** Load the puzzle in the page's address. If it cannot be read, show what is wrong. */
function followLink() {
  const link = readLink(location.hash) ?? { error: { key: "embed.none" } };
  const board = "handed" in link ? link.handed.board : "board" in link ? link.board : null;
  if (board) act({ type: "load", puzzles: [board] });
  else
    act({
      type: "result",
      result: { task: "check", tone: "bad", words: "error" in link ? link.error : { key: "embed.none" } },
    });
}

/** Return the address of the whole page with the puzzle on the board. @param {State["board"]} board */
const addressOf = (board) => linkTo(board, new URL("./", location.href).href);

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const { lang } = await speakLanguage(null, false);
document.documentElement.lang = lang;
loadTechniques();
const guard = createGuard((name, error) => console.error(name, error));
const grid = createGrid(place("grid"), act, drawnNow);
const views = {
  grid,
  keypad: createKeypad(place("keypad"), act),
  panel: createEmbedPanel(place("embed"), act, addressOf),
  notice: createNotice(place("notices"), act),
};
const draw = () => {
  for (const [name, view] of Object.entries(views)) guard.render(name, view, getState());
};

watch((state) => [state], draw);
watch(({ board, task, explain }) => [board, task, explain], tasks.update);
watch(
  ({ board, rulesRead, jointRead }) => [board, rulesRead, jointRead],
  (state) => {
    rules.update(state);
    joint.update(state);
    sayWhenSolved(state.board);
  },
);
listenToInput({ getState, act, focusBoard: grid.focus, take: () => {} });
followLink(); // this also draws the page for the first time
window.addEventListener("hashchange", followLink);

/** Show a message when the board is solved. @param {State["board"]} board */
function sayWhenSolved(board) {
  if (isSolved(board)) act({ type: "result", result: { task: "check", tone: "good", words: { key: "embed.solved" } } });
}
