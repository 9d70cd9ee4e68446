import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { boardOfText } from "../../../web/board/board.js";
import { handOverText } from "../../../web/storage/hand-over.js";
import { linkFor, readLink, wholeLink } from "../../../web/storage/links.js";
import { PUZZLE } from "../../support/boards.js";

describe("links", () => {
  const page = "https://example.org/sudoku/index.html?x=1#id=old";
  const sixteen = `${"123456789ABCDEFG"}${".".repeat(240)}`;

  /** @type {[string, string][]} */
  const linked = [
    [PUZZLE, "9"],
    [PUZZLE, "9x"],
    [".".repeat(36), "6+boxes:2x3"],
    [sixteen, "16"],
    [".".repeat(16), "4"],
    [`${".".repeat(624)}P`, "25"],
  ];
  for (const [text, name] of linked) {
    test(`of geometry ${name} come back the same`, () => {
      const link = linkFor(text, name, page);
      assert.ok(link.startsWith("https://example.org/sudoku/index.html?x=1#p="));
      assert.ok(!link.endsWith("."));
      assert.deepEqual(readLink(new URL(link).hash), { board: boardOfText(text, name) });
      assert.equal(link.includes("&g="), ["9x", "6+boxes:2x3"].includes(name));
    });
  }

  test("read other signs for blanks and small letters", () => {
    assert.deepEqual(readLink(`#p=1_*-${"0".repeat(12)}`), { board: boardOfText(`1${".".repeat(15)}`) });
    assert.deepEqual(readLink(`#p=${sixteen.toLowerCase()}`), { board: boardOfText(sixteen) });
  });

  test("name a grid with its signs escaped, as mail programs do", () => {
    const board = boardOfText(".".repeat(36), "6+boxes:2x3");
    assert.deepEqual(readLink(`#p=${"0".repeat(36)}&g=6%2Bboxes%3A2x3`), { board });
  });

  test("by id", () => assert.deepEqual(readLink("#id=g2.9.hard"), { id: "g2.9.hard" }));

  test("may end in the blanks that a mail has added", () => {
    assert.deepEqual(readLink("#id=g2.9.hard%20%0A"), { id: "g2.9.hard" });
    assert.deepEqual(readLink(`#p=%20${sixteen}%20`), { board: boardOfText(sixteen) });
  });

  for (const hash of ["", "#", "#help", "#q=1", "p=1"]) {
    test(`no link in "${hash}"`, () => assert.equal(readLink(hash), null));
  }

  test("say what is wrong with them", () => {
    const length = { key: "storage.link-length", args: { found: 80 } };
    const character = { key: "storage.link-character", args: { character: "E" } };
    assert.deepEqual(readLink(`#p=${".".repeat(80)}`), { error: length });
    assert.deepEqual(readLink(`#p=12e${".".repeat(13)}`), { error: character });
    assert.deepEqual(readLink("#p=%"), { error: { ...length, args: { found: 1 } } });
    const geometry = { key: "storage.link-geometry", args: { found: "16" } };
    assert.deepEqual(readLink(`#p=${".".repeat(81)}&g=16`), { error: geometry });
  });
});

test("a link with a board as it stands gives that back, and one that is not whole says so", () => {
  const handed = {
    board: { .../** @type {any} */ (boardOfText("1...............")), corners: { 2: [3, 4] } },
    time: 61_000,
    hints: 1,
  };
  const { hash } = new URL(wholeLink(handOverText(handed), "https://example.org/a.html"));
  assert.deepEqual(readLink(hash), { handed });
  assert.deepEqual(readLink(hash.slice(0, -1)), { error: { key: "storage.link-broken" } });
});
