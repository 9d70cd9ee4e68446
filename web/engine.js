/** The engine without the views, for the benchmarks, the tests and other pages. */
export * from "./engine/engine.js";
