/** Entry: the content of Learn, loaded when it is first opened. */
export { createLearn } from "./learn/panel.js";
