/**
 * The fields of the state about algorithms, the changes of these fields, and the commands of the classroom.
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./types.js").LearnChanges} LearnChanges
 */
import { NO_CLASSROOM } from "./classroom.js";
import { NO_COMPARISON } from "./comparison.js";

/** @type {import("../app/types.js").Changes<LearnChanges>} */
const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
  own: (state, { own }) => inClassroom(state, { own }),
  assign: (state, { assign }) => inClassroom(state, { assign, own: null }),
};

/**
 * Return the state after opening the algorithms in Learn with some changes, such as another algorithm.
 * @param {import("../app/state.js").State} state @param {Partial<Classroom>} opened  the changes to the classroom
 */
const inClassroom = (state, opened) => ({
  ...state,
  ...{ place: /** @type {const} */ ("learn"), layer: /** @type {const} */ ("") },
  lessons: { ...state.lessons, view: /** @type {const} */ ("algorithms") },
  classroom: { ...state.classroom, making: false, ...opened },
});

/** @type {import("../app/types.js").RoomState<import("./types.js").LearnPart, LearnChanges>} */
export const LEARN_STATE = {
  first: { classroom: NO_CLASSROOM, comparison: NO_COMPARISON },
  changes: LEARN_CHANGES,
};

/**
 * Return the handlers of the commands of Learn: to run and compare algorithms, to load the tools of the section More,
 * and to make a QR code.
 * @param {import("../verdict/service.js").Ask} ask
 * @param {() => Promise<ReturnType<typeof import("./services.js").startLearn>>} open  loads the services
 * @returns {import("../app/types.js").Handlers<import("./types.js").LearnCommands>}
 */
export const learnCommands = (ask, open) => ({
  async class(asked) {
    const { classroom, longTasks } = await open();
    return longTasks.knows(asked.command) ? longTasks.run(asked.command) : classroom.run(asked);
  },
  study: async ({ take }) =>
    take(
      await open().then(
        ({ theStudy }) => theStudy(),
        () => null,
      ),
    ),
  async qr({ text, take }) {
    const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
    take(await ask("code", { text }, options).catch(() => null));
  },
});
