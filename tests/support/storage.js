/** A stand-in for a browser's storage. */
export function storage() {
  const kept = /** @type {Record<string, string>} */ ({});
  Object.defineProperties(kept, {
    getItem: { value: (/** @type {string} */ name) => kept[name] ?? null },
    setItem: {
      value: (/** @type {string} */ name, /** @type {string} */ text) => {
        kept[name] = text;
      },
    },
    removeItem: { value: (/** @type {string} */ name) => delete kept[name] },
  });
  return /** @type {any} */ (kept);
}
