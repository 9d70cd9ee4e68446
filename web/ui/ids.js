/** Ids of elements. A script of its own has this module again, and must not give the same. */
const OWN = Math.random().toString(36).slice(2, 8);
let last = 0;

/** @param {string} kind what it begins with */
export function freshId(kind) {
  last += 1;
  return `${kind}-${OWN}-${last}`;
}
