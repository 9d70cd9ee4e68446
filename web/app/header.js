/**
 * The header: the name, the four places, the menu, and the state of the engine when people need to know it.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { h, icon, put } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMainMenu } from "./main-menu.js";
import { PLACES } from "./places.js";
import { publishHeight } from "./room.js";
import { createStatus } from "./status.js";

const DRAWINGS = /** @type {const} */ ({ play: "grid", make: "sparkle", print: "printer", learn: "learn" });

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createHeader(root, onAction) {
  const status = createStatus(onAction);
  const places = createNavigation(onAction);
  const menu = createMainMenu(onAction);
  // in the page as one file, only this link contains the icon
  const picture = document.querySelector("link[rel=icon]")?.getAttribute("href");
  const brand = h(
    "h1",
    { class: "brand" },
    h("img", { src: picture, alt: "", width: "28", height: "28" }),
    h("span", {}, t("header.title")),
  );
  const header = h("div", { class: "header" }, brand, places.root, status.root, menu.root);
  root.querySelector(".header")?.remove(); // this removes the placeholder of index.html, which shows the name
  root.prepend(header);
  const leave = publishHeight(status.root, "--status");

  return {
    /** @param {State} state */
    render(state) {
      status.render(state.engine, state.offline);
      places.render(state);
      menu.render(state);
    },
    destroy() {
      leave();
      menu.destroy();
      header.remove();
    },
  };
}

/** @param {(action: Action) => void} onAction */
function createNavigation(onAction) {
  const links = PLACES.map((place) => {
    const onclick = () => onAction({ type: "place", place });
    const attributes = { type: "button", class: "place-link choice", id: `to-${place}`, onclick };
    return { place, link: h("button", attributes, icon(DRAWINGS[place]), h("span", {}, t(`place.${place}`))) };
  });
  return {
    root: h("nav", { class: "places", "aria-label": t("places.label") }, ...links.map(({ link }) => link)),
    /** @param {State} state */
    render(state) {
      for (const { place, link } of links) put(link, "aria-current", state.place === place ? "page" : null);
    },
  };
}
