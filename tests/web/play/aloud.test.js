import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnNow } from "../../../web/app/drawn.js";
import english from "../../../web/locales/en.json" with { type: "json" };
import { rowsOf, speakAloud, voiceFor } from "../../../web/play/aloud.js";
import { PLAY_TASKS } from "../../../web/play/tasks.js";
import { say, speak } from "../../../web/ui/i18n.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";

speak("en", english);

/** Create a device with some voices, which speaks a text when it is told to. @param {string[]} langs */
function device(langs) {
  /** @type {any[]} */
  const said = [];
  const voices = langs.map((lang) => ({ lang }));
  const synthesis = /** @type {any} */ ({
    getVoices: () => voices,
    speak: (/** @type {any} */ speech) => said.push(speech),
    cancel: () => said.at(-1).onerror({ error: "canceled" }),
  });
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
  return { said, synthesis };
}

class Utterance {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/** @type {[string, string[], string | undefined][]} */
const VOICES = [
  ["en", ["de-DE", "en-GB"], "en-GB"],
  ["zh-Hant", ["zh-CN", "zh-TW"], "zh-TW"],
  ["zh-Hans", ["zh_TW", "zh_CN"], "zh_CN"],
  ["zh-Hant", ["en-US", "zh-CN"], "zh-CN"],
  ["ko", ["en-US", ""], undefined],
  ["ko", [], undefined],
];

for (const [lang, langs, found] of VOICES)
  test(`the voice for ${lang} among ${langs.join(", ") || "none"}`, () =>
    assert.equal(voiceFor(lang, device(langs).synthesis)?.lang, found));

test("each row is said with its clues, as the newspaper has no entries", () => {
  const entered = after(stateWith(PUZZLE), { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  const rows = rowsOf(entered.board).map(say);
  assert.equal(rows.length, 9);
  assert.equal(rows[0], "Row 1: 4, blank, blank, 5, 2, blank, 7, blank, 3");
});

test("row after row is lit and said, in the voice of the language", async () => {
  const { said } = device(["ko-KR", "en-US"]);
  /** @type {(number | undefined)[]} */
  const lit = [];
  const done = PLAY_TASKS.read(
    stateWith(PUZZLE),
    /** @type {any} */ (null),
    (_, row) => lit.push(row),
    new AbortController().signal,
  );
  while (said.length < 9) {
    said.at(-1).onend();
    await new Promise(setImmediate);
  }
  said.at(-1).onend();
  assert.deepEqual(/** @type {any} */ (await done).result.words, { key: "aloud.done" });
  assert.deepEqual(lit, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(said[8].lang, "en-US");
});

test("the row that is read is lit on the person's own board, whatever was shown there", () => {
  const hinted = {
    ...stateWith(PUZZLE),
    explain: /** @type {any} */ ({ kind: "path", steps: [], boards: [], index: 0 }),
  };
  const task = { name: /** @type {const} */ ("read"), slow: true, words: null, row: 2 };
  const { stage, marks } = drawnNow({ ...hinted, task });
  assert.equal(stage, null);
  assert.deepEqual(marks, [{ role: "shown", candidates: [], cells: [], houses: [["row", 2]] }]);
});

test("stopping stops at once, and nothing more is said", async () => {
  const { said } = device(["en-US"]);
  const stop = new AbortController();
  const done = PLAY_TASKS.read(stateWith(PUZZLE), /** @type {any} */ (null), () => {}, stop.signal);
  stop.abort();
  await done;
  assert.equal(said.length, 1);
});

test("a voice that fails is a failure, and a device without one says so", async () => {
  const { said, synthesis } = device(["en-US"]);
  const failed = speakAloud("5", synthesis.getVoices()[0], new AbortController().signal);
  said[0].onerror({ error: "synthesis-failed" });
  await assert.rejects(failed, /synthesis-failed/);
  device([]);
  const told = await PLAY_TASKS.read(
    stateWith(PUZZLE),
    /** @type {any} */ (null),
    () => {},
    new AbortController().signal,
  );
  assert.deepEqual(/** @type {any} */ (told).result.words, { key: "aloud.none" });
});
