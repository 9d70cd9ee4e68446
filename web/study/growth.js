/** The tree of the run that is watched grows as far as one has watched it, a portion at a time. */
import { breath } from "../ui/portions.js";
import { sourceOf } from "./pages.js";
import { createTree } from "./tree.js";

/** So many events at once take a few milliseconds. */
const PORTION = 2000;

/** @typedef {ReturnType<typeof createGrowth>} Growth */

/** @param {() => import("../learn/event-run.js").Run | null} watched */
export function createGrowth(watched) {
  /** @type {import("../learn/event-run.js").Run | null} */
  let run = null;
  /** @type {import("./tree.js").Tree | null} */
  let tree = null;
  let reached = 0;
  let growing = false;
  let changed = () => {};

  const grow = async () => {
    while (tree && run && tree.taken < reached) {
      const mine = tree;
      const { items } = await sourceOf(run).more(mine.taken, Math.min(PORTION, reached - mine.taken));
      if (mine !== tree) continue; // another run is watched meanwhile
      if (!items.length) return;
      tree.append(items);
      changed();
      await breath();
    }
  };

  return {
    get tree() {
      return tree;
    },
    get growing() {
      return growing;
    },
    /** Told when the tree has grown. @param {() => void} told */
    onChange(told) {
      changed = told;
    },
    /** @param {number} position  how far the run is watched */
    reach(position) {
      const now = watched();
      if (now !== run) {
        run = now;
        tree = now && createTree();
        reached = 0;
      }
      reached = Math.max(reached, position);
      if (growing) return;
      growing = true;
      grow()
        .catch(() => {}) // a run that was ended: the next one is told of
        .finally(() => {
          growing = false;
          changed();
        });
    },
  };
}
