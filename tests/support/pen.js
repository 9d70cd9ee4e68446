/** A canvas context that only records its calls: "moveTo 3 4", "fillStyle = red". */

/** @param {string[]} notes @returns {CanvasRenderingContext2D} */
export const notingPen = (notes, canvas = { width: 300, height: 150 }) =>
  /** @type {any} */ (
    new Proxy(
      { canvas },
      {
        get: (own, name) =>
          name === "canvas"
            ? own.canvas
            : (/** @type {unknown[]} */ ...told) => void notes.push([name, ...told.map(rounded)].join(" ")),
        set: (_, name, value) => notes.push(`${String(name)} = ${value}`) > 0,
      },
    )
  );

const rounded = (/** @type {unknown} */ told) => (typeof told === "number" ? Number(told.toFixed(2)) : told);
