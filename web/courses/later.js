/** The lessons on how programs solve, which are loaded when the first one is opened. */
export { speakAs } from "../ui/i18n.js";
export { createCourse } from "./course.js";
