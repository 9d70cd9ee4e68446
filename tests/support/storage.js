/** A storage, as a browser has one. */
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
