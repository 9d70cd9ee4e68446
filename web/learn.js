/** The entry point of the content of Learn. It is loaded when Learn is first opened. */
export { createLearn } from "./learn/panel.js";
