/** The section More with the recursion tree, the race and the plots. Its content is loaded when it is first opened. */
import { t } from "../ui/i18n.js";
import { createFoldDoor } from "./fold-door.js";

/** @typedef {import("./types.js").Study} Study */

/**
 * Create the section More. It gets its content through the action "study".
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createStudyDoor(onAction) {
  return createFoldDoor("learn.more", t("class.study"), async () => {
    /** @type {Study | null} */
    const study = await new Promise((take) => onAction({ type: "study", take }));
    if (!study) throw new Error("it could not be fetched");
    return study.createViews(onAction);
  });
}
