/** The entry point for assignments. It is loaded when an assignment is opened, created or marked. */
import { createDesk } from "./assign/desk.js";
import { createAssignments } from "./assign/room.js";
import { createStopwatch } from "./assign/stopwatch.js";
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";

/** The state that is kept when the views are created again for another language. */
const lasting = { desk: createDesk({ runner: createOwnRunner() }), stopwatch: createStopwatch() };

/**
 * Load the words of assignments, then create their views.
 * @param {Parameters<typeof createAssignments>[0]} roots @param {Parameters<typeof createAssignments>[1]} onAction
 * @param {import("./ui/i18n.js").Voice} voice
 */
export async function openAssignments(roots, onAction, voice) {
  await speakOwn(voice, ["own", "assign"]);
  return createAssignments(roots, onAction, lasting);
}
