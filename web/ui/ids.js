/**
 * Ids of elements. They start with random characters, because a script that was loaded separately has its own copy of
 * this module.
 */
const START = Math.random().toString(36).slice(2, 8);
let last = 0;

/** Return an id that no other element has. @param {string} kind the start of the id */
export function freshId(kind) {
  last += 1;
  return `${kind}-${START}-${last}`;
}
