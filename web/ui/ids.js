/**
 * IDs of elements. They contain random characters: a script that is loaded separately has its own copy of this module,
 * and the two copies must not create the same IDs.
 */
const START = Math.random().toString(36).slice(2, 8);
let last = 0;

/** Return an ID that no other element has. @param {string} kind the first part of the ID */
export function freshId(kind) {
  last += 1;
  return `${kind}-${START}-${last}`;
}
