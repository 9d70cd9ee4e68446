/** An entry: assignments, which the page fetches when one is opened, set or marked. */
import { createDesk } from "./assign/desk.js";
import { createAssignments } from "./assign/room.js";
import { createStopwatch } from "./assign/stopwatch.js";
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";

/** What goes on when another language makes all views anew. */
const lasting = { desk: createDesk({ runner: createOwnRunner() }), stopwatch: createStopwatch() };

/** Its words first, then the room itself. @param {Parameters<typeof createAssignments>[0]} roots @param {Parameters<typeof createAssignments>[1]} onAction @param {import("./ui/i18n.js").Voice} voice */
export async function openAssignments(roots, onAction, voice) {
  await speakOwn(voice, ["own", "assign"]);
  return createAssignments(roots, onAction, lasting);
}
