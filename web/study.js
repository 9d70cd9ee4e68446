/** Entry: the tools under More in Learn, loaded when first opened. */
export { createStudy } from "./study/study.js";
