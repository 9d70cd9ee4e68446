/** The style sheets that the page adopts, as texts. */

class CSSStyleSheet {
  text = "";
  /** @param {string} text */
  replaceSync(text) {
    this.text = text;
  }
}

/** Let the document adopt style sheets, and return the list of them. @returns {{text: string}[]} */
export function adoptSheets() {
  /** @type {{text: string}[]} */
  const adoptedStyleSheets = [];
  Object.assign(globalThis, { CSSStyleSheet });
  Object.assign(document, { adoptedStyleSheets });
  return adoptedStyleSheets;
}
