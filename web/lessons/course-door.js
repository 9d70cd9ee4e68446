/** The place in a lesson for one on how programs solve; what stands in it is fetched when the first of them is opened. */
import { importScript } from "../parts/parts.js";
import { h, setHidden } from "../ui/dom.js";
import { t, voice } from "../ui/i18n.js";

export function createCourseDoor() {
  const root = h("div", {});
  let shown = "";

  const open = async (/** @type {string} */ name) => {
    root.replaceChildren(h("p", { class: "muted", role: "status" }, t("task.running")));
    const course = await fetched(name).catch(() => h("p", { role: "alert" }, t("course.failed")));
    if (name === shown) root.replaceChildren(course);
  };

  return {
    root,
    /** @param {string} name "" for none */
    render(name) {
      setHidden(root, !name);
      if (!name && root.querySelector("[role=alert]")) shown = ""; // what did not come is asked for when it is opened again
      if (!name || name === shown) return;
      shown = name;
      open(name);
    },
  };
}

/** @param {string} name @returns {Promise<HTMLElement>} */
async function fetched(name) {
  /** @type {typeof import("../courses.js")} */
  const { createCourse } = await importScript("courses.js");
  return createCourse(name, voice);
}
