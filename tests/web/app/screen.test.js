import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../support/elements.js";

layOut();
const { createScreen } = await import("../../../web/app/screen.js");
const { INITIAL } = await import("../../../web/app/state.js");
const { createStore } = await import("../../../web/app/store.js");

const LOOK = { digits: "medium", hand: "right" };

test("the page is told which theme and which place it has, for its styles", () => {
  const store = createStore(INITIAL);
  const screen = createScreen(store, assert.fail);
  const told = () => {
    screen.showTheme();
    screen.showPlace();
    return { ...document.documentElement.dataset };
  };
  assert.deepEqual(told(), { theme: INITIAL.settings.theme, ...LOOK, place: INITIAL.place, stage: "board" });
  store.act({ type: "settings", settings: { theme: "dark" } });
  store.act({ type: "place", place: "print" });
  assert.deepEqual(told(), { theme: "dark", ...LOOK, place: "print", stage: "scene" });
});
