/**
 * The entrance to the lessons on how programs solve. Their content is loaded when the first of these lessons is opened.
 */
import { loadRoom } from "../parts/load-room.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** Create the element for the exercises of the lessons on how programs solve. */
export function createCourseDoor() {
  const root = h("div", { class: "scene-main" });
  let shown = "";

  const open = async (/** @type {string} */ name) => {
    root.replaceChildren(h("p", { class: "muted", role: "status" }, t("task.running")));
    const course = await fetched(name).catch(() => h("p", { role: "alert" }, t("course.failed")));
    if (name === shown) root.replaceChildren(course);
  };

  return {
    root,
    /** @param {string} name the lesson's name, or "" if no such lesson is open */
    render(name) {
      setHidden(root, !name);
      // after a failure, opening the lesson again tries again
      if (!name && root.querySelector("[role=alert]")) shown = "";
      if (!name || name === shown) return;
      shown = name;
      open(name);
    },
  };
}

/** Load the content of a lesson. @param {string} name @returns {Promise<HTMLElement>} */
async function fetched(name) {
  const { createCourse } = await loadRoom("courses");
  return createCourse(name);
}
