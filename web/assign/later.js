/** Assignments, which are loaded when one is opened, created or marked. */
import { createOwnRunner } from "../own/runner.js";
import { createDesk } from "./desk.js";
import { createAssignments } from "./room.js";
import { createStopwatch } from "./stopwatch.js";

export { speakAs } from "../ui/i18n.js";

/** Objects that continue to exist when the views are created again for another language. */
const lasting = { desk: createDesk({ runner: createOwnRunner() }), stopwatch: createStopwatch() };

/** @param {Parameters<typeof createAssignments>[0]} roots @param {Parameters<typeof createAssignments>[1]} onAction */
export const openAssignments = (roots, onAction) => createAssignments(roots, onAction, lasting);
