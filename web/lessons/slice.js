/** The state that lessons and practice add to the page. Learn loads their views and services. */
import { LESSONS_STATE } from "./actions.js";

/** @type {import("../app/types.js").Slice} */
export const LESSONS = { state: LESSONS_STATE };
