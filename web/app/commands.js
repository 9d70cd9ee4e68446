/** Commands for the page as a whole. */
import { copyReport, report } from "../help/diagnostics.js";

/**
 * @param {{getState: () => import("./state.js").State, act: (action: import("./state.js").Action) => void,
 *   retry: () => void, update: () => void, findLost: () => Promise<string[] | null>, focusBoard: () => void, offerPage: () => void, keepPage: () => void, errors: () => string[],
 *   everything: ReturnType<typeof import("./everything.js").createEverything>}} parts
 * @returns {import("./actions.js").Handlers<import("./actions.js").AppCommands>}
 */
export const appCommands = ({
  getState,
  act,
  retry,
  update,
  findLost,
  focusBoard,
  offerPage,
  keepPage,
  errors,
  everything,
}) => ({
  retry,
  update,
  "to-board": focusBoard,
  "offer-page": offerPage,
  "keep-page": keepPage,
  "save-everything": () => everything.save(),
  "restore-everything": ({ file }) => everything.restore(file),
  forget: () => everything.forget(),
  diagnose: async () => act({ type: "report", text: await report(getState(), errors(), findLost) }),
  "copy-report": async () => act({ type: "notice", words: { key: await copyReport(getState()) } }),
});
