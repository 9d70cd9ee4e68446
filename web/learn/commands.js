/** Commands of the classroom. */

/**
 * Return the handlers of the commands.
 * @param {import("../verdict/service.js").Ask} ask
 * @param {{classroom: ReturnType<typeof import("./controller.js").createClassroom>,
 *   longTasks: ReturnType<typeof import("./long-tasks.js").createLongTasks>,
 *   theStudy: ReturnType<typeof import("./study-loader.js").createStudyLoader>}} room
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").LearnCommands>}
 */
export const learnCommands = (ask, { classroom, longTasks, theStudy }) => ({
  class: (asked) => (longTasks.knows(asked.command) ? longTasks.run(asked.command) : classroom.run(asked)),
  study: async ({ take }) => take(await theStudy()),
  async qr({ text, take }) {
    const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
    take(await ask("code", { text }, options).catch(() => null));
  },
});
