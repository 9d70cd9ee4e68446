/** Commands that start and cancel tasks. */

/** Tasks that count as help. */
const HELP = ["hint", "reveal", "solve", "next", "steps", "path"];

/**
 * Return the handlers of the commands.
 * @param {ReturnType<typeof import("../app/task-runner.js").createTaskRunner>} tasks
 * @param {(action: import("../app/state.js").Action) => void} act
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").SolveCommands>}
 */
export const solveCommands = (tasks, act) => ({
  run({ task }) {
    if (HELP.includes(task)) act({ type: "helped" });
    return tasks.run(task);
  },
  cancel: () => tasks.cancel(),
});
