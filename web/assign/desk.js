/**
 * The state of the answers on the teacher's side: files become answers, programs are run, and marks are saved. It lives
 * longer than its views.
 *
 * @typedef {import("./answers.js").Answers} Answers
 * @typedef {import("./answers.js").Opened} Opened
 */
import { answerIn } from "./answer-file.js";
import { changed, NO_ANSWERS, remarked, sorted, taken } from "./answers.js";
import { unpackedAssignment } from "./assignment.js";
import { keepMarks, marksFor } from "./kept.js";
import { createRunAll } from "./run-all.js";

/** @param {File} file @returns {Promise<Opened>} */
async function opened(file) {
  const found = await answerIn(file).catch(() => ({ fault: /** @type {const} */ ("unread") }));
  if ("fault" in found) return { file: file.name, fault: found.fault };
  return { file: file.name, answer: found.answer, assignment: await unpackedAssignment(found.answer.assignment) };
}

/** @param {{runner: import("./run-all.js").Wiring["runner"], where?: import("../storage/records.js").Where}} wiring */
export function createDesk({ runner, where }) {
  let answers = NO_ANSWERS;
  let order = { column: "name", down: false };
  let kept = true;
  let told = () => {};
  const become = (/** @type {Answers} */ next) => {
    answers = next;
    told();
  };
  const runs = createRunAll({ runner }, () => told());

  /** @param {import("./answers.js").ByHand} hand @param {string} [key] of the marked answer @param {string} [expected] */
  const keep = (hand, key, expected = answers.expected) => {
    const { marks } = marksFor(answers.text, where);
    const { [key ?? ""]: _, ...others } = marks;
    kept = keepMarks({ text: answers.text, expected, marks: key && hand ? { ...others, [key]: hand } : others }, where);
  };

  return {
    runs,
    get answers() {
      return answers;
    },
    get order() {
      return order;
    },
    /** Return whether the browser has saved the marks. */
    get kept() {
      return kept;
    },
    /** @param {() => void} listener */
    onChange(listener) {
      told = listener;
    },
    /** Open files. The reasons for files refused before are removed. @param {File[]} files */
    async open(files) {
      become({ ...answers, refused: [] });
      for (const file of files) {
        const found = await opened(file);
        answers = taken(answers, found);
      }
      become(sorted(remarked(answers, marksFor(answers.text, where)), order.column, order.down));
    },
    /** Remove all answers, so that answers to another assignment can be opened. */
    clear() {
      runs.cancel();
      become(NO_ANSWERS);
    },
    /** Sort by a column. The same column again reverses the order. @param {string} column */
    sort(column) {
      order = { column, down: order.column === column && !order.down };
      become(sorted(answers, order.column, order.down));
    },
    /** @param {string} text */
    expect(text) {
      keep(null, undefined, text);
      become({ ...answers, expected: text });
    },
    /** @param {string} key @param {import("./answers.js").ByHand} hand */
    mark(key, hand) {
      keep(hand, key);
      become(changed(answers, key, { hand }));
    },
    /** @param {string[]} puzzles @param {number} seconds */
    run(puzzles, seconds) {
      const programs = answers.rows.flatMap(({ key, answer: { code } }) => (code ? [{ key, code }] : []));
      for (const { key } of programs) answers = changed(answers, key, { runs: {} });
      return runs.start(programs, puzzles, seconds, (key, puzzle, session) =>
        become(changed(answers, key, (row) => ({ runs: { ...row.runs, [puzzle]: session } }))),
      );
    },
  };
}
