/**
 * The state of the answers that a teacher has opened. It turns files into answers, runs programs, and saves marks. It
 * continues to exist when its views are created again.
 * @typedef {import("./answers.js").Answers} Answers
 * @typedef {import("./answers.js").Opened} Opened
 */
import { answerIn } from "./answer-file.js";
import { NO_ANSWERS, sortedBy, withFile, withMarks, withRow } from "./answers.js";
import { unpackedAssignment } from "./assignment.js";
import { createRunAll } from "./run-all.js";
import { loadMarks, saveMarks } from "./saved.js";

/** @param {File} file @returns {Promise<Opened>} */
async function readAnswer(file) {
  const found = await answerIn(file).catch(() => ({ fault: /** @type {const} */ ("unread") }));
  if ("fault" in found) return { file: file.name, fault: found.fault };
  return { file: file.name, answer: found.answer, assignment: await unpackedAssignment(found.answer.assignment) };
}

/** @param {{runner: import("./run-all.js").Wiring["runner"], where?: import("../storage/records.js").Where}} wiring */
export function createDesk({ runner, where }) {
  let answers = NO_ANSWERS;
  let order = { column: "name", down: false };
  let saved = true;
  let notify = () => {};
  const update = (/** @type {Answers} */ next) => {
    answers = next;
    notify();
  };
  const runs = createRunAll({ runner }, () => notify());

  /**
   *
   * @param {import("./answers.js").ByHand} hand
   * @param {string} [key] the key of the answer that is marked
   * @param {string} [expected]
   */
  const save = (hand, key, expected = answers.expected) => {
    const { marks } = loadMarks(answers.text, where);
    const { [key ?? ""]: _, ...others } = marks;
    saved = saveMarks(
      { text: answers.text, expected, marks: key && hand ? { ...others, [key]: hand } : others },
      where,
    );
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
    get saved() {
      return saved;
    },
    /** @param {() => void} listener */
    onChange(listener) {
      notify = listener;
    },
    /** Open files. The notes about files that were refused earlier are removed. @param {File[]} files */
    async open(files) {
      update({ ...answers, refused: [] });
      for (const file of files) {
        const found = await readAnswer(file);
        answers = withFile(answers, found);
      }
      update(sortedBy(withMarks(answers, loadMarks(answers.text, where)), order.column, order.down));
    },
    /** Remove all answers, so that answers to another assignment can be opened. */
    clear() {
      runs.cancel();
      update(NO_ANSWERS);
    },
    /** Sort by a column. Sorting by the same column again reverses the order. @param {string} column */
    sort(column) {
      order = { column, down: order.column === column && !order.down };
      update(sortedBy(answers, order.column, order.down));
    },
    /** @param {string} text */
    expect(text) {
      save(null, undefined, text);
      update({ ...answers, expected: text });
    },
    /** @param {string} key @param {import("./answers.js").ByHand} hand */
    mark(key, hand) {
      save(hand, key);
      update(withRow(answers, key, { hand }));
    },
    /** @param {string[]} puzzles @param {number} seconds */
    run(puzzles, seconds) {
      const programs = answers.rows.flatMap(({ key, answer: { code } }) => (code ? [{ key, code }] : []));
      for (const { key } of programs) answers = withRow(answers, key, { runs: {} });
      return runs.start(programs, puzzles, seconds, (key, puzzle, session) =>
        update(withRow(answers, key, (row) => ({ runs: { ...row.runs, [puzzle]: session } }))),
      );
    },
  };
}
