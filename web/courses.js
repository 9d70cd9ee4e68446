/** Entry: the lessons on how programs solve, loaded when the first one is opened. */
export { createCourse } from "./courses/course.js";
