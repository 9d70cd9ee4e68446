import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOfText, emptyBoard } from "../../../web/board/board.js";
import { blankCells, candidatesAt } from "../../../web/board/candidates.js";
import { geometry } from "../../../web/board/geometry.js";
import { cellName } from "../../../web/board/names.js";
import { createEngine, GRACE } from "../../../web/engine/engine.js";
import { createTransfer } from "../../../web/transfer/transfer.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { FakeWorker } from "../../support/fake-worker.js";

/** @param {{answer?: (...asked: any[]) => Promise<any>, state?: import("../../../web/app/state.js").State, tray?: string, clipboard?: Partial<Clipboard>}} [given] */
function exchangeWith({
  answer = () => Promise.reject(new Error("not asked")),
  state = stateWith(PUZZLE),
  tray = "",
  clipboard,
} = {}) {
  /** @type {any[]} */
  const acts = [];
  const transfer = createTransfer({
    ask: answer,
    getState: () => state,
    act: (action) => acts.push(action),
    takeTray: (text) => text === tray,
    clipboard: /** @type {Clipboard} */ ({ readText: async () => "", ...clipboard }),
  });
  return { transfer, acts, state };
}

test("a plain line of 81 is read at once, without Python", async () => {
  for (const text of [PUZZLE, ` ${PUZZLE.replaceAll(".", "0")}\n`]) {
    const { transfer, acts } = exchangeWith();
    await transfer.take(text);
    assert.deepEqual(acts, [{ type: "load", puzzles: [boardFrom(PUZZLE)] }]);
  }
});

/** A state with another geometry: 9×9 with diagonals. */
const CROSSED = { ...stateWith(PUZZLE), board: emptyBoard("9x") };
const AS_WANTED = { key: "error.as-wanted", args: { geometry: { key: "geometry.9x", args: { n: 9 } } } };

test("digits that are pasted on a board with diagonals are a puzzle with diagonals, and the page says so", async () => {
  const crossed = boardOfText(PUZZLE, "9x");
  const one = exchangeWith({ state: CROSSED });
  await one.transfer.take(PUZZLE);
  assert.deepEqual(one.acts, [{ type: "load", puzzles: [crossed], words: AS_WANTED }]);
  const many = exchangeWith({ state: CROSSED });
  await many.transfer.take(`${PUZZLE}\n${PUZZLE}`);
  assert.deepEqual([many.acts[0].puzzles, many.acts[0].words.args.skipped], [[crossed, crossed], AS_WANTED]);
});

test("digits of another size than the board's are a usual puzzle of theirs", async () => {
  const { transfer, acts } = exchangeWith({ state: { ...CROSSED, board: emptyBoard("6+boxes:2x3") } });
  await transfer.take(PUZZLE);
  assert.deepEqual(acts, [{ type: "load", puzzles: [boardFrom(PUZZLE)] }]);
});

test("Python is told what board was chosen, and what it says of that is said", async () => {
  /** @type {any[]} */
  const asked = [];
  const warnings = [{ code: "as-wanted", line: 1, column: 1, character: "5", args: { geometry: "9x" } }];
  /** @param {any} _ @param {any} params */
  const answer = async (_, params) => {
    asked.push(params);
    return { puzzles: [boardOfText(PUZZLE, "9x")], warnings, ignored: [] };
  };
  const { transfer, acts } = exchangeWith({ state: CROSSED, answer });
  await transfer.take("nine rows");
  assert.deepEqual(asked, [{ text: "nine rows", geometry: "9x" }]);
  assert.deepEqual(acts[0].words, AS_WANTED);
});

test("other text is Python's to read; many puzzles and bad lines are told", async () => {
  const puzzles = [boardFrom(PUZZLE), boardFrom(SOLUTION)];
  const args = { found: 80, expected: 81 };
  const warnings = [{ code: "cell-count", line: 3, column: 81, character: "", args }];
  const { transfer, acts } = exchangeWith({ answer: async () => ({ puzzles, warnings, ignored: [] }) });
  await transfer.take("two lines");
  const loaded = { key: "load.many", args: { count: 2 } };
  const words = { key: "error.cell-count", args: { character: "", ...args } };
  const first = { key: "paste.error", args: { line: 3, column: 81, words } };
  const skipped = { key: "load.skipped", args: { count: 1, lines: [3], first } };
  assert.deepEqual([acts[0].puzzles, acts[0].words], [puzzles, { key: "load.both", args: { loaded, skipped } }]);
  assert.deepEqual(acts[0].imported.parts[0].warnings, warnings);
});

test("how a puzzle was taken is told, and no line is said to be lost", async () => {
  const args = { last: "F", expected: 16 };
  const answer = async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [{ code: "zero-based", args }], ignored: [] });
  const { transfer, acts } = exchangeWith({ answer });
  await transfer.take("0 to F");
  assert.deepEqual(acts[0].words, { key: "error.zero-based", args });
});

test("rules that are not known and what was left out are told by their names", async () => {
  const warnings = [
    { code: "left-out", line: 1, column: 1, character: "{", args: { parts: ["line"] } },
    { code: "unknown-rules", line: 1, column: 1, character: "{", args: { rules: ["unheard of"] } },
  ];
  const answer = async () => ({ puzzles: [boardFrom(PUZZLE)], warnings, ignored: [] });
  const { transfer, acts } = exchangeWith({ answer });
  await transfer.take("JSON");
  const { loaded, skipped } = acts[0].words.args;
  assert.deepEqual(loaded, { key: "error.unknown-rules", args: { rules: ["unheard of"] } });
  assert.equal(skipped.key, "error.left-out");
});

/**
 * Return the words about a text, given which of its lines were ignored.
 * @param {string[]} lines @param {number[]} ignored  the numbers of the ignored lines
 */
async function saidOf(lines, ignored) {
  const pieces = ignored.map((line) => ({ line, column: 1, text: lines[line - 1] }));
  const answer = async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [], ignored: pieces });
  const { transfer, acts } = exchangeWith({ answer });
  await transfer.take(lines.join("\n"));
  return acts[0].words;
}

test("what goes for all puzzles of a text is told once", async () => {
  const note = { code: "zero-based", args: { last: "F", expected: 16 } };
  const { transfer, acts } = exchangeWith({
    answer: async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [note, note], ignored: [] }),
  });
  await transfer.take("0 to F, twice");
  assert.equal(acts[0].words.key, "error.zero-based");
});

test("a line that is no puzzle is told, with its number and its words", async () => {
  assert.deepEqual(await saidOf(["garbage", PUZZLE], [1]), {
    key: "load.ignored",
    args: { count: 1, lines: [1], text: "garbage" },
  });
  const long = "so long that nobody wants to read it";
  assert.equal((await saidOf([PUZZLE, long], [2]))?.args?.text, "so long that nobody…");
  const quoted = [{ line: 1, column: 3, text: "garbage" }];
  const { transfer, acts } = exchangeWith({
    answer: async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [], ignored: quoted }),
  });
  await transfer.take(`> garbage\n> ${PUZZLE}`);
  assert.deepEqual(acts[0].words?.args?.lines, [1]);
});

test("a line of which two parts are no puzzle is named once", async () => {
  const pieces = ["left", "left"].map((text) => ({ line: 1, column: 1, text }));
  const answer = async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [], ignored: pieces });
  const { transfer, acts } = exchangeWith({ answer });
  await transfer.take("left");
  assert.deepEqual(acts[0].words.args.lines, [1]);
});

test("each of several such lines is told; of many, how many more there are", async () => {
  assert.deepEqual((await saidOf(["garbage", PUZZLE, "1234"], [1, 3]))?.args?.lines, [1, 3]);
  const lines = [PUZZLE, ...Array(12).fill("garbage")];
  const many = await saidOf(
    lines,
    lines.slice(1).map((_, index) => index + 2),
  );
  assert.deepEqual(many?.args?.lines, { key: "numbers.more", args: { numbers: "2, 3, 4, 5, 6, 7, 8", more: 5 } });
});

test("comments, a name beside a puzzle and its solution below are no lines that are lost", async () => {
  assert.equal(await saidOf(["# from the newspaper", PUZZLE, SOLUTION], [1, 3]), undefined);
  const answer = async () => ({
    puzzles: [boardFrom(PUZZLE)],
    warnings: [],
    ignored: [{ line: 1, column: 83, text: "Sunday" }],
  });
  const { transfer, acts } = exchangeWith({ answer });
  await transfer.take(`${PUZZLE} Sunday`);
  assert.equal(acts[0].words, undefined);
});

test("files of other encodings are read, and pictures are not", async () => {
  const wide = new Uint8Array([0xff, 0xfe, ...[...PUZZLE].flatMap((symbol) => [symbol.charCodeAt(0), 0])]);
  const old = new Uint8Array([...PUZZLE].map((symbol) => symbol.charCodeAt(0)));
  for (const content of [wide, old]) {
    const { transfer, acts } = exchangeWith();
    await transfer.open([new File([content], "puzzle.txt")]);
    assert.deepEqual(acts, [{ type: "load", puzzles: [boardFrom(PUZZLE)] }]);
  }
  const { transfer, acts } = exchangeWith();
  await transfer.open([new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], "photo.png")]);
  assert.deepEqual(acts, [{ type: "notice", words: { key: "load.not-text", args: { name: "photo.png" } } }]);
});

test("a file or folder that the browser cannot read is told by its name", async () => {
  const { transfer, acts } = exchangeWith();
  const gone = new File([], "gone.txt");
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  await transfer.open([gone]);
  assert.deepEqual(acts, [{ type: "notice", words: { key: "load.unreadable", args: { name: "gone.txt" } } }]);
});

test("an exported tray goes into the tray, and nowhere else", async () => {
  const { transfer, acts } = exchangeWith({ tray: PUZZLE });
  await transfer.open([new File([PUZZLE], "sudoku-tray.json")]);
  assert.deepEqual(acts, []);
});

test("a text that cannot be read comes back whole, with the reason", async () => {
  const error = { code: "row-length", line: 4, column: 9, character: "", args: { row: 4, found: 8, expected: 9 } };
  const { transfer, acts } = exchangeWith({ answer: () => Promise.reject(Object.assign(new Error(), { error })) });
  await transfer.take("a bad grid");
  assert.deepEqual(acts, [{ type: "incoming", incoming: { text: "a bad grid", error } }]);
});

test("what fails for another reason than the text is told as that, of several files, too", async () => {
  const { transfer, acts } = exchangeWith({ answer: () => Promise.reject({ detail: "no memory" }) });
  await transfer.open([new File(["a grid"], "a.txt"), new File(["another"], "b.txt")]);
  assert.deepEqual(acts, [{ type: "notice", words: { key: "task.failed", args: { detail: "no memory" } } }]);
});

test("that a text is being read is said of a slow one, and not once it is read", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {((reading: object) => void)[]} */
  const answers = [];
  const { transfer, acts } = exchangeWith({ answer: () => new Promise((resolve) => answers.push(resolve)) });
  for (const wait of [299, 300]) {
    const taken = transfer.take("a text");
    context.mock.timers.tick(wait);
    answers.pop()?.({ puzzles: [boardFrom(PUZZLE)], warnings: [] });
    await taken;
    context.mock.timers.tick(1000);
  }
  assert.deepEqual(
    acts.map(({ type }) => type),
    ["load", "reading", "load"],
  );
});

for (const [phase, key] of /** @type {const} */ ([
  ["loading", "load.waiting"],
  ["ready", "load.reading"],
  ["failed", "load.failed"],
]))
  test(`while the engine is ${phase}, of a slow text "${key}" is said, until it is read`, async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    let answer = (/** @type {object} */ _) => {};
    const { transfer, acts, state } = exchangeWith({
      answer: () => new Promise((resolve) => (answer = resolve)),
      state: { ...stateWith(PUZZLE), engine: /** @type {any} */ ({ phase }) },
    });
    const taken = transfer.take("a text");
    context.mock.timers.tick(300);
    assert.deepEqual(acts.splice(0), [{ type: "reading", words: { key } }]);
    state.reading = { key };
    answer({ puzzles: [boardFrom(PUZZLE)], warnings: [] });
    await taken;
    assert.deepEqual(acts[0], { type: "reading", words: null });
    assert.deepEqual([acts[1].type, acts.length], ["load", 2]);
  });

test("a file as Windows writes it is read, whichever byte comes first", async () => {
  for (const marked of ["\ufeff", "\ufffe"]) {
    const { transfer, acts } = exchangeWith();
    const wide = Uint16Array.from(marked + PUZZLE, (symbol, at) => {
      const code = symbol.charCodeAt(0);
      return marked === "\ufffe" && at ? code << 8 : code;
    });
    await transfer.open([new File([wide], "p.txt")]);
    assert.deepEqual(acts, [{ type: "load", puzzles: [boardFrom(PUZZLE)] }]);
  }
});

test("the later of two texts wins", async () => {
  /** @type {((reading: object) => void)[]} */
  const answers = [];
  const { transfer, acts } = exchangeWith({ answer: () => new Promise((resolve) => answers.push(resolve)) });
  const first = transfer.take("first");
  const second = transfer.take("second");
  answers[1]({ puzzles: [boardFrom(SOLUTION)], warnings: [] });
  answers[0]({ puzzles: [boardFrom(PUZZLE)], warnings: [] });
  await Promise.all([first, second]);
  assert.deepEqual(
    acts.map(({ puzzles }) => puzzles[0].values),
    [SOLUTION],
  );
});

test("Paste reads the clipboard, and opens a box where the browser refuses", async () => {
  const reading = exchangeWith({ clipboard: { readText: async () => PUZZLE } });
  await reading.transfer.paste();
  assert.equal(reading.acts[0].type, "load");
  const refused = exchangeWith({ clipboard: { readText: () => Promise.reject(new Error("no")) } });
  await refused.transfer.paste();
  assert.deepEqual(refused.acts, [{ type: "incoming", incoming: { text: "", error: null } }]);
});

test("a list of plain lines is read without Python, with its comments", async () => {
  const { transfer, acts } = exchangeWith();
  await transfer.take(`# two\n${PUZZLE} # first\n\n${PUZZLE.replaceAll(".", "0")}\r\n`);
  assert.deepEqual(acts[0].puzzles, [boardFrom(PUZZLE), boardFrom(PUZZLE)]);
  assert.deepEqual(acts[0].words, { key: "load.many", args: { count: 2 } });
  assert.equal(acts[0].imported.words, acts[0].words);
});

/** Return the names and other information in a text that is read without Python. @param {string[]} lines */
async function namedBy(...lines) {
  const { transfer, acts } = exchangeWith();
  await transfer.take(lines.join("\n"));
  const [{ other }] = acts[0].imported.parts[0].about;
  return [acts[0].told, other];
}

test("a comment behind a puzzle is its name, one above all goes with the first, or names the only one", async () => {
  const first = `${PUZZLE} # Easter Monster`;
  assert.deepEqual(await namedBy("# A list", first, PUZZLE), [
    [{ name: "Easter Monster", remark: "A list" }, { name: "" }],
    { comment: "A list" },
  ]);
  assert.deepEqual(await namedBy("# Monday", "# by Bob", PUZZLE), [
    [{ name: "Monday", remark: "by Bob" }],
    { comment: "by Bob" },
  ]);
  assert.deepEqual(await namedBy("# Monday", first), [
    [{ name: "Easter Monster", remark: "Monday" }],
    { comment: "Monday" },
  ]);
});

test("comments with numbers or signs, and those between puzzles, are Python's to tell apart", async () => {
  for (const text of [
    `${PUZZLE} # ER 9.2`,
    `${PUZZLE} # a, b`,
    `#DMonday\n${PUZZLE}`,
    `${PUZZLE}\n# Second\n${PUZZLE}`,
  ]) {
    const about = [{ title: "Told", author: "", rules: "", unknown: [], left_out: [], other: { rating: "ER 9.2" } }];
    const { transfer, acts } = exchangeWith({
      answer: async () => ({ puzzles: [boardFrom(PUZZLE)], warnings: [], about }),
    });
    await transfer.take(text);
    assert.deepEqual(acts[0].told, [{ name: "Told", stated: "ER 9.2" }]);
  }
});

test("a list is known as one behind the mark, the comments and the empty lines that it begins with, however its lines end", async () => {
  for (const end of ["\n", "\r\n", "\r"])
    for (const before of ["\ufeff", "\ufeff# two\n \n\n  # of them\n"]) {
      const { transfer, acts } = exchangeWith();
      await transfer.take([before + PUZZLE, PUZZLE].join("\n").replaceAll("\n", end));
      assert.equal(acts[0].puzzles.length, 2);
    }
  const other = exchangeWith({ answer: async () => ({ puzzles: [], warnings: [] }) });
  await other.transfer.take(`# none\n\n# at all\n`);
  assert.equal(other.acts[0].type, "imported");
});

test("a list with a line that is none, or with solutions, is Python's", async () => {
  for (const other of ["garbage", SOLUTION]) {
    /** @type {string[]} */
    const asked = [];
    const { transfer } = exchangeWith({
      answer: async (_, { text }) => {
        asked.push(text);
        return { puzzles: [boardFrom(PUZZLE)], warnings: [] };
      },
    });
    await transfer.take(`${PUZZLE}\n${other}`);
    assert.deepEqual(asked, [`${PUZZLE}\n${other}`]);
  }
});

test("what form it was is told of all but plain grids", async () => {
  const puzzles = [boardFrom(PUZZLE)];
  const { transfer, acts } = exchangeWith({ answer: async () => ({ puzzles, warnings: [], format: "sudokuwiki" }) });
  await transfer.take("a link");
  assert.deepEqual(acts[0].words, { key: "load.as", args: { form: { key: "format.sudokuwiki-link" } } });
});

test("several files are read as one list; one that holds no puzzle is told of by its name", async () => {
  const error = { code: "empty", line: 1, column: 1, character: "", args: {} };
  const { transfer, acts } = exchangeWith({ answer: () => Promise.reject(Object.assign(new Error(), { error })) });
  const files = [PUZZLE, "nothing", `${PUZZLE}\n${PUZZLE}`].map((text, at) => new File([text], `${at}.txt`));
  await transfer.open(files);
  const [{ puzzles, imported, words }] = acts;
  assert.deepEqual(words, { key: "load.files", args: { count: 3, files: 3 } });
  assert.deepEqual(puzzles, Array(3).fill(boardFrom(PUZZLE)));
  assert.deepEqual(
    imported.parts.map((/** @type {any} */ part) => [part.name, part.puzzles.length, part.warnings]),
    [
      ["0.txt", 1, []],
      ["1.txt", 0, [error]],
      ["2.txt", 2, []],
    ],
  );
});

test("several files without a puzzle are a report, and leave the board as it is", async () => {
  const error = { code: "empty", line: 1, column: 1, character: "", args: {} };
  const { transfer, acts } = exchangeWith({ answer: () => Promise.reject(Object.assign(new Error(), { error })) });
  await transfer.open(["one", "two"].map((text) => new File([text], text)));
  assert.deepEqual(
    acts.map(({ type, imported }) => [type, imported.parts.length]),
    [["imported", 2]],
  );
});

test("a megabyte that is being read is cancelled: its worker ends, and what is pasted next is read by another", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {FakeWorker[]} */
  const workers = [];
  const engine = createEngine({
    spawn: () => /** @type {any} */ (workers[workers.push(new FakeWorker()) - 1]),
    size: 1,
  });
  const { transfer, acts, state } = exchangeWith({ answer: engine.ask });
  workers[0].ready();
  const left = transfer.take("|1|2|3|4|5|\n".repeat(83_334));
  context.mock.timers.tick(1000);
  assert.deepEqual(acts.splice(0), [{ type: "reading", words: { key: "load.waiting" } }]);
  state.reading = { key: "load.waiting" };
  transfer.stop();
  await left;
  assert.deepEqual(acts.splice(0), [{ type: "reading", words: null }], "and nothing else");
  context.mock.timers.tick(GRACE);
  assert.deepEqual([workers.length, workers[0].ended], [2, true]);
  state.reading = null;
  const next = transfer.take("two lines");
  workers[1].ready();
  workers[1].answer({ ok: { puzzles: [boardFrom(PUZZLE)], warnings: [] } });
  await next;
  assert.deepEqual(acts[0].puzzles, [boardFrom(PUZZLE)]);
  engine.destroy();
});

test("eliminations are crossed out on the board, and the page says how many", async () => {
  const { transfer, acts, state } = exchangeWith();
  const [cell] = blankCells(state.board);
  const [digit] = candidatesAt(state.board, cell);
  const text = `${cellName(geometry("9"), cell)}<>${digit}`;
  await transfer.take(`Skyscraper: => ${text}`);
  assert.deepEqual(acts[0].board.crossed, { [cell]: [digit] });
  assert.deepEqual(acts[1], { type: "notice", words: { key: "load.crossed-out", args: { count: 1 } } });
});
