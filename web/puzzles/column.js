/** The width of the window from which My puzzles are a column beside the place. */

const WIDE = "(width >= 1800px) and (height >= 560px)";

/** Return whether My puzzles are shown beside the place, and not instead of it. */
export const hasColumn = () => globalThis.matchMedia?.(WIDE).matches ?? false;
