/** Everything drawn, as lines. */

/** @typedef {ReturnType<typeof import("./elements.js").drawn>} Drawn */

/** Returns the properties set only on this element, such as the text of a field or an open fold. @param {Drawn} element @param {Set<string>} usual */
function factsOf(element, usual) {
  const facts = Object.entries(element).filter(([name, value]) => !usual.has(name) && Object(value) !== value);
  return facts.filter(([, value]) => value !== undefined).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
}

/** Returns an element and everything below it, one line each. @param {Drawn} element @returns {string[]} */
export function lines(element) {
  const usual = new Set(Object.keys(document.createElement("p")));
  usual.delete("held");
  return [...told(element, usual, "")];
}

/** @param {Drawn} element @param {Set<string>} usual @param {string} indent @returns {Generator<string>} */
function* told(element, usual, indent) {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
  const focused = document.activeElement === /** @type {unknown} */ (element) ? " focused" : "";
  yield `${indent}${element.tag}${attributes}${factsOf(element, usual).join("")}${focused}`;
  for (const node of element.childNodes)
    if (typeof node === "string") yield* node.split("\n").map((text) => `${indent}  ${JSON.stringify(text)}`);
    else yield* told(node, usual, `${indent}  `);
}
