/** An entry: what the place Learn shows, which the page fetches when it is first opened. */
export { createLearn } from "./learn/panel.js";
