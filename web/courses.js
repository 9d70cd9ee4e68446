/** An entry: the lessons on how programs solve, which the page fetches when one of them is first opened. */
export { createCourse } from "./courses/course.js";
