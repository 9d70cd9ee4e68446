/** The entry point of the engine without views, for benchmarks, tests and other pages. */
export * from "./engine/engine.js";
