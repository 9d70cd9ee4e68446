/** The entry point of the lessons on how programs solve. It is loaded when the first of these lessons is opened. */
export { createCourse } from "./courses/course.js";
