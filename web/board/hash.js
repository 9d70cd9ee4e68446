/** Return a number of 32 bits that is computed from all letters of a text (FNV-1a). @param {string} letters */
export function hashOf(letters) {
  let hash = 2_166_136_261;
  for (const letter of letters) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}
