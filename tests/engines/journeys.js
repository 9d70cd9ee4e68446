/**
 * The thirteen journeys through the page, for every engine. Each begins with a first visit.
 *
 * @typedef {object} Traveller
 * @property {import("./hands.js").Hands} hands
 * @property {import("./driver.js").Driver} driver
 * @property {Pick<import("./site.js").Site, "stop">} site
 * @property {string} downloads - the folder for downloads
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP } from "./driver.js";
import { eventually } from "./hands.js";

// The same puzzles as in tests/e2e/puzzles.py.
export const PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const EASY = `${".".repeat(12)}${SOLUTION.slice(12)}`;
const ENDLESS = PUZZLE.slice(0, 52) + ".".repeat(29); // it has too many solutions to count
const SMALL = [360, 412, 480, 530, 640, 700].flatMap((width) => [
  [width, 760],
  [width, 430],
]); // low windows scroll
const UNIQUE = /^one solution/;

/** @type {Record<string, (traveller: Traveller) => Promise<void>>} */
export const JOURNEYS = {
  async load({ driver, hands }) {
    await hands.engine(/^Ready/);
    assert.match(await driver.run(() => document.title), /Sudoku Workshop/);
    assert.equal(await hands.values(), ".".repeat(81));
  },

  async "type a puzzle"({ driver, hands }) {
    await driver.type(PUZZLE);
    await eventually(hands.clues, (now) => assert.equal(now, PUZZLE));
  },

  async verdict({ driver, hands }) {
    await driver.type(PUZZLE);
    await hands.verdict(UNIQUE);
    await hands.cell("r1c2");
    await driver.type("4");
    await hands.verdict(/two 4s in row 1/i);
  },

  async solve({ hands }) {
    await hands.paste(PUZZLE);
    await hands.more("Solve");
    await hands.seeBoard(SOLUTION);
  },

  async "a hint, from the first word to doing it"({ hands }) {
    await hands.paste(PUZZLE);
    for (const name of ["Hint", "Apply"]) await hands.ask(name);
    await eventually(hands.values, (now) => assert.notEqual(now, PUZZLE));
    assert.equal(await hands.clues(), PUZZLE);
  },

  async "play with notes"({ hands }) {
    const second = (/** @type {string} */ label) =>
      eventually(hands.labels, (labels) => assert.equal(labels[1], label));
    await hands.paste(PUZZLE);
    await hands.cell("r1c2");
    await hands.button("Notes");
    await hands.digit(8);
    await hands.digit(9);
    await second("r1c2, blank, notes 8 9");
    await hands.button("Digit");
    await hands.digit(9);
    await second("r1c2, 9, entry");
    await hands.button("Undo");
    await second("r1c2, blank, notes 8 9");
  },

  async generate({ hands }) {
    await hands.go("Make");
    await hands.fill("How many", "2");
    await hands.button("Make 2", "Make");
    await hands.tray(/^2 puzzles/);
    await hands.button("Make one", "Make");
    await hands.tray(/^3 puzzles/);
    await hands.verdict(UNIQUE);
  },

  async "a PDF"({ hands, downloads }) {
    const there = () => readdirSync(downloads).filter((name) => name.endsWith(".pdf"));
    for (const name of there()) rmSync(join(downloads, name));
    await hands.paste(PUZZLE);
    await hands.go("Print");
    await hands.button("Download PDF");
    const whole = async () => there().map((name) => readFileSync(join(downloads, name), "latin1"));
    const [text] = await eventually(whole, ([text]) => assert.match(text ?? "", /%%EOF\s*$/));
    assert.match(text, /^%PDF-1/);
  },

  async "an algorithm in Learn"({ driver, hands, downloads }) {
    await hands.paste(PUZZLE);
    await hands.go("Learn");
    await hands.button("Algorithms");
    await hands.fill("Algorithm", "Fewest candidates first");
    await hands.button("Go to the end");
    await hands.player(/A solution!/);
    assert.equal((await hands.values()).includes("."), false);
    await hands.unfold("More");
    await hands.unfold("Recursion tree");
    await hands.inLearn(/^r\dc\d = \d, level \d+, 0 placements below\. Leads to a solution\./, ".tree-words");
    await hands.button("Back to the start");
    await hands.inLearn(/^The puzzle, level 0, [\d,]+ placements below\./, ".tree-words");
    await hands.unfold("Race");
    await hands.fill("First algorithm", "Our solver");
    await hands.fill("Second algorithm", "Exact cover by dancing links");
    await hands.button("Start");
    await hands.inLearn(
      /“Our solver”: found a solution after (1 try|\d+ tries) and/,
      ".study-fold[open] .outcome-words",
    );
    await assignment({ driver, hands, downloads });
  },

  async "a program of one's own"({ driver, hands }) {
    await hands.paste(EASY);
    await hands.go("Learn");
    await hands.button("Algorithms");
    await hands.button("Edit a copy");
    await eventually(
      () => driver.run(inEditor),
      (text) => assert.match(text, /^"""/),
    );
    await driver.type('print("mine")\n'); // the cursor is at the beginning
    await hands.button("Run");
    await hands.console(/^Solved correctly\..*mine$/s);
    await hands.button("Next solution");
    await hands.seeBoard(SOLUTION);
  },

  async "reload and find the work"({ driver, hands }) {
    await hands.paste(PUZZLE);
    await hands.cell("r1c2");
    await driver.type("9");
    await hands.tray(/^1 puzzle/);
    const before = await hands.labels();
    await driver.reload();
    await eventually(hands.labels, (now) => assert.deepEqual(now, before));
    await hands.tray(/^1 puzzle/);
  },

  async "offline, with the server gone"({ driver, hands, site }) {
    await hands.engine(/works offline/);
    await hands.paste(PUZZLE);
    await site.stop();
    await driver.reload();
    await hands.seeBoard(PUZZLE);
    await hands.verdict(UNIQUE);
    await hands.more("Solve");
    await hands.seeBoard(SOLUTION);
  },

  async cancel({ hands }) {
    await hands.paste(ENDLESS);
    await hands.more("Count all solutions", "For experts");
    await hands.answer(/so far/);
    await hands.ask("Cancel");
    await hands.answer(/^Stopped: at least/);
    await hands.paste(PUZZLE);
    await hands.verdict(UNIQUE);
  },
};

/** Make an assignment with a question, answer it, hand it in as a file, and mark it. @param {Pick<Traveller, "driver" | "hands" | "downloads">} traveller */
async function assignment({ driver, hands, downloads }) {
  const there = () => readdirSync(downloads).filter((name) => name.endsWith(".json"));
  for (const name of there()) rmSync(join(downloads, name));
  await hands.unfold("Assignments");
  for (const [label, text] of [
    ["Title", "Coins"],
    ["Question", "How deep?"],
  ])
    await hands.fill(label, text);
  await hands.button("Create link");
  await hands.button("Preview as a pupil");
  await hands.unfold("Answer and hand in");
  await hands.fill("Your name", "Mina");
  await hands.fill("Your answer", "９ ");
  await hands.button("Hand in");
  const whole = async () => there().map((name) => readFileSync(join(downloads, name), "utf8"));
  const [text] = await eventually(whole, ([text]) => assert.match(text ?? "", /\}\s*$/));
  await hands.button("Leave the assignment");
  await hands.button("Mark answers…");
  assert.equal(await driver.run(dropped, text), true, "a drop that the table takes");
  await hands.fill("Correct answer (stays on this device)", "9");
  await eventually(
    () => driver.run(marks),
    (now) => assert.deepEqual(now, ["Mina", "right"]),
  );
  await hands.button("Close");
}

/** Drop a file on the answers, and return whether they accept it (runs in the page). @param {string} text */
function dropped(text) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "answer.json", { type: "application/json" }));
  const event = new DragEvent("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  return document.querySelector("dialog[open]")?.dispatchEvent(event) === false;
}

/** Return names and marks (runs in the page). */
function marks() {
  const rows = Array.from(document.querySelectorAll("dialog[open] tbody tr"), (row) => [
    row.querySelector("th")?.textContent,
    row.getAttribute("data-mark"),
  ]);
  return rows.flat();
}

/** Check that scroll bars that take room do not cover the board (besides the thirteen journeys). @param {Traveller} traveller */
export async function narrow({ driver, hands }) {
  await hands.paste(PUZZLE);
  for (const [width, height] of SMALL) {
    await driver.resize(width, height);
    await eventually(
      () => driver.run(boardAndRoom),
      ({ board, room }) => {
        assert.ok(
          board.left >= 0 && board.right <= room,
          `at ${width} by ${height}: ${JSON.stringify({ board, room })}`,
        );
      },
    );
  }
  await driver.resize(DESKTOP.width, DESKTOP.height);
}

/** Check that every key can be hit and writes what it shows (besides the thirteen journeys). @param {Traveller} traveller */
export async function keys({ driver, hands }) {
  const second = (/** @type {string} */ label) =>
    eventually(hands.labels, (labels) =>
      assert.ok(labels[1].startsWith(`r1c2, ${label}`), `${labels[1]}, not ${label}`),
    );
  await hands.paste(PUZZLE);
  await hands.cell("r1c2");
  for (const { width, height } of [{ width: 390, height: 844 }, DESKTOP]) {
    await driver.resize(width, height);
    for (const [name, written] of Object.entries(WRITTEN)) {
      await hands.button(name);
      for (const digit of DIGITS) {
        await hands.digit(digit);
        await second(written(digit));
      }
      await hands.button("Erase");
    }
    await hands.button("Colour");
    for (const color of COLORS) {
      await hands.button(color, "Keypad");
      await second(`blank, colour ${color}`);
    }
    await hands.button("No colour");
    await second("blank");
    await hands.button("Highlight");
    for (const digit of DIGITS) {
      await hands.digit(digit);
      await eventually(
        () => driver.run(soughtDigit),
        (now) => assert.equal(now, String(digit)),
      );
    }
  }
}

const DIGITS = Array.from({ length: 9 }, (_, index) => index + 1);
const COLORS = ["red", "orange", "yellow", "green", "turquoise", "blue", "violet", "grey"];

/** The cell's content after each digit, by the way of writing. @type {Record<string, (digit: number) => string>} */
const WRITTEN = {
  Digit: (digit) => `${digit}, entry`,
  Corner: (digit) => `blank, corner notes ${DIGITS.slice(0, digit).join(" ")}`,
  Notes: (digit) => `blank, notes ${DIGITS.slice(0, digit).join(" ")}`,
};

/** Return the label of the pressed key (runs in the page). */
function soughtDigit() {
  return document.querySelector('[aria-label="Keypad"] .digits [aria-pressed="true"]')?.textContent;
}

/** Return the text of the focused program (runs in the page). */
function inEditor() {
  const program = document.activeElement?.shadowRoot?.activeElement;
  return program instanceof HTMLElement ? program.innerText : "";
}

/** Return the edges of the board, and the visible width of the page (runs in the page). */
function boardAndRoom() {
  const { left = -1, right = 0 } = document.querySelector("[role=grid]")?.getBoundingClientRect() ?? {};
  return { board: { left, right }, room: document.documentElement.clientWidth };
}

/** Check a puzzle that another app shares with the installed page, which must arrive without a server. @param {Traveller} traveller */
export async function share({ driver, hands, site }) {
  await hands.engine(/works offline/);
  const page = await driver.run(() => location.href);
  await site.stop();
  await driver.run(post, PUZZLE);
  await driver.open("about:blank");
  await driver.open(`${page}#shared`);
  await hands.seeBoard(PUZZLE);
  await driver.reload();
  await hands.seeBoard(PUZZLE);
}

/** Send a text as the system does for the manifest's share_target (runs in the page). @param {string} text */
async function post(text) {
  const form = new FormData();
  form.append("text", `Today's Sudoku:\n${text}`);
  const { status } = await fetch("share", { method: "POST", body: form });
  if (status !== 200) throw new Error(`shared, and answered with ${status}`);
}

/** Check the page as one file, opened from a disk, without a server and an origin. @param {Traveller} traveller */
export async function fromDisk(traveller) {
  const { driver, hands } = traveller;
  for (const title of [
    "load",
    "generate",
    "solve",
    "a hint, from the first word to doing it",
    "play with notes",
    "cancel",
    "a PDF",
  ]) {
    await hands.go("Play");
    await JOURNEYS[title](traveller);
  }
  const before = await hands.labels();
  await driver.reload();
  await eventually(hands.labels, (now) => assert.deepEqual(now, before));
  await hands.tray(/^\d+ puzzles/);
  await JOURNEYS["an algorithm in Learn"](traveller);
  await hands.go("Play");
  await JOURNEYS["a program of one's own"](traveller);
}
