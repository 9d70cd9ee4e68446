// Proves puzzles with a JavaScript solver in the bench page. It is copied into a copy of dist/ and not part of dist/.

/** @type {Record<string, (solver: any) => (text: string) => boolean>} */
const PROVERS = {
  qqwing: (QQWing) => {
    const solver = new QQWing();
    return (text) => solver.setPuzzle(numbers(text)) && solver.countSolutions() === 1;
  },
  sudoku: (solver) => (text) => solver.solvepuzzle(blanks(text)) !== null,
  "sudoku-umd": (solver) => (text) => solver.solve(text) === solver.solve(text, true),
};

const numbers = (/** @type {string} */ text) => [...text].map((symbol) => (symbol === "." ? 0 : Number(symbol)));
const blanks = (/** @type {string} */ text) => [...text].map((symbol) => (symbol === "." ? null : Number(symbol) - 1));

/**
 * Return the least milliseconds of several passes for each puzzle proven within `seconds`, and the best rate of a pass.
 *
 * Only complete passes and the first one have a rate. It is measured for the pass as a whole, because the page's clock is
 * too coarse to add up quick puzzles.
 * @param {string} name @param {string[]} puzzles @param {number} seconds @param {number} again - seconds after which no new pass begins
 */
export async function prove(name, puzzles, seconds, again) {
  const { default: solver } = await import(`./peers/${name}.js`);
  const isProven = PROVERS[name](solver);
  /** @type {Map<string, number>} */
  const taken = new Map();
  const start = performance.now();
  const end = start + 1000 * seconds;
  let rate = 0;
  for (let pass = 0; pass === 0 || performance.now() < start + 1000 * again; pass += 1) {
    const started = performance.now();
    let done = 0;
    for (const text of puzzles) {
      const begin = performance.now();
      if (begin > end) break;
      if (!isProven(text)) throw new Error(`${name} finds no single solution: ${text}`);
      taken.set(text, Math.min(taken.get(text) ?? Infinity, performance.now() - begin));
      done += 1;
    }
    if (pass === 0 || done === puzzles.length) rate = Math.max(rate, (1000 * done) / (performance.now() - started));
  }
  return [[...taken.values()], rate];
}
