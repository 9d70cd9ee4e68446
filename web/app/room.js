/** Tells the style sheets how much room a part of the page needs, so that the board leaves it. */

/**
 * Keeps a custom property of the page at an element's height.
 * @param {HTMLElement} element @param {string} property @returns {() => void} stops it
 */
export function tellHeight(element, property) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element, { box: "border-box" });
  return () => observer.disconnect();
}
