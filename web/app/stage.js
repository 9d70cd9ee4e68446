/**
 * The content of the stage: the board, the scene of the place, which is one large thing or a list, or a photograph.
 * @typedef {import("./state.js").State} State
 */

/**
 * Return what the stage shows: `picture` for the camera or a photograph whose corners are set, `board` where digits are
 * typed or an algorithm runs, `list` for the lessons and for the puzzles that were made, and `scene` for everything
 * else, such as paper.
 * @param {State} state @returns {"board" | "scene" | "list" | "picture"}
 */
export function stageOf({ place, lessons, practice, layer, photo }) {
  if (layer === "camera" || photo?.phase === "corners") return "picture";
  if (place === "play") return "board";
  if (place === "make") return "list";
  if (place !== "learn") return "scene";
  if (lessons.view === "lessons") return lessons.technique ? "scene" : "list";
  return lessons.view === "practise" && !practice.desk ? "scene" : "board";
}
