/** The entrance to Learn. The content of Learn is loaded when it is first opened. */
import { placeDoor } from "../parts/place-door.js";
import { loadLearn } from "./load.js";

/** Create the part Learn of the page. */
export const createLearnDoor = placeDoor(async () => (await loadLearn()).createLearn, "learn.failed");
