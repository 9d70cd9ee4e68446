/** The entry point of the tools in the section More of Learn. It is loaded when this section is first opened. */
export { createStudy } from "./study/study.js";
