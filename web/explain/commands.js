/** Commands for explanations. Answers that cannot be loaded are not shown. */
import { fetchExample } from "./tasks.js";

/**
 * @param {Parameters<typeof fetchExample>[0]} wiring
 * @param {ReturnType<typeof import("./ways-run.js").createWaysRun>} waysRun
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").ExplainCommands>}
 */
export const explainCommands = (wiring, waysRun) => ({
  "technique-example?": ({ technique }) => fetchExample(wiring, technique).catch(() => {}),
  "ways?": () => waysRun.start().catch(() => {}),
  "ways-stop": () => waysRun.stop(),
});
