/** The heights of parts of the page as custom properties, so that the style sheets can leave room for these parts. */

/**
 * Set a custom property of the page to an element's height, now and whenever the height changes.
 * @param {HTMLElement} element @param {string} property @returns {() => void} stops the updates
 */
export function publishHeight(element, property) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element, { box: "border-box" });
  return () => observer.disconnect();
}
