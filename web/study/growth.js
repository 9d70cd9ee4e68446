/**
 * The recursion tree of the run that is shown. It grows in portions, and only as far as the user has watched the run.
 */
import { breath } from "../ui/portions.js";
import { sourceOf } from "./pages.js";
import { createTree } from "./tree.js";

/** The number of events that are processed in one portion. A portion takes a few milliseconds. */
const PORTION = 2000;

/** @typedef {ReturnType<typeof createGrowth>} Growth */

/**
 * Create the recursion tree of the run that is shown. The tree grows only as far as the user has watched the run.
 * @param {() => import("../learn/event-run.js").Run | null} watched
 */
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
      if (mine !== tree) continue; // by now, another run is shown
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
    /** Set the function that is called when the tree has grown. @param {() => void} listener */
    onChange(listener) {
      changed = listener;
    },
    /**
     * Let the tree grow up to a position of the run.
     * @param {number} position  the number of events shown
     */
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
        .catch(() => {}) // ignored: the run was ended, and a new one will follow
        .finally(() => {
          growing = false;
          changed();
        });
    },
  };
}
