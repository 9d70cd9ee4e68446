/**
 * The order in which puzzles of several groups are put on the sheets of a class set. The functions have no side
 * effects.
 */

/**
 * Return the puzzles in an order that gives every sheet its share of each group. On each sheet, the puzzles are sorted
 * by group.
 * @template {{group: number}} Item
 * @param {readonly Item[]} items @param {number} size  the number of puzzles on a sheet
 * @returns {Item[]}
 */
export function mixed(items, size) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const numbered = items.map((item) => {
    const before = counts.get(item.group) ?? 0;
    counts.set(item.group, before + 1);
    return { item, before };
  });
  const share = (/** @type {{item: Item, before: number}} */ { item, before }) =>
    (before + 0.5) / (counts.get(item.group) ?? 1);
  const dealt = numbered.sort((one, other) => share(one) - share(other)).map(({ item }) => item);
  const sheets = Array.from({ length: Math.ceil(dealt.length / size) }, (_, at) =>
    dealt.slice(at * size, (at + 1) * size).sort((one, other) => one.group - other.group),
  );
  return sheets.flat();
}
