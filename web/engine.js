/** The engine without the views, for the bench, the tests and whoever asks it from a page of their own. */
export * from "./engine/engine.js";
