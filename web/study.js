/** An entry: what Learn has under More, which the page fetches when it is first opened. */
export { createStudy } from "./study/study.js";
