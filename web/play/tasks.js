/**
 * Tasks of Play that take time but do not need Python. At present, reading aloud is the only one.
 * @typedef {import("../solve/tasks.js").TaskRun} TaskRun
 * @typedef {(...all: [...Parameters<TaskRun>, signal: AbortSignal]) => ReturnType<TaskRun>} StoppedRun a task that can
 *   be aborted with a signal
 */
import { ruleWords } from "../board/names.js";
import { say } from "../ui/i18n.js";
import { rowsOf, speakAloud, voiceFor } from "./aloud.js";

/** @type {Record<"read", StoppedRun>} */
export const PLAY_TASKS = { read };

/** Read the rules and the clues aloud. Each row is highlighted while it is read. @type {StoppedRun} */
async function read({ board }, _asks, tell, signal) {
  const voice = voiceFor(document.documentElement.lang);
  if (!voice) return resultOf("aloud.none");
  const rules = ruleWords(board.geometry);
  for (const [at, words] of [...rules, ...rowsOf(board)].entries()) {
    tell(words, at < rules.length ? undefined : at - rules.length);
    await speakAloud(say(words), voice, signal);
    if (signal.aborted) break;
  }
  return resultOf("aloud.done");
}

/** @param {string} key @returns {import("../app/state.js").Action} */
const resultOf = (key) => ({ type: "result", result: { task: "read", tone: "plain", words: { key } } });
