/** All that is drawn, for whole answers. */

/** @typedef {ReturnType<typeof import("./elements.js").drawn>} Drawn */

/** An element with all below it, a line each. @param {Drawn} element @returns {string[]} */
export function lines(element, indent = "") {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
  const facts = ["held", "checked", "open", "scrollTop"].filter((fact) => Reflect.get(element, fact) !== undefined);
  const focused = document.activeElement === /** @type {unknown} */ (element) ? " focused" : "";
  const told = facts.map((fact) => ` ${fact}=${JSON.stringify(Reflect.get(element, fact))}`).join("") + focused;
  const inner = element.childNodes.flatMap((node) =>
    typeof node === "string"
      ? node.split("\n").map((text) => `${indent}  ${JSON.stringify(text)}`)
      : lines(node, `${indent}  `),
  );
  return [`${indent}${element.tag}${attributes}${told}`, ...inner];
}
