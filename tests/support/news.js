/** What is new on a page after a step, and the check that it is what a person expects. */

import assert from "node:assert/strict";

/** Return the lines that the others lack; a line counts as often as it is there. @param {string[]} all @param {string[]} others */
function lacking(all, others) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return all.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

/** Return the lines that are gone (`- `) and those that are new (`+ `). @param {string[]} before @param {string[]} after */
export const news = (before, after) => [
  ...lacking(before, after).map((line) => `- ${line}`),
  ...lacking(after, before).map((line) => `+ ${line}`),
];

/**
 * Check that each expected text is part of a line of the news, and that there are none if none are expected.
 * @param {string} said the step @param {string[]} found the news: `- gone`, `+ new`, `> asked` @param {string[]} expected
 */
export function expectNews(said, found, expected) {
  if (!expected.length) return assert.deepEqual(found, [], `${said}: nothing is new`);
  for (const text of expected)
    if (!found.some((line) => line.includes(text)))
      assert.fail(`${said}\n  expected: ${text}\n  found:\n    ${found.join("\n    ")}`);
}
