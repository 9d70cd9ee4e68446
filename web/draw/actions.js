/**
 * The fields of the state about drawing rules, and their changes.
 * @typedef {import("./types.js").DrawChanges} DrawChanges
 */

/** @type {import("../app/types.js").Changes<DrawChanges>} */
const DRAW_CHANGES = {
  draw: (state, { draw }) => ({
    ...state,
    draw,
    ...(draw ? { mode: /** @type {const} */ ("enter") } : {}),
    ...(draw?.cells.length ? selecting(draw) : {}),
  }),
  setter: (state, { setter }) => ({
    ...state,
    setter: setter && /** @type {import("./types.js").Setter} */ ({ ...state.setter, ...setter }),
  }),
};

/**
 * Return the fields of the state that select the cells being drawn. The cursor is in the last cell, or in the one that is
 * nearest to a clue outside the grid.
 * @param {import("./types.js").Draw} draw
 */
const selecting = ({ cells, from }) => ({
  selection: cells[from ? 0 : cells.length - 1],
  selected: [...new Set(cells)].sort((a, b) => a - b),
});

/** @type {import("../app/types.js").RoomState<import("./types.js").DrawPart, DrawChanges>} */
export const DRAW_STATE = { first: { draw: null, setter: null }, changes: DRAW_CHANGES };
