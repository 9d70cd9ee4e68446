import assert from "node:assert/strict";
import test from "node:test";
import { csvOf } from "../../../web/ui/csv.js";

/** Return the only cell of a table. @param {string | number | null} value */
const cell = (value) => csvOf([[value]]).slice(0, -2);

test("rows are lines, and cells are separated by commas", () => {
  assert.equal(
    csvOf([
      ["a", 1, null],
      ["b c", -2.5, ""],
    ]),
    "a,1,\r\nb c,-2.5,\r\n",
  );
});

for (const [text, expected] of [
  ["a,b", '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ["a;b", '"a;b"'],
  ["a\nb", '"a\nb"'],
  ["1 - 2 = 3", "1 - 2 = 3"],
])
  test(`the text ${JSON.stringify(text)} is quoted where CSV needs it`, () => assert.equal(cell(text), expected));

for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠"]) {
  test(`a text with ${start} at its start is not a formula`, () => assert.equal(cell(`${start}1`), `'${start}1`));
  test(`a text with ${start} after a semicolon is not a formula`, () =>
    assert.equal(cell(`a;${start}1`), `"a;'${start}1"`));
}

for (const [text, expected] of [
  ["\n=1+1", `"'\n'=1+1"`],
  ["\r=1+1", `"'\r'=1+1"`],
  ["\t=1+1", "'\t'=1+1"],
  ["a\n=1+1", `"a\n'=1+1"`],
  [";;=1+1;-1", `";;'=1+1;'-1"`],
])
  test(`the text ${JSON.stringify(text)} is not a formula`, () => assert.equal(cell(text), expected));
