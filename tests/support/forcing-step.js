/** A forcing chain with two branches. The second one has nested chains, two levels deep. */

const link = (/** @type {number} */ from, /** @type {number} */ to) => ({
  from: /** @type {[number, number]} */ ([from, 6]),
  to: /** @type {[number, number]} */ ([to, 6]),
  strong: (from + to) % 2 === 0,
});
const deep = {
  kind: "chain",
  gone: [link(0, 4).to],
  without: [],
  branches: [{ title: "r1c6=6", links: [link(5, 4)], nested: [] }],
};
const nested = {
  ...{ kind: "cell", gone: [[2, 6]], without: [[1, 6]] },
  branches: [
    { title: "r1c4=6", links: [link(3, 4)], nested: [deep] },
    { title: "r1c5=6", links: [link(4, 5), link(5, 6)], nested: [] },
  ],
};
export const BRANCHES = [
  { title: "r1c2=6", links: [link(0, 1), link(1, 3), link(3, 4)], nested: [] },
  { title: "r1c3=6", links: [link(1, 2)], nested: [nested] },
];
export const FORCING = /** @type {any} */ ({
  ...{ technique: "forcing-chain", er: 8, placements: [[1, 6]], eliminations: [], marks: [], links: [], reasons: [] },
  ...{ branches: BRANCHES, nested: [], words: {}, conclusions: [] },
});
