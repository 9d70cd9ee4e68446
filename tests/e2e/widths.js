// Returns the faults of what is on the screen: parts that overlap, controls that are cut off, covered or outside, and
// anything but the content that scrolls.
() => {
  const PARTS = "#grid, #scenes, #verdict, #keypad, #shelf, #places, #tray, .tray-page, .place-link, .main-menu-button";
  const CONTROLS = "button, input:not([type=file]), select, textarea, summary, a, [role=gridcell], [role=option]";
  const SPARE = 1; // pixels by which boxes may differ because of rounding
  const boxOf = (element) => element.getBoundingClientRect();
  const isShown = (element) =>
    !element.closest("[inert]") &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    boxOf(element).width > 2 &&
    boxOf(element).height > 2;
  const nameOf = (element) =>
    (element.ariaLabel || element.innerText?.trim() || element.id || element.className || element.localName).slice(0, 40);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const faults = [];

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${scrollWidth}`);
  if (scrollHeight > innerHeight) faults.push(`the page scrolls: ${scrollHeight}`);

  const parts = all(PARTS);
  for (const [at, one] of parts.entries()) {
    const a = boxOf(one);
    for (const other of parts.slice(at + 1)) {
      const b = boxOf(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // the list of lessons takes the stage and the panel
      const isList = document.documentElement.dataset.stage === "list" && one.id === "scenes" && other.id === "places";
      if (across > SPARE && down > SPARE && !one.contains(other) && !isList)
        faults.push(`${one.id || nameOf(one)} overlaps ${other.id || nameOf(other)}`);
    }
  }

  /** Return the part of the window in which an element is not clipped, and whether a part of it can scroll into view. */
  const sightOf = (element) => {
    const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false, slides: false };
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const box = boxOf(outer);
      sight.slides ||= /auto|scroll/.test(overflowX) && outer.scrollWidth > outer.clientWidth + SPARE;
      if (overflowX !== "visible") {
        sight.left = Math.max(sight.left, box.left);
        sight.right = Math.min(sight.right, box.right);
      }
      if (overflowY !== "visible") {
        sight.top = Math.max(sight.top, box.top);
        sight.bottom = Math.min(sight.bottom, box.bottom);
      }
      sight.scrolls ||= /auto|scroll/.test(overflowY) && outer.scrollHeight > outer.clientHeight + SPARE;
      if (position === "fixed") break;
    }
    return sight;
  };

  for (const control of all(CONTROLS)) {
    const box = boxOf(control);
    const sight = sightOf(control);
    const name = nameOf(control);
    // a strip of pictures slides sideways
    if (!sight.slides && (box.left < sight.left - SPARE || box.right > sight.right + SPARE))
      faults.push(`${name} sticks out sideways`);
    const isAbove = box.top < sight.top - SPARE;
    const isBelow = box.bottom > sight.bottom + SPARE;
    if ((isAbove || isBelow) && !sight.scrolls) faults.push(`${name} is cut off`);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isAside = x < sight.left + SPARE || x > sight.right - SPARE;
    if (isAside || y < sight.top + SPARE || y > sight.bottom - SPARE) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest("#notices") && control.closest("#keypad")) continue; // notices are over the keys for a moment
    if (hit && !control.contains(hit) && hit.closest("label")?.control !== control && !control.disabled)
      faults.push(`${name} is covered by ${nameOf(hit)}`);
  }

  for (const text of all("button, button span, summary, h2, h3, label, .chips-label")) {
    const { overflowX, clipPath } = getComputedStyle(text);
    if (overflowX !== "visible" && clipPath === "none" && text.scrollWidth > text.clientWidth + SPARE)
      faults.push(`the words ${nameOf(text)} are cut off`);
  }

  const main = all(".button.primary");
  if (main.length > 1) faults.push(`${main.length} main buttons: ${main.map(nameOf).join(", ")}`);
  for (const whole of [...main, ...all("#grid [role=grid]")]) {
    const box = boxOf(whole);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + SPARE || box.bottom > innerHeight + SPARE)
      faults.push(`${nameOf(whole)} is not whole in the window`);
  }
  return [...new Set(faults)];
}
