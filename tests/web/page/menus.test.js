/** Check that no menu of the page is long. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createMainMenu } from "../../../web/app/main-menu.js";
import { INITIAL } from "../../../web/app/state.js";
import { createBar } from "../../../web/own/bar.js";
import { createMore } from "../../../web/play/more.js";
import { createNewPuzzle } from "../../../web/play/new-puzzle.js";
import { createPuzzleMenu } from "../../../web/play/puzzle-menu.js";
import { createColumnsMenu } from "../../../web/puzzles/columns-menu.js";
import { createTrayMenu } from "../../../web/puzzles/tray-menu.js";
import { MOST_ROWS } from "../../../web/ui/menu.js";
import { drawn } from "../../support/elements.js";
import { openMenus } from "../../support/seen.js";

const WEB = new URL("../../../web/", import.meta.url);
const none = () => {};

/**
 * Draw a view, because the choices of its menu depend on the state.
 * @template {any[]} Drawn @template {{render: (...drawn: Drawn) => void}} View @param {View} view @param {Drawn} drawn
 */
function drawnBy(view, ...drawn) {
  view.render(...drawn);
  return view;
}

/** Create each script's view that contains a menu. @type {Record<string, () => {root: HTMLElement}>} */
const MENUS = {
  "app/main-menu.js": () => createMainMenu(none),
  "own/bar.js": () => createBar(/** @type {any} */ ({})),
  "play/more.js": () => drawnBy(createMore(none), INITIAL),
  "play/new-puzzle.js": () => ({ root: createNewPuzzle(none) }),
  "play/puzzle-menu.js": () => createPuzzleMenu(none),
  "puzzles/columns-menu.js": () => createColumnsMenu(none),
  "puzzles/tray-menu.js": () => drawnBy(createTrayMenu(none, none), INITIAL, []),
};

/** Return the rows of each list of a menu, with the way back of a second list. @param {HTMLElement} root */
const rowsOf = (root) =>
  drawn(root)
    .all("div")
    .filter(({ className }) => className === "menu-level")
    .map((level) => level.children.reduce((rows, child) => rows + rowsIn(child), 0));

/** @param {ReturnType<typeof drawn>} child of a list: the way back, or a group of choices */
const rowsIn = (child) =>
  child.className === "menu-group"
    ? Math.ceil(child.children.filter(isRow).length / Number(child.getAttribute("data-columns") ?? 1))
    : Number(isRow(child));

/** @param {ReturnType<typeof drawn>} child */
const isRow = ({ className }) => /^(menu-item|setting)( |$)/.test(className);

for (const [script, create] of Object.entries(MENUS))
  test(`no list of ${script} has more than ${MOST_ROWS} rows`, () => {
    const { root } = create();
    openMenus(root);
    const rows = rowsOf(root);
    assert.ok(rows.length > 0);
    assert.deepEqual(
      rows.filter((count) => count > MOST_ROWS || count < 2),
      [],
    );
  });

test("these are all menus of the page", () => {
  const scripts = readdirSync(WEB, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".js"));
  const made = scripts.filter((name) => readFileSync(new URL(name, WEB), "utf-8").includes(" createMenu("));
  assert.deepEqual(made.filter((name) => name !== "ui/menu.js").sort(), Object.keys(MENUS).slice(1).sort());
});
